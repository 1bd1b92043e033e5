// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view of a longer text, which can be scrolled. It is read only yet.

public import CoreText
public import Foundation
internal import MicaRaster
public import QuartzCore

/// A view that shows a longer text from its top, in lines of its width.
///
/// Its background is the system's, white in the light style, and it clips what is in it. It can't be
/// edited or selected yet: what asks for that is kept, and noted.
///
/// Partly: shows text and scrolls; it can't be edited or selected yet.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text with its attributes.
  public let textStorage: NSTextStorage
  /// What lays the text out.
  public let layoutManager: NSLayoutManager
  /// The region of the text.
  public let textContainer: NSTextContainer

  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var ownAlignment = NSTextAlignment.natural

  /// A view of a text that is laid out in a given container; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: .zero)
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    textStorage = storage
    layoutManager = manager
    self.textContainer = container
    super.init(frame: frame)
    setUpText()
  }

  /// A view without a text.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A view without a text from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    let container = NSTextContainer(size: .zero)
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    (textStorage, layoutManager, textContainer) = (storage, manager, container)
    super.init(coder: coder)
    setUpText()
  }

  // MARK: Text

  /// The text; empty by default.
  open var text: String! {
    get { textStorage.string }
    set { announcing("text") { replaceText(newValue ?? "") } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { announcing("attributedText") { replaceText(newValue ?? NSAttributedString()) } }
  }

  /// The font of the text's start; Helvetica 12 where none was set (Apple doesn't document it).
  /// Setting it changes all of the text.
  open var font: UIFont? {
    get { attribute(.font).flatMap(UIFont.of) ?? ownFont }
    set {
      announcing("font") {
        ownFont = newValue
        setAttribute(.font, newValue)
      }
    }
  }

  /// The colour of the text's start; the system's label colour where none was set. Setting it
  /// changes all of the text.
  open var textColor: UIColor? {
    get { attribute(.foregroundColor) as? UIColor ?? ownColor }
    set {
      announcing("textColor") {
        ownColor = newValue
        setAttribute(.foregroundColor, newValue)
      }
    }
  }

  /// Where lines stand; `natural` by default. Setting it changes all of the text.
  open var textAlignment: NSTextAlignment {
    get { (attribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? ownAlignment }
    set {
      ownAlignment = newValue
      setAlignment(newValue)
    }
  }

  /// The looks of links beside their own: the accent colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      ownLinkAttributes = newValue
      layoutManager.invalidate()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  /// What typed text would look like.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { plainAttributes }
    set {
      ownFont = newValue[.font].flatMap(UIFont.of) ?? ownFont
      ownColor = newValue[.foregroundColor] as? UIColor ?? ownColor
    }
  }

  // MARK: Layout

  /// Room around the text in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }

  /// The size of the text with its insets, in lines of the view's width.
  ///
  /// What it is set to has no effect: the text has its own size.
  open override var contentSize: CGSize {
    get {
      let used = layoutManager.usedRect(for: textContainer)
      return CGSize(
        width: bounds.width, height: roundUp(used.height + inset.height))
    }
    set {}
  }

  /// Whether fingers scroll the text; true by default. Where they don't, the view asks for room for
  /// all of it.
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the text could be edited; kept. It can't yet.
  ///
  /// Partly: kept, without effect.
  open var isEditable = true
  /// Whether the text could be selected; kept. It can't yet.
  ///
  /// Partly: kept, without effect.
  open var isSelectable = true
  /// What is found in the text, such as links; kept. Nothing is yet.
  ///
  /// Partly: kept, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if !dataDetectorTypes.isEmpty { Unsupported.note("UITextView.dataDetectorTypes") } }
  }
  /// Whether the font follows the size of text that the user prefers; kept.
  open var adjustsFontForContentSizeCategory = false

  /// The size of the text in lines of a width, rounded up to whole pixels; a width that is not
  /// above 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The text's size where it isn't scrolled; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.size)
  }

  /// Text that has become shorter than what was scrolled to is put back.
  open override func layoutSubviews() {
    super.layoutSubviews()
    rangeChanged()
  }

  /// Draws the text that lies in the bounds.
  open override func draw(_ rect: CGRect) {
    guard !(layer is CATextLayer), let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: bounds)
    let range = layoutManager.glyphRange(for: textContainer)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    layoutManager.drawBackground(forGlyphRange: range, at: origin)
    layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    context.restoreGState()
  }

  /// How drawn content follows a change of size: a text view draws anew.
  open override var contentMode: ContentMode {
    didSet { layer.needsDisplayOnBoundsChange = true }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layoutManager.invalidate()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layoutManager.invalidate()
  }
}

