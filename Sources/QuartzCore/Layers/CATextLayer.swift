// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer of text: Apple's class and its state. Drawing: CATextLayer+Drawing.swift; the pictures of
// animated sizes and colours: Present/CustomDrawing.swift.

import CoreText
internal import MicaRaster

/// A layer that holds a plain or attributed text, draws it into a backing store of `contentsScale`
/// pixels per point, and draws it again when the text, its looks or the bounds change.
///
/// The first line is at the top of the bounds, its baseline one ascent below; each further line
/// begins where ascent, descent and leading of the one before end, not rounded (unverified). What
/// lies outside of the bounds is cut off. At the default `contentsScale` of 1 a text is soft on
/// screens of a higher scale; a view's own layer gets the screen's scale.
///
/// `fontSize` and `foregroundColor` animate: the text is laid out and drawn for each size that is
/// shown. Bounds that animate stretch the picture of the new bounds, as with every layer that draws.
open class CATextLayer: CALayer {
  struct TextState: LayerValues {
    /// A String, an NSAttributedString that never changes, or what else was given.
    var string: Any?
    var font: CFTypeRef?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
  }

  private(set) var text = TextState()

  /// A text layer without a text.
  public override init() {
    super.init()
    state.needsDisplayOnBoundsChange = true
  }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.needsDisplayOnBoundsChange = true
  }

  /// The text, a String or an NSAttributedString, copied when set; nil by default. Anything else
  /// draws nothing and is noted.
  open var string: Any? {
    get { text.string }
    set { change("string") { text.string = Self.copied(newValue) } }
  }
  /// The font of a plain text: a CTFont, a UIFont, a CGFont, or a font's name as a String; Helvetica
  /// by default, also where nil is set. Its size is not looked at.
  open var font: CFTypeRef? {
    get { text.font ?? CTFontCreateWithName("Helvetica" as CFString, 36, nil) }
    set { change("font") { text.font = newValue } }
  }
  /// The size of a plain text in points; 36 by default. Sizes that are not positive and finite draw
  /// nothing.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize") { text.fontSize = newValue } }
  }
  /// The colour of a plain text; opaque white by default, nil draws nothing.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change("foregroundColor") { text.foregroundColor = newValue } }
  }
  /// Whether lines break at the bounds' width; false by default, which leaves breaks between
  /// paragraphs only.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped") { text.isWrapped = newValue } }
  }
  /// How a text that is too long is cut; `none` by default. Where lines wrap, the last one that fits
  /// the bounds' height is cut, otherwise each that is too wide.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change("truncationMode") { text.truncationMode = newValue } }
  }
  /// How lines are placed across the bounds; `natural` by default, which follows the direction of
  /// each paragraph.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change("alignmentMode") { text.alignmentMode = newValue } }
  }
  /// Whether the fractions of pixels at which glyphs begin may be rounded to quarters, which lets
  /// texts share pictures of glyphs; false by default.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set {
      change("allowsFontSubpixelQuantization") {
        text.allowsFontSubpixelQuantization = newValue
      }
    }
  }

  /// The names of what a text's picture depends on.
  private static let drawnKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
    "allowsFontSubpixelQuantization", "contentsScale",
  ]

  /// Whether a change of `key` asks for display: that of the text, its looks, or `contentsScale`.
  open override class func needsDisplay(forKey key: String) -> Bool {
    drawnKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  override func committedContent() -> LayerContent {
    var record = TextProperties()
    Self.properties.commit(&text, &record)
    return .text(record)
  }

  static let properties = LayerTable<CATextLayer, TextState, TextProperties>(.text) {
    $0.animated("fontSize", \.fontSize, \.fontSize, \.fontSize)
    $0.animated("foregroundColor", \.foregroundColor, \.foregroundColor, \.foregroundColor)
    $0.named("string", \.string)
    $0.named("font", \.font)
    $0.named("isWrapped", key: "wrapped", \.isWrapped)
    $0.named("truncationMode", \.truncationMode)
    $0.named("alignmentMode", \.alignmentMode)
    $0.named("allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization)
  }

  /// Draws the text; the delegate is not asked. A subclass may move it and call this.
  open override func draw(in ctx: CGContext) { drawText(in: ctx) }

  /// What a changeable string says now; anything else as it is.
  private static func copied(_ value: Any?) -> Any? {
    switch value {
    case let string as NSMutableAttributedString:
      return NSAttributedString(attributedString: string)
    case let string as NSMutableString: return string as String
    default: return value
    }
  }
}
