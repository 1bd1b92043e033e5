// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What fields do to bodies. The laws are those of UIKit's header; the units are ours, as it gives none (FACTS C18).

import CoreGraphics
import Foundation
internal import MicaRaster

/// The kinds of fields.
enum FieldLaw {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
    magnetic
  case custom(
    (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}

/// A field with the values of the moment.
final class FieldForce: PhysicsField {
  var law = FieldLaw.drag
  /// For blocks, which are told of it.
  weak var field: UIFieldBehavior?
  var position = PhysicsVector.zero
  var region = RegionShape.plane
  var strength = 1.0
  var falloff = 0.0
  var minimumRadius = 1e-3
  var direction = PhysicsVector.zero
  var smoothness = 0.0
  var animationSpeed = 0.0
  /// Seconds that noise has gone on for.
  private var time = 0.0
  private var lastBody: ObjectIdentifier?

  /// Accelerations of gravity fields: 1 is that of a gravity behaviour, as it falls off.
  private static let pull = 1000.0
  /// The distance at which a falloff leaves the strength as it is.
  private static let unitDistance = 100.0

  func act(on body: RigidBody, step: Double) {
    // The first body comes round again: another step.
    if lastBody == nil { lastBody = ObjectIdentifier(body) }
    if lastBody == ObjectIdentifier(body) { time += step }
    let way = position - body.position
    guard region.contains(CGPoint(x: -way.x, y: -way.y)) else { return }
    let before = body.velocity
    body.velocity = velocity(of: body, way, step)
    if !body.velocity.isFinite { body.velocity = before }
    body.velocity = RigidBody.limited(body.velocity)
  }

  /// The velocity of a body after a step in the field alone; `way` leads to the field's position.
  private func velocity(
    of body: RigidBody, _ way: PhysicsVector, _ step: Double
  ) -> PhysicsVector {
    let v = body.velocity
    let force = strength * fading(way.length)
    let push = RigidBody.unitForce * body.inverseMass * step
    switch law {
    case .drag:
      return v * (1 / max(1 + force * body.inverseMass * step, 1e-3))
    case .vortex:
      return v + PhysicsVector(-way.y, way.x) * (force * step)
    case .radialGravity:
      return v + way.direction * (Self.pull * force * step)
    case .linearGravity:
      return v + direction * (Self.pull * force * step)
    case .velocity:
      // What other forces will add in this step is taken off before.
      body.isDriven = true
      return direction * force - body.pull * step
    case .noise:
      return v + wind(at: body.position) * (RigidBody.unitForce * force * step)
    case .turbulence:
      return v + wind(at: body.position) * (v.length * force * step)
    case .spring:
      return v + way * (force * push)
    case .electric:
      return v - way.direction * (body.material.charge * force * push)
    case .magnetic:
      return turned(v, by: body.material.charge * force * body.inverseMass * step)
    case .custom(let block):
      guard let field else { return v }
      let answer = block(
        field, CGPoint(x: body.position.x, y: body.position.y), CGVector(dx: v.x, dy: v.y),
        CGFloat(body.mass), CGFloat(body.material.charge), step)
      return v + PhysicsVector(answer) * (strength * push)
    }
  }

  /// How much of the strength is left at a distance.
  private func fading(_ distance: Double) -> Double {
    guard falloff != 0, falloff.isFinite else { return 1 }
    let share = max(distance, minimumRadius, 1e-3) / Self.unitDistance
    return PortableMath.pow(share, -falloff)
  }

  /// A vector turned counter-clockwise to the eye, by an angle (nearly, where it is large) and with
  /// its length kept.
  private func turned(_ v: PhysicsVector, by angle: Double) -> PhysicsVector {
    let t = angle / 2
    guard t.isFinite else { return v }
    let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    return PhysicsVector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x)
  }

  // MARK: Noise

  /// Smooth noise, -1 to 1 in both directions: values at the corners of cells of 20 to 200 points, as smooth as
  /// wanted, that change with time.
  private func wind(at place: PhysicsVector) -> PhysicsVector {
    let smooth = smoothness.isNaN ? 0 : min(max(smoothness, 0), 1)
    let cell = 20 + 180 * smooth
    let speed = animationSpeed.isFinite ? animationSpeed : 0
    let (x, y, z) = (place.x / cell, place.y / cell, time * min(max(speed, -1e3), 1e3))
    return PhysicsVector(noise(x, y, z, 1), noise(x, y, z, 2))
  }

  private func noise(_ x: Double, _ y: Double, _ z: Double, _ kind: Int64) -> Double {
    let (i, j, k) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    let (u, v, w) = (ease(x - i), ease(y - j), ease(z - k))
    var sum = 0.0
    for corner in 0..<8 {
      let (a, b, c) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let weight =
        (a * u + (1 - a) * (1 - u)) * (b * v + (1 - b) * (1 - v))
        * (c * w + (1 - c) * (1 - w))
      sum += weight * value(Int64(i + a), Int64(j + b), Int64(k + c), kind)
    }
    return sum
  }

  /// A number from -1 to 1 for a corner.
  private func value(_ i: Int64, _ j: Int64, _ k: Int64, _ kind: Int64) -> Double {
    var bits = UInt64(bitPattern: i &* 0x9E37_79B1 &+ j &* 0x85EB_CA77 &+ k &* 0xC2B2_AE3D &+ kind)
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / 0x1p52 - 1
  }
}
