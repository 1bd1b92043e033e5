// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bodies, what holds them, and time in steps. Same input, same bits: everything goes by the order of lists.

/// Lines that bodies stop at.
package final class PhysicsBoundary {
  package let serial: Int
  let lines: [PlacedShape]

  package init(serial: Int, lines: [ConvexShape]) {
    self.serial = serial
    self.lines = lines.map { PlacedShape($0) }
  }
}

/// Bodies that collide with each other, or with boundaries.
package struct CollisionGroup {
  package let serial: Int
  package var bodies: [RigidBody]
  package var bodiesCollide: Bool
  package var boundaries: [PhysicsBoundary]

  package init(
    serial: Int, bodies: [RigidBody], bodiesCollide: Bool, boundaries: [PhysicsBoundary]
  ) {
    self.serial = serial
    self.bodies = bodies
    self.bodiesCollide = bodiesCollide
    self.boundaries = boundaries
  }
}

/// Two things that have begun to touch, or no longer do.
package struct ContactEvent {
  package let group: Int
  package let body: RigidBody
  package let other: RigidBody?
  package let boundary: PhysicsBoundary?
  package let place: PhysicsVector
  package let hasBegun: Bool
}

/// What else acts on bodies, asked once a step before forces act.
package protocol PhysicsField: AnyObject {
  /// Changes what acts on a body (its velocity, for fields of velocity) for a step of some seconds.
  func act(on body: RigidBody, step: Double)
}

