// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's dynamics: defaults and units of FACTS C18, and what a program relies on.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct DynamicsTests {
  private let bench = DynamicsBench()

  /// C18 (H): Apple's defaults.
  @Test func defaults() {
    let item = UIDynamicItemBehavior(items: [])
    #expect(item.elasticity == 0 && item.friction == 0 && item.density == 1)
    #expect(item.resistance == 0 && item.angularResistance == 0 && item.charge == 0)
    #expect(item.allowsRotation && !item.isAnchored)
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-12)
    let collision = UICollisionBehavior(items: [])
    #expect(collision.collisionMode == .everything && collision.boundaryIdentifiers == nil)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.active && push.magnitude == 0 && push.mode == .instantaneous)
    let view = UIView()
    #expect(view.collisionBoundsType == .rectangle)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 30, y: 40))
    #expect(rod.length == 50 && rod.frequency == 0 && rod.damping == 0 && rod.frictionTorque == 0)
    #expect(rod.attachedBehaviorType == .anchor && rod.attachmentRange.isInfinite)
    #expect(UIFloatRange.zero == UIFloatRange(minimum: 0, maximum: 0))
  }

  /// C18 (H): a vector of length 1 accelerates by 1000 points per second squared.
  @Test func gravityPulls() throws {
    let view = bench.view(110, 0)
    bench.add(UIGravityBehavior(items: [view]))
    try bench.stage.advance(to: 0.5)
    #expect(abs(view.center.y - 50 - 125) < 1e-6 && view.center.x == 160)
    #expect(bench.animator.isRunning && abs(bench.animator.elapsedTime - 0.5) < 1e-9)
    #expect(bench.log == ["resume"])
  }

  /// C18 (H): `action` is called on every animation step. There is one at each refresh of the screen, and `elapsedTime`
  /// counts them: no refresh has two steps and none is left out, for as long as things move.
  @Test func eachRefreshIsOneStep() throws {
    let view = bench.view(110, 0)
    let behavior = UIGravityBehavior(items: [view])
    let stage = bench.stage
    var times: [Double] = []
    behavior.action = { times.append(stage.time) }
    bench.add(behavior)
    try stage.advance(to: 20)
    #expect(times == (1...1200).map { Double($0) / 60 })
    #expect(abs(bench.animator.elapsedTime - 20) < 1e-9)
  }

  /// C18 (H): a force of 1 accelerates 100 x 100 points by 100 points per second squared, and half of it
  /// twice the area; (M) a blow of 1 adds 100 points per second.
  @Test func pushesMove() throws {
    let (a, b, c) = (bench.view(0, 0), bench.view(0, 100, 200, 100), bench.view(0, 300))
    let force = UIPushBehavior(items: [a, b], mode: .continuous)
    force.setAngle(0, magnitude: 1)
    let blow = UIPushBehavior(items: [c], mode: .instantaneous)
    blow.pushDirection = CGVector(dx: 1, dy: 0)
    bench.add(force, blow)
    try bench.stage.advance(to: 1)
    #expect(abs(a.center.x - 50 - 50) < 1e-6 && abs(b.center.x - 100 - 25) < 1e-6)
    #expect(abs(c.center.x - 50 - 100) < 1e-6 && !blow.active && force.active)
    #expect(a.transform == .identity)
  }

  /// A push beside the centre turns an item clockwise where it is below the middle and goes left.
  @Test func pushesTurn() throws {
    let view = bench.view(100, 100)
    let blow = UIPushBehavior(items: [view], mode: .instantaneous)
    blow.pushDirection = CGVector(dx: -0.5, dy: 0)
    blow.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: view)
    let traits = UIDynamicItemBehavior(items: [view])
    bench.add(blow, traits)
    try bench.stage.advance(to: 0.2)
    // J r / I = 50 · 40 / (100² / 6)
    #expect(abs(traits.angularVelocity(for: view) - 1.2) < 1e-6)
    #expect(abs(atan2(view.transform.b, view.transform.a) - 0.24) < 1e-6)
  }

  /// An item falls to the bottom of the reference view, lies there, and the animator pauses.
  @Test func itemsComeToRest() throws {
    let view = bench.view(110, 20)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.add(UIGravityBehavior(items: [view]), collision)
    try bench.stage.advance(to: 3)
    #expect(abs(view.frame.maxY - 480) < 0.2 && abs(view.center.x - 160) < 0.1)
    #expect(bench.log == ["resume", "1 hits nil", "pause"])
    #expect(!bench.animator.isRunning && bench.animator.elapsedTime < 2)
    let before = bench.animator.elapsedTime
    bench.stage.run {
      collision.addBoundary(withIdentifier: "x" as NSCopying, from: .zero, to: .zero)
    }
    try bench.stage.advance(to: 3.2)
    #expect(bench.log.last == "resume" && bench.animator.elapsedTime > before)
  }

  /// Contacts are told once when they begin and once when they end, with the boundary's identifier.
  @Test func contactsAreTold() throws {
    let (ball, box) = (bench.view(110, 300, 40, 40), bench.view(110, 100, 40, 40))
    let collision = UICollisionBehavior(items: [ball, box])
    collision.addBoundary(
      withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 320, y: 400))
    let traits = UIDynamicItemBehavior(items: [box])
    traits.elasticity = 0.5
    bench.add(UIGravityBehavior(items: [ball, box]), collision, traits)
    try bench.stage.advance(to: 0.7)
    #expect(bench.log.prefix(4) == ["resume", "1 hits floor", "1 meets 2", "1 leaves 2"])
    try bench.stage.advance(to: 4)
    #expect(bench.log.last == "pause" && abs(box.frame.maxY - 360) < 0.3)
    #expect(collision.boundaryIdentifiers?.first as? String == "floor")
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.minY == 400)
    bench.stage.run { collision.removeBoundary(withIdentifier: "floor" as NSCopying) }
    try bench.stage.advance(to: 5)
    #expect(box.center.y > 400)
  }

  /// Modes: items alone pass boundaries, boundaries alone let items through each other.
  @Test func modesCount() throws {
    let (a, b) = (bench.view(0, 0, 50, 50), bench.view(0, 200, 50, 50))
    let collision = UICollisionBehavior(items: [a, b])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    bench.add(UIGravityBehavior(items: [a, b]), collision)
    try bench.stage.advance(to: 3)
    #expect(abs(a.frame.maxY - 480) < 0.2 && abs(b.frame.maxY - 480) < 0.2)
    bench.stage.run { collision.collisionMode = .items }
    try bench.stage.advance(to: 4)
    #expect(a.center.y > 600)
  }

  /// A snap ends at its point, upright, for any damping, and nearly there within its time.
  @Test(arguments: [0, 0.5, 1])
  func snapsEnd(_ damping: CGFloat) throws {
    let view = bench.view(0, 0)
    bench.stage.run { view.transform = CGAffineTransform(rotationAngle: 0.7) }
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
    snap.damping = damping
    bench.add(snap)
    try bench.stage.advance(to: 5)
    #expect(view.center == CGPoint(x: 200, y: 300) && !bench.animator.isRunning)
    #expect(abs(view.transform.b) < 1e-12)
  }

  /// Velocities add up, before the behaviour belongs to an animator, too; resistance takes them.
  @Test func velocitiesAndResistance() throws {
    let view = bench.view(0, 0)
    let traits = UIDynamicItemBehavior(items: [view])
    traits.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    traits.addLinearVelocity(CGPoint(x: 40, y: 20), for: view)
    traits.addAngularVelocity(2, for: view)
    #expect(traits.linearVelocity(for: view) == CGPoint(x: 100, y: 20))
    bench.add(traits)
    try bench.stage.advance(to: 0.5)
    #expect(abs(view.center.x - 100) < 1e-6 && abs(view.center.y - 60) < 1e-6)
    #expect(traits.linearVelocity(for: view) == CGPoint(x: 100, y: 20))
    bench.stage.run {
      traits.resistance = 2
      traits.allowsRotation = false
    }
    try bench.stage.advance(to: 1.5)
    #expect(abs(traits.linearVelocity(for: view).x - 100 * exp(-2)) < 0.5)
    #expect(traits.angularVelocity(for: view) == 0)
  }

  /// C18 (H): each property that was set overrides; another behaviour sets others.
  @Test func traitsMeet() throws {
    let (ball, other) = (bench.view(0, 180, 20, 20), bench.view(100, 0))
    let first = UIDynamicItemBehavior(items: [ball])
    first.elasticity = 1
    let second = UIDynamicItemBehavior(items: [ball, other])
    second.density = 2
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    bench.add(first, second, collision, UIGravityBehavior(items: [ball]))
    var highest = CGFloat.infinity
    for frame in 60...180 {
      try bench.stage.advance(to: Double(frame) / 60)
      highest = min(highest, ball.frame.minY)
    }
    #expect(abs(highest - 180) < 1)
  }

  /// Anchored items stand, and others land on them.
  @Test func anchoredItemsStand() throws {
    let (table, ball) = (bench.view(0, 300, 320, 20), bench.view(100, 0, 40, 40))
    let traits = UIDynamicItemBehavior(items: [table])
    traits.isAnchored = true
    bench.add(
      traits, UICollisionBehavior(items: [table, ball]), UIGravityBehavior(items: [table, ball]))
    try bench.stage.advance(to: 3)
    #expect(table.frame == CGRect(x: 0, y: 300, width: 320, height: 20))
    #expect(abs(ball.frame.maxY - 300) < 0.2)
  }

  /// A rod to a point that a program moves takes the item along, as with a finger.
  @Test func anchorsPull() throws {
    let view = bench.view(50, 50)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
    rod.frequency = 4
    rod.damping = 1
    bench.add(rod)
    #expect(rod.length == 0)
    bench.stage.run { rod.anchorPoint = CGPoint(x: 220, y: 300) }
    try bench.stage.advance(to: 2)
    #expect(abs(view.center.x - 220) < 0.5 && abs(view.center.y - 300) < 0.5)
  }

  /// A group moves as one.
  @Test func groupsMoveTogether() throws {
    let (a, b) = (bench.view(100, 100, 40, 40), bench.view(180, 100, 40, 40))
    let group = bench.stage.run { UIDynamicItemGroup(items: [a, b]) }
    #expect(group.center == CGPoint(x: 160, y: 120) && group.bounds.width == 120)
    let blow = UIPushBehavior(items: [group], mode: .instantaneous)
    blow.pushDirection = CGVector(dx: 0, dy: 0.2)
    blow.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: group)
    bench.add(blow)
    try bench.stage.advance(to: 0.5)
    let way = CGPoint(x: b.center.x - a.center.x, y: b.center.y - a.center.y)
    #expect(abs(way.x * way.x + way.y * way.y - 6400) < 1e-6 && way.y > 1)
    #expect(abs((a.center.y + b.center.y) / 2 - 120) > 10)
    #expect(abs(atan2(way.y, way.x) - atan2(a.transform.b, a.transform.a)) < 1e-9)
  }

  /// The place of an item that the program moves counts once the animator is told.
  @Test func itemsAreReadAgain() throws {
    let view = bench.view(0, 0)
    let traits = UIDynamicItemBehavior(items: [view])
    traits.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    bench.add(traits)
    try bench.stage.advance(to: 0.5)
    bench.stage.run {
      view.center = CGPoint(x: 200, y: 200)
      bench.animator.updateItem(usingCurrentState: view)
    }
    try bench.stage.advance(to: 1)
    #expect(abs(view.center.x - 230) < 1e-6 && view.center.y == 200)
    #expect(bench.animator.items(in: CGRect(x: 190, y: 0, width: 10, height: 200)).count == 1)
    #expect(bench.animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 200)).isEmpty)
  }

  /// Paths and ellipses collide as they are: a ball lies in a V.
  @Test func shapesCollide() throws {
    let ball = bench.stage.run { RoundView(frame: CGRect(x: 120, y: 100, width: 60, height: 60)) }
    let collision = UICollisionBehavior(items: [ball])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 200))
    path.addLine(to: CGPoint(x: 160, y: 360))
    path.addLine(to: CGPoint(x: 320, y: 200))
    collision.addBoundary(withIdentifier: "V" as NSCopying, for: path)
    bench.add(collision, UIGravityBehavior(items: [ball]))
    try bench.stage.advance(to: 6)
    #expect(abs(ball.center.x - 160) < 1, "\(ball.center)")
    #expect(abs(ball.center.y - (360 - 30 * 2.0.squareRoot())) < 1, "\(ball.center)")
  }
}

/// A view that collides as the ellipse in its bounds.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
