// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, strokes: caps, joins, and how the two sides become one outline.

extension Stroker {
  /// A cap on the left side's buffer, from one side of the stroke to the other, looking along `t`.
  mutating func addCap(at p: Vector, _ t: Vector) {
    let n = t.turned
    switch cap {
    case .butt:
      left.line(p - n * radius)
    case .square:
      left.line(p + (n + t) * radius)
      left.line(p + (t - n) * radius)
      left.line(p - n * radius)
    case .round:
      left.arc(p, radius, from: n, to: t, turning: -1)
      left.arc(p, radius, from: t, to: -n, turning: -1)
    }
  }

  /// Goes on from a segment that ends along `a` to one that starts along `b`.
  mutating func join(at p: Vector, from a: Vector, to b: Vector) {
    let turn = a.cross(b)
    let cosine = a.dot(b)
    if cosine > 0.999_999 {
      left.line(p + b.turned * radius)
      right.line(p - b.turned * radius)
      return
    }
    // Turning towards the left normal makes the right side the outer one.
    if turn > 0 {
      Self.outer(
        &right, at: p, from: -a.turned, to: -b.turned, cosine: cosine, radius: radius, join: join,
        limit: miterLimit, turning: 1)
      Self.inner(&left, at: p, normal: b.turned, radius: radius, cosine: cosine)
    } else {
      Self.outer(
        &left, at: p, from: a.turned, to: b.turned, cosine: cosine, radius: radius, join: join,
        limit: miterLimit, turning: -1)
      Self.inner(&right, at: p, normal: -b.turned, radius: radius, cosine: cosine)
    }
  }

  /// The inner side runs through the corner itself, so that the stroke's body stays covered however
  /// short its segments are.
  private static func inner(
    _ side: inout StrokeSide, at p: Vector, normal: Vector, radius: Double, cosine: Double
  ) {
    if cosine < 0.999 { side.line(p) }
    side.line(p + normal * radius)
  }

  private static func outer(
    _ side: inout StrokeSide, at p: Vector, from: Vector, to: Vector, cosine: Double,
    radius: Double, join: LineJoin, limit: Double, turning sign: Double
  ) {
    switch join {
    case .round:
      side.arc(p, radius, from: from, to: to, turning: sign)
      return
    case .miter:
      // Miter length over width is 1 / cos(turn / 2).
      let halfCosine = ((1 + cosine) * 0.5).squareRoot()
      if halfCosine > 1e-9, 1 / halfCosine <= limit {
        let sum = from + to
        side.line(p + sum * (radius / (2 * halfCosine * halfCosine)))
      }
    case .bevel:
      break
    }
    side.line(p + to * radius)
  }

  mutating func appendLeft() {
    verbs.append(Verb.move.rawValue)
    points.append(left.points[0])
    appendLeftContinuing()
  }

  mutating func appendLeftContinuing() {
    verbs.reserve(left.verbs.count)
    for i in 0..<left.verbs.count { verbs.append(left.verbs[i]) }
    points.reserve(left.points.count)
    for i in 1..<max(left.points.count, 1) { points.append(left.points[i]) }
  }

  /// The right side from its end to its start. Where it continues the left side, its last point is
  /// where the cap ended.
  mutating func appendRightReversed(continuing: Bool) {
    var p = right.points.count - 1
    if !continuing {
      verbs.append(Verb.move.rawValue)
      points.append(right.points[p])
    }
    var v = right.verbs.count - 1
    while v >= 0 {
      let verb = right.verbs[v]
      verbs.append(verb)
      let count = verb == Verb.cubic.rawValue ? 3 : 1
      for k in 1...count { points.append(right.points[p - k]) }
      p -= count
      v -= 1
    }
  }
}
