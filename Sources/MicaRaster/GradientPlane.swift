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

  /// Nil where the gradient draws nothing: a singular or infinite map, equal ends, equal circles.
  init?(
    _ shape: GradientShape, transform: Affine, extendsBefore: Bool, extendsAfter: Bool
  ) {
    guard let inverse = transform.inverse else { return nil }
    // Pixel (x, y) stands for its centre.
    let toPlane = Affine.translation(0.5, 0.5).then(inverse)
    switch shape {
    case .linear(let start, let end):
      let d = end - start
      let square = d.x * d.x + d.y * d.y
      guard square > 0, square.isFinite else { return nil }
      kind = .linear
      map = toPlane.then(.translation(-start.x, -start.y)).then(
        Affine(d.x / square, 0, d.y / square, 0, 0, 0))
    case .conic(let center, let angle):
      let (s, c) = (PortableMath.sin(angle), PortableMath.cos(angle))
      kind = .turn
      map = toPlane.then(.translation(-center.x, -center.y)).then(Affine(c, -s, s, c, 0, 0))
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let d = endCenter - startCenter
      let growth = endRadius - startRadius
      guard startRadius >= 0, endRadius >= 0, d != SIMD2(0, 0) || growth != 0 else { return nil }
      let centered = toPlane.then(.translation(-startCenter.x, -startCenter.y))
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
  }

  /// Whether every pixel of the plane has a colour, where both sides extend.
  var coversEverything: Bool { kind != .twoCircles }

  /// Whether t is the same along a row.
  var isConstantInRows: Bool { kind == .linear && map.a == 0 }

  /// t of `count` pixels from (x, y).
  func parameters(
    _ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int,
    _ kernels: UnsafePointer<mica_kernels>
  ) {
    let (x, row) = (Int32(x), map.apply(0, Double(y)))
    switch kind {
    case .linear:
      kernels.pointee.linear_t(t, x, count, Float(map.a), Float(row.x))
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
    }
  }

  private func plane(_ row: (x: Double, y: Double)) -> mica_plane {
    mica_plane(u: Float(row.x), v: Float(row.y), du: Float(map.a), dv: Float(map.b))
  }

  /// t of one pixel; NaN where there is none.
  func parameter(x: Int, y: Int) -> Float {
    let p = map.apply(Double(x), Double(y))
    switch kind {
    // In the kernel's steps: a hard stop on pixel centres must fall to the same side.
    case .linear: return Float(map.a) * Float(x) + Float(map.apply(0, Double(y)).x)
    case .circle: return Float(factor * (p.x * p.x + p.y * p.y).squareRoot() + offset)
    case .turn: return Float(PortableMath.turn(p.y, p.x))
    case .twoCircles: return Float(greatestRoot(p.x, p.y))
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
