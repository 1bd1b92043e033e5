// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One particle: where it flies, from its birth on, and how it looks.

internal import MicaRaster

/// A particle as it is shown.
struct Particle: Sendable {
  /// In the layer's space.
  var position: Vector3
  /// Radians, from x towards y.
  var angle: Double
  /// Points per pixel of the picture.
  var scale: Double
  /// Multiplies the picture.
  var color: StraightColor
  var picture: CellPicture
  /// In the layer's time.
  var birth: Double
}

/// What an emitter multiplies its cells' values by.
struct ParticleFactors {
  var lifetime, velocity, scale, spin: Double

  init(_ p: EmitterProperties) {
    (lifetime, velocity, scale, spin) = (p.lifetime, p.velocity, p.scale, p.spin)
  }
}

/// A particle's life, as fixed at its birth. Each value has a lot of its own.
struct ParticleLife {
  let birth: Double
  /// Seconds.
  let length: Double
  let random: ParticleRandom
  private let cell: EmitterCellProperties
  private let factors: ParticleFactors
  private let start: Vector3
  private let velocity: Vector3

  init(
    _ cell: EmitterCellProperties, _ factors: ParticleFactors, _ random: ParticleRandom,
    birth: Double, origin: EmitterShape.Origin
  ) {
    self.birth = birth
    self.cell = cell
    self.factors = factors
    self.random = random
    length = cell.value(.lifetime, .lifetimeRange, random.signed(3)) * factors.lifetime
    start = origin.point
    let speed = cell.value(.velocity, .velocityRange, random.signed(4)) * factors.velocity
    velocity = Self.direction(cell, random, origin.normal) * speed
  }

  /// The start at an age: birthplace + velocity · age + ½ acceleration · age².
  func position(at age: Double) -> Vector3 {
    let pull = Vector3(cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration])
    return start + velocity * age + pull * (age * age / 2)
  }

  /// How the particle looks at an age; nil where there is nothing to see.
  func shown(at age: Double) -> Particle? {
    guard age >= 0, age < length, let picture = cell.picture, cell[.contentsScale] > 0 else {
      return nil
    }
    let size = cell.value(.scale, .scaleRange, random.signed(7)) + cell[.scaleSpeed] * age
    let scale = size * factors.scale / cell[.contentsScale]
    let color = color(at: age)
    let position = position(at: age)
    let angle = cell.value(.spin, .spinRange, random.signed(8)) * factors.spin * age
    let finite = position.x * 0 + position.y * 0 + position.z * 0 + angle * 0 + scale * 0
    guard scale > 0, color.w > 0, finite == 0 else { return nil }
    return Particle(
      position: position, angle: angle, scale: scale, color: color, picture: picture, birth: birth)
  }

  private func color(at age: Double) -> StraightColor {
    func part(
      _ start: Float, _ range: EmitterCellKey, _ lot: Int, _ speed: EmitterCellKey
    ) -> Float {
      let value = Double(start) + cell[range] / 2 * random.signed(lot) + cell[speed] * age
      return value > 0 ? Float(min(value, 1)) : 0
    }
    return StraightColor(
      part(cell.color.x, .redRange, 9, .redSpeed), part(cell.color.y, .greenRange, 10, .greenSpeed),
      part(cell.color.z, .blueRange, 11, .blueSpeed),
      part(cell.color.w, .alphaRange, 12, .alphaSpeed))
  }

  /// A direction of the cone about longitude and latitude, which count from `normal`.
  private static func direction(
    _ cell: EmitterCellProperties, _ random: ParticleRandom, _ normal: Vector3
  ) -> Vector3 {
    let side = perpendicular(to: normal)
    let above = cross(normal, side)
    let (longitude, latitude) = (cell[.emissionLongitude], cell[.emissionLatitude])
    let flat = PortableMath.cos(latitude)
    let middle =
      normal * (flat * PortableMath.cos(longitude)) + side * (flat * PortableMath.sin(longitude))
      + above * PortableMath.sin(latitude)
    let opening = min(abs(cell[.emissionRange]) / 2, .pi)
    guard opening > 0 else { return middle }
    // Evenly over the part of the sphere within the cone.
    let along = 1 - random.unit(5) * (1 - PortableMath.cos(opening))
    let across = max(0, 1 - along * along).squareRoot()
    let turn = 2 * Double.pi * random.unit(6)
    let first = perpendicular(to: middle)
    let second = cross(middle, first)
    return middle * along
      + (first * PortableMath.cos(turn) + second * PortableMath.sin(turn)) * across
  }

  /// A direction at a right angle to one of length 1: z × v, or y where that is nothing.
  private static func perpendicular(to v: Vector3) -> Vector3 {
    let length = (v.x * v.x + v.y * v.y).squareRoot()
    return length > 1e-6 ? Vector3(-v.y / length, v.x / length, 0) : Vector3(0, 1, 0)
  }

  private static func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
    Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension EmitterCellProperties {
  /// A value by lot: its mean plus a share (−1 ... 1) of half its range.
  fileprivate func value(
    _ mean: EmitterCellKey, _ range: EmitterCellKey, _ share: Double
  ) -> Double {
    self[mean] + self[range] / 2 * share
  }
}
