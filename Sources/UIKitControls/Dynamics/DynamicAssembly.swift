// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From behaviours to a world of rigid bodies: made anew whenever a behaviour has changed.

import CoreGraphics
import Foundation

/// An item and its body.
@MainActor
package final class DynamicBody {
  package let item: any UIDynamicItem
  let body: RigidBody
  /// What the item was last set to.
  private var place: PhysicsVector
  private var angle: Double
  private var size = CGSize.zero
  private var isFormed = false

  init(_ item: any UIDynamicItem, _ body: RigidBody) {
    self.item = item
    self.body = body
    place = .zero
    angle = 0
    readPlace()
  }

  /// Takes over where the item is.
  func readPlace() {
    body.place(
      origin: PhysicsVector(item.center), angle: DynamicShapes.angle(of: item.transform))
    place = body.origin
    angle = body.angle
  }

  /// Gives the body the item's shape and a material, where they are others.
  func form(_ material: PhysicsMaterial, isFresh: Bool = false) {
    if isFormed, !isFresh, material == body.material { return }
    isFormed = true
    body.form(DynamicShapes.shapes(of: item), material)
  }

  /// Puts the item where its body is, if that has moved.
  func write() {
    let origin = body.origin
    if origin != place {
      place = origin
      item.center = CGPoint(x: origin.x, y: origin.y)
    }
    if body.angle != angle {
      angle = body.angle
      item.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}

/// What the behaviours of an animator make a world of.
@MainActor
final class DynamicAssembly {
  let animator: UIDynamicAnimator
  let world: PhysicsWorld
  private let former: [ObjectIdentifier: DynamicBody]
  private(set) var bodies: [DynamicBody] = []
  private(set) var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  private var materials: [Int: PhysicsMaterial] = [:]
  var joints: [PhysicsJoint] = []
  var groups: [CollisionGroup] = []
  var collisions: [Int: UICollisionBehavior] = [:]
  var fields: [(field: any PhysicsField, bodies: [RigidBody])] = []
  /// What happens once the bodies have their shapes.
  var blows: [() -> Void] = []

  init(_ animator: UIDynamicAnimator, _ former: [ObjectIdentifier: DynamicBody]) {
    self.animator = animator
    self.former = former
    world = animator.world
  }

  /// The body of an item.
  func body(of item: any UIDynamicItem) -> RigidBody {
    let key = ObjectIdentifier(item)
    if let known = bodyOfItem[key] { return known.body }
    let entry = former[key] ?? DynamicBody(item, world.makeBody())
    bodyOfItem[key] = entry
    bodies.append(entry)
    entry.body.acceleration = .zero
    entry.body.force = .zero
    entry.body.torque = 0
    return entry.body
  }

  /// Changes what an item is like; the last word counts.
  func changeMaterial(of item: any UIDynamicItem, _ change: (inout PhysicsMaterial) -> Void) {
    change(&materials[body(of: item).serial, default: PhysicsMaterial()])
  }

  /// Gives all bodies their shapes and fills the world.
  func finish() {
    for entry in bodies { entry.form(materials[entry.body.serial] ?? PhysicsMaterial()) }
    world.fill(bodies: bodies.map(\.body), joints: joints, groups: groups, fields: fields)
    for blow in blows { blow() }
  }
}

extension PhysicsVector {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
    if !isFinite { self = .zero }
    self = RigidBody.limited(self)
  }

  init(_ vector: CGVector) { self.init(CGPoint(x: vector.dx, y: vector.dy)) }
  init(_ offset: UIOffset) { self.init(CGPoint(x: offset.horizontal, y: offset.vertical)) }
}
