// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a layer's contents go: gravity, scale and the part that is shown.

internal import MicaRaster

/// A picture's place in a layer.
struct ContentsPlacement {
  /// The part of the picture that is shown, in its pixels.
  let source: Box
  /// Where that lies in the layer's own space.
  let target: Box

  /// Nil when nothing is shown.
  init?(_ p: LayerProperties, contents: LayerContents) {
    let size = contents.size
    let origin = p.contentsRect.lowHalf * size
    let shown = p.contentsRect.highHalf * size
    guard shown.x > 0, shown.y > 0, p.contentsScale > 0 else { return nil }
    source = Box(origin.x, origin.y, origin.x + shown.x, origin.y + shown.y)

    let room = p.bounds.highHalf
    var extent = shown / p.contentsScale
    var align = SIMD2(0.5, 0.5)
    switch p.contentsGravity {
    case .resize: extent = room
    case .resizeAspect: extent *= min(room.x / extent.x, room.y / extent.y)
    case .resizeAspectFill: extent *= max(room.x / extent.x, room.y / extent.y)
    case .aligned(let x, let y): align = SIMD2(x, y)
    }
    let corner = p.bounds.lowHalf + (room - extent) * align
    target = Box(corner.x, corner.y, corner.x + extent.x, corner.y + extent.y)
    guard target.x0 < target.x1, target.y0 < target.y1 else { return nil }
  }

  /// The picture's pixels → the layer's own space; upside down in flipped geometry, which turns it
  /// upright again.
  func imageToLayer(isFlipped: Bool) -> Affine {
    let sx = (target.x1 - target.x0) / (source.x1 - source.x0)
    let sy = (target.y1 - target.y0) / (source.y1 - source.y0)
    return isFlipped
      ? Affine(sx, 0, 0, -sy, target.x0 - source.x0 * sx, target.y1 + source.y0 * sy)
      : Affine(sx, 0, 0, sy, target.x0 - source.x0 * sx, target.y0 - source.y0 * sy)
  }

  /// Nearest where pixels fall on pixels, else by the layer's filters.
  func sampling(_ m: Affine, _ p: LayerProperties) -> Sampling {
    let isPixelForPixel =
      abs(m.a - 1) < 1e-5 && abs(m.d - 1) < 1e-5 && abs(m.b) < 1e-5 && abs(m.c) < 1e-5
      && abs(m.tx - m.tx.rounded()) < 1e-3 && abs(m.ty - m.ty.rounded()) < 1e-3
    if isPixelForPixel { return .nearest }
    let isNearest = m.meanScale > 1 ? p.magnifiesByNearest : p.minifiesByNearest
    return isNearest ? .nearest : .bilinear
  }
}