/// A world of rigid bodies, moved by sequential impulses: in each step contacts are looked for as far
/// as the bodies can move, forces change velocities, all rows are solved a fixed number of times,
/// bodies move, and speed that only corrected positions is taken away again.
///
/// A body that only forces act on moves exactly as their closed form says. Contacts with elasticity
/// return the speed that the body has where the shapes meet. So energy does not grow. A step of 1/120 s,
/// ten rounds and six relaxed ones are our choice (FACTS C18, L).
package final class PhysicsWorld {
  /// Seconds of a step.
  static let step = 1.0 / 120
  /// Contacts slower than this, in points per second, don't bounce.
  static let bounceSpeed = 20.0
  /// What is slower than this, in points per second, for so long, in seconds, is at rest.
  static let restSpeed = 2.0
  static let restDuration = 0.5
  /// Contacts of a body altogether, and of a world besides, that are looked at in a step.
  static let contactsPerBody = 24

  private let ground = RigidBody()
  private(set) var bodies: [RigidBody] = []
  private(set) var joints: [PhysicsJoint] = []
  private(set) var groups: [CollisionGroup] = []
  private(set) var fields: [(field: any PhysicsField, bodies: [RigidBody])] = []
  private var lastSerial = 0

  var states: [BodyState] = []
  var rows: [ConstraintRow] = []
  var contacts: [NearContact] = []
  var kept: [ContactKey: Double] = [:]
  var touching: [TouchKey: ContactEvent] = [:]
  var touchOrder: [TouchKey] = []
  private(set) var events: [ContactEvent] = []

  package init() {}

  /// A body of this world, which is not part of it yet.
  package func makeBody() -> RigidBody {
    lastSerial += 1
    return RigidBody(serial: lastSerial)
  }

  package func makeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Says what the world consists of from now on.
  package func fill(
    bodies: [RigidBody], joints: [PhysicsJoint], groups: [CollisionGroup],
    fields: [(field: any PhysicsField, bodies: [RigidBody])] = []
  ) {
    for body in self.bodies { body.index = 0 }
    self.bodies = bodies
    for (index, body) in bodies.enumerated() { body.index = index + 1 }
    self.joints = joints
    self.groups = groups
    self.fields = fields
  }

  /// Whether nothing has moved for a while.
  package var isAtRest: Bool {
    bodies.allSatisfy { $0.inverseMass == 0 || $0.restTime >= Self.restDuration }
  }

  /// What has begun and ended to touch since the last call, in order.
  package func takeEvents() -> [ContactEvent] {
    defer { events = [] }
    return events
  }

  /// Lets a step pass.
  package func advance() {
    let step = Self.step
    for (field, bodies) in fields {
      for body in bodies where body.index > 0 && body.inverseMass > 0 {
        field.act(on: body, step: step)
      }
    }
    findContacts(step: step)
    loadStates()
    states.withUnsafeMutableBufferPointer { buffer in
      guard let states = buffer.baseAddress else { return }
      noteApproaches(states, step: step)
      applyForces(states, step: step)
      rows.removeAll(keepingCapacity: true)
      for joint in joints { joint.add(to: &rows, states, step: step) }
      placeContactRows(states)
      ConstraintSolver.solve(&rows, states, rounds: ConstraintSolver.rounds)
      holdBodies(states)
      move(states, step: step)
      ConstraintSolver.relax(&rows, states, step: step)
      ConstraintSolver.bounce(&rows, states)
      for joint in joints { joint.keep(rows) }
      keepContacts()
      storeStates(states, step: step)
    }
    events += findTouches()
  }

  private func loadStates() {
    states.removeAll(keepingCapacity: true)
    states.append(
      BodyState(
        velocity: .zero, angularVelocity: 0, inverseMass: 0, inverseInertia: 0, position: .zero,
        angle: 0))
    for body in bodies {
      states.append(
        BodyState(
          velocity: body.velocity, angularVelocity: body.angularVelocity,
          inverseMass: body.inverseMass, inverseInertia: body.inverseInertia,
          position: body.position, angle: body.angle, isHeld: body.isDriven))
      body.isDriven = false
    }
  }

  /// Adds what forces do in a step, then slows down by the bodies' resistance: the velocity is divided by
  /// 1 + resistance · step (our choice).
  private func applyForces(_ states: UnsafeMutablePointer<BodyState>, step: Double) {
    for body in bodies where body.inverseMass > 0 {
      let index = body.index
      let before = states[index].velocity
      let turning = states[index].angularVelocity
      let slowed = 1 / (1 + step * Self.limitedResistance(body.material.resistance))
      states[index].velocity = (before + body.pull * step) * slowed
      let torque = body.torque * RigidBody.unitForce * body.inverseInertia
      states[index].angularVelocity =
        (turning + torque * step)
        / (1 + step * Self.limitedResistance(body.material.angularResistance))
      states[index].velocityGain = states[index].velocity - before
      states[index].angularGain = states[index].angularVelocity - turning
    }
  }

  private static func limitedResistance(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1e9)
  }

  /// Marks bodies that something but forces acts on.
  private func holdBodies(_ states: UnsafeMutablePointer<BodyState>) {
    for row in rows where row.impulse != 0 {
      states[row.a].isHeld = true
      states[row.b].isHeld = true
    }
  }

  /// Moves bodies: with the mean of the velocities before and after where only forces act.
  private func move(_ states: UnsafeMutablePointer<BodyState>, step: Double) {
    for index in rows.indices where rows[index].isOneSided {
      rows[index].separation += rows[index].speed(states) * step
    }
    for body in bodies where body.inverseMass > 0 {
      let state = states[body.index]
      let share = state.isHeld ? 0 : 0.5
      let place = body.position + (state.velocity - state.velocityGain * share) * step
      let angle = body.angle + (state.angularVelocity - state.angularGain * share) * step
      if place.isFinite { body.position = RigidBody.limited(place) }
      if angle != body.angle, angle.isFinite { body.angle = angle }
    }
  }

  private func storeStates(_ states: UnsafeMutablePointer<BodyState>, step: Double) {
    for body in bodies where body.inverseMass > 0 {
      let state = states[body.index]
      body.velocity = state.velocity.isFinite ? RigidBody.limited(state.velocity) : .zero
      let turning = state.angularVelocity
      body.angularVelocity = turning.isFinite ? min(max(turning, -1e4), 1e4) : 0
      let speed = body.velocity.length + abs(body.angularVelocity) * max(body.reach, 1)
      body.restTime = speed < Self.restSpeed ? body.restTime + step : 0
    }
  }
}
