// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A body that moves.

/// What a body is like: Apple's defaults (FACTS C18).
package struct PhysicsMaterial: Equatable {
  package var elasticity = 0.0
  package var friction = 0.0
  package var density = 1.0
  package var resistance = 0.0
  package var angularResistance = 0.0
  package var charge = 0.0
  package var isAnchored = false
  package var allowsRotation = true

  package init(
    elasticity: Double = 0.0, friction: Double = 0.0, density: Double = 1.0,
    resistance: Double = 0.0, angularResistance: Double = 0.0, charge: Double = 0.0,
    isAnchored: Bool = false, allowsRotation: Bool = true
  ) {
    self.elasticity = elasticity
    self.friction = friction
    self.density = density
    self.resistance = resistance
    self.angularResistance = angularResistance
    self.charge = charge
    self.isAnchored = isAnchored
    self.allowsRotation = allowsRotation
  }
}

/// A rigid body: shapes, where they are, and how they move.
package final class RigidBody {
  /// A mass of 1 is 100 x 100 points of density 1, so that a force of 1 accelerates it by 100 points
  /// per second squared (FACTS C18).
  static let unitArea = 10_000.0
  package static let unitForce = 100.0
  /// Nothing is farther away, larger or faster than this, in points and seconds.
  package static let limit = 1e7

  /// Where the centre of mass is.
  package var position = PhysicsVector.zero
  package var angle = 0.0 {
    didSet { rotation = PhysicsRotation(angle) }
  }
  package private(set) var rotation = PhysicsRotation(0)
  package var velocity = PhysicsVector.zero
  package var angularVelocity = 0.0

  /// What acts on it as long as nobody changes it.
  package var acceleration = PhysicsVector.zero
  package var force = PhysicsVector.zero
  package var torque = 0.0

  private(set) var shapes: [ConvexShape] = []
  /// The shapes where the body is.
  package private(set) var placed: [PlacedShape] = []
  /// The centre of mass in the space of the shapes as they were given.
  private(set) var massOffset = PhysicsVector.zero
  package private(set) var mass = 1.0
  package private(set) var inverseMass = 1.0
  package private(set) var inverseInertia = 1.0
  package private(set) var material = PhysicsMaterial()
  /// The largest distance of a shape's point from the centre of mass.
  private(set) var reach = 0.0
  /// How long the body has been at rest, in seconds.
  var restTime = 0.0
  /// Whether a field says how fast it is in this step.
  package var isDriven = false
  /// Where it stands in the world's list; 0 is the ground, or none.
  var index = 0
  /// Tells bodies of a world apart.
  package let serial: Int

  init(serial: Int = 0) { self.serial = serial }

  /// Gives the body its shapes, about the origin of its own space, and its material. Keeps the place
  /// of that origin.
  package func form(_ shapes: [ConvexShape], _ material: PhysicsMaterial) {
    let origin = self.origin
    var area = 0.0
    var moment = 0.0
    var center = PhysicsVector.zero
    for shape in shapes {
      let part = shape.mass
      area += part.area
      moment += part.moment
      center += part.center * part.area
    }
    massOffset = area > 0 ? center * (1 / area) : .zero
    let turn = PhysicsRotation(0)
    self.shapes = shapes.map { $0.moved(by: -massOffset, turned: turn) }
    placed = self.shapes.map { PlacedShape($0) }
    reach = self.shapes.reduce(0) { reach, shape in
      shape.vertices.reduce(reach) { max($0, $1.length + shape.radius) }
    }
    self.material = material
    let density = material.density.isFinite ? min(max(material.density, 1e-6), 1e6) : 1
    // What has no size has the mass of a point by a point.
    mass = max(area, 1) * density / Self.unitArea
    let inertia =
      max(moment - area * massOffset.dot(massOffset), 1.0 / 6) * density / Self.unitArea
    inverseMass = material.isAnchored ? 0 : 1 / mass
    inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
    if inverseMass == 0 { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
    place(origin: origin)
  }

  /// The origin of the shapes' space in the world.
  package var origin: PhysicsVector { position - rotation.apply(massOffset) }

  /// Puts the origin of the shapes' space somewhere; what can't be a place changes nothing.
  func place(origin: PhysicsVector) {
    guard origin.isFinite else { return }
    position = Self.limited(origin) + rotation.apply(massOffset)
  }

  /// Puts the origin somewhere and turns the body.
  package func place(origin: PhysicsVector, angle: Double) {
    if angle.isFinite { self.angle = angle }
    place(origin: origin)
  }

  package static func limited(_ v: PhysicsVector) -> PhysicsVector {
    PhysicsVector(min(max(v.x, -limit), limit), min(max(v.y, -limit), limit))
  }

  /// A point of the body's own space in the world.
  package func world(_ point: PhysicsVector) -> PhysicsVector {
    position + rotation.apply(point - massOffset)
  }

  /// A point of the world in the body's own space.
  func local(_ point: PhysicsVector) -> PhysicsVector {
    rotation.undo(point - position) + massOffset
  }

  /// Changes the velocity at once, as a blow at a point of the world does.
  package func strike(_ impulse: PhysicsVector, at point: PhysicsVector) {
    guard impulse.isFinite, point.isFinite else { return }
    velocity += impulse * inverseMass
    angularVelocity += (point - position).cross(impulse) * inverseInertia
    wake()
  }

  package func wake() { restTime = 0 }

  /// Puts the placed shapes where the body is.
  package func placeShapes() {
    for shape in placed { shape.place(position, rotation) }
  }

  /// What forces do to the velocity in a second.
  package var pull: PhysicsVector {
    inverseMass > 0 ? acceleration + force * (Self.unitForce * inverseMass) : .zero
  }

  /// Kinetic energy.
  var kineticEnergy: Double {
    let turning = inverseInertia > 0 ? angularVelocity * angularVelocity / inverseInertia : 0
    return (mass * velocity.dot(velocity) + turning) / 2
  }
}
