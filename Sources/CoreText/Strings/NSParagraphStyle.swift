// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The style of a paragraph, as an attribute's value. It is Core Text's paragraph style too.

import CoreGraphics
import Foundation

/// How a paragraph is set: alignment, indents, tabs, line heights, spacing and breaks.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// All values; changed by `NSMutableParagraphStyle` alone.
  package internal(set) final var settings = ParagraphSettings()

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  /// A style with the values at first.
  public override init() { super.init() }

  package init(settings: ParagraphSettings) {
    super.init()
    self.settings = settings
  }

  /// The style of a keyed archive.
  public required init?(coder: NSCoder) {
    super.init()
    settings = ParagraphSettings(coder)
  }

  /// Writes the values into a keyed archive.
  open func encode(with coder: NSCoder) { settings.write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// The direction that a language is written in: right to left for Arabic, Hebrew, Persian, Urdu
  /// and others in their scripts, natural for nil and unknown ones, else left to right.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    writingDirection(ofLanguage: languageName)
  }

  /// Where lines stand; `natural` at first.
  open var alignment: NSTextAlignment { settings.alignment }
  /// The start of the first line, in points from the leading edge; 0 at first.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The start of all other lines, in points from the leading edge; 0 at first.
  open var headIndent: CGFloat { settings.headIndent }
  /// The end of lines, in points: from the leading edge where positive, else from the trailing
  /// edge.
  open var tailIndent: CGFloat { settings.tailIndent }
  /// How lines are broken or shortened; between words at first.
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// The least height of a line, in points; 0 at first.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The greatest height of a line, in points; 0, the value at first, for no limit.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  /// A factor of each line's own height, before the limits; 0, the value at first, for none.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// Room between two lines of the paragraph, in points; 0 at first.
  open var lineSpacing: CGFloat { settings.lineSpacing }
  /// Room after the paragraph, in points; 0 at first.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// Room before the paragraph, in points; 0 at first.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
  /// The paragraph's direction; `natural`, the value at first, goes by its first strong character.
  open var baseWritingDirection: NSWritingDirection { settings.baseWritingDirection }
  /// How full a line must be, as a share of its width, so that no word is hyphenated; 0, the value
  /// at first, never hyphenates.
  open var hyphenationFactor: Float { settings.hyphenationFactor }
  /// Whether the system decides on hyphenation; false at first.
  open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
  /// The distance of tabs after the last tab stop, in points; 0, the value at first, for none.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
  /// Whether glyphs may move closer before a line is shortened; false at first.
  open var allowsDefaultTighteningForTruncation: Bool {
    settings.allowsDefaultTighteningForTruncation
  }
  /// What is avoided where lines break; nothing at first.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { settings.lineBreakStrategy }
  /// The lists that the paragraph is an item of, outermost first.
  open var textLists: [NSTextList] { settings.textLists }
  /// Where tabs lead to; twelve places 28 points apart at first.
  open var tabStops: [NSTextTab]! { settings.tabs }

  /// The style itself where it cannot change, otherwise a copy that cannot.
  open func copy(with zone: NSZone? = nil) -> Any {
    self is NSMutableParagraphStyle ? NSParagraphStyle(settings: settings) : self
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(settings: settings)
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || settings == other.settings
  }

  open override var hash: Int {
    var hasher = StableHash()
    hasher.add(UInt64(settings.alignment.rawValue))
    hasher.add(UInt64(settings.lineBreakMode.rawValue))
    for number in [
      settings.headIndent, settings.firstLineHeadIndent, settings.lineSpacing,
      settings.paragraphSpacing, settings.minimumLineHeight, settings.maximumLineHeight,
    ] { hasher.add(Double(number)) }
    return hasher.value
  }
}

extension NSParagraphStyle: ParagraphAttribute {}
