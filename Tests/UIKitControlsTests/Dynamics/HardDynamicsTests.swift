// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dynamics of what shouldn't be: hard numbers, callbacks that take everything apart, crowds.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct HardDynamicsTests {
  private let bench = DynamicsBench()

  /// Numbers that are none, or far too large, everywhere: nothing crashes, and places stay numbers.
  @Test func hardNumbers() throws {
    let hard: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e30, 0, 1e-300]
    let views = hard.map { bench.view(10, 10, 20, $0.isNaN ? 0 : abs($0)) }
    let items = hard.map { HardItem($0) } as [any UIDynamicItem] + views
    let traits = UIDynamicItemBehavior(items: items)
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: items)
    let push = UIPushBehavior(items: items, mode: .continuous)
    bench.add(traits, collision, gravity, push)
    for (index, value) in hard.enumerated() {
      bench.stage.run {
        let item = items[index]
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: value, y: 3))
        rod.length = value
        rod.frequency = value
        rod.damping = value
        rod.attachmentRange = UIFloatRange(minimum: value, maximum: value)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 4, y: value))
        snap.damping = value
        bench.add(rod, snap)
        traits.elasticity = value
        traits.friction = value
        traits.density = value
        traits.resistance = value
        traits.angularResistance = value
        traits.addLinearVelocity(CGPoint(x: value, y: 1), for: item)
        traits.addAngularVelocity(value, for: item)
        gravity.gravityDirection = CGVector(dx: value, dy: value)
        push.pushDirection = CGVector(dx: value, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: value, vertical: 1), for: item)
        collision.addBoundary(
          withIdentifier: index as NSCopying, from: CGPoint(x: value, y: 0),
          to: CGPoint(x: 0, y: value))
        collision.setTranslatesReferenceBoundsIntoBoundary(
          with: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
        _ = bench.animator.items(in: CGRect(x: value, y: value, width: value, height: value))
        bench.animator.updateItem(usingCurrentState: item)
      }
      try bench.stage.advance(to: Double(index + 1) / 10)
    }
    for view in views {
      #expect(view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite)
    }
  }

  /// Everything may be taken apart in any callback.
  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func callbacksMayChangeAll(_ way: Int) throws {
    let views = (0..<6).map { (index: Int) -> UIView in
      bench.view(CGFloat(index % 3 * 60), CGFloat(index / 3 * 90), 50, 50)
    }
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: views)
    var rounds = 0
    let change: () -> Void = { [bench] in
      rounds += 1
      guard rounds < 200 else { return }
      switch way {
      case 0:
        bench.animator.removeAllBehaviors()
      case 1:
        if let item = collision.items.last { collision.removeItem(item) }
      case 2:
        views[rounds % 6].removeFromSuperview()
        gravity.removeItem(views[rounds % 6])
      case 3:
        bench.animator.removeBehavior(collision)
        bench.animator.addBehavior(collision)
      case 4:
        collision.removeAllBoundaries()
        collision.addBoundary(
          withIdentifier: rounds as NSCopying, from: .zero, to: CGPoint(x: 320, y: 100))
      default:
        let inner = UIGravityBehavior(items: [views[rounds % 6]])
        bench.animator.addBehavior(inner)
        inner.action = { [weak inner] in
          if let inner { inner.dynamicAnimator?.removeBehavior(inner) }
        }
      }
    }
    bench.onEvent = { _ in change() }
    gravity.action = { if rounds > 3 { change() } }
    bench.add(collision, gravity)
    try bench.stage.advance(to: 2)
    #expect(rounds > 0)
  }

  /// A crowd of 500 in a heap takes bounded time and stays in its box.
  @Test func crowds() throws {
    let views = (0..<500).map { (index: Int) -> UIView in
      bench.view(CGFloat(index % 25 * 12 + 5), CGFloat(index / 25 * 12 + 5), 10, 10)
    }
    let pile = (0..<60).map { _ in bench.view(100, 300, 10, 10) }
    let collision = UICollisionBehavior(items: views + pile)
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.add(collision, UIGravityBehavior(items: views + pile))
    let start = ContinuousClock.now
    try bench.stage.advance(to: 0.25)
    #expect(start.duration(to: .now) < .seconds(60))
    for view in views { #expect(view.center.x > -1 && view.center.y < 481) }
  }

  /// Two runs give the same places, to the bit.
  @Test func theSameAgain() throws {
    func run() throws -> [CGPoint] {
      let bench = DynamicsBench()
      let views = (0..<12).map { (index: Int) -> UIView in
        bench.view(CGFloat(index % 4 * 70 + index * 3), CGFloat(index / 4 * 60), 40, 30)
      }
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let traits = UIDynamicItemBehavior(items: views)
      traits.elasticity = 0.6
      traits.friction = 0.2
      bench.add(UIGravityBehavior(items: views), collision, traits)
      try bench.stage.advance(to: 1.5)
      return views.map(\.center)
    }
    #expect(try run() == run())
  }

  /// An animator that the program lets go stops; behaviours and views outlive it.
  @Test func animatorsDie() throws {
    let view = bench.view(0, 0)
    let gravity = UIGravityBehavior(items: [view])
    bench.stage.run {
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: bench.root)
      animator?.addBehavior(gravity)
      animator = nil
    }
    try bench.stage.advance(to: 0.5)
    #expect(view.center.y == 50 && gravity.dynamicAnimator == nil)
    bench.add(gravity)
    try bench.stage.advance(to: 1)
    #expect(view.center.y > 100)
  }

  /// A program's own behaviour: children, its action once a refresh, and where it goes.
  @Test func ownBehaviors() throws {
    let view = bench.view(0, 0)
    let own = FallBehavior(view)
    bench.add(own)
    #expect(own.moves == ["in"] && own.gravity.dynamicAnimator === bench.animator)
    try bench.stage.advance(to: 0.5)
    #expect(own.steps == 30 && view.center.y > 100 && own.childBehaviors.count == 1)
    let place = view.center
    bench.stage.run { own.removeChildBehavior(own.gravity) }
    #expect(own.gravity.dynamicAnimator == nil)
    bench.stage.run { bench.animator.removeBehavior(own) }
    #expect(own.moves == ["in", "out"] && bench.animator.behaviors.isEmpty)
    try bench.stage.advance(to: 1)
    #expect(view.center == place && bench.log.last == "pause")
  }
}

/// An item that is no view, with hard numbers.
private final class HardItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform

  init(_ value: CGFloat) {
    center = CGPoint(x: value, y: value)
    bounds = CGRect(x: value, y: value, width: value, height: value)
    transform = CGAffineTransform(a: value, b: value, c: value, d: value, tx: value, ty: value)
  }
}

/// Gravity with an action of its own.
private final class FallBehavior: UIDynamicBehavior {
  let gravity: UIGravityBehavior
  var steps = 0
  var moves: [String] = []

  init(_ item: any UIDynamicItem) {
    gravity = UIGravityBehavior(items: [item])
    super.init()
    addChildBehavior(gravity)
    action = { [unowned self] in steps += 1 }
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    moves.append(dynamicAnimator == nil ? "out" : "in")
  }
}
