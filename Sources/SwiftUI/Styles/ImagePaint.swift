// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture as a style.

public import Foundation

/// A picture that is repeated over the bounds.
public struct ImagePaint: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, in parts of its size.
  public var sourceRect: CGRect
  /// How large the picture is drawn; 1 is its own size.
  public var scale: CGFloat

  /// A picture that is repeated over the bounds: all of it by default, in its own size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  /// Returns the picture's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = _StylePaint(.image(self, context.environment))
    paint.opacity = ForegroundStyles.opacity(ofLevel: context.level)
    return paint
  }

  /// Fills the context's clip with the picture, again and again from the origin of `bounds`.
  func draw(in context: CGContext, _ bounds: CGRect, _ environment: EnvironmentValues) {
    guard let picture = image.uiImage(in: environment), let whole = picture.cgImage,
      scale.isFinite, scale > 0
    else { return }
    let pixels = CGRect(
      x: sourceRect.minX * CGFloat(whole.width), y: sourceRect.minY * CGFloat(whole.height),
      width: sourceRect.width * CGFloat(whole.width),
      height: sourceRect.height * CGFloat(whole.height)
    ).intersection(CGRect(x: 0, y: 0, width: whole.width, height: whole.height))
    guard !pixels.isEmpty, let part = whole.cropping(to: pixels) else { return }
    let tile = CGSize(
      width: CGFloat(part.width) / picture.scale * scale,
      height: CGFloat(part.height) / picture.scale * scale)
    let clip = context.boundingBoxOfClipPath.intersection(bounds)
    guard tile.width > 0, tile.height > 0, !clip.isEmpty,
      clip.width / tile.width * (clip.height / tile.height) < 100_000
    else { return }
    var y = bounds.minY + ((clip.minY - bounds.minY) / tile.height).rounded(.down) * tile.height
    while y < clip.maxY {
      var x = bounds.minX + ((clip.minX - bounds.minX) / tile.width).rounded(.down) * tile.width
      while x < clip.maxX {
        context.saveGState()
        context.translateBy(x: x, y: y + tile.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(part, in: CGRect(origin: .zero, size: tile))
        context.restoreGState()
        x += tile.width
      }
      y += tile.height
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated over the bounds.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
