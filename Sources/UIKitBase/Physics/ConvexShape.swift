// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a body is made of: convex polygons and circles, in the body's own space.

internal import MicaRaster

/// A convex polygon whose outline is moved outward by a radius: one vertex is a circle, two are a
/// line. Vertices go from the x axis to the y axis, which is clockwise on the screen.
package struct ConvexShape {
  /// More corners than that are left out, evenly.
  static let maximumVertices = 32

  package let vertices: [PhysicsVector]
  /// Outward normals of the edges that begin at the vertices; none for a circle.
  let normals: [PhysicsVector]
  package let radius: Double

  private init(vertices: [PhysicsVector], radius: Double) {
    self.vertices = vertices
    self.radius = radius
    normals =
      vertices.count < 2
      ? []
      : vertices.indices.map { index in
        let edge = vertices[(index + 1) % vertices.count] - vertices[index]
        return PhysicsVector(edge.y, -edge.x).direction
      }
  }

  static func circle(center: PhysicsVector = .zero, radius: Double) -> ConvexShape {
    ConvexShape(vertices: [center], radius: radius)
  }

  package static func line(_ start: PhysicsVector, _ end: PhysicsVector) -> ConvexShape? {
    start.isFinite && end.isFinite && (end - start).length > 1e-6
      ? ConvexShape(vertices: [start, end], radius: 0) : nil
  }

  package static func rectangle(width: Double, height: Double) -> ConvexShape {
    let x = width / 2
    let y = height / 2
    return ConvexShape(
      vertices: [
        PhysicsVector(-x, -y), PhysicsVector(x, -y), PhysicsVector(x, y), PhysicsVector(-x, y),
      ], radius: 0)
  }

  /// An ellipse about the origin: a circle, or a polygon of 24 corners.
  package static func ellipse(width: Double, height: Double) -> ConvexShape {
    if width == height { return circle(radius: width / 2) }
    let corners = 24
    return ConvexShape(
      vertices: (0..<corners).map { index in
        let turn = PhysicsRotation(2 * .pi * Double(index) / Double(corners))
        return PhysicsVector(turn.cosine * width / 2, turn.sine * height / 2)
      }, radius: 0)
  }

  /// The convex hull of points; nil where it has no area.
  package static func hull(of points: [PhysicsVector]) -> ConvexShape? {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: some Sequence<PhysicsVector>) -> [PhysicsVector] {
      var chain: [PhysicsVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 1e-9
        { chain.removeLast() }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    var corners = chain(sorted) + chain(sorted.reversed())
    let count = corners.count
    if count > maximumVertices {
      corners = (0..<maximumVertices).map { corners[$0 * count / maximumVertices] }
    }
    let shape = ConvexShape(vertices: corners, radius: 0)
    return corners.count > 2 && shape.mass.area > 1e-6 ? shape : nil
  }

  /// The shape, turned about the origin and then moved.
  package func moved(by way: PhysicsVector, turned rotation: PhysicsRotation) -> ConvexShape {
    ConvexShape(vertices: vertices.map { rotation.apply($0) + way }, radius: radius)
  }

  /// Area, its centre, and the second moment of area about the origin.
  var mass: (area: Double, center: PhysicsVector, moment: Double) {
    if vertices.count < 3 {
      let area = Double.pi * radius * radius
      let center = vertices[0]
      return (area, center, area * (radius * radius / 2 + center.dot(center)))
    }
    var area = 0.0
    var center = PhysicsVector.zero
    var moment = 0.0
    for index in vertices.indices {
      let a = vertices[index]
      let b = vertices[(index + 1) % vertices.count]
      let cross = a.cross(b)
      area += cross / 2
      center += (a + b) * (cross / 6)
      moment += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    return (area, area > 0 ? center * (1 / area) : .zero, moment)
  }
}