/// What can be found in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

// MARK: - Work

extension UITextView {
  private var inset: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  private func setUpText() {
    isOpaque = false
    backgroundColor = .systemBackground
    clipsToBounds = true
    layer.needsDisplayOnBoundsChange = true
    textContainer.widthTracksTextView = true
    layoutManager.willLayOut = { [weak self] in
      MainActor.assumeIsolated { self?.trackSize() }
    }
    layoutManager.didInvalidate = { [weak self] in
      MainActor.assumeIsolated { self?.textChanged() }
    }
    layoutManager.prepare = { [weak self] text in
      nonisolated(unsafe) var result = text
      MainActor.assumeIsolated {
        if let self { result = self.prepared(result) }
      }
      return result
    }
  }

  private func textChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func trackSize() {
    let width = max(bounds.width - inset.width, 1)
    if textContainer.widthTracksTextView, textContainer.size.width != width {
      textContainer.size.width = width
    }
  }

  private func roundUp(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return LabelMeasure.roundUp(value, to: scale > 0 ? 1 / scale : 1)
  }

  private func fittingSize(_ size: CGSize) -> CGSize {
    var limits = textContainer.limits
    let padding = 2 * textContainer.lineFragmentPadding
    limits.width = size.width > 0 ? max(size.width - inset.width - padding, 1) : .infinity
    limits.height = .infinity
    let layout = StringLayout.of(prepared(textStorage), limits: limits)
    let height = textStorage.length == 0 ? (font ?? .drawingDefault).lineHeight : layout.size.height
    return CGSize(
      width: roundUp(layout.size.width + inset.width + padding),
      height: roundUp(height + inset.height))
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = ownAlignment
    return [
      .font: ownFont ?? .drawingDefault, .foregroundColor: ownColor ?? .label,
      .paragraphStyle: style.copy(),
    ]
  }

  private func replaceText(_ string: String) {
    let looks: [NSAttributedString.Key: Any] =
      textStorage.length > 0
      ? textStorage.attributes(at: 0, effectiveRange: nil).filter { $0.key != .attachment }
      : plainAttributes
    replaceText(NSAttributedString(string: string, attributes: looks))
  }

  private func replaceText(_ text: NSAttributedString) {
    textStorage.setAttributedString(text)
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    let whole = NSRange(location: 0, length: textStorage.length)
    guard whole.length > 0 else { return }
    if let value {
      textStorage.addAttribute(key, value: value, range: whole)
    } else {
      textStorage.removeAttribute(key, range: whole)
    }
  }

  private func setAlignment(_ alignment: NSTextAlignment) {
    let whole = NSRange(location: 0, length: textStorage.length)
    var changes: [(NSRange, NSParagraphStyle)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      style.alignment = alignment
      changes.append((range, style))
    }
    textStorage.beginEditing()
    for (range, style) in changes {
      textStorage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    textStorage.endEditing()
  }

  /// The text as it is drawn: links in their looks, a colour where there is none, colours resolved.
  private func prepared(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.foregroundColor, in: whole, options: []) { value, range, _ in
      if value == nil { result.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
    }
    text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      if value != nil { result.addAttributes(linkTextAttributes, range: range) }
    }
    return traitCollection.resolving { result.resolvingColors(replacingBy: nil) }
  }
}
