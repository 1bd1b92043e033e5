// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, first half: Bézier curves → line segments, by the split rule that reproduces Apple's
// pictures: halve a curve while a second difference of its control points exceeds the tolerance.

/// The constants of the flattening rule.
package enum Flattening {
  /// Threshold on a cubic's second differences in device pixels, at Core Graphics' default
  /// flatness of 0.25. Fitted to pictures that Apple's frameworks rendered: 0.0666 is left whole,
  /// 0.06672 halved (FACTS 3.1).
  package static let standardTolerance: Float = 1.0 / 15

  /// The threshold for another flatness (Core Graphics' unit): 4/15 of it, and at least what can be seen. At
  /// the least one chords lie within 1/2000 px of their curve, an eighth of a level; a curve of a thousand
  /// pixels is some 500 lines there, and a million for a flatness of nothing.
  package static func tolerance(flatness: Float) -> Float { max(flatness * 4 / 15, 0.004) }

  /// Halvings of one curve at the most. A curve of 2^16 px whose ends lie in the viewport needs 11;
  /// larger ones are cut by the viewport test long before.
  static let maximumDepth = 20
}

/// Four control points in device pixels.
struct CubicCurve {
  var p0, p1, p2, p3: SIMD2<Double>

  /// The greater coordinate, in absolute value, of both second differences.
  @inline(__always) var bend: Double {
    let a = p0 - p1 - (p1 - p2)
    let b = p1 - p2 - (p2 - p3)
    return max(max(abs(a.x), abs(a.y)), max(abs(b.x), abs(b.y)))
  }

  @inline(__always) func halves() -> (CubicCurve, CubicCurve) {
    let a = (p0 + p1) * 0.5
    let b = (p1 + p2) * 0.5
    let c = (p2 + p3) * 0.5
    let ab = (a + b) * 0.5
    let bc = (b + c) * 0.5
    let m = (ab + bc) * 0.5
    return (
      CubicCurve(p0: p0, p1: a, p2: ab, p3: m), CubicCurve(p0: m, p1: bc, p2: c, p3: p3)
    )
  }
}

/// Maps outlines to device pixels and cuts them into edges.
///
/// Open sub-paths are closed, as filling asks. Outlines with points that are not finite after the
/// map yield nothing.
struct Flattener: ~Copyable {
  var collector = LineCollector()
  private let stack = UnsafeMutablePointer<(curve: CubicCurve, depth: Int)>.allocate(
    capacity: Flattening.maximumDepth + 2)

  deinit { stack.deallocate() }

  mutating func flatten(
    verbs: UnsafeBufferPointer<UInt8>, points: UnsafeBufferPointer<Point>, transform: Affine,
    tolerance: Float, viewport: PixelBox, limit: Box? = nil
  ) {
    let (areFinite, mean) = Self.survey(points, under: transform)
    collector.begin(viewport: viewport, limit: limit, centre: mean)
    guard areFinite else { return }
    let tolerance = Double(tolerance)
    var next = 0
    var start = SIMD2<Double>(0, 0)
    var current = start
    @inline(__always) func take() -> SIMD2<Double> {
      let p = points[next]
      next &+= 1
      let (x, y) = transform.apply(Double(p.x), Double(p.y))
      return SIMD2(x, y)
    }
    for verb in verbs {
      switch verb {
      case Verb.move.rawValue:
        if current != start { collector.add(current, start) }
        collector.beginContour()
        start = take()
        current = start
      case Verb.line.rawValue:
        let p = take()
        collector.add(current, p)
        current = p
      case Verb.quad.rawValue:
        let c = take()
        let p = take()
        // Elevated to a cubic, as Apple's pictures show.
        let third = 1.0 / 3
        add(
          CubicCurve(
            p0: current, p1: current + (c - current) * (2 * third), p2: p + (c - p) * (2 * third),
            p3: p), tolerance)
        current = p
      case Verb.cubic.rawValue:
        let c1 = take()
        let c2 = take()
        let p = take()
        add(CubicCurve(p0: current, p1: c1, p2: c2, p3: p), tolerance)
        current = p
      default:
        if current != start { collector.add(current, start) }
        current = start
      }
    }
    if current != start { collector.add(current, start) }
    collector.finish()
  }

  @inline(__always) private mutating func add(_ curve: CubicCurve, _ tolerance: Double) {
    if collector.holds(curve) {
      collector.addWithin(curve, tolerance)
    } else {
      addClipped(curve, tolerance)
    }
  }

  /// A curve that leaves the viewport: halved depth first, left half first, and not at all where it
  /// cannot be seen.
  private mutating func addClipped(_ curve: CubicCurve, _ tolerance: Double) {
    var top = 0
    stack[0] = (curve, 0)
    while top >= 0 {
      let (piece, depth) = stack[top]
      top &-= 1
      if depth == Flattening.maximumDepth || piece.bend <= tolerance {
        collector.add(piece.p0, piece.p3)
        continue
      }
      let low = pointwiseMin(pointwiseMin(piece.p0, piece.p1), pointwiseMin(piece.p2, piece.p3))
      let high = pointwiseMax(pointwiseMax(piece.p0, piece.p1), pointwiseMax(piece.p2, piece.p3))
      if collector.isOutside(low, high) {
        collector.add(piece.p0, piece.p3)
        continue
      }
      let (left, right) = piece.halves()
      stack[top &+ 1] = (right, depth &+ 1)
      stack[top &+ 2] = (left, depth &+ 1)
      top &+= 2
    }
  }

  /// Whether every point stays finite, with room for the sums of a subdivision; and the mapped mean of
  /// all points.
  private static func survey(
    _ points: UnsafeBufferPointer<Point>, under transform: Affine
  ) -> (areFinite: Bool, mean: SIMD2<Double>) {
    var nothing = SIMD2<Float>(0, 0)
    var sum = SIMD2<Float>(0, 0)
    for p in points {
      nothing += p * 0
      sum += p
    }
    let growth = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
    let areFinite =
      transform.isFinite && nothing == SIMD2(0, 0)
      && growth < 1e100 && abs(transform.tx) < 1e100 && abs(transform.ty) < 1e100
    let count = Double(max(points.count, 1))
    return (areFinite, transform.vector(Double(sum.x) / count, Double(sum.y) / count))
  }
}
