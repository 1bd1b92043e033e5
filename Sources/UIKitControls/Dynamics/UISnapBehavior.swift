// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An item that is drawn to a point.

import CoreGraphics
public import Foundation

/// Draws an item to a point, and turns it upright, by springs that come to rest there.
///
/// Apple's springs are not published. These, our choice, have 2.5 hertz and a damping ratio of 0.2 + 0.8 ·
/// `damping`: with the default of 0.5 the item passes the point by a tenth of the way and is at rest after
/// some 0.6 s (FACTS C18, L).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private var joint: PhysicsJoint?
  static let frequency = 2.5

  /// A behaviour that draws an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where the item comes to rest.
  open var snapPoint: CGPoint {
    didSet { changed() }
  }

  /// How little the item swings about the point, 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  override func contribute(to assembly: DynamicAssembly) {
    let body = assembly.body(of: item)
    let value = damping.isNaN ? 0.5 : min(max(Double(damping), 0), 1)
    let kind = PhysicsJoint.Kind.snap(frequency: Self.frequency, damping: 0.2 + 0.8 * value)
    let point = PhysicsVector(snapPoint)
    let joint: PhysicsJoint
    if let known = self.joint, known.b === body {
      joint = known
    } else {
      joint = PhysicsJoint(kind, nil, body, anchorA: point, anchorB: .zero)
      // Whole turns stay.
      joint.referenceAngle = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      self.joint = joint
    }
    joint.kind = kind
    joint.anchorA = point
    assembly.joints.append(joint)
  }

  override func leave() { joint = nil }

  /// Takes the last part of the way, once the item is at rest nearby.
  func settle(in animator: UIDynamicAnimator) {
    guard let joint, let entry = animator.bodyOfItem[ObjectIdentifier(item)],
      entry.body.inverseMass > 0, (joint.ends.b - joint.anchorA).length < 0.5
    else { return }
    let angle =
      abs(entry.body.angle - joint.referenceAngle) < 0.01 ? joint.referenceAngle : entry.body.angle
    entry.body.place(origin: joint.anchorA, angle: angle)
    entry.write()
  }
}
