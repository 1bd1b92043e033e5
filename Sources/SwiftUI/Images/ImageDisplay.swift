// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures on the screen.

public import Foundation
internal import MicaRaster

extension Image: DisplayedView {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ inputs: _ViewInputs) -> ImageDisplay { ImageDisplay(self, inputs) }

  func updateDisplay(_ display: ImageDisplay, from old: Image) { display.update(self) }
}

/// The display of a picture: a layer whose contents are the picture.
final class ImageDisplay: LeafDisplay {
  private var image: Image
  private var around: ImageSurroundings
  private lazy var picture: UIImage? = load()
  private var tinted: TintedShape?
  /// The pixels that the layer shows, and what they were made for.
  private var shown: (pixels: CGImage?, frame: CGSize)?

  init(_ image: Image, _ inputs: _ViewInputs) {
    self.image = image
    around = ImageSurroundings(inputs.environment, image.attributes)
    super.init(inputs)
  }

  /// The picture that it shows; nil where there is none of its name.
  var shownPicture: UIImage? { picture }

  private func load(factor: CGFloat = 1) -> UIImage? {
    if case .drawn(let drawn) = image.source {
      return onMainThread { drawn.image(environment) }
    }
    return image.uiImage(around, factor: factor, colors: environment.symbolColors(around.mode))
  }

  func update(_ new: Image) {
    image = new
    reload()
  }

  private func reload() {
    around = ImageSurroundings(environment, image.attributes)
    picture = load()
    shown = nil
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let new = ImageSurroundings(environment, image.attributes)
    if new != around || around.mode?.hasColors == true { return reload() }
    if case .drawn = image.source { return reload() }
    shown = nil
    setNeedsRender()
  }

  /// The picture's own size.
  private var ownSize: CGSize { picture?.size ?? .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image.attributes.resizing != nil else { return ownSize }
    return proposal.replacingUnspecifiedDimensions(by: ownSize)
  }

  // MARK: Baselines

  /// Where texts beside a symbol stand, from the top.
  private var baseline: CGFloat? {
    guard image.attributes.resizing == nil, let picture else { return nil }
    return picture.baselineOffsetFromBottom.map { picture.size.height - $0 }
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    guard baseline != nil else { return }
    keys.insert(VerticalAlignment.firstTextBaseline.key)
    keys.insert(VerticalAlignment.lastTextBaseline.key)
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? baseline : nil
  }

  // MARK: Drawing

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    if let shown, shown.frame == frame.size { return }
    guard let picture = fitting(frame.size), frame.width > 0, frame.height > 0 else {
      layer.contents = nil
      shown = (nil, frame.size)
      return
    }
    // Copies, and shapes in gradients, are drawn in the frame's size; other pictures are the layer's contents.
    let drawn = drawn(picture, frame.size, context.scale)
    let pixels =
      drawn ?? picture.vectorPixels(filling: frame.size, scale: context.scale)
      ?? picture.uprightPixels
    layer.contents = pixels
    layer.contentsScale = drawn == nil ? picture.scale : context.scale
    layer.contentsCenter =
      drawn == nil ? center(picture) : CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.magnificationFilter = image.attributes.interpolation == .none ? .nearest : .linear
    layer.minificationFilter = image.attributes.interpolation == .none ? .nearest : .linear
    shown = (pixels, frame.size)
  }

  /// The picture in its colours: a symbol that is shown larger is drawn anew.
  private func fitting(_ size: CGSize) -> UIImage? {
    guard var picture else { return nil }
    let own = picture.size
    if image.attributes.resizing != nil, picture.isSymbolImage, own.width > 0, own.height > 0 {
      let factor = max(size.width / own.width, size.height / own.height)
      if case .symbol = image.source, factor.isFinite, factor > 0, abs(factor - 1) > 0.01 {
        picture = load(factor: min(factor, 100)) ?? picture
      }
    }
    if picture.flipsForRightToLeftLayoutDirection, environment.layoutDirection == .rightToLeft {
      picture = picture.withHorizontallyFlippedOrientation()
    }
    guard image.isTemplate(picture, around) else { return picture }
    if case .symbol = image.source {
      return SymbolCache.current.tinted(picture, environment.imageColor)
    }
    return picture.withTintColor(environment.imageColor, .alwaysOriginal, &tinted)
  }

  /// The part between the caps, in parts of the picture.
  private func center(_ picture: UIImage) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let resizing = image.attributes.resizing, resizing.capInsets != EdgeInsets(),
      picture.size.width > 0, picture.size.height > 0
    else { return whole }
    let caps = resizing.capInsets
    let left = environment.layoutDirection == .rightToLeft ? caps.trailing : caps.leading
    let (width, height) = (picture.size.width, picture.size.height)
    return CGRect(
      x: left / width, y: caps.top / height, width: max(0, width - caps.width) / width,
      height: max(0, height - caps.height) / height)
  }

  /// The picture in a size, if it has to be drawn in it: copies of it, or its shape in a style that isn't one colour.
  private func drawn(_ picture: UIImage, _ size: CGSize, _ scale: CGFloat) -> CGImage? {
    let isTiled = image.attributes.resizing?.mode == .tile
    let paint =
      image.isTemplate(self.picture ?? picture, around) ? environment.foregroundPaint() : nil
    let isStyled = paint.map { !$0.isFlat } ?? false
    guard isTiled || isStyled, size.width * scale < 16384, size.height * scale < 16384 else {
      return nil
    }
    var tile = picture
    if let resizing = image.attributes.resizing {
      let caps = resizing.capInsets
      tile = picture.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      guard isStyled, let paint else { return tile.draw(in: bounds) }
      paint.fill($0.cgContext, in: bounds)
      tile.draw(in: bounds, blendMode: .destinationIn, alpha: 1)
    }.cgImage
  }
}
