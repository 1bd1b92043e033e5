// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that are pushed.

public import CoreGraphics
public import Foundation

extension UIPushBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active: a force.
    case continuous
    /// No time: a blow, which changes the velocity at once.
    case instantaneous
  }
}

/// Pushes items. A force of 1 accelerates 100 x 100 points of density 1 by 100 points per second
/// squared; a blow of 1 makes them faster by 100 points per second (FACTS C18).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isOn = true

  /// A behaviour that pushes items, once it has a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// Has an item pushed, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Has an item pushed no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Where an item is pushed, from its centre; zero unless set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Has an item pushed elsewhere than at its centre, so that it turns. The place turns with the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// How long the push lasts.
  open private(set) var mode: Mode

  /// Whether the push is on; true by default. After a blow it is false, and true strikes again.
  open var active: Bool {
    get { isOn }
    set {
      isOn = newValue
      changed()
    }
  }

  /// The direction in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 0 by default.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Direction and strength in one; zero by default.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { changed() }
  }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func contribute(to assembly: DynamicAssembly) {
    let bodies = list.items.map { (assembly.body(of: $0), offsets[ObjectIdentifier($0)]) }
    guard isOn else { return }
    let push = PhysicsVector(pushDirection)
    switch mode {
    case .continuous:
      for (body, offset) in bodies {
        body.force += push
        if let offset {
          let field = OffCenterPush(push, at: PhysicsVector(offset))
          assembly.fields.append((field: field, bodies: [body]))
        }
      }
    case .instantaneous:
      guard push != .zero, !bodies.isEmpty else { return }
      isOn = false
      for (body, offset) in bodies {
        assembly.blows.append {
          body.strike(
            push * RigidBody.unitForce, at: body.world(offset.map { PhysicsVector($0) } ?? .zero))
        }
      }
    }
  }
}

/// The turning part of a force beside the centre.
private final class OffCenterPush: PhysicsField {
  private let push: PhysicsVector
  private let offset: PhysicsVector

  init(_ push: PhysicsVector, at offset: PhysicsVector) {
    self.push = push
    self.offset = offset
  }

  func act(on body: RigidBody, step: Double) {
    let arm = body.world(offset) - body.position
    body.angularVelocity +=
      arm.cross(push) * (RigidBody.unitForce * body.inverseInertia * step)
  }
}
