// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who touches whom: pairs by their boxes along the x axis, then manifolds, then rows.

/// Two shapes that are near each other.
struct NearContact {
  let group: Int
  let a: RigidBody?
  let b: RigidBody
  let boundary: PhysicsBoundary?
  let shapes: (a: Int, b: Int)
  let manifold: ContactManifold
  var firstRow = 0
  var approaches = (0.0, 0.0)
}

/// A point of two shapes, for its impulses to be found in the next step.
struct ContactKey: Hashable {
  let group: Int
  let a: Int
  let b: Int
  let shapeA: Int
  let shapeB: Int
  /// The point's feature, and whether it is its friction.
  let feature: Int
}

/// Two things of a group that touch.
struct TouchKey: Hashable {
  let group: Int
  let a: Int
  let b: Int
}

extension PhysicsWorld {
  /// Looks for all manifolds that matter in this step.
  func findContacts(step: Double) {
    contacts.removeAll(keepingCapacity: true)
    guard !groups.isEmpty else { return }
    for body in bodies { body.placeShapes() }
    for group in groups {
      let entries = entries(of: group, step: step)
      var room = (entries.count + 16) * Self.contactsPerBody
      if group.bodiesCollide { findPairs(entries, in: group, &room) }
      for boundary in group.boundaries { meet(boundary, entries, in: group, &room) }
    }
  }

  /// A shape of a body, and how far it may move in this step.
  private struct Entry {
    let body: RigidBody
    let shape: Int
    let placed: PlacedShape
    let sweep: Double
    var box: PhysicsBox { placed.box }
  }

  private func entries(of group: CollisionGroup, step: Double) -> [Entry] {
    var entries: [Entry] = []
    for body in group.bodies where body.index > 0 {
      let speed =
        body.velocity.length + body.pull.length * step + abs(body.angularVelocity) * body.reach
      for (index, placed) in body.placed.enumerated() {
        entries.append(Entry(body: body, shape: index, placed: placed, sweep: speed * step + 0.5))
      }
    }
    return entries
  }

  private func findPairs(_ entries: [Entry], in group: CollisionGroup, _ room: inout Int) {
    let order = entries.indices.sorted {
      let a = entries[$0].box.minX - entries[$0].sweep
      let b = entries[$1].box.minX - entries[$1].sweep
      return a != b ? a < b : $0 < $1
    }
    var pairs: [(Int, Int)] = []
    for (place, first) in order.enumerated() {
      let one = entries[first]
      let end = one.box.maxX + one.sweep
      for second in order[(place + 1)...] {
        let two = entries[second]
        if two.box.minX - two.sweep > end { break }
        guard one.body !== two.body, one.body.inverseMass + two.body.inverseMass > 0,
          one.box.meets(two.box, margin: one.sweep + two.sweep)
        else { continue }
        if room <= 0 { break }
        room -= 1
        pairs.append((min(first, second), max(first, second)))
      }
    }
    pairs.sort { $0 < $1 }
    for (first, second) in pairs {
      let one = entries[first]
      let two = entries[second]
      guard
        let manifold = ContactManifold.between(
          one.placed, two.placed, margin: one.sweep + two.sweep)
      else { continue }
      contacts.append(
        NearContact(
          group: group.serial, a: one.body, b: two.body, boundary: nil,
          shapes: (one.shape, two.shape), manifold: manifold))
    }
  }

  private func meet(
    _ boundary: PhysicsBoundary, _ entries: [Entry], in group: CollisionGroup, _ room: inout Int
  ) {
    for entry in entries where entry.body.inverseMass > 0 {
      for (index, line) in boundary.lines.enumerated()
      where line.box.meets(entry.box, margin: entry.sweep) {
        guard
          let manifold = ContactManifold.between(line, entry.placed, margin: entry.sweep)
        else { continue }
        contacts.append(
          NearContact(
            group: group.serial, a: nil, b: entry.body, boundary: boundary,
            shapes: (index, entry.shape), manifold: manifold))
      }
    }
  }

  /// Notes how fast things approach before forces act, for elastic contacts.
  func noteApproaches(_ states: UnsafeMutablePointer<BodyState>, step: Double) {
    for index in contacts.indices {
      let contact = contacts[index]
      func approach(_ point: ContactManifold.Point) -> Double {
        let row = self.row(contact, point, contact.manifold.normal, states)
        let speed = row.speed(states)
        guard speed < 0 else { return 0 }
        let pull = contact.manifold.normal.dot(contact.b.pull - (contact.a?.pull ?? .zero))
        let square = speed * speed - 2 * pull * max(point.separation, 0)
        return square > 0 ? square.squareRoot() : 0
      }
      contacts[index].approaches.0 = approach(contact.manifold.first)
      if let second = contact.manifold.second {
        contacts[index].approaches.1 = approach(second)
      }
    }
  }

  private func row(
    _ contact: NearContact, _ point: ContactManifold.Point, _ direction: PhysicsVector,
    _ states: UnsafeMutablePointer<BodyState>
  ) -> ConstraintRow {
    let a = contact.a?.index ?? 0
    let b = contact.b.index
    return ConstraintRow(
      a, b, direction: direction, armA: point.place - (a == 0 ? point.place : states[a].position),
      armB: point.place - states[b].position, states)
  }

