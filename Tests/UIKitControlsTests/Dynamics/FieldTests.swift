// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fields of forces: the laws of FACTS C18; the units are our choice.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct FieldTests {
  private let bench = DynamicsBench()

  /// A view of mass 1 that moves, with a charge, in a field.
  private func move(
    _ field: UIFieldBehavior, from place: CGPoint = CGPoint(x: 160, y: 240),
    velocity: CGPoint = .zero, charge: CGFloat = 0, for seconds: Double
  ) throws -> (view: UIView, velocity: CGPoint) {
    let view = bench.view(place.x - 50, place.y - 50)
    let traits = UIDynamicItemBehavior(items: [view])
    traits.charge = charge
    traits.addLinearVelocity(velocity, for: view)
    field.addItem(view)
    bench.add(field, traits)
    try bench.stage.advance(to: bench.stage.time + seconds)
    return (view, traits.linearVelocity(for: view))
  }

  /// C18 (H): Apple's defaults.
  @Test func defaults() {
    let field = UIFieldBehavior.springField()
    #expect(field.strength == 1 && field.falloff == 0 && field.direction == CGVector(dx: 0, dy: 0))
    #expect(field.smoothness == 0 && field.animationSpeed == 0 && field.items.isEmpty)
    #expect(field.region.contains(CGPoint(x: 1e9, y: -1e9)))
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
  }

  /// C18 (H): drag slows in proportion to the velocity; a mass of 1 to 1/e in a second (L).
  @Test func dragSlows() throws {
    let end = try move(.dragField(), velocity: CGPoint(x: 100, y: 0), for: 1)
    #expect(abs(end.velocity.x - 100 / M_E) < 0.5 && end.velocity.y == 0)
  }

  /// C18 (H): gravity fields accelerate along their vector, or towards their position.
  @Test func gravityFieldsPull() throws {
    let line = try move(
      .linearGravityField(direction: CGVector(dx: 0.1, dy: 0)), for: 0.5)
    #expect(abs(line.velocity.x - 50) < 1e-6 && line.velocity.y == 0)
    let center = try move(
      .radialGravityField(position: CGPoint(x: 160, y: 0)), from: CGPoint(x: 160, y: 400),
      for: 0.25)
    #expect(abs(center.velocity.y + 250) < 1e-6 && abs(center.velocity.x) < 1e-6)
  }

  /// C18 (H): a velocity field overrides what else accelerates.
  @Test func velocityFieldsOverride() throws {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
    let view = bench.view(0, 0)
    field.addItem(view)
    bench.add(UIGravityBehavior(items: [view]), field)
    try bench.stage.advance(to: 1)
    #expect(abs(view.center.x - 80) < 0.5 && abs(view.center.y - 50) < 0.5)
  }

  /// C18 (H): a spring field is Hooke's law: the item swings to the other side and back.
  @Test func springsSwing() throws {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 160, y: 240)
    // 2 π / √(100 / 1 kg) = 0.628 s
    let end = try move(field, from: CGPoint(x: 110, y: 240), for: 0.3142)
    #expect(abs(end.view.center.x - 210) < 4 && abs(end.view.center.y - 240) < 1e-6)
  }

  /// C18 (H): a magnetic field turns the way counter-clockwise and leaves the speed; it needs a charge, as an
  /// electric one does.
  @Test func chargesCount() throws {
    let turned = try move(
      .magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1, for: .pi / 2)
    #expect(abs(turned.velocity.x) < 2 && abs(turned.velocity.y + 100) < 0.1)
    let plain = try move(.magneticField(), velocity: CGPoint(x: 100, y: 0), for: 1)
    #expect(plain.velocity == CGPoint(x: 100, y: 0))
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 0, y: 240)
    let pushed = try move(electric, charge: 2, for: 0.5)
    #expect(abs(pushed.velocity.x - 100) < 1e-6)
  }

  /// A vortex drives counter-clockwise to the eye: below the middle to the right.
  @Test func vorticesTurn() throws {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 160, y: 140)
    let end = try move(field, from: CGPoint(x: 160, y: 240), for: 0.1)
    #expect(abs(end.velocity.x - 10) < 0.2)
  }

  /// C18 (H): no force outside the region, which lies about the position.
  @Test func regionsEnd() throws {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 100, y: 240)
    field.region = UIRegion(radius: 50)
    #expect(try move(field, from: CGPoint(x: 155, y: 240), for: 0.2).velocity == .zero)
    #expect(try move(field, from: CGPoint(x: 130, y: 240), for: 0.1).velocity.x > 50)
    let ring = UIRegion(radius: 9).byDifference(from: UIRegion(size: CGSize(width: 4, height: 4)))
    #expect(ring.contains(CGPoint(x: 5, y: 0)) && !ring.contains(CGPoint(x: 1, y: 1)))
    #expect(ring.inverse().contains(CGPoint(x: 1, y: 1)))
    #expect(ring.byUnion(with: UIRegion(radius: 2)).contains(.zero))
    #expect(!ring.byIntersection(with: UIRegion(radius: 2)).contains(CGPoint(x: 5, y: 0)))
    #expect(UIRegion.infinite.inverse().contains(.zero) == false)
  }

  /// A block's force, and noise, which is the same again.
  @Test func blocksAndNoise() throws {
    let block = UIFieldBehavior.field { _, place, velocity, mass, charge, step in
      CGVector(dx: mass + charge, dy: step > 0 && place.x > 0 && velocity.dx >= 0 ? 0 : 1000)
    }
    #expect(abs(try move(block, charge: 1, for: 0.5).velocity.x - 100) < 1e-6)
    let one = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 1)
    let two = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 1)
    let first = try move(one, for: 0.5).velocity
    #expect(first != .zero && abs(first.x) < 100)
    #expect(try move(two, for: 0.5).velocity == first)
  }

  /// Numbers that are none leave places numbers.
  @Test func hardNumbers() throws {
    let hard: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, 0]
    for value in hard {
      let fields = [
        UIFieldBehavior.dragField(), .vortexField(), .springField(), .electricField(),
        .magneticField(), .radialGravityField(position: CGPoint(x: value, y: value)),
        .linearGravityField(direction: CGVector(dx: value, dy: value)),
        .velocityField(direction: CGVector(dx: value, dy: value)),
        .noiseField(smoothness: value, animationSpeed: value),
        .turbulenceField(smoothness: value, animationSpeed: value),
        .field { _, _, _, _, _, _ in CGVector(dx: value, dy: value) },
      ]
      for field in fields {
        field.strength = value
        field.falloff = value
        field.minimumRadius = value
        field.region = UIRegion(radius: value).inverse()
        let end = try move(field, velocity: CGPoint(x: 1, y: 2), charge: value, for: 0.1)
        #expect(end.view.center.x.isFinite && end.view.center.y.isFinite)
        bench.stage.run { bench.animator.removeAllBehaviors() }
      }
    }
  }
}
