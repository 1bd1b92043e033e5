// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a label says and how: plain or attributed text, and the values for what it leaves open.

import CoreText

/// A label's text and looks.
struct LabelContent {
  /// The characters of plain text; nil where `attributed` counts or nothing was set.
  private(set) var plain: String?
  private(set) var attributed: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: 17) { didSet { plainLook = nil } }
  private(set) var color = UIColor.label { didSet { plainLook = nil } }
  var alignment = NSTextAlignment.natural { didSet { plainLook = nil } }
  /// Whether natural lines go by the view's direction, and not by the program's: in cells, which mirror what they
  /// hold (ours: no picture shows a cell that is forced right to left).
  var followsView = false
  var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { plainLook = nil } }
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { plainLook = nil }
  }
  /// The attributes of plain text under some traits, with resolved colours: shared by the texts
  /// that follow each other.
  private var plainLook: (traits: UITraitCollection, attributes: AttributeSet)?

  var string: String? { attributed?.string ?? plain }

  var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain?.isEmpty ?? true }

  /// The font of the text's start.
  var shownFont: UIFont { value(.font).flatMap(UIFont.of) ?? font }
  /// The colour of the text's start.
  var shownColor: UIColor { value(.foregroundColor) as? UIColor ?? color }

  private func value(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  mutating func setPlain(_ text: String?) {
    // What the attributed text had at its start stays.
    if attributed != nil {
      font = shownFont
      color = shownColor
      attributed = nil
    }
    plain = text
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    plain = nil
    attributed = text?.copy() as? NSAttributedString
    guard let attributed, attributed.length > 0,
      let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineBreakStrategy = style.lineBreakStrategy
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    setAttribute(.foregroundColor, color)
  }

  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed.copy() as? NSAttributedString
  }

  /// Gives all paragraphs of an attributed text the label's alignment, break mode and strategy.
  mutating func applyParagraphs() {
    guard let attributed else { return }
    self.attributed = withParagraphs(attributed) { style in
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      style.lineBreakStrategy = lineBreakStrategy
    }
  }

  /// The text with everything filled in, as `attributedText` returns it.
  var attributedText: NSAttributedString? {
    if let attributed { return attributed.length == 0 ? attributed : filled(attributed) }
    return plain.map { NSAttributedString(string: $0, attributes: defaults) }
  }

  /// Plain text as it is shown under some traits; nil for other text, and where there is none.
  mutating func plainText(_ traits: UITraitCollection) -> NSAttributedString? {
    guard let plain, !plain.isEmpty else { return nil }
    if let known = plainLook, known.traits == traits {
      return NSAttributedString(string: plain, sharing: known.attributes)
    }
    let text = NSAttributedString(string: plain, attributes: defaults)
    let resolved = traits.resolving { text.resolvingColors(replacingBy: nil) }
    plainLook = (traits, resolved.run(at: 0).attributes)
    return resolved
  }

  private var defaults: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: font, .foregroundColor: color, .paragraphStyle: style.copy()]
  }

  private func filled(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let defaults = defaults
    let whole = NSRange(location: 0, length: text.length)
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      text.enumerateAttribute(key, in: whole, options: []) { value, range, _ in
        if value == nil, let missing = defaults[key] {
          result.addAttribute(key, value: missing, range: range)
        }
      }
    }
    return result
  }

  private func withParagraphs(
    _ text: NSAttributedString, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      change(style)
      result.addAttribute(.paragraphStyle, value: style.copy(), range: range)
    }
    return result
  }
}

extension UIFont {
  /// A font of an attributed string as UIKit's; nil for what is none.
  package static func of(_ value: Any) -> UIFont? {
    if let font = value as? UIFont { return font }
    return (value as? CTFont).map { UIFont($0) }
  }
}
