// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outlines under a perspective, as outlines in device pixels: a straight edge stays straight; a
// curve is cut in homogeneous coordinates until its pieces are as flat on the surface as stage 6
// asks; what lies behind the eye is cut off before anything is divided.

/// Projects outlines. The result is for filling: every sub-path is closed, curves are polygons.
package struct OutlineProjector {
  private typealias Vector = SIMD3<Double>

  private let projection: Projection
  private let tolerance: Double
  /// Curves outside of this box on the surface are not cut further.
  private let visible: Box
  private var builder = OutlineBuilder()
  /// The sub-path at hand: (X, Y, W).
  private var points: [Vector] = []
  private var clipped: [Vector] = []

  /// Halvings of one curve at the most.
  private static let maximumDepth = 14
  /// Halvings of a curve that reaches behind the eye.
  private static let hiddenDepth = 8
  /// Nothing is closer to the eye's plane than this part of the outline's greatest W.
  private static let nearest = 1e-9
  /// Pixels beyond which an edge is cut off.
  private static let farthest = 1e6

  /// `projection` of an outline's points.
  ///
  /// `tolerance` is the flattening rule's threshold in pixels; `visible` the part of the surface
  /// that matters. Empty where a point or the map is not finite, or everything is behind the eye.
  package static func project(
    _ outline: Outline, by projection: Projection, visible: Box,
    tolerance: Float = Flattening.standardTolerance
  ) -> Outline {
    guard outline.controlBox != nil, projection.isFinite else { return .empty }
    var projector = OutlineProjector(projection, visible, Double(tolerance))
    projector.add(outline)
    return projector.builder.finish()
  }

  private init(_ projection: Projection, _ visible: Box, _ tolerance: Double) {
    self.projection = projection
    self.visible = visible
    self.tolerance = max(tolerance, 1e-3)
  }

  private mutating func add(_ outline: Outline) {
    var next = 0
    func take() -> Vector {
      let p = outline.points[next]
      next += 1
      return projection.apply(Double(p.x), Double(p.y))
    }
    var current = Vector(0, 0, 0)
    for verb in outline.verbs {
      switch Verb(rawValue: verb) {
      case .move:
        endSubpath()
        current = take()
        points.append(current)
      case .line:
        current = take()
        points.append(current)
      case .quad:
        let c = take()
        let p = take()
        let third = 1.0 / 3
        curve(current, current + (c - current) * (2 * third), p + (c - p) * (2 * third), p)
        current = p
      case .cubic:
        let c1 = take()
        let c2 = take()
        let p = take()
        curve(current, c1, c2, p)
        current = p
      case .close, nil:
        endSubpath()
      }
    }
    endSubpath()
  }

  // MARK: Curves

  /// Adds the end points of a curve's flat pieces, but for the curve's first point.
  private mutating func curve(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
    var stack = [(p0, p1, p2, p3, 0)]
    while let (a, b, c, d, depth) = stack.popLast() {
      if depth >= Self.maximumDepth || isFlat(a, b, c, d, depth: depth) {
        points.append(d)
        continue
      }
      let (ab, bc, cd) = ((a + b) * 0.5, (b + c) * 0.5, (c + d) * 0.5)
      let (abc, bcd) = ((ab + bc) * 0.5, (bc + cd) * 0.5)
      let middle = (abc + bcd) * 0.5
      stack.append((middle, bcd, cd, d, depth + 1))
      stack.append((a, ab, abc, middle, depth + 1))
    }
  }

  /// By the projected control points, which hold the curve between them where all W are positive.
  private func isFlat(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, depth: Int) -> Bool {
    guard min(min(a.z, b.z), min(c.z, d.z)) > 0 else {
      return depth >= Self.hiddenDepth || max(max(a.z, b.z), max(c.z, d.z)) <= 0
    }
    let (p, q, r, s) = (Self.divided(a), Self.divided(b), Self.divided(c), Self.divided(d))
    let low = pointwiseMin(pointwiseMin(p, q), pointwiseMin(r, s))
    let high = pointwiseMax(pointwiseMax(p, q), pointwiseMax(r, s))
    if high.x < visible.x0 || low.x > visible.x1 || high.y < visible.y0 || low.y > visible.y1 {
      return true
    }
    let first = p - q - (q - r)
    let second = q - r - (r - s)
    return max(max(abs(first.x), abs(first.y)), max(abs(second.x), abs(second.y))) <= tolerance
  }

  private static func divided(_ v: Vector) -> SIMD2<Double> { SIMD2(v.x / v.z, v.y / v.z) }

  // MARK: Sub-paths

  private mutating func endSubpath() {
    defer { points.removeAll(keepingCapacity: true) }
    guard points.count > 1 else { return }
    let greatest = points.reduce(0) { max($0, $1.z) }
    guard greatest > 0 else { return }
    clip { $0.z - greatest * Self.nearest }
    let limit = Self.farthest
    clip { $0.z * limit - $0.x }
    clip { $0.z * limit + $0.x }
    clip { $0.z * limit - $0.y }
    clip { $0.z * limit + $0.y }
    guard points.count > 2 else { return }
    for (index, point) in points.enumerated() {
      let p = Self.divided(point)
      let place = Point(Float(p.x), Float(p.y))
      if index == 0 { builder.move(place) } else { builder.line(place) }
    }
    builder.close()
  }

  /// Keeps the part of the closed polygon where `side` is not negative.
  private mutating func clip(_ side: (Vector) -> Double) {
    guard points.contains(where: { !(side($0) >= 0) }) else { return }
    clipped.removeAll(keepingCapacity: true)
    var last = points[points.count - 1]
    var lastSide = side(last)
    for point in points {
      let own = side(point)
      if (own >= 0) != (lastSide >= 0) {
        clipped.append(last + (point - last) * (lastSide / (lastSide - own)))
      }
      if own >= 0 { clipped.append(point) }
      last = point
      lastSide = own
    }
    swap(&points, &clipped)
  }
}
