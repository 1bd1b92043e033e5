// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A label: a text in a view. What subclasses may override stands here; the work is done in the
// UILabel+….swift files beside it.

public import CoreText
public import Foundation
public import QuartzCore

/// A view that shows a text: one line or several, shortened where there is no room.
///
/// The text stands in the middle of the height. Sizes are rounded up to whole pixels.
@preconcurrency @MainActor
open class UILabel: UIView {
  var content = LabelContent()
  var shown: ShownText?

  /// An empty label with the given frame. Unlike other views it is neither opaque nor touched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// An empty label from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    readNib(coder, as: UILabel.self)
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Text

  /// The text; nil by default. The characters of `attributedText` where that was set.
  open var text: String? {
    get { content.string }
    set { announcing("text") { setText(newValue) } }
  }

  /// The text with its attributes. What they leave open is as the label's other properties say; the
  /// alignment and line break mode of its first paragraph become the label's.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { announcing("attributedText") { setAttributedText(newValue) } }
  }

  /// The font; 17 points of the system's font by default. Setting it changes all of the text.
  open var font: UIFont! {
    get { content.shownFont }
    set {
      own(.font)
      announcing("font") { setFont(newValue) }
    }
  }

  /// The colour of the text; the system's label colour by default. Setting it changes all of the
  /// text.
  open var textColor: UIColor! {
    get { content.shownColor }
    set {
      own(.textColor)
      announcing("textColor") { setTextColor(newValue) }
    }
  }

  /// Where lines stand; `natural` by default. Setting it changes all of the text. Natural lines stand at the
  /// right in a program whose language is read so; what views say of their direction doesn't count (Apple's
  /// pictures FlexMinMax and LabelsSplit of FixFlex, forced right to left).
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { setAlignment(newValue) }
  }

  /// How what is too long is broken or shortened; `byTruncatingTail` by default. With several lines
  /// it says how the last one is shortened.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The rules by which lines are broken; `standard` by default, which leaves no word alone on a paragraph's last line.
  /// An attributed text brings its first paragraph's along; setting it changes all of the text.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { setLineBreakStrategy(newValue) }
  }

  /// Whether the text is drawn as usual or dimmed; true by default.
  open var isEnabled = true { didSet { contentChanged(keepsSize: true) } }

  /// The colour of the text while the label is highlighted; nil stands for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet {
      own(.highlightedTextColor)
      contentChanged(keepsSize: true)
    }
  }

  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false { didSet { contentChanged(keepsSize: true) } }

  /// The colour of a hard shadow; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet {
      own(.shadowColor)
      contentChanged(keepsSize: true)
    }
  }

  /// How far the shadow is moved, in points; up by 1 by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      own(.shadowOffset)
      contentChanged(keepsSize: true)
    }
  }

  /// How many lines are shown at most; 1 by default, 0 is no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }

  // MARK: Fitting

  /// Whether text that is too wide is made smaller; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged(keepsSize: true) } }

  /// How small the text may become, as a share of its size; 0, the default, is no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentChanged(keepsSize: true) } }

  /// Where a text that was made smaller stands; `alignBaselines` by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { contentChanged(keepsSize: true) }
  }

  /// Whether letters may be set closer before text is left out; kept.
  ///
  /// Partly: kept, without effect.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the size of text that the user prefers; false by default. Fonts of
  /// text styles and those made by `UIFontMetrics` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize() }
  }

  /// The width at which the intrinsic size breaks lines; 0, the default, for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Size and drawing

  // As on iOS a label's background neither animates in blocks nor has rounded corners by itself; the layer's own
  // `backgroundColor`, which lies below it, does.
  override var drawsOwnBackground: Bool { !drawsByLayer }

  override var wrapsAtGivenWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  @_spi(Mica) public override func heightForLayout(width: CGFloat) -> CGFloat? {
    wrappedHeight(atWidth: width)
  }

  @_spi(Mica) public override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    fontBaselines
  }

  /// The size of the text, in lines of `preferredMaxLayoutWidth`, rounded up to whole pixels; zero
  /// for an empty text.
  open override var intrinsicContentSize: CGSize {
    fittingSize(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// The size of the text in lines of a width, rounded up to whole pixels. The width does not count
  /// for one line, nor does one that is not above 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(CGSize(width: size.width, height: 0))
  }

  /// The rectangle of the text in `bounds`, in lines of its width, rounded up to whole pixels: at
  /// the height that the text is drawn at. An override moves the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    findTextRect(bounds, numberOfLines)
  }

  /// Draws the text in the middle of the height of `rect`, cut off at the label's bounds.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  /// Draws the label: calls `drawText(in:)` with the bounds.
  open override func draw(_ rect: CGRect) {
    guard !drawsByLayer else { return }
    drawText(in: bounds)
  }

  /// How drawn content follows a change of size: a label draws anew.
  open override var contentMode: ContentMode {
    didSet { layer.needsDisplayOnBoundsChange = true }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shown = nil
    followContentSize()
  }
}

/// Where a text that was made smaller to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// At the top of where it would have been.
  case none = 2
}

extension UILabel: DescribedView {
  package func describe(_ words: inout ViewWords) {
    if let text, !text.isEmpty { words.parts.append("text = '\(text)'") }
    words.layerClass = "_UILabelLayer"
    words.tellsOpacity = false
    // A label's own background is clear.
    words.background = words.background ?? UIColor.clear.description
  }
}
