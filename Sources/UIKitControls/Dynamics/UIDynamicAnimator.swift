// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What runs behaviours: what a program may override stands here.

import CoreGraphics
public import Foundation
internal import MicaClock

/// Moves items by rigid body physics, on the stage's clock: with each refresh of the screen two steps of
/// 1/120 s pass (our choice; Apple's step is not published), the items get their new places, contacts
/// are told, and actions are called (FACTS C18).
///
/// It runs from the moment that a behaviour is added or changed until all items have been at rest for
/// half a second. The program keeps the animator alive. Views' own animations don't matter to it.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  let world = PhysicsWorld()
  var ownBehaviors: [UIDynamicBehavior] = []
  package var bodies: [DynamicBody] = []
  var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  var collisions: [Int: UICollisionBehavior] = [:]
  var isStale = false
  var isAwake = false
  var stepCount = 0
  var referenceBounds = CGRect.zero
  var nextStep: ClockEvent?

  /// An animator of views within a view, whose space all places of behaviours are in.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// What is told of each step.
  package weak var follower: (any DynamicFollower)?

  /// An animator of items that are no views.
  public override init() {
    super.init()
  }

  /// The view whose space all places are in.
  open private(set) weak var referenceView: UIView?

  /// The behaviours that were added, in order.
  open var behaviors: [UIDynamicBehavior] { ownBehaviors }

  /// Has a behaviour act, and takes it out of another animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !ownBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.parent?.removeChildBehavior(behavior)
    ownBehaviors.append(behavior)
    behavior.enter(self)
  }

  /// Has a behaviour act no more.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = ownBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    ownBehaviors.remove(at: index)
    behavior.enter(nil)
  }

  /// Has no behaviour act any more.
  open func removeAllBehaviors() {
    let former = ownBehaviors
    ownBehaviors = []
    for behavior in former { behavior.enter(nil) }
  }

  /// The items whose boxes meet a rectangle, in the order in which behaviours named them.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { findItems(in: rect) }

  /// Takes over where an item is now, and its size. A program that moves an item by itself says so
  /// by this.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { readState(of: item) }

  /// Whether items may move: false once all are at rest.
  open var isRunning: Bool { isAwake }

  /// For how long the animator has moved items, in seconds; pauses don't count (our choice).
  open var elapsedTime: TimeInterval { TimeInterval(stepCount) / ScreenRefresh.rate }

  /// Who hears of pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
}

/// Something that goes by where an animator has put its items.
@MainActor
package protocol DynamicFollower: AnyObject {
  func itemsMoved()
}

/// Hears when an animator pauses and goes on. Both methods may be left out.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to move items, at first or after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
