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

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int { verbs.giveBack() + points.giveBack() }

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

  /// The part of a circle of radius `r` about `c` from the unit vector `a` to the unit vector `b`, at most half a turn, as
  /// one cubic (FACTS 3.23).
  mutating func arc(_ c: Vector, _ r: Double, from a: Vector, to b: Vector, turning sign: Double) {
    // tan of a quarter of the angle between a and b, by sine and cosine of its half.
    let cosine = min(max(a.dot(b), -1), 1)
    let quarter = ((1 - cosine) / 2).squareRoot() / (1 + ((1 + cosine) / 2).squareRoot())
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

  /// Where a curve that turns to both sides is cut before it is offset: ascending parameters within it,
  /// or NaN. Apple cuts where either coordinate's second derivative is 0, not where the curve turns
  /// (FACTS 3.27).
  var strokeCuts: (Double, Double) {
    guard turnsBothWays else { return (.nan, .nan) }
    let (start, end) = (p0 - p1 - (p1 - p2), p1 - p2 - (p2 - p3))
    func root(_ a: Double, _ b: Double) -> Double {
      let t = a / (a - b)
      return t > 1e-3 && t < 1 - 1e-3 ? t : .nan
    }
    let (x, y) = (root(start.x, end.x), root(start.y, end.y))
    if x.isNaN || y.isNaN { return (x.isNaN ? y : x, .nan) }
    return abs(x - y) < 1e-3 ? (x, .nan) : (min(x, y), max(x, y))
  }

  /// Whether the curve turns from one side to the other within it.
  private var turnsBothWays: Bool {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    // The cross product of both derivatives, as a quadratic Bernstein polynomial.
    let (a, b, c) = (d0.cross(d1), d0.cross(d2), d1.cross(d2))
    if a * c < 0 { return true }
    let (square, linear) = (a - b + c, b - 2 * a)
    guard linear * linear - 4 * square * a > 0 else { return false }
    // Both roots lie on the same side, at either end or beyond, unless the vertex lies within.
    let vertex = -linear / (2 * square)
    return vertex > 1e-3 && vertex < 1 - 1e-3 && a * square > 0
  }

  /// Control points of the two curves at distance `radius` on either side (left, then right), or
  /// nil where the curve must be halved first: it turns too far, or an offset misses the true one by
  /// more than `tolerance` at a quarter of the way from either end.
  ///
  /// An offset has the true ends with their tangents. Its inner control points lie where these meet
  /// a line parallel to the curve's middle tangent, at the height at which the offset's middle is as
  /// far from that tangent as it should be. Apple's outlines of stroked curves are these to within a
  /// level (FACTS 3.1; fitted on the curved strokes of `pixate-svg`).
  func offsets(
    _ t0: Vector, _ t1: Vector, _ radius: Double, _ tolerance: Double
  ) -> (left: (Vector, Vector), right: (Vector, Vector))? {
    let slope = (p3 - p0) + (p2 - p1)
    let length = slope.length
    guard length > 0, length.isFinite else { return nil }
    let tangent = slope / length
    guard t0.dot(tangent) > 0, t1.dot(tangent) > 0 else { return nil }
    let left = moved(t0, t1, tangent.turned, radius)
    let right = moved(t0, t1, tangent.turned, -radius)
    guard misses(left, radius) <= tolerance, misses(right, -radius) <= tolerance else {
      return nil
    }
    return ((left.p1, left.p2), (right.p1, right.p2))
  }

  /// The offset by `distance` towards the left; `normal` is that of the middle.
  @inline(__always) private func moved(
    _ t0: Vector, _ t1: Vector, _ normal: Vector, _ distance: Double
  ) -> CubicCurve {
    let a = p0 + t0.turned * distance
    let b = p3 + t1.turned * distance
    let middle = (p0 + (p1 + p2) * 3 + p3) * 0.125 + normal * distance
    // Heights above the middle: a quarter of the ends' and three of the inner points' make 0.
    let (aHeight, bHeight) = ((a - middle).dot(normal), (b - middle).dot(normal))
    let height = (aHeight + bHeight) * (-1.0 / 6)
    let (rise, fall) = (t0.dot(normal), t1.dot(normal))
    // Where an end runs along the middle's tangent any handle does: the curve's own.
    let first = abs(rise) > 1e-7 ? (height - aHeight) / rise : (p1 - p0).length
    let last = abs(fall) > 1e-7 ? (height - bHeight) / fall : -(p3 - p2).length
    return CubicCurve(p0: a, p1: a + t0 * first, p2: b + t1 * last, p3: b)
  }

  /// How far an offset by `distance` misses the true one, at the quarters.
  @inline(__always) private func misses(_ offset: CubicCurve, _ distance: Double) -> Double {
    max(offset.misses(self, 0.25, distance), offset.misses(self, 0.75, distance))
  }

  /// How far from this curve the point is that lies `distance` left of another curve at `t`, across
  /// that curve.
  @inline(__always) private func misses(
    _ base: CubicCurve, _ t: Double, _ distance: Double
  ) -> Double {
    let slope = base.slope(t)
    let length = slope.length
    guard length > 0 else { return .infinity }
    let tangent = slope / length
    let target = base.point(t) + tangent.turned * distance
    // One step of Newton's method towards the point of this curve that lies straight across.
    let speed = self.slope(t).dot(tangent) * 3
    let step = speed != 0 ? (target - point(t)).dot(tangent) / speed : 0
    let gap = point(min(max(t + step, 0), 1)) - target
    return abs(gap.dot(tangent.turned))
  }

  @inline(__always) private func point(_ t: Double) -> Vector {
    let u = 1 - t
    return (p0 * u + p1 * (3 * t)) * (u * u) + (p2 * (3 * u) + p3 * t) * (t * t)
  }

  /// A third of the derivative.
  @inline(__always) private func slope(_ t: Double) -> Vector {
    let u = 1 - t
    return (p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)
  }
}
