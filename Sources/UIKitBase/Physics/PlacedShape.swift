// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A shape in the world.

/// A shape's corners and normals where its body is.
package final class PlacedShape {
  private(set) var vertices: [PhysicsVector]
  private(set) var normals: [PhysicsVector]
  let radius: Double
  package private(set) var box = PhysicsBox()
  private let shape: ConvexShape

  /// A shape that stays where it is.
  init(_ shape: ConvexShape) {
    self.shape = shape
    vertices = shape.vertices
    normals = shape.normals
    radius = shape.radius
    measure()
  }

  /// Puts the corners where a body has them.
  func place(_ position: PhysicsVector, _ rotation: PhysicsRotation) {
    for index in vertices.indices {
      vertices[index] = rotation.apply(shape.vertices[index]) + position
    }
    for index in normals.indices { normals[index] = rotation.apply(shape.normals[index]) }
    measure()
  }

  private func measure() {
    box = PhysicsBox()
    for vertex in vertices { box.add(vertex, radius: radius) }
  }

  func vertex(after index: Int) -> PhysicsVector {
    vertices[index + 1 < vertices.count ? index + 1 : 0]
  }

  /// The distance of another shape's nearest corner from the edge that is nearest to all of it.
  func separation(from other: PlacedShape) -> (distance: Double, edge: Int) {
    var best = -Double.infinity
    var edge = 0
    for index in normals.indices {
      let normal = normals[index]
      let corner = vertices[index]
      var distance = Double.infinity
      for vertex in other.vertices { distance = min(distance, normal.dot(vertex - corner)) }
      if distance > best {
        best = distance
        edge = index
      }
    }
    return (best, edge)
  }
}
