// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures made from pictures.

public import CoreGraphics

extension UIImage {
  /// The picture with caps, in points, that keep their size when it is drawn larger; what lies
  /// between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with caps, in points, that keep their size when it is drawn larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The picture with caps on the left and at the top, and one point after each that is repeated.
  public func stretchableImage(withLeftCapWidth leftCap: Int, topCapHeight topCap: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCap), CGFloat(topCap))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCap > 0 ? size.height - top - 1 : 0,
        right: leftCap > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }

  /// The picture with another way of being shown in views.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture with insets, in points, to what is to be aligned.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture with a baseline for texts beside it, in points above its bottom edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
  }

  /// The picture without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The picture's shape in one colour: its pixels' alpha times the colour, which is resolved for
  /// the current traits.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture's shape in one colour, with another way of being shown in views.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var last: TintedShape?
    return withTintColor(color, renderingMode, &last)
  }

  /// As `withTintColor(_:renderingMode:)`, but what was tinted last isn't tinted again in the same colour.
  package func withTintColor(
    _ color: UIColor, _ renderingMode: RenderingMode, _ last: inout TintedShape?
  ) -> UIImage {
    let shape = storedPixels
    if shape == nil || last?.shape !== shape || last?.color != color.cgColor {
      last = shape.map { TintedShape($0, color.cgColor, Self.tint($0, with: color.cgColor) ?? $0) }
    }
    let tinted = last?.pixels
    var traits = traits
    traits.renderingMode = renderingMode
    traits.vector?.tint = color.cgColor
    return UIImage(pixels: tinted, traits: traits)
  }

  /// The picture with left and right swapped.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The picture, with left and right swapped wherever a view shows it that runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Whether views that run from right to left swap the picture's left and right; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

  /// A format of pictures like this one: its scale, and opaque where it has no alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque =
      storedPixels.map {
        [.none, .noneSkipLast, .noneSkipFirst].contains($0.alphaInfo)
      } ?? false
    return format
  }

  /// The picture scaled to `size` points, at its own scale; nil for a size that no picture can have.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let bounds = CGRect(origin: .zero, size: size)
    guard storedPixels != nil,
      let context = ImageContext.make(bounds: bounds, scale: scale, isOpaque: false)
    else { return nil }
    context.interpolationQuality = .high
    ContextStack.current.with(context) { draw(in: bounds) }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// As `preparingThumbnail(of:)`, in a task.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture, ready to be drawn; the pixels are always decoded here.
  public func preparingForDisplay() -> UIImage? { storedPixels == nil ? nil : self }

  /// As `preparingForDisplay()`, in a task.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  private func changed(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(pixels: storedPixels, traits: traits)
  }

  private static func tint(_ pixels: CGImage, with color: CGColor) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let context = ImageContext.make(bounds: bounds, scale: 1, isOpaque: false)
    guard let context else { return nil }
    context.setFillColor(color)
    context.fill(bounds)
    context.setBlendMode(.destinationIn)
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(pixels, in: bounds)
    return context.makeImage()
  }
}

/// A shape's pixels in a colour.
package struct TintedShape {
  fileprivate let shape: CGImage
  fileprivate let color: CGColor
  fileprivate let pixels: CGImage

  fileprivate init(_ shape: CGImage, _ color: CGColor, _ pixels: CGImage) {
    (self.shape, self.color, self.pixels) = (shape, color, pixels)
  }
}
