// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers of rigid bodies: points, seconds, radians; y grows downward, so angles grow clockwise.
// Only + − × ÷ √ and PortableMath's sine and cosine: the same bits on every machine.

internal import MicaRaster

/// A vector of the plane.
package struct PhysicsVector: Equatable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = PhysicsVector(0, 0)

  package static func + (a: PhysicsVector, b: PhysicsVector) -> PhysicsVector {
    PhysicsVector(a.x + b.x, a.y + b.y)
  }

  package static func - (a: PhysicsVector, b: PhysicsVector) -> PhysicsVector {
    PhysicsVector(a.x - b.x, a.y - b.y)
  }

  static prefix func - (a: PhysicsVector) -> PhysicsVector { PhysicsVector(-a.x, -a.y) }

  package static func * (a: PhysicsVector, s: Double) -> PhysicsVector {
    PhysicsVector(a.x * s, a.y * s)
  }

  package static func += (a: inout PhysicsVector, b: PhysicsVector) {
    a.x += b.x
    a.y += b.y
  }

  func dot(_ b: PhysicsVector) -> Double { x * b.x + y * b.y }
  package func cross(_ b: PhysicsVector) -> Double { x * b.y - y * b.x }
  package var length: Double { dot(self).squareRoot() }
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector of length 1; zero for one without a direction.
  package var direction: PhysicsVector {
    let length = length
    return length > 0 && length.isFinite ? PhysicsVector(x / length, y / length) : .zero
  }
}

/// The rotation by an angle.
package struct PhysicsRotation {
  let sine: Double
  let cosine: Double

  package init(_ angleInRadians: Double) {
    sine = PortableMath.sin(angleInRadians)
    cosine = PortableMath.cos(angleInRadians)
  }

  package func apply(_ v: PhysicsVector) -> PhysicsVector {
    PhysicsVector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
  }

  package func undo(_ v: PhysicsVector) -> PhysicsVector {
    PhysicsVector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x)
  }
}

/// A rectangle along the axes.
package struct PhysicsBox {
  package var minX = Double.infinity
  package var minY = Double.infinity
  package var maxX = -Double.infinity
  package var maxY = -Double.infinity

  package init() {}

  package mutating func add(_ v: PhysicsVector, radius: Double) {
    minX = min(minX, v.x - radius)
    minY = min(minY, v.y - radius)
    maxX = max(maxX, v.x + radius)
    maxY = max(maxY, v.y + radius)
  }

  /// Whether the two touch when both are made larger by a margin altogether.
  package func meets(_ other: PhysicsBox, margin: Double) -> Bool {
    minX <= other.maxX + margin && other.minX <= maxX + margin
      && minY <= other.maxY + margin && other.minY <= maxY + margin
  }
}