  /// Adds the rows of all contacts, which begin with the impulses of the step before.
  func placeContactRows(_ states: UnsafeMutablePointer<BodyState>) {
    for index in contacts.indices {
      contacts[index].firstRow = rows.count
      let contact = contacts[index]
      add(contact.manifold.first, contact.approaches.0, of: contact, states)
      if let second = contact.manifold.second {
        add(second, contact.approaches.1, of: contact, states)
      }
    }
  }

  private func add(
    _ point: ContactManifold.Point, _ approach: Double, of contact: NearContact,
    _ states: UnsafeMutablePointer<BodyState>
  ) {
    let normal = contact.manifold.normal
    var row = self.row(contact, point, normal, states)
    row.isOneSided = true
    row.lower = 0
    row.separation = point.separation
    if point.separation > 0 {
      row.bias = point.separation / Self.step
    } else {
      row.correct(min(point.separation + ContactManifold.slop, 0), step: Self.step)
    }
    let elasticity = Self.elasticity(contact.a?.material, contact.b.material)
    if approach > Self.bounceSpeed { row.bounce = elasticity * approach }
    let friction = Self.friction(contact.a?.material, contact.b.material)
    row.impulse = kept[key(contact, point, isFriction: false)] ?? 0
    if row.impulse != 0 { row.push(states, row.impulse) }
    rows.append(row)
    guard friction > 0 else { return }
    var sliding = self.row(contact, point, PhysicsVector(-normal.y, normal.x), states)
    sliding.normalRow = rows.count - 1
    sliding.friction = friction
    sliding.impulse = kept[key(contact, point, isFriction: true)] ?? 0
    if sliding.impulse != 0 { sliding.push(states, sliding.impulse) }
    rows.append(sliding)
  }

  /// The larger elasticity of two bodies; a boundary has none of its own (our choice).
  private static func elasticity(_ a: PhysicsMaterial?, _ b: PhysicsMaterial) -> Double {
    let value = max(a?.elasticity ?? 0, b.elasticity)
    return value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// The root of both bodies' frictions; a boundary has the body's (our choice).
  private static func friction(_ a: PhysicsMaterial?, _ b: PhysicsMaterial) -> Double {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1e3) }
    guard let a else { return limited(b.friction) }
    return (limited(a.friction) * limited(b.friction)).squareRoot()
  }

  private func key(_ contact: NearContact, _ point: ContactManifold.Point, isFriction: Bool)
    -> ContactKey
  {
    ContactKey(
      group: contact.group, a: contact.a?.serial ?? contact.boundary?.serial ?? 0,
      b: contact.b.serial, shapeA: contact.shapes.a, shapeB: contact.shapes.b,
      feature: point.feature << 1 | (isFriction ? 1 : 0))
  }

  /// Keeps the impulses for the next step.
  func keepContacts() {
    kept.removeAll(keepingCapacity: true)
    for contact in contacts {
      var index = contact.firstRow
      for point in [contact.manifold.first, contact.manifold.second] {
        guard let point else { continue }
        // What was hit, or bounced, begins anew.
        let hasBounced =
          (index == contact.firstRow ? contact.approaches.0 : contact.approaches.1)
          > Self.bounceSpeed
        if rows[index].impulse != 0, !hasBounced {
          kept[key(contact, point, isFriction: false)] = rows[index].impulse
        }
        index += 1
        guard index < rows.count, rows[index].normalRow == index - 1 else { continue }
        if rows[index].impulse != 0, !hasBounced {
          kept[key(contact, point, isFriction: true)] = rows[index].impulse
        }
        index += 1
      }
    }
  }

  /// Compares what touches now with what has touched.
  func findTouches() -> [ContactEvent] {
    var now: [TouchKey: ContactEvent] = [:]
    var order: [TouchKey] = []
    var events: [ContactEvent] = []
    for contact in contacts {
      let row = rows[contact.firstRow]
      var touches = row.impulse > 0 || row.separation <= 0.25
      var place = contact.manifold.first.place
      if let second = contact.manifold.second {
        let stride =
          row.friction == 0 && contact.firstRow + 1 < rows.count
            && rows[contact.firstRow + 1].normalRow == contact.firstRow ? 2 : 1
        let other = rows[contact.firstRow + stride]
        if other.impulse > 0 || other.separation <= 0.25 {
          place = touches ? (place + second.place) * 0.5 : second.place
          touches = true
        }
      }
      guard touches else { continue }
      let key = TouchKey(
        group: contact.group, a: contact.a?.serial ?? contact.boundary?.serial ?? 0,
        b: contact.b.serial)
      guard now[key] == nil else { continue }
      let event = ContactEvent(
        group: contact.group, body: contact.a ?? contact.b,
        other: contact.a == nil ? nil : contact.b,
        boundary: contact.boundary, place: place, hasBegun: true)
      now[key] = event
      order.append(key)
      if touching[key] == nil { events.append(event) }
    }
    for key in touchOrder where now[key] == nil {
      guard let old = touching[key], old.body.index > 0, old.other?.index != 0 else { continue }
      events.append(
        ContactEvent(
          group: old.group, body: old.body, other: old.other, boundary: old.boundary,
          place: old.place, hasBegun: false))
    }
    touching = now
    touchOrder = order
    return events
  }
}
