// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, strokes: one side of a stroke while it is built, and the curves at a distance from a curve.

/// One side of a stroke while it is being built: a run of lines and cubics from a first point.
struct StrokeSide: ~Copyable {
  var verbs = Buffer<UInt8>(capacity: 256)
  var points = Buffer<Point>(capacity: 512)

  @inline(__always) mutating func begin(_ p: Vector) {
    verbs.count = 0
    points.count = 0
    points.append(Point(Float(p.x), Float(p.y)))
  }

  @inline(__always) mutating func line(_ p: Vector) {
    verbs.append(Verb.line.rawValue)
    points.append(Point(Float(p.x), Float(p.y)))
  }

  @inline(__always) mutating func cubic(_ a: Vector, _ b: Vector, _ p: Vector) {
    verbs.append(Verb.cubic.rawValue)
    points.append(Point(Float(a.x), Float(a.y)))
    points.append(Point(Float(b.x), Float(b.y)))
    points.append(Point(Float(p.x), Float(p.y)))
  }

  /// The part of a circle of radius `r` about `c` from the unit vector `a` to the unit vector `b`,
  /// at most half a turn, as one cubic for each quarter turn or less.
  mutating func arc(_ c: Vector, _ r: Double, from a: Vector, to b: Vector, turning sign: Double) {
    if a.dot(b) < -1e-9 {
      // More than a quarter: through the middle. Opposite vectors have theirs a quarter turn on.
      let sum = a + b
      let middle = sum.length > 1e-6 ? sum / sum.length : a.turned * sign
      arc(c, r, from: a, to: middle, turning: sign)
      arc(c, r, from: middle, to: b, turning: sign)
      return
    }
    // tan of a quarter of the angle between a and b, by the half-angle formula twice.
    let cosine = min(max(a.dot(b), -1), 1)
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let k = 4.0 / 3 * quarter * r * sign
    cubic(c + a * r + a.turned * k, c + b * r - b.turned * k, c + b * r)
  }
}

extension CubicCurve {
  /// Unit tangents at both ends, from the nearest control point that differs; nil without length.
  var endTangents: (Vector, Vector)? {
    func unit(_ d: Vector) -> Vector? {
      let length = d.length
      return length > 0 ? d / length : nil
    }
    guard let first = unit(p1 - p0) ?? unit(p2 - p0) ?? unit(p3 - p0),
      let last = unit(p3 - p2) ?? unit(p3 - p1) ?? unit(p3 - p0)
    else { return nil }
    return (first, last)
  }

  /// Control points of the two curves at distance `radius` on either side (left, then right), or
  /// nil where the curve must be halved first: its control polygon turns too far, or the offsets'
  /// middles miss the true ones by more than `tolerance`.
  ///
  /// Each leg of the control polygon is moved along its normal; inner control points lie where the
  /// moved legs meet. For an arc of a circle this gives the arc of the other radius exactly.
  func offsets(
    _ t0: Vector, _ t1: Vector, _ radius: Double, _ tolerance: Double
  ) -> (left: (Vector, Vector), right: (Vector, Vector))? {
    let leg = p2 - p1
    let legLength = leg.length
    let t = legLength > 1e-12 ? leg / legLength : (t0 + t1) * 0.5
    guard t0.dot(t1) > 0.5, t0.dot(t) > 0.8, t1.dot(t) > 0.8 else { return nil }
    let (n0, n, n1) = (t0.turned, t.turned, t1.turned)
    let a = (n0 + n) * (radius / (1 + n0.dot(n)))
    let b = (n + n1) * (radius / (1 + n.dot(n1)))
    // Middle of the curve and its true normal there.
    let middle = (p0 + (p1 + p2) * 3 + p3) * 0.125
    let slope = (p3 - p0) + (p2 - p1)
    let slopeLength = slope.length
    guard slopeLength > 0 else { return nil }
    let shift = (slope / slopeLength).turned * radius
    let moved = (n0 * radius + (a + b) * 3 + n1 * radius) * 0.125
    guard (moved - shift).length <= tolerance, middle.x.isFinite else { return nil }
    return ((p1 + a, p2 + b), (p1 - a, p2 - b))
  }
}
