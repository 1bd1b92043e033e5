// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where two shapes touch, or are about to.

/// Up to two points of two shapes, along one normal.
struct ContactManifold {
  /// A point in the middle between the shapes.
  struct Point {
    var place: PhysicsVector
    /// The distance of the shapes there; negative where they overlap.
    var separation: Double
    /// Which corners they are, the same from step to step.
    var feature: Int
  }

  /// From the first shape to the second.
  var normal: PhysicsVector
  var first: Point
  var second: Point?

  /// Separations that count as none, in points.
  static let slop = 0.05

  /// The manifold of two shapes that are nearer than a margin; nil where they aren't.
  static func between(_ a: PlacedShape, _ b: PlacedShape, margin: Double) -> ContactManifold? {
    let reach = margin + a.radius + b.radius
    if a.vertices.count == 1 || b.vertices.count == 1 {
      let isFlipped = a.vertices.count != 1
      guard
        let near = nearest(
          of: isFlipped ? a : b, to: (isFlipped ? b : a).vertices[0], within: reach)
      else { return nil }
      // The normal leads from the circle to the other shape.
      let radii = (isFlipped ? a.radius - b.radius : b.radius - a.radius) / 2
      let point = Point(
        place: near.middle - near.normal * radii,
        separation: near.distance - a.radius - b.radius, feature: near.feature)
      return ContactManifold(normal: isFlipped ? -near.normal : near.normal, first: point)
    }
    return polygons(a, b, reach: reach)
  }

  /// What of a shape's outline, without its radius, is nearest to a point.
  private static func nearest(
    of shape: PlacedShape, to point: PhysicsVector, within reach: Double
  ) -> (normal: PhysicsVector, distance: Double, middle: PhysicsVector, feature: Int)? {
    func corner(_ index: Int) -> (PhysicsVector, Double, PhysicsVector, Int)? {
      let way = shape.vertices[index] - point
      let distance = way.length
      guard distance <= reach else { return nil }
      let normal = distance > 1e-9 ? way.direction : PhysicsVector(0, 1)
      return (normal, distance, point + way * 0.5, index * 2)
    }
    guard shape.vertices.count > 1 else { return corner(0) }
    var best = -Double.infinity
    var edge = 0
    for index in shape.normals.indices {
      let distance = shape.normals[index].dot(point - shape.vertices[index])
      if distance > best {
        best = distance
        edge = index
      }
    }
    guard best <= reach else { return nil }
    let start = shape.vertices[edge]
    let end = shape.vertex(after: edge)
    let along = end - start
    let share = (point - start).dot(along)
    if best > 1e-9 || shape.vertices.count == 2 {
      if share <= 0 { return corner(edge) }
      if share >= along.dot(along) {
        return corner(edge + 1 < shape.vertices.count ? edge + 1 : 0)
      }
    }
    let normal = -shape.normals[edge]
    return (normal, best, point + normal * (best / 2), edge * 2 + 1)
  }

  /// Two shapes with edges: the corners of one edge that lie beside an edge of the other shape.
  private static func polygons(
    _ a: PlacedShape, _ b: PlacedShape, reach: Double
  ) -> ContactManifold? {
    let fromA = a.separation(from: b)
    guard fromA.distance <= reach else { return nil }
    let fromB = b.separation(from: a)
    guard fromB.distance <= reach else { return nil }
    // The first shape's edge, unless the second's is clearly farther: no back and forth.
    let isFlipped = fromB.distance > fromA.distance + slop
    let (base, other) = isFlipped ? (b, a) : (a, b)
    let edge = isFlipped ? fromB.edge : fromA.edge
    let normal = base.normals[edge]
    let start = base.vertices[edge]
    let end = base.vertex(after: edge)
    let facing = self.edge(of: other, facing: normal)
    var near = other.vertex(after: facing)
    var far = other.vertices[facing]

    if max(fromA.distance, fromB.distance) > slop,
      let corners = self.corners(start, end, near, far)
    {
      // Nothing lies beside the edge: two corners.
      let way = corners.second - corners.first
      let distance = way.length
      guard distance <= reach else { return nil }
      let point = Point(
        place: corners.first + way * 0.5, separation: distance - a.radius - b.radius,
        feature: 1 << 20 | edge << 10 | facing)
      return ContactManifold(
        normal: isFlipped ? -way.direction : way.direction, first: point)
    }

    // Cut the facing edge off where the base edge ends.
    let tangent = (end - start).direction
    let length = (end - start).length
    let nearShare = tangent.dot(near - start)
    let farShare = tangent.dot(far - start)
    guard farShare >= 0, nearShare <= length else { return nil }
    let span = farShare - nearShare
    if span > 1e-9 {
      let way = far - near
      if farShare > length { far = near + way * ((length - nearShare) / span) }
      if nearShare < 0 { near = near + way * (-nearShare / span) }
    }
    let radii = a.radius + b.radius
    func point(_ place: PhysicsVector, _ corner: Int) -> Point? {
      let distance = normal.dot(place - start)
      guard distance <= reach else { return nil }
      let feature = (isFlipped ? 1 << 21 : 0) | edge << 10 | facing << 1 | corner
      return Point(
        place: place - normal * (distance / 2), separation: distance - radii, feature: feature)
    }
    let points = (point(near, 0), point(far, 1))
    guard let first = points.0 ?? points.1 else { return nil }
    return ContactManifold(
      normal: isFlipped ? -normal : normal, first: first,
      second: points.0 == nil || span <= 1e-9 ? nil : points.1)
  }

  /// The edge of a shape that looks against a normal most.
  private static func edge(of shape: PlacedShape, facing normal: PhysicsVector) -> Int {
    var best = Double.infinity
    var edge = 0
    for index in shape.normals.indices {
      let value = shape.normals[index].dot(normal)
      if value < best {
        best = value
        edge = index
      }
    }
    return edge
  }

  /// The ends of two lines that are nearest to each other, if no point between is nearer.
  private static func corners(
    _ a: PhysicsVector, _ b: PhysicsVector, _ c: PhysicsVector, _ d: PhysicsVector
  ) -> (first: PhysicsVector, second: PhysicsVector)? {
    let along = b - a
    let square = along.dot(along)
    guard square > 0 else { return nil }
    let nearShare = (c - a).dot(along) / square
    let farShare = (d - a).dot(along) / square
    let corner: PhysicsVector
    let other: PhysicsVector
    if max(nearShare, farShare) < 0 {
      corner = a
    } else if min(nearShare, farShare) > 1 {
      corner = b
    } else {
      return nil
    }
    let back = d - c
    let share = (corner - c).dot(back)
    if share <= 0 {
      other = c
    } else if share >= back.dot(back) {
      other = d
    } else {
      other = c + back * (share / back.dot(back))
    }
    return (corner, other)
  }
}
