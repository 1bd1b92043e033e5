// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rigid bodies by themselves: closed forms, and laws over many seeds.

import Foundation
import Testing

import UIKit

@testable import UIKitBase
@testable import UIKitControls

@Suite struct PhysicsWorldTests {
  /// A world with a floor below 0, and gravity on all that is added.
  final class Yard {
    let world = PhysicsWorld()
    var bodies: [RigidBody] = []
    var joints: [PhysicsJoint] = []
    var walls: [ConvexShape] = []
    lazy var serial = world.makeSerial()

    func add(
      _ shape: ConvexShape, at place: PhysicsVector, _ material: PhysicsMaterial = .init(),
      pull: Double = 1000
    ) -> RigidBody {
      let body = world.makeBody()
      body.form([shape], material)
      body.place(origin: place, angle: 0)
      body.acceleration = PhysicsVector(0, pull)
      bodies.append(body)
      return body
    }

    func wall(_ a: PhysicsVector, _ b: PhysicsVector) {
      if let line = ConvexShape.line(a, b) { walls.append(line) }
    }

    func start() {
      let boundaries = walls.isEmpty ? [] : [PhysicsBoundary(serial: 1_000_000, lines: walls)]
      world.fill(
        bodies: bodies, joints: joints,
        groups: [
          CollisionGroup(
            serial: serial, bodies: bodies, bodiesCollide: true, boundaries: boundaries)
        ])
    }

    func run(_ seconds: Double) {
      for _ in 0..<Int((seconds / PhysicsWorld.step).rounded()) { world.advance() }
    }

    var energy: Double {
      bodies.reduce(0) {
        $0 + $1.kineticEnergy - $1.mass * $1.acceleration.y * $1.position.y
      }
    }
  }

  /// C18 (H): an item falls by g t²/2 with g = 1000; here to the bit of sums.
  @Test func fallingIsExact() {
    let yard = Yard()
    let body = yard.add(.rectangle(width: 10, height: 10), at: .zero)
    yard.start()
    yard.run(2)
    #expect(abs(body.position.y - 2000) < 1e-6 && body.position.x == 0)
    #expect(abs(body.velocity.y - 2000) < 1e-6 && body.angle == 0)
  }

  /// C18 (H): with elasticity 1 a ball comes back to where it fell from; with 0.5 to a quarter.
  @Test(arguments: [1.0, 0.5])
  func aBallBounces(_ elasticity: Double) {
    let yard = Yard()
    let ball = yard.add(
      .circle(radius: 10), at: PhysicsVector(0, -210), PhysicsMaterial(elasticity: elasticity))
    yard.wall(PhysicsVector(-500, 0), PhysicsVector(500, 0))
    yard.start()
    var highest = 0.0
    var hasHit = false
    for _ in 0..<300 {
      yard.world.advance()
      if ball.velocity.y < 0 { hasHit = true }
      if hasHit { highest = min(highest, ball.position.y + 10) }
      if hasHit, ball.velocity.y > 0 { break }
    }
    #expect(abs(-highest - 200 * elasticity * elasticity) < 0.5)
    #expect(ball.position.y <= -10 + 0.1)
  }

