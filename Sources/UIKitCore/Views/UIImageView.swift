// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that shows a picture.

import CoreGraphics
public import Foundation

/// A view that shows a picture by its layer's contents; it draws nothing itself, but for resizable
/// pictures. As on iOS it takes no part in hit testing unless told so.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// How symbols are drawn, where they don't say it themselves; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { showImage() } }
  /// Whether the picture grows with texts; false by default.
  ///
  /// Partly: kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// A view with an empty picture and the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// A view of the picture's size, with another picture for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view without a picture from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    readNib(coder, as: UIImageView.self)
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  /// The picture.
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      showImage()
      didChange("image")
    }
  }

  /// The picture while the view is highlighted; nil stands for `image`.
  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  /// Whether the view shows `highlightedImage`; false by default.
  open var isHighlighted = false {
    willSet { willChange("isHighlighted") }
    didSet {
      showImage()
      didChange("isHighlighted")
    }
  }

  /// How the picture lies in the bounds; `.scaleToFill` by default.
  open override var contentMode: ContentMode {
    didSet { showImage() }
  }

  var sequence = ImageSequence()

  /// Whether the pictures are under way.
  open var isAnimating: Bool { showsSequence }

  /// Begins with the first of `animationImages`, or of the highlighted ones while the view is; nothing where there are
  /// none.
  open func startAnimating() { startSequence() }

  /// Shows `image` again.
  open func stopAnimating() { stopSequence() }

  /// Pictures that `startAnimating()` shows in turn instead of `image`; nil by default.
  open var animationImages: [UIImage]? {
    get { sequence.images }
    set {
      stopAnimating()
      sequence.images = newValue
    }
  }

  /// Those that it shows while the view is highlighted; nil stands for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    get { sequence.highlighted }
    set {
      stopAnimating()
      sequence.highlighted = newValue
    }
  }

  /// Seconds that all pictures take; 0, the default, is a thirtieth for each.
  open var animationDuration: TimeInterval {
    get { sequence.duration }
    set { sequence.duration = newValue }
  }

  /// How often all are shown; 0, the default, is without end.
  open var animationRepeatCount: Int {
    get { sequence.repeatCount }
    set { sequence.repeatCount = newValue }
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The picture's size, whatever there is room for; without a picture the present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// A picture that is shown by its shape takes on the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  /// A picture that is shown by its shape takes on the colour for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shownImage?.renderingMode == .alwaysTemplate || shownImage?.hasVariants == true {
      showImage()
    }
  }

  /// Does nothing, and is never called: Apple documents that image views don't call an override of it.
  open override func draw(_ rect: CGRect) {}

  /// Draws a resizable picture; others are the layer's contents.
  override func runDrawing(_ rect: CGRect) {
    guard isResizing else { return }
    displayedImage?.draw(in: bounds)
  }

  /// Draws a picture that preserves its lines in the size in which the view shows it. Others are the layer's contents
  /// already.
  open override func display(_ layer: CALayer) {
    guard layer === self.layer, let image = displayedImage, followsBounds(image),
      let pixels = image.vectorPixels(filling: shownSize(of: image), scale: vectorScale)
    else { return super.display(layer) }
    layer.contents = pixels
  }

  /// Whether a picture is drawn anew when the view's size changes.
  private func followsBounds(_ image: UIImage) -> Bool {
    guard image.preservedVector != nil else { return false }
    return [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw].contains(contentMode)
  }

  /// The size in which the content mode shows a picture.
  private func shownSize(of image: UIImage) -> CGSize {
    let (own, room) = (image.size, bounds.size)
    guard own.width > 0, own.height > 0 else { return room }
    let (across, down) = (room.width / own.width, room.height / own.height)
    let factor: CGFloat
    switch contentMode {
    case .scaleAspectFit: factor = min(across, down)
    case .scaleAspectFill: factor = max(across, down)
    default: return room
    }
    return CGSize(width: own.width * factor, height: own.height * factor)
  }

  private var vectorScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The shape that was shown last, which most changes leave as it is.
  private var lastTint: TintedShape?

  /// The picture as it is shown: tinted if it is a template.
  private var displayedImage: UIImage? {
    var shownImage = shownImage?.resolved(for: traitCollection)
    if let image = shownImage, image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      shownImage = image.withHorizontallyFlippedOrientation()
    }
    guard let shownImage, shownImage.renderingMode == .alwaysTemplate else { return shownImage }
    return traitCollection.resolving {
      shownImage.withTintColor(tintColor, shownImage.renderingMode, &lastTint)
    }
  }

  private var isResizing: Bool {
    shownImage?.traits.capInsets != nil && (contentMode == .scaleToFill || contentMode == .redraw)
  }

  /// A symbol as `preferredSymbolConfiguration` says, as far as it doesn't say so itself.
  private func styled(_ image: UIImage) -> UIImage {
    guard let preferred = preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferred.merged(with: image.symbolConfiguration))
      ?? image
  }

  private func showImage() {
    let image = displayedImage.map(styled)
    let followsBounds = image.map(followsBounds) ?? false
    layer.needsDisplayOnBoundsChange = isResizing || contentMode == .redraw || followsBounds
    if isResizing {
      ownContentScale = nil
      followScreen(.main)
      setNeedsDisplay()
    } else {
      setContentScale(image?.scale ?? UIScreen.main.scale)
      layer.contents = image?.uprightPixels
      if followsBounds { setNeedsDisplay() }
    }
    showFrames(of: shownImage)
  }
}
