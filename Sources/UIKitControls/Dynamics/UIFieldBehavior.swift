// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fields of forces.

public import CoreGraphics
public import Foundation

/// Has a field act on items, each according to where it is, how fast, how heavy, or how charged.
///
/// The laws are Apple's; of the units Apple gives none, so they are our choice (FACTS C18, L): gravity fields
/// accelerate by 1000 points per second squared times the strength, as a gravity behaviour does; springs, charges and blocks
/// give forces in the unit of pushes; drag takes the velocity to 1/e in a second for a mass of 1; velocities are points per second.
/// A falloff leaves the strength as it is at 100 points.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItemList()
  private let force = FieldForce()

  private init(_ law: FieldLaw, position: CGPoint = .zero, direction: CGVector = .zero) {
    self.position = position
    self.direction = direction
    super.init()
    force.law = law
    force.field = self
  }

  /// Slows items in proportion to their velocity.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Drives items around the position, counter-clockwise, in proportion to the distance.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Draws items to a position, whatever their mass.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravity, position: position)
  }

  /// Accelerates items along a vector, whatever their mass.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity, direction: direction)
  }

  /// Gives items a velocity, and nothing else accelerates them.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity, direction: direction)
  }

  /// Pushes items about by smooth noise, which is always the same.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    noisy(.noise, smoothness, speed)
  }

  /// As noise, in proportion to the velocity.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    noisy(.turbulence, smoothness, speed)
  }

  /// Draws items to the position, in proportion to the distance: they swing about it.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Pushes charged items from the position.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Turns the way of charged items, counter-clockwise for a charge above zero.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Asks a block for the force: field, place, velocity, mass, charge, and the step in seconds.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }

  private class func noisy(
    _ law: FieldLaw, _ smoothness: CGFloat, _ speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(law)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Has the field act on an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Has the field act on an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The items that the field acts on.
  open var items: [any UIDynamicItem] { list.items }

  /// The middle of the field.
  open var position: CGPoint {
    didSet { changed() }
  }

  /// Where the field acts, about its position; everywhere by default.
  open var region = UIRegion.infinite {
    didSet { changed() }
  }

  /// What forces are multiplied by; 1 by default.
  open var strength: CGFloat = 1 {
    didSet { changed() }
  }

  /// The power of the distance by which the field gets weaker; 0 by default, nowhere.
  open var falloff: CGFloat = 0 {
    didSet { changed() }
  }

  /// Nearer than this the field is as strong as there; very small by default.
  open var minimumRadius: CGFloat = 1e-3 {
    didSet { changed() }
  }

  /// The vector of a field that has one.
  open var direction: CGVector {
    didSet { changed() }
  }

  /// How smooth noise is, 0 to 1; 0 for other fields.
  open var smoothness: CGFloat = 0 {
    didSet { changed() }
  }

  /// How often noise changes in a second; 0 for other fields.
  open var animationSpeed: CGFloat = 0 {
    didSet { changed() }
  }

  override func contribute(to assembly: DynamicAssembly) {
    force.position = PhysicsVector(position)
    force.region = region.shape
    force.strength = strength.isFinite ? Double(strength) : 0
    force.falloff = Double(falloff)
    force.minimumRadius = minimumRadius.isFinite ? Double(minimumRadius) : 1e-3
    force.direction = PhysicsVector(direction)
    force.smoothness = Double(smoothness)
    force.animationSpeed = Double(animationSpeed)
    assembly.fields.append((field: force, bodies: list.items.map { assembly.body(of: $0) }))
  }
}
