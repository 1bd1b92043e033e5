// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What holds two bodies together, or one at a place.

/// A joint between two bodies, or between a body and the ground.
package final class PhysicsJoint {
  /// What the joint allows.
  package enum Kind {
    /// The anchors stay at a distance: rigidly at 0 hertz, else as a spring, where a damping of 1 is
    /// critical.
    case rod(length: Double, frequency: Double, damping: Double)
    /// The anchors are nowhere farther apart than that.
    case rope(length: Double)
    /// The anchors are one point; the second body turns against the first between two angles.
    case pin(lower: Double, upper: Double, frictionTorque: Double)
    /// Nothing moves.
    case weld
    /// The second body's anchor moves along a line of the first body, without turning.
    case slider(axis: PhysicsVector, lower: Double, upper: Double)
    /// The second body's anchor is drawn to the first's, and its angle to zero, by springs.
    case snap(frequency: Double, damping: Double)
  }

  package var kind: Kind
  /// Nil is the ground.
  package let a: RigidBody?
  package let b: RigidBody
  /// In the first body's own space, or in the world.
  package var anchorA: PhysicsVector
  /// In the second body's own space.
  var anchorB: PhysicsVector
  /// How far the second body is turned against the first where nothing is wrong.
  package var referenceAngle: Double
  /// The impulses of the last step, in the order of the rows.
  private var impulses: [Double] = []
  private var firstRow = 0
  private var rowCount = 0

  package init(
    _ kind: Kind, _ a: RigidBody?, _ b: RigidBody, anchorA: PhysicsVector, anchorB: PhysicsVector
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.anchorA = anchorA
    self.anchorB = anchorB
    referenceAngle = b.angle - (a?.angle ?? 0)
  }

  /// The anchors in the world.
  package var ends: (a: PhysicsVector, b: PhysicsVector) {
    (a?.world(anchorA) ?? anchorA, b.world(anchorB))
  }

  /// Adds the joint's rows. Bodies are found by their index; 0 is the ground.
  func add(
    to rows: inout [ConstraintRow], _ states: UnsafeMutablePointer<BodyState>, step: Double
  ) {
    let ends = ends
    firstRow = rows.count
    rowCount = 0
    guard ends.a.isFinite, ends.b.isFinite, a?.index != 0, b.index != 0 else { return }
    switch kind {
    case .rod(let length, let frequency, let damping):
      addRod(
        length: length, frequency: frequency, damping: damping, ends, to: &rows, states, step: step)
    case .rope(let length):
      let way = ends.b - ends.a
      var row = self.row(-way.direction, ends, states)
      limit(&row, room: length - way.length, step)
      rows.append(row)
    case .pin(let lower, let upper, let frictionTorque):
      addPoint(ends, to: &rows, states, step: step)
      if frictionTorque > 0 {
        var row = turn(states)
        row.upper = frictionTorque * step
        row.lower = -row.upper
        rows.append(row)
      }
      addLimits(angle, lower: lower, upper: upper, turn(states), to: &rows, step: step)
    case .weld:
      addPoint(ends, to: &rows, states, step: step)
      var row = turn(states)
      row.correct(angle, step: step)
      rows.append(row)
    case .slider(let axis, let lower, let upper):
      addSlider(axis, lower: lower, upper: upper, ends, to: &rows, states, step: step)
    case .snap(let frequency, let damping):
      addPoint(ends, to: &rows, states, step: step, frequency: frequency, damping: damping)
      var row = turn(states)
      row.soften(frequency: frequency, damping: damping, error: angle, step: step)
      rows.append(row)
    }
    rowCount = rows.count - firstRow
    // Begin with the impulses of the step before.
    if impulses.count == rowCount {
      for index in 0..<rowCount {
        let impulse = min(
          max(impulses[index], rows[firstRow + index].lower), rows[firstRow + index].upper)
        rows[firstRow + index].impulse = impulse
        rows[firstRow + index].push(states, impulse)
      }
    }
  }

  /// Keeps the impulses for the next step.
  func keep(_ rows: [ConstraintRow]) {
    impulses.removeAll(keepingCapacity: true)
    for index in firstRow..<firstRow + rowCount { impulses.append(rows[index].impulse) }
  }

  /// How far the second body is turned too far.
  private var angle: Double { b.angle - (a?.angle ?? 0) - referenceAngle }

  private func row(
    _ direction: PhysicsVector, _ ends: (a: PhysicsVector, b: PhysicsVector),
    _ states: UnsafeMutablePointer<BodyState>
  ) -> ConstraintRow {
    ConstraintRow(
      a?.index ?? 0, b.index, direction: direction, armA: ends.a - (a?.position ?? ends.a),
      armB: ends.b - b.position,
      states)
  }

  private func turn(_ states: UnsafeMutablePointer<BodyState>) -> ConstraintRow {
    ConstraintRow(turning: a?.index ?? 0, b.index, states)
  }

  /// Makes a row act only where no room is left along its direction.
  private func limit(_ row: inout ConstraintRow, room: Double, _ step: Double) {
    row.isOneSided = true
    row.separation = room
    row.lower = 0
    if room > 0 { row.bias = room / step } else { row.correct(room, step: step) }
  }

  private func addRod(
    length: Double, frequency: Double, damping: Double,
    _ ends: (a: PhysicsVector, b: PhysicsVector), to rows: inout [ConstraintRow],
    _ states: UnsafeMutablePointer<BodyState>, step: Double
  ) {
    let way = ends.b - ends.a
    let isPoint = length < 1e-3
    if isPoint {
      return addPoint(ends, to: &rows, states, step: step, frequency: frequency, damping: damping)
    }
    let direction = way.length > 1e-9 ? way.direction : PhysicsVector(0, 1)
    var row = self.row(direction, ends, states)
    let error = way.length - length
    if frequency > 0 {
      row.soften(frequency: frequency, damping: damping, error: error, step: step)
    } else {
      row.correct(error, step: step)
    }
    rows.append(row)
  }

  /// Holds the anchors together, rigidly or by springs.
  private func addPoint(
    _ ends: (a: PhysicsVector, b: PhysicsVector), to rows: inout [ConstraintRow],
    _ states: UnsafeMutablePointer<BodyState>, step: Double, frequency: Double = 0,
    damping: Double = 0
  ) {
    let way = ends.b - ends.a
    for axis in [PhysicsVector(1, 0), PhysicsVector(0, 1)] {
      var row = self.row(axis, ends, states)
      let error = axis.dot(way)
      if frequency > 0 {
        row.soften(frequency: frequency, damping: damping, error: error, step: step)
      } else {
        row.correct(error, step: step)
      }
      rows.append(row)
    }
  }

  private func addSlider(
    _ axis: PhysicsVector, lower: Double, upper: Double,
    _ ends: (a: PhysicsVector, b: PhysicsVector), to rows: inout [ConstraintRow],
    _ states: UnsafeMutablePointer<BodyState>, step: Double
  ) {
    let along = (a?.rotation.apply(axis) ?? axis).direction
    let across = PhysicsVector(-along.y, along.x)
    let way = ends.b - ends.a
    // The first body's arm ends where the second's anchor is: the line moves with the first body.
    let places = (a: ends.b, b: ends.b)
    var row = ConstraintRow(
      a?.index ?? 0, b.index, direction: across, armA: places.a - (a?.position ?? places.a),
      armB: places.b - b.position, states)
    row.correct(across.dot(way), step: step)
    rows.append(row)
    var turning = turn(states)
    turning.correct(angle, step: step)
    rows.append(turning)
    row = ConstraintRow(
      a?.index ?? 0, b.index, direction: along, armA: places.a - (a?.position ?? places.a),
      armB: places.b - b.position,
      states)
    addLimits(along.dot(way), lower: lower, upper: upper, row, to: &rows, step: step)
  }

  /// Keeps a value, whose speed is a row's, between two limits.
  private func addLimits(
    _ value: Double, lower: Double, upper: Double, _ row: ConstraintRow,
    to rows: inout [ConstraintRow], step: Double
  ) {
    if lower.isFinite {
      var low = row
      limit(&low, room: value - lower, step)
      rows.append(low)
    }
    if upper.isFinite {
      var high = row
      high.direction = -row.direction
      high.armA = -row.armA
      high.armB = -row.armB
      limit(&high, room: upper - value, step)
      rows.append(high)
    }
  }
}
