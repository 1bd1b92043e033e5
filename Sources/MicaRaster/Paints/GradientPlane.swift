// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: from a device pixel to a gradient's parameter t, for each kind of gradient. Rows
// of t come from the kernels; single values, in doubles, are the reference.

import CMicaKernels

/// A gradient's geometry in device space, prepared for a frame.
package struct GradientPlane: BitwiseCopyable, Sendable {
  private enum Kind: UInt8, BitwiseCopyable, Sendable { case linear, circle, twoCircles, turn }

  private var kind: Kind
  /// Device pixel (x, y), taken at its centre, → the gradient's plane. Linear: t is the image's x.
  private var map: Affine
  /// Circle: t = `factor` · distance + `offset`.
  private var factor = 0.0
  private var offset = 0.0
  private var circles = mica_two_circles()
  /// Where the gradient is seen through a perspective: what `map` gives is divided by
  /// W = x · (column) + y · (row) + z. Otherwise 0, 0, 1.
  private var depth = SIMD3<Double>(0, 0, 1)
  private var isProjected = false
  /// What t is multiplied by, and then moved by; only what two circles give isn't yet.
  private var bins = 1.0
  private var shift = 0.0

  /// A place between two bins, but for roundings, counts as in the upper one.
  private static let binSlack = 1.0 / 1024

  /// Nil where the gradient draws nothing: a singular or infinite map, equal ends, equal circles.
  init?(
    _ shape: GradientShape, transform: Affine, projection: Projection? = nil,
    extendsBefore: Bool, extendsAfter: Bool, bins: Int = 0
  ) {
    // Pixel (x, y) stands for its centre.
    var toPlane = Affine.translation(0.5, 0.5)
    var depth: SIMD3<Double>?
    if let projection {
      guard let inverse = Projection(transform).then(projection).inverse else { return nil }
      let m = Projection(toPlane).then(inverse)
      depth = SIMD3(m.x.z, m.y.z, m.origin.z)
      toPlane = Affine(m.x.x, m.x.y, m.y.x, m.y.y, m.origin.x, m.origin.y)
    } else {
      guard let inverse = transform.inverse else { return nil }
      toPlane = toPlane.then(inverse)
    }
    switch shape {
    case .linear(let start, let end):
      let d = end - start
      let square = d.x * d.x + d.y * d.y
      guard square > 0, square.isFinite else { return nil }
      kind = .linear
      map = Self.centred(toPlane, depth, on: start).then(
        Affine(d.x / square, 0, d.y / square, 0, 0, 0))
    case .conic(let center, let angle):
      let (s, c) = (PortableMath.sin(angle), PortableMath.cos(angle))
      kind = .turn
      map = Self.centred(toPlane, depth, on: center).then(Affine(c, -s, s, c, 0, 0))
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let d = endCenter - startCenter
      let growth = endRadius - startRadius
      guard startRadius >= 0, endRadius >= 0, d != SIMD2(0, 0) || growth != 0 else { return nil }
      let centered = Self.centred(toPlane, depth, on: startCenter)
      if d == SIMD2(0, 0) {
        kind = .circle
        map = centered.then(.scale(1 / growth, 1 / growth))
        factor = growth > 0 ? 1 : -1
        offset = -startRadius / growth
      } else {
        kind = .twoCircles
        map = centered
        circles.cx = d.x
        circles.cy = d.y
        circles.r0 = startRadius
        circles.dr = growth
        circles.a = d.x * d.x + d.y * d.y - growth * growth
        circles.low = extendsBefore ? -.infinity : 0
        circles.high = extendsAfter ? .infinity : 1
        guard circles.a.isFinite else { return nil }
      }
    }
    guard map.isFinite, offset.isFinite else { return nil }
    if bins > 0 { count(Double(bins)) }
    if let depth {
      self.depth = depth
      isProjected = true
    }
  }

  /// Makes t count bins.
  private mutating func count(_ bins: Double) {
    switch kind {
    case .linear: map = map.then(Affine(bins, 0, 0, bins, Self.binSlack, 0))
    case .circle: (factor, offset) = (factor * bins, offset * bins + Self.binSlack)
    case .twoCircles, .turn: (self.bins, shift) = (bins, Self.binSlack)
    }
  }

  /// `m`, of which `point` becomes the origin: moved by `point` for each unit of W.
  private static func centred(
    _ m: Affine, _ depth: SIMD3<Double>?, on point: SIMD2<Double>
  ) -> Affine {
    guard let depth else { return m.then(.translation(-point.x, -point.y)) }
    return Affine(
      m.a - point.x * depth.x, m.b - point.y * depth.x, m.c - point.x * depth.y,
      m.d - point.y * depth.y, m.tx - point.x * depth.z, m.ty - point.y * depth.z)
  }

  /// Whether every pixel of the plane has a colour, where both sides extend.
  var coversEverything: Bool { kind != .twoCircles }

  /// Whether t is the same along a row.
  var isConstantInRows: Bool { kind == .linear && map.a == 0 && !isProjected }

  /// Whether t is `slope` · x + `offset(y:)`.
  @inline(__always) var isLinear: Bool { kind == .linear && !isProjected }

  @inline(__always) var slope: Float { Float(map.a) }

  @inline(__always) func offset(y: Int) -> Float { Float(map.apply(0, Double(y)).x) }

  /// t of `count` pixels from (x, y).
  func parameters(
    _ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int,
    _ kernels: UnsafePointer<mica_kernels>
  ) {
    if isProjected {
      for i in 0..<count { t[i] = parameter(x: x &+ i, y: y) }
      return
    }
    let (x, row) = (Int32(x), map.apply(0, Double(y)))
    switch kind {
    case .linear:
      kernels.pointee.linear_t(t, x, count, slope, Float(row.x))
    case .circle:
      var plane = plane(row)
      kernels.pointee.circle_t(t, x, count, &plane, Float(factor), Float(offset))
    case .turn:
      var plane = plane(row)
      kernels.pointee.turn_t(t, x, count, &plane)
    case .twoCircles:
      var circles = circles
      (circles.u, circles.v) = row
      (circles.du, circles.dv) = (map.a, map.b)
      kernels.pointee.two_circles_t(t, x, count, &circles)
      if bins != 1 { for i in 0..<count { t[i] = t[i] * Float(bins) + Float(shift) } }
    }
  }

  private func plane(_ row: (x: Double, y: Double)) -> mica_plane {
    mica_plane(u: Float(row.x), v: Float(row.y), du: Float(map.a), dv: Float(map.b))
  }

  /// t of one pixel; NaN where there is none.
  func parameter(x: Int, y: Int) -> Float {
    var p = map.apply(Double(x), Double(y))
    if isProjected {
      let w = depth.x * Double(x) + depth.y * Double(y) + depth.z
      p = (p.x / w, p.y / w)
      if kind == .linear { return Float(p.x) }
    }
    switch kind {
    // In the kernel's steps: a hard stop on pixel centres must fall to the same side.
    case .linear: return Float(map.a) * Float(x) + Float(map.apply(0, Double(y)).x)
    case .circle: return Float(factor * (p.x * p.x + p.y * p.y).squareRoot() + offset)
    case .turn: return Float(PortableMath.turn(p.y, p.x))
    case .twoCircles: return Float(greatestRoot(p.x, p.y) * bins + shift)
    }
  }

  private func greatestRoot(_ u: Double, _ v: Double) -> Double {
    let g = circles
    let b = u * g.cx + v * g.cy + g.r0 * g.dr
    let c = u * u + v * v - g.r0 * g.r0
    func fits(_ t: Double) -> Bool { g.r0 + t * g.dr >= 0 && t >= g.low && t <= g.high }
    if g.a == 0 {
      let t = c / (2 * b)
      return fits(t) ? t : .nan
    }
    let room = b * b - g.a * c
    guard room >= 0 else { return .nan }
    let one = (b + room.squareRoot()) / g.a
    let two = (b - room.squareRoot()) / g.a
    return fits(max(one, two)) ? max(one, two) : fits(min(one, two)) ? min(one, two) : .nan
  }
}
