// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What items are like.

import CoreGraphics
public import Foundation

/// Says what items are like. Each property that was set overrides its default; where several behaviours set
/// the same, the last counts (FACTS C18).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var wanted = DynamicTraits()
  /// Velocities for items that have no body yet.
  private var pending: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// A behaviour for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// A behaviour without items yet.
  public convenience override init() {
    self.init(items: [])
  }

  /// Has an item be like that, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Gives an item back its defaults.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    pending[ObjectIdentifier(item)] = nil
    changed()
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// What is left of the speed when the item hits something: 0, the default, to 1. Of two items the
  /// larger counts (our choice).
  open var elasticity: CGFloat {
    get { CGFloat(wanted.elasticity ?? 0) }
    set { wanted.elasticity = Double(newValue); changed() }
  }

  /// How hard it is to slide along another item or a boundary; 0 by default. Of two items the root of
  /// the product counts, at a boundary the item's own (our choice).
  open var friction: CGFloat {
    get { CGFloat(wanted.friction ?? 0) }
    set { wanted.friction = Double(newValue); changed() }
  }

  /// Mass of an area: 1, the default, gives 100 x 100 points the mass 1.
  open var density: CGFloat {
    get { CGFloat(wanted.density ?? 1) }
    set { wanted.density = Double(newValue); changed() }
  }

  /// How fast the item slows down by itself; 0 by default. In a second the velocity falls to 1/e of
  /// itself with 1 (our choice; Apple gives no unit).
  open var resistance: CGFloat {
    get { CGFloat(wanted.resistance ?? 0) }
    set { wanted.resistance = Double(newValue); changed() }
  }

  /// How fast turning slows down by itself; 0 by default.
  open var angularResistance: CGFloat {
    get { CGFloat(wanted.angularResistance ?? 0) }
    set { wanted.angularResistance = Double(newValue); changed() }
  }

  /// How strongly electric and magnetic fields act; 0 by default.
  open var charge: CGFloat {
    get { CGFloat(wanted.charge ?? 0) }
    set { wanted.charge = Double(newValue); changed() }
  }

  /// Whether nothing moves the item, though others hit it; false by default.
  open var isAnchored: Bool {
    get { wanted.isAnchored ?? false }
    set { wanted.isAnchored = newValue; changed() }
  }

  /// Whether the item may turn; true by default.
  open var allowsRotation: Bool {
    get { wanted.allowsRotation ?? true }
    set { wanted.allowsRotation = newValue; changed() }
  }

  /// Makes an item of the behaviour faster, by points per second. Before the behaviour belongs to an
  /// animator, the velocities add up until it does.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(velocity, 0, to: item)
  }

  /// The velocity of an item in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.body(of: item) else {
      return pending[ObjectIdentifier(item)]?.linear ?? .zero
    }
    return CGPoint(x: body.velocity.x, y: body.velocity.y)
  }

  /// Makes an item of the behaviour turn faster, by radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// How fast an item turns, in radians per second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard let body = dynamicAnimator?.body(of: item) else {
      return pending[ObjectIdentifier(item)]?.angular ?? 0
    }
    return CGFloat(body.angularVelocity)
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard list.contains(item), linear.x.isFinite, linear.y.isFinite, angular.isFinite else {
      return
    }
    var sum = pending[ObjectIdentifier(item)] ?? (.zero, 0)
    sum.linear = CGPoint(x: sum.linear.x + linear.x, y: sum.linear.y + linear.y)
    sum.angular += angular
    pending[ObjectIdentifier(item)] = sum
    changed()
  }

  override func contribute(to assembly: DynamicAssembly) {
    for item in list.items {
      assembly.changeMaterial(of: item) { wanted.apply(to: &$0) }
      guard let sum = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      let body = assembly.body(of: item)
      assembly.blows.append {
        if body.inverseMass > 0 { body.velocity += PhysicsVector(sum.linear) }
        if body.inverseInertia > 0 { body.angularVelocity += Double(sum.angular) }
        body.wake()
      }
    }
  }
}

/// What a behaviour says about items; nil is nothing.
private struct DynamicTraits {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  func apply(to material: inout PhysicsMaterial) {
    material.elasticity = elasticity ?? material.elasticity
    material.friction = friction ?? material.friction
    material.density = density ?? material.density
    material.resistance = resistance ?? material.resistance
    material.angularResistance = angularResistance ?? material.angularResistance
    material.charge = charge ?? material.charge
    material.isAnchored = isAnchored ?? material.isAnchored
    material.allowsRotation = allowsRotation ?? material.allowsRotation
  }
}