  /// A stack of boxes comes to rest, without sinking or leaning.
  @Test func aStackStands() {
    let yard = Yard()
    yard.wall(PhysicsVector(-500, 0), PhysicsVector(500, 0))
    let boxes = (0..<6).map {
      yard.add(
        .rectangle(width: 40, height: 40), at: PhysicsVector(0, -25 - 50 * Double($0)),
        PhysicsMaterial(friction: 0.5))
    }
    yard.start()
    yard.run(4)
    #expect(yard.world.isAtRest)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.position.y + 20 + 40 * Double(index)) < 0.6, "box \(index): \(box.position)")
      #expect(abs(box.position.x) < 0.5 && abs(box.angle) < 0.01)
    }
  }

  /// A spring of 1 hertz swings once a second, and an undamped one never wider than at first.
  @Test(arguments: [0.5, 1, 2, 4])
  func springsKeepTime(_ frequency: Double) {
    let yard = Yard()
    let body = yard.add(.rectangle(width: 20, height: 20), at: PhysicsVector(100, 0), pull: 0)
    let spring = PhysicsJoint(
      .rod(length: 50, frequency: frequency, damping: 0), nil, body, anchorA: .zero,
      anchorB: .zero)
    yard.joints = [spring]
    yard.start()
    var crossings: [Double] = []
    var last = body.position.x - 50
    for index in 1...Int(4 / frequency / PhysicsWorld.step) {
      yard.world.advance()
      let now = body.position.x - 50
      #expect(abs(now) <= 50 + 1e-6)
      if last > 0, now <= 0 {
        crossings.append((Double(index) - now / (now - last)) * PhysicsWorld.step)
      }
      last = now
    }
    #expect(crossings.count >= 3)
    let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    #expect(abs(period * frequency - 1) < 0.02, "period \(period)")
  }

  /// A rod keeps its length, and its pendulum the time of a small swing.
  @Test func pendulumsSwing() {
    let yard = Yard()
    let body = yard.add(.circle(radius: 1), at: PhysicsVector(10, 250))
    yard.joints = [
      PhysicsJoint(
        .rod(length: 250, frequency: 0, damping: 0), nil, body, anchorA: .zero, anchorB: .zero)
    ]
    yard.start()
    var turns: [Double] = []
    var last = body.position.x
    for index in 1...720 {
      yard.world.advance()
      #expect(abs(body.position.length - 250) < 0.5)
      if last > 0, body.position.x <= 0 {
        turns.append(
          (Double(index) - body.position.x / (body.position.x - last)) * PhysicsWorld.step)
      }
      last = body.position.x
    }
    // 2 π √(l/g) = 3.1416 s
    #expect(turns.count == 2 && abs(turns[1] - turns[0] - Double.pi) < 0.05, "\(turns)")
  }

  /// Boxes and balls in a closed yard never gain energy, stay inside and come to rest.
  @Test(arguments: 1...12)
  func energyDoesNotGrow(_ seed: Int) {
    var random = BodyNumbers(seed)
    let yard = Yard()
    let corners = [(0.0, 0.0), (400, 0), (400, 400), (0, 400)].map { PhysicsVector($0.0, $0.1) }
    for index in 0..<4 { yard.wall(corners[index], corners[(index + 1) % 4]) }
    for index in 0..<10 {
      let place = PhysicsVector(50 + Double(index % 4) * 90, 60 + Double(index / 4) * 90)
      let size = 20 + random.next() * 40
      let material = PhysicsMaterial(
        elasticity: random.next() * 0.9, friction: random.next(), density: 0.5 + random.next())
      let shape =
        random.next() < 0.5
        ? ConvexShape.circle(radius: size / 2)
        : .rectangle(width: size, height: 20 + random.next() * 40)
      let body = yard.add(shape, at: place, material)
      body.velocity = PhysicsVector(random.next() * 600 - 300, random.next() * 600 - 300)
      body.angularVelocity = random.next() * 8 - 4
    }
    yard.start()
    var energy = yard.energy
    let scale = abs(energy) + yard.bodies.reduce(0) { $0 + $1.mass * 400_000 }
    for _ in 0..<600 {
      yard.world.advance()
      let now = yard.energy
      #expect(now <= energy + scale * 0.002)
      energy = min(energy, now)
    }
    for body in yard.bodies {
      #expect(body.position.x > 0 && body.position.x < 400, "\(body.position)")
      #expect(body.position.y > 0 && body.position.y < 400, "\(body.position)")
    }
  }

  /// The same bodies move to the same bits.
  @Test func theSameAgain() {
    func run() -> [UInt64] {
      var random = BodyNumbers(7)
      let yard = Yard()
      yard.wall(PhysicsVector(-1000, 300), PhysicsVector(1000, 320))
      for index in 0..<20 {
        let body = yard.add(
          .rectangle(width: 10 + random.next() * 20, height: 20),
          at: PhysicsVector(Double(index % 5) * 30, -Double(index / 5) * 40),
          PhysicsMaterial(elasticity: 0.3, friction: 0.4))
        body.angularVelocity = random.next()
      }
      yard.start()
      yard.run(1)
      return yard.bodies.flatMap {
        [$0.position.x.bitPattern, $0.position.y.bitPattern, $0.angle.bitPattern]
      }
    }
    #expect(run() == run())
  }

  /// Pins hold, welds don't bend, sliders stay on their line, ropes are not longer than they are.
  @Test func jointsHold() {
    let yard = Yard()
    let bodies = (0..<5).map {
      yard.add(.rectangle(width: 30, height: 30), at: PhysicsVector(Double($0) * 100, 0))
    }
    let below = (0..<5).map {
      yard.add(.rectangle(width: 30, height: 30), at: PhysicsVector(Double($0) * 100 + 20, 40))
    }
    func half(_ kind: PhysicsJoint.Kind, _ index: Int) -> PhysicsJoint {
      PhysicsJoint(
        kind, bodies[index], below[index], anchorA: PhysicsVector(10, 20),
        anchorB: PhysicsVector(-10, -20))
    }
    for body in bodies { body.form(body.shapes, PhysicsMaterial(isAnchored: true)) }
    yard.joints = [
      half(.pin(lower: -.infinity, upper: .infinity, frictionTorque: 0), 0), half(.weld, 1),
      half(.slider(axis: PhysicsVector(1, 1), lower: -40, upper: 40), 2),
      half(.rope(length: 30), 3), half(.pin(lower: -0.2, upper: 0.2, frictionTorque: 0), 4),
    ]
    yard.world.fill(bodies: yard.bodies, joints: yard.joints, groups: [])
    for _ in 0..<240 {
      yard.world.advance()
      let gaps = yard.joints.map { ($0.ends.b - $0.ends.a) }
      #expect(gaps[0].length < 1 && gaps[1].length < 1 && gaps[4].length < 1.5)
      #expect(abs(below[1].angle) < 0.02 && abs(below[2].angle) < 0.02)
      #expect(abs(gaps[2].x - gaps[2].y) < 1 && gaps[2].x < 30)
      #expect(gaps[3].length < 31)
      #expect(abs(below[4].angle) < 0.25)
    }
    #expect(yard.joints[2].ends.b.x - yard.joints[2].ends.a.x > 25)
  }
}

/// Numbers from 0 to 1 that a seed determines.
struct BodyNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 0x1p53
  }
}
