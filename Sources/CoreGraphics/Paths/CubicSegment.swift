// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One cubic Bézier curve in CGFloat: what exact boxes and containment need. The engine flattens for
// pixels; nothing here reaches one.

internal import MicaRaster

/// A cubic curve from `p0` to `p3`.
struct CubicSegment {
  var p0, p1, p2, p3: CGPoint

  /// The curve of one step of a path; none for a move, a close or a line, whose ends say all.
  static func segments(
    _ verb: Verb, from p0: CGPoint, points: ArraySlice<CGPoint>
  ) -> [CubicSegment] {
    let first = points.startIndex
    switch verb {
    case .move, .line, .close:
      return []
    case .quad:
      let (c, end) = (points[first], points[first + 1])
      func mix(_ p: CGPoint) -> CGPoint {
        CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
      }
      return [CubicSegment(p0: p0, p1: mix(p0), p2: mix(end), p3: end)]
    case .cubic:
      return [
        CubicSegment(p0: p0, p1: points[first], p2: points[first + 1], p3: points[first + 2])
      ]
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: value(\.x, at: t), y: value(\.y, at: t))
  }

  func value(_ axis: KeyPath<CGPoint, CGFloat>, at t: CGFloat) -> CGFloat {
    let s = 1 - t
    return s * s * s * p0[keyPath: axis] + 3 * s * s * t * p1[keyPath: axis]
      + 3 * s * t * t * p2[keyPath: axis] + t * t * t * p3[keyPath: axis]
  }

  /// The parameters strictly between 0 and 1 where a coordinate turns round, ascending.
  func extremes(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    // The derivative is 3 · (a t² + b t + c).
    let (v0, v1) = (p0[keyPath: axis], p1[keyPath: axis])
    let (v2, v3) = (p2[keyPath: axis], p3[keyPath: axis])
    let a = v3 - 3 * v2 + 3 * v1 - v0
    let b = 2 * (v2 - 2 * v1 + v0)
    let c = v1 - v0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // Of the two forms of the solution, the ones without cancellation.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// How often the curve crosses the ray from `p` towards +x, upward crossings counted positive.
  func crossings(rightOf p: CGPoint) -> Int {
    // Where the control points lie on one side of the ray, or left of where it begins, the curve does, too.
    guard max(p0.y, p1.y, p2.y, p3.y) > p.y, min(p0.y, p1.y, p2.y, p3.y) <= p.y,
      max(p0.x, p1.x, p2.x, p3.x) > p.x
    else { return 0 }
    let knots = [0] + extremes(\.y) + [1]
    var sum = 0
    for (t0, t1) in zip(knots, knots.dropFirst()) {
      let isAboveAtStart = value(\.y, at: t0) > p.y
      let isAboveAtEnd = value(\.y, at: t1) > p.y
      guard isAboveAtStart != isAboveAtEnd else { continue }
      // Monotonic between knots: halve the interval until it can't be halved.
      var low = t0
      var high = t1
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (value(\.y, at: middle) > p.y) == isAboveAtStart { low = middle } else { high = middle }
      }
      if value(\.x, at: low) > p.x { sum += isAboveAtEnd ? 1 : -1 }
    }
    return sum
  }
}

extension PathStorage {
  /// The winding number around a point; open sub-paths count as closed.
  func winding(around p: CGPoint) -> Int {
    var sum = 0
    var subpathStart = CGPoint.zero
    var last = CGPoint.zero
    func line(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y > p.y) != (b.y > p.y) else { return }
      let x = a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y))
      if x > p.x { sum += b.y > a.y ? 1 : -1 }
    }
    forEachStep { verb, from, points in
      switch verb {
      case .move:
        line(last, subpathStart)
        subpathStart = points[points.startIndex]
      case .line:
        line(from, points[points.startIndex])
      case .quad, .cubic:
        for curve in CubicSegment.segments(verb, from: from, points: points) {
          sum += curve.crossings(rightOf: p)
        }
      case .close:
        line(from, subpathStart)
      }
      last = points.last ?? subpathStart
    }
    line(last, subpathStart)
    return sum
  }
}
