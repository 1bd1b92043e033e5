// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sine, cosine and tangent whose bits do not depend on the machine. The C library chooses fused
// multiply-add variants by processor; a pixel may not. Only + − × ÷ of IEEE doubles are used here.

/// Elementary functions with the same result on every machine, within 1 unit in the last place for
/// arguments below 10^6.
package enum PortableMath {
  /// π/2 in three parts, the first two of 33 bits, so that `n · part` is exact for n < 2^20.
  private static let halfPi1 = 1.57079632673412561417e+00
  private static let halfPi2 = 6.07710050630396597660e-11
  private static let halfPi3 = 2.02226624879595063154e-21

  /// The argument as `quadrant · π/2 + (head + tail)` with |head| ≤ π/4; nil for NaN and infinity.
  private static func reduce(_ x: Double) -> (quadrant: Int, head: Double, tail: Double)? {
    guard x.isFinite else { return nil }
    // Beyond 10^6 a whole turn is taken off first; such angles carry no meaning to the last bit.
    let y = abs(x) < 1e6 ? x : x.remainder(dividingBy: 2 * .pi)
    let n = (y * (2 / .pi)).rounded(.toNearestOrEven)
    let r = y - n * halfPi1
    let w = n * halfPi2
    let h = r - w
    let low = ((r - h) - w) - n * halfPi3
    let head = h + low
    return (Int(n) & 3, head, (h - head) + low)
  }

  /// Taylor series of sin on |x| ≤ π/4; the first term left out is below 2^-60.
  private static func sineSeries(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    var p = -1.0 / 1_307_674_368_000
    p = p * z + 1.0 / 6_227_020_800
    p = p * z - 1.0 / 39_916_800
    p = p * z + 1.0 / 362_880
    p = p * z - 1.0 / 5_040
    p = p * z + 1.0 / 120
    p = p * z - 1.0 / 6
    return x + (x * z * p + tail * (1 - 0.5 * z))
  }

  /// Taylor series of cos on |x| ≤ π/4.
  private static func cosineSeries(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    var p = 1.0 / 20_922_789_888_000
    p = p * z - 1.0 / 87_178_291_200
    p = p * z + 1.0 / 479_001_600
    p = p * z - 1.0 / 3_628_800
    p = p * z + 1.0 / 40_320
    p = p * z - 1.0 / 720
    p = p * z + 1.0 / 24
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * z * p - x * tail))
  }

  /// The sine of an angle in radians; NaN for NaN and infinity.
  package static func sin(_ angleInRadians: Double) -> Double {
    guard let (quadrant, head, tail) = reduce(angleInRadians) else { return .nan }
    switch quadrant {
    case 0: return sineSeries(head, tail)
    case 1: return cosineSeries(head, tail)
    case 2: return -sineSeries(head, tail)
    default: return -cosineSeries(head, tail)
    }
  }

  /// The cosine of an angle in radians; NaN for NaN and infinity.
  package static func cos(_ angleInRadians: Double) -> Double {
    guard let (quadrant, head, tail) = reduce(angleInRadians) else { return .nan }
    switch quadrant {
    case 0: return cosineSeries(head, tail)
    case 1: return -sineSeries(head, tail)
    case 2: return -cosineSeries(head, tail)
    default: return sineSeries(head, tail)
    }
  }

  /// The tangent of an angle in radians, as the quotient of `sin` and `cos`.
  package static func tan(_ angleInRadians: Double) -> Double {
    sin(angleInRadians) / cos(angleInRadians)
  }
}
