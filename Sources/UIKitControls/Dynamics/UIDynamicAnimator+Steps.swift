// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The animator's steps, on the stage's clock.

import CoreGraphics
import Foundation
internal import MicaClock

extension UIDynamicAnimator {
  private static let stepsOfRefresh = 2

  /// Notes that behaviours have changed, and goes on where it was at rest.
  func change() {
    isStale = true
    wake()
  }

  /// Moves items again.
  func wake() {
    for entry in bodies { entry.body.wake() }
    guard !ownBehaviors.isEmpty else { return }
    // An animator that was made where no time passes begins where some does.
    guard !isAwake else { return waitForRefresh() }
    isAwake = true
    delegate?.dynamicAnimatorWillResume(self)
    waitForRefresh()
  }

  private func waitForRefresh() {
    guard isAwake, nextStep == nil, let clock = VirtualClock.current else { return }
    let next = ScreenRefresh.time(after: clock.now)
    nextStep = clock.schedule(at: next, in: .frames) { [weak self] in
      MainActor.assumeIsolated { self?.refresh() }
    }
  }

  /// What happens with each refresh of the screen.
  private func refresh() {
    nextStep = nil
    guard isAwake else { return }
    if referenceBounds != referenceView?.bounds ?? .zero { isStale = true }
    for _ in 0..<Self.stepsOfRefresh {
      assemble()
      world.advance()
    }
    stepCount += 1
    for entry in bodies { entry.write() }
    follower?.itemsMoved()
    tellContacts()
    for behavior in ownBehaviors { behavior.visit { $0.action?() } }
    if !isStale, world.isAtRest { pause() }
    waitForRefresh()
  }

  private func pause() {
    for behavior in ownBehaviors {
      behavior.visit { ($0 as? UISnapBehavior)?.settle(in: self) }
    }
    isAwake = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Makes the world what the behaviours say.
  package func assemble() {
    guard isStale else { return }
    isStale = false
    referenceBounds = referenceView?.bounds ?? .zero
    let assembly = DynamicAssembly(self, bodyOfItem)
    for behavior in ownBehaviors { behavior.visit { $0.contribute(to: assembly) } }
    assembly.finish()
    bodies = assembly.bodies
    bodyOfItem = assembly.bodyOfItem
    collisions = assembly.collisions
  }

  /// The body of an item that a behaviour has named.
  func body(of item: any UIDynamicItem) -> RigidBody? {
    assemble()
    return bodyOfItem[ObjectIdentifier(item)]?.body
  }

  private func tellContacts() {
    let events = world.takeEvents()
    guard !events.isEmpty else { return }
    var items: [Int: any UIDynamicItem] = [:]
    for entry in bodies { items[entry.body.serial] = entry.item }
    let collisions = collisions
    for event in events {
      guard let behavior = collisions[event.group], let item = items[event.body.serial] else {
        continue
      }
      let place = CGPoint(x: event.place.x, y: event.place.y)
      if let boundary = event.boundary {
        behavior.tell(item, boundary.serial, place, hasBegun: event.hasBegun)
      } else if let other = event.other.flatMap({ items[$0.serial] }) {
        behavior.tell(item, other, place, hasBegun: event.hasBegun)
      }
    }
  }

  func findItems(in rect: CGRect) -> [any UIDynamicItem] {
    assemble()
    let area = rect.standardized
    guard !area.isNull else { return [] }
    var box = PhysicsBox()
    box.add(PhysicsVector(area.origin), radius: 0)
    box.add(PhysicsVector(CGPoint(x: area.maxX, y: area.maxY)), radius: 0)
    return bodies.filter { entry in
      entry.body.placeShapes()
      return entry.body.placed.contains { $0.box.meets(box, margin: 0) }
    }.map(\.item)
  }

  func readState(of item: any UIDynamicItem) {
    guard body(of: item) != nil, let entry = bodyOfItem[ObjectIdentifier(item)] else { return }
    entry.form(entry.body.material, isFresh: true)
    entry.readPlace()
    wake()
  }
}
