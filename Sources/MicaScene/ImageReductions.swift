// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, paints: images that are drawn smaller in high quality, reduced once a frame for each
// size. Nothing outlives the frame, so a pixmap that changes between frames is never stale.

internal import MicaRaster

/// The reduced images of one frame.
final class ImageReductions {
  private struct Key: Hashable {
    var pixmap: ObjectIdentifier
    var width: Int
    var height: Int
  }

  private var reduced: [Key: Pixmap] = [:]

  /// Forgets the last frame's images.
  func begin() {
    if !reduced.isEmpty { reduced.removeAll(keepingCapacity: true) }
  }

  /// The paint to sample instead of `image` under `transform`, and its transform: the same where
  /// nothing shrinks.
  func prepare(_ image: ImagePaint, _ transform: Affine) -> (paint: ImagePaint, transform: Affine) {
    guard image.sampling == .high, transform.isFinite else { return (image, transform) }
    let (width, height) = (image.pixmap.width, image.pixmap.height)
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let newWidth = Self.reduced(width, by: across)
    let newHeight = Self.reduced(height, by: down)
    if newWidth == width && newHeight == height { return (image, transform) }
    let key = Key(pixmap: ObjectIdentifier(image.pixmap), width: newWidth, height: newHeight)
    let pixmap =
      reduced[key] ?? AreaReduction.reduce(image.pixmap, width: newWidth, height: newHeight)
    reduced[key] = pixmap
    let scale = Affine.scale(
      Double(width) / Double(newWidth), Double(height) / Double(newHeight))
    var paint = image
    paint.pixmap = pixmap
    return (paint, scale.then(transform))
  }

  private static func reduced(_ size: Int, by scale: Double) -> Int {
    scale < 1 ? min(size, max(1, Int((Double(size) * scale).rounded()))) : size
  }
}
