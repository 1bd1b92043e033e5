// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where particles are born, and which way is outwards there.

internal import MicaRaster

/// The shape of an emitter about the origin.
struct EmitterShape {
  enum Kind: Sendable {
    case point, line, rectangle, cuboid, circle, sphere

    init(_ shape: CAEmitterLayerEmitterShape) {
      switch shape {
      case .line: self = .line
      case .rectangle: self = .rectangle
      case .cuboid: self = .cuboid
      case .circle: self = .circle
      case .sphere: self = .sphere
      default: self = .point
      }
    }
  }

  enum Mode: Sendable {
    case points, outline, surface, volume

    init(_ mode: CAEmitterLayerEmitterMode) {
      switch mode {
      case .points: self = .points
      case .outline: self = .outline
      case .surface: self = .surface
      default: self = .volume
      }
    }
  }

  /// A point of birth and the direction that longitude 0 is there.
  struct Origin: Equatable {
    var point: Vector3
    var normal: Vector3
  }

  let kind: Kind
  let mode: Mode
  /// Half the width, height and depth.
  let half: Vector3
  let radius: Double

  init(_ p: EmitterProperties) {
    kind = p.shape
    mode = p.mode
    half = Vector3(p.size.x / 2, p.size.y / 2, p.depth / 2)
    radius = p.size.x
  }

  private static let right = Vector3(1, 0, 0)
  private static let up = Vector3(0, -1, 0)

  /// Where a particle is born; takes the lots 0, 1 and 2.
  func origin(_ random: ParticleRandom) -> Origin {
    let lots = Vector3(random.unit(0), random.unit(1), random.unit(2))
    switch kind {
    case .point: return Origin(point: Vector3(0, 0, 0), normal: Self.right)
    case .line:
      let x = mode == .points ? (lots.x < 0.5 ? -1.0 : 1.0) : 2 * lots.x - 1
      return Origin(point: Vector3(x * half.x, 0, 0), normal: Self.up)
    case .rectangle: return rectangle(lots)
    case .cuboid: return cuboid(lots)
    case .circle: return circle(lots)
    case .sphere: return sphere(lots)
    }
  }

  private static func sign(_ lot: Double) -> Double { lot < 0.5 ? -1 : 1 }

  private func rectangle(_ lots: Vector3) -> Origin {
    let inside = Vector3((2 * lots.x - 1) * half.x, (2 * lots.y - 1) * half.y, 0)
    switch mode {
    case .surface, .volume: return Origin(point: inside, normal: Self.right)
    case .points:
      let corner = Vector3(Self.sign(lots.x) * half.x, Self.sign(lots.y) * half.y, 0)
      return Origin(point: corner, normal: Self.right)
    case .outline:
      // Along the sides, by their lengths.
      let (width, height) = (abs(half.x), abs(half.y))
      let side = Self.sign(lots.y)
      if lots.z * (width + height) < width {
        return Origin(point: Vector3(inside.x, side * half.y, 0), normal: Vector3(0, side, 0))
      }
      let y = (2 * lots.x - 1) * half.y
      return Origin(point: Vector3(side * half.x, y, 0), normal: Vector3(side, 0, 0))
    }
  }

  private func cuboid(_ lots: Vector3) -> Origin {
    let signs = Vector3(Self.sign(lots.x), Self.sign(lots.y), Self.sign(lots.z))
    let inside = (lots * 2 - 1) * half
    switch mode {
    case .volume: return Origin(point: inside, normal: Self.right)
    case .points: return Origin(point: signs * half, normal: Self.right)
    case .outline, .surface:
      // A face by its area, with the first lot used up; an edge by its length.
      let size = Vector3(abs(half.x), abs(half.y), abs(half.z))
      let weights =
        mode == .surface
        ? Vector3(size.y * size.z, size.x * size.z, size.x * size.y) : size
      let whole = weights.x + weights.y + weights.z
      var rest = lots.x * whole
      var axis = 0
      while axis < 2 && rest >= weights[axis] {
        rest -= weights[axis]
        axis += 1
      }
      let along = weights[axis] > 0 ? min(rest / weights[axis], 1) : 0.5
      return mode == .surface
        ? face(axis, along, lots) : edge(axis, along, lots)
    }
  }

  private func face(_ axis: Int, _ share: Double, _ lots: Vector3) -> Origin {
    let side = share < 0.5 ? -1.0 : 1.0
    var point = Vector3(0, 0, 0)
    var normal = Vector3(0, 0, 0)
    point[axis] = side * half[axis]
    point[(axis + 1) % 3] = (2 * lots.y - 1) * half[(axis + 1) % 3]
    point[(axis + 2) % 3] = (2 * lots.z - 1) * half[(axis + 2) % 3]
    normal[axis] = side
    return Origin(point: point, normal: normal)
  }

  private func edge(_ axis: Int, _ share: Double, _ lots: Vector3) -> Origin {
    let (b, c) = ((axis + 1) % 3, (axis + 2) % 3)
    var point = Vector3(0, 0, 0)
    var normal = Vector3(0, 0, 0)
    point[axis] = (2 * share - 1) * half[axis]
    point[b] = Self.sign(lots.y) * half[b]
    point[c] = Self.sign(lots.z) * half[c]
    normal[b] = Self.sign(lots.y) * 0.5.squareRoot()
    normal[c] = Self.sign(lots.z) * 0.5.squareRoot()
    return Origin(point: point, normal: normal)
  }

  private func circle(_ lots: Vector3) -> Origin {
    guard mode != .points else { return Origin(point: Vector3(0, 0, 0), normal: Self.right) }
    let angle = 2 * Double.pi * lots.x
    let normal = Vector3(PortableMath.cos(angle), PortableMath.sin(angle), 0)
    guard mode == .outline else {
      let distance = radius * lots.y.squareRoot()
      return Origin(point: normal * distance, normal: Self.right)
    }
    return Origin(point: normal * radius, normal: normal)
  }

  private func sphere(_ lots: Vector3) -> Origin {
    guard mode != .points else { return Origin(point: Vector3(0, 0, 0), normal: Self.right) }
    let angle = 2 * Double.pi * lots.x
    let z = 2 * lots.y - 1
    let ring = max(0, 1 - z * z).squareRoot()
    let normal = Vector3(ring * PortableMath.cos(angle), ring * PortableMath.sin(angle), z)
    guard mode == .volume else { return Origin(point: normal * radius, normal: normal) }
    let distance = radius * PortableMath.pow(lots.z, 1 / 3)
    return Origin(point: normal * distance, normal: Self.right)
  }
}
