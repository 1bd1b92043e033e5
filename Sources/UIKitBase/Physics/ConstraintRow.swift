// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One law that the velocities of two bodies obey, and the impulse that sees to it.

/// A body's part in the solver.
struct BodyState {
  var velocity: PhysicsVector
  var angularVelocity: Double
  let inverseMass: Double
  let inverseInertia: Double
  /// Where it stands and how it is turned, for the rows to be made.
  let position: PhysicsVector
  let angle: Double
  /// What the forces have added to the velocities in this step.
  var velocityGain = PhysicsVector.zero
  var angularGain = 0.0
  /// Whether something but forces acts on it.
  var isHeld = false
}

/// `speed + bias + softness · impulse = 0`, where the speed is that of the second body's point against
/// the first's along a direction (or of its turning), and the impulse lies between two limits.
struct ConstraintRow {
  var a: Int
  var b: Int
  var direction: PhysicsVector
  var armA: Double
  var armB: Double
  var mass = 0.0
  var bias = 0.0
  var softness = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  var impulse = 0.0
  /// The row whose impulse limits this one's, for friction.
  var normalRow = -1
  var friction = 0.0
  /// For contacts and limits: how far away they are, and the speed to have after a bounce.
  var separation = 0.0
  var bounce = 0.0
  var isOneSided = false
  /// For softness: stays in force when errors of position are no longer corrected.
  var isSoft = false

  /// Along a direction, at arms from the two centres of mass.
  init(
    _ a: Int, _ b: Int, direction: PhysicsVector, armA: PhysicsVector, armB: PhysicsVector,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    self.a = a
    self.b = b
    self.direction = direction
    self.armA = armA.cross(direction)
    self.armB = armB.cross(direction)
    weigh(states, linear: 1)
  }

  /// For turning only.
  init(turning a: Int, _ b: Int, _ states: UnsafeMutablePointer<BodyState>) {
    self.a = a
    self.b = b
    direction = .zero
    armA = 1
    armB = 1
    weigh(states, linear: 0)
  }

  private mutating func weigh(_ states: UnsafeMutablePointer<BodyState>, linear: Double) {
    let inverse =
      linear * (states[a].inverseMass + states[b].inverseMass)
      + armA * armA * states[a].inverseInertia + armB * armB * states[b].inverseInertia
    mass = inverse > 0 ? 1 / inverse : 0
  }

  /// Makes the row a spring: hertz, and the damping where 1 is critical. `error` is how far the spring
  /// is from its length.
  mutating func soften(frequency: Double, damping: Double, error: Double, step: Double) {
    guard mass > 0 else { return }
    let omega = 2 * Double.pi * frequency
    let stiffness = mass * omega * omega
    let drag = 2 * mass * damping * omega
    let gamma = 1 / (step * (drag + step * stiffness))
    guard gamma.isFinite else { return }
    softness = gamma
    bias = error * step * stiffness * gamma
    mass = 1 / (1 / mass + gamma)
    isSoft = true
  }

  /// Corrects a part of an error of position.
  mutating func correct(_ error: Double, step: Double) {
    bias = min(max(0.2 * error / step, -2000), 2000)
  }

  /// Whether it is a contact that was reached with a speed.
  var bounces: Bool { bounce > 0 && (impulse > 0 || separation <= ContactManifold.slop) }

  @inline(__always)
  func speed(_ states: UnsafeMutablePointer<BodyState>) -> Double {
    let u = states[a].velocity
    let v = states[b].velocity
    return direction.x * (v.x - u.x) + direction.y * (v.y - u.y)
      + armB * states[b].angularVelocity - armA * states[a].angularVelocity
  }

  @inline(__always)
  func push(_ states: UnsafeMutablePointer<BodyState>, _ impulse: Double) {
    let m = impulse * states[a].inverseMass
    states[a].velocity.x -= direction.x * m
    states[a].velocity.y -= direction.y * m
    states[a].angularVelocity -= impulse * armA * states[a].inverseInertia
    let n = impulse * states[b].inverseMass
    states[b].velocity.x += direction.x * n
    states[b].velocity.y += direction.y * n
    states[b].angularVelocity += impulse * armB * states[b].inverseInertia
  }

  /// Changes the velocities so that they obey.
  @inline(__always)
  mutating func solve(_ states: UnsafeMutablePointer<BodyState>) {
    let wanted = impulse - mass * (speed(states) + bias + softness * impulse)
    let limited = min(max(wanted, lower), upper)
    let change = limited - impulse
    guard change != 0 else { return }
    impulse = limited
    push(states, change)
  }
}

/// A fixed number of rounds through all rows, in their order.
struct ConstraintSolver {
  static let rounds = 10
  static let relaxedRounds = 6

  /// Solves rows whose biases correct positions.
  static func solve(
    _ rows: inout [ConstraintRow], _ states: UnsafeMutablePointer<BodyState>, rounds: Int
  ) {
    rows.withUnsafeMutableBufferPointer { rows in
      // There and back, so that what one end of the list says reaches the other in a round.
      for round in 0..<rounds {
        for place in rows.indices {
          let index = round & 1 == 0 ? place : rows.count - 1 - place
          let normal = rows[index].normalRow
          if normal >= 0 {
            let limit = rows[index].friction * rows[normal].impulse
            rows[index].lower = -limit
            rows[index].upper = limit
          }
          rows[index].solve(states)
        }
      }
    }
  }

  /// Takes away the speed that only corrected positions, once the bodies have moved.
  static func relax(
    _ rows: inout [ConstraintRow], _ states: UnsafeMutablePointer<BodyState>, step: Double
  ) {
    for index in rows.indices {
      if rows[index].isOneSided {
        rows[index].bias = max(rows[index].separation, 0) / step
      } else if !rows[index].isSoft {
        rows[index].bias = 0
      }
    }
    solve(&rows, states, rounds: relaxedRounds)
  }

  /// Gives contacts the speed that their elasticity leaves.
  static func bounce(_ rows: inout [ConstraintRow], _ states: UnsafeMutablePointer<BodyState>) {
    guard rows.contains(where: \.bounces) else { return }
    for _ in 0..<rounds {
      for index in rows.indices where rows[index].bounces {
        rows[index].bias = -rows[index].bounce
        rows[index].solve(states)
      }
    }
  }
}
