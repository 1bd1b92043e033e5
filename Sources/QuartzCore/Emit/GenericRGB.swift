// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Generic RGB, γ 1.8: the space in which `CALayer.render(in:)` interpolates gradient layers
// (FACTS 3.5).

import CoreGraphics
package import MicaRaster

/// Conversions between sRGB and generic RGB, both encoded, 0 ... 1.
package enum GenericRGB {
  /// Linear generic RGB → linear sRGB, by columns; white stays white.
  ///
  /// The published profile's columns give a product that differs from this by up to 0.002, and
  /// pictures of Apple's by up to 6 levels where a primary is clipped. These numbers are fitted to
  /// the ramps of five such pictures, within 1.2 levels.
  private static let intoSRGB = ColorMatrix(
    red: SIMD3(1.02451, 0.01934, -0.00183), green: SIMD3(-0.02606, 0.94804, -0.0011),
    blue: SIMD3(0.00155, 0.03262, 1.00293))
  private static let fromSRGB = intoSRGB.inverse
  private static let curve = TransferCurve.gamma(1.8)

  /// sRGB to generic RGB, limited to what that can show; alpha is kept.
  static func encode(_ color: StraightColor) -> Vector4 {
    let encoded = SIMD3(Double(color.x), Double(color.y), Double(color.z))
    let light = fromSRGB.apply(TransferCurve.sRGB.linear(encoded))
    return Vector4(curve.encoded(limited(light)), Double(color.w))
  }

  /// Generic RGB to sRGB, limited to 0 ... 1.
  static func decode(_ color: Vector4) -> StraightColor {
    let light = intoSRGB.apply(curve.linear(SIMD3(color.x, color.y, color.z)))
    let encoded = TransferCurve.sRGB.encoded(limited(light))
    return StraightColor(
      Float(encoded.x), Float(encoded.y), Float(encoded.z), Float(color.w))
  }

  private static func limited(_ c: SIMD3<Double>) -> SIMD3<Double> {
    func unit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    return SIMD3(unit(c.x), unit(c.y), unit(c.z))
  }

  /// Stops between which straight lines in sRGB stay within half a level of lines in generic RGB.
  package static func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    var result: [GradientStop] = []
    for (start, end) in zip(stops, stops.dropFirst()) {
      let a = encode(start.color)
      let b = encode(end.color)
      func stop(_ u: Double) -> GradientStop {
        GradientStop(
          offset: start.offset + (end.offset - start.offset) * Float(u),
          color: decode(a + (b - a) * u))
      }
      if result.last?.offset != start.offset || result.last?.color != stop(0).color {
        result.append(stop(0))
      }
      subdivide(stop, 0, 1, depth: 0, into: &result)
    }
    return result
  }

  private static func subdivide(
    _ stop: (Double) -> GradientStop, _ u0: Double, _ u1: Double, depth: Int,
    into result: inout [GradientStop]
  ) {
    let (a, b) = (stop(u0).color, stop(u1).color)
    let worst = [0.25, 0.5, 0.75].map { v -> Float in
      let difference = stop(u0 + (u1 - u0) * v).color - (a + (b - a) * Float(v))
      return max(abs(difference.x), max(abs(difference.y), abs(difference.z)))
    }
    if depth < 8 && worst.contains(where: { $0 > 0.4 / 255 }) {
      let middle = 0.5 * (u0 + u1)
      subdivide(stop, u0, middle, depth: depth + 1, into: &result)
      subdivide(stop, middle, u1, depth: depth + 1, into: &result)
    } else {
      result.append(stop(u1))
    }
  }
}
