// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a layer's contents go: gravity, scale, the part that is shown and the part that is stretched.

internal import MicaRaster

/// A picture's place in a layer.
struct ContentsPlacement {
  /// A part of the picture that is scaled as a whole.
  struct Piece: Equatable {
    /// In the picture's pixels.
    var source: Box
    /// Where that lies in the layer's own space.
    var target: Box
  }

  /// Where all pieces lie together, in the layer's own space.
  let target: Box
  /// One, or the parts of a picture that is stretched around its corners.
  let pieces: [Piece]

  /// Nil when nothing is shown.
  init?(_ p: LayerProperties, size: SIMD2<Double>, isFlipped: Bool) {
    let origin = p.contentsRect.lowHalf * size
    let shown = p.contentsRect.highHalf * size
    guard shown.x > 0, shown.y > 0, p.contentsScale > 0 else { return nil }
    let source = Box(origin.x, origin.y, origin.x + shown.x, origin.y + shown.y)

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
    let target = Box(corner.x, corner.y, corner.x + extent.x, corner.y + extent.y)
    guard target.x0 < target.x1, target.y0 < target.y1 else { return nil }
    self.target = target
    if case .aligned = p.contentsGravity {
      pieces = [Piece(source: source, target: target)]
    } else {
      pieces = Self.pieces(source, target, p, isFlipped: isFlipped)
    }
  }

  /// Up to nine parts about the stretched centre.
  private static func pieces(
    _ source: Box, _ target: Box, _ p: LayerProperties, isFlipped: Bool
  ) -> [Piece] {
    let center = p.contentsCenter
    guard center != Vector4(0, 0, 1, 1), (center * 0) == Vector4(0, 0, 0, 0) else {
      return [Piece(source: source, target: target)]
    }
    let columns = Span.split(
      source.x0, source.x1, onto: target.x0, target.x1, from: center.x, length: center.z,
      scale: p.contentsScale)
    var rows = Span.split(
      source.y0, source.y1, onto: target.y0, target.y1, from: center.y, length: center.w,
      scale: p.contentsScale)
    if isFlipped {
      // The picture stands upright, so its first rows go to the far side.
      let sum = target.y0 + target.y1
      rows = rows.map { Span($0.source0, $0.source1, sum - $0.target1, sum - $0.target0) }
    }
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: Box(column.source0, row.source0, column.source1, row.source1),
          target: Box(column.target0, row.target0, column.target1, row.target1))
      }
    }
  }
}

/// A part of one axis, in the picture's pixels and in the layer's points.
private struct Span {
  var source0, source1, target0, target1: Double

  init(_ source0: Double, _ source1: Double, _ target0: Double, _ target1: Double) {
    (self.source0, self.source1) = (source0, source1)
    (self.target0, self.target1) = (target0, target1)
  }

  /// The parts before, in and after the centre, which lies at `start` for `length`, as shares of the
  /// source. The outer ones keep their size unless they don't fit.
  static func split(
    _ s0: Double, _ s1: Double, onto t0: Double, _ t1: Double, from start: Double, length: Double,
    scale: Double
  ) -> [Span] {
    let size = s1 - s0
    func unit(_ v: Double) -> Double { max(0, min(v, 1)) }
    var low = unit(start) * size
    var high = unit(start + length) * size
    if !(length * size >= 1) {
      let middle = unit(start + length / 2) * size
      (low, high) = (max(0, middle - 0.5), min(size, middle + 0.5))
    }
    var before = low / scale
    var after = (size - high) / scale
    if before + after > t1 - t0 {
      let shrink = (t1 - t0) / (before + after)
      (before, after) = (before * shrink, after * shrink)
    }
    let spans = [
      Span(s0, s0 + low, t0, t0 + before), Span(s0 + low, s0 + high, t0 + before, t1 - after),
      Span(s0 + high, s1, t1 - after, t1),
    ]
    return spans.filter { $0.source0 < $0.source1 && $0.target0 < $0.target1 }
  }
}

extension ContentsPlacement.Piece {
  /// The picture's pixels → the layer's own space; upside down in flipped geometry, which turns it
  /// upright again.
  func imageToLayer(isFlipped: Bool) -> Affine {
    let sx = (target.x1 - target.x0) / (source.x1 - source.x0)
    let sy = (target.y1 - target.y0) / (source.y1 - source.y0)
    return isFlipped
      ? Affine(sx, 0, 0, -sy, target.x0 - source.x0 * sx, target.y1 + source.y0 * sy)
      : Affine(sx, 0, 0, sy, target.x0 - source.x0 * sx, target.y0 - source.y0 * sy)
  }
}

extension Affine {
  /// Whether pixels fall on pixels.
  var isPixelForPixel: Bool {
    abs(a - 1) < 1e-5 && abs(d - 1) < 1e-5 && abs(b) < 1e-5 && abs(c) < 1e-5
      && abs(tx - tx.rounded()) < 1e-3 && abs(ty - ty.rounded()) < 1e-3
  }
}

extension LayerProperties {
  /// How contents are read under a map to pixels: nearest where pixels fall on pixels, else by the
  /// layer's filters; where `CGContext` draws, as it does, but for larger ones that are asked to be
  /// nearest.
  func sampling(_ m: Affine, isInContext: Bool) -> Sampling {
    if m.isPixelForPixel { return .nearest }
    if m.meanScale > 1 {
      return self.magnifiesByNearest ? .nearest : isInContext ? .resampled : .bilinear
    }
    if isInContext { return .resampled }
    return self.minifiesByNearest ? .nearest : self.minifiesByArea ? .high : .bilinear
  }
}
