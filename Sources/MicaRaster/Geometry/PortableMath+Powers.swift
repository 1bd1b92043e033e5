// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Powers whose bits do not depend on the machine, for the transfer curves of colour spaces. Only
// + − × ÷ of IEEE doubles and the bits of their exponents are used.

extension PortableMath {
  private static let ln2 = 0.693147180559945309417

  /// The natural logarithm of a finite positive number, within some units in the last place.
  static func naturalLogarithm(_ x: Double) -> Double {
    // x = significand · 2^exponent with the significand between √½ and √2.
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.41421356237309505 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m − 1)/(m + 1)); |z| < 0.172, so the first term left out is below 2^-60.
    let z = (significand - 1) / (significand + 1)
    let w = z * z
    var p = 1.0 / 21
    for odd in stride(from: 19.0, through: 1, by: -2) { p = p * w + 1 / odd }
    return exponent * ln2 + 2 * z * p
  }

  /// e to a power; infinity and 0 beyond what a double holds.
  static func exponential(_ x: Double) -> Double {
    if x > 709.7 { return .infinity }
    if x < -708 { return 0 }
    let n = (x / ln2).rounded(.toNearestOrEven)
    let r = x - n * ln2
    // |r| ≤ 0.347: the first term left out is below 2^-60.
    var p = 1.0
    for k in stride(from: 14.0, through: 1, by: -1) { p = 1 + p * r / k }
    return Double(sign: .plus, exponent: Int(n), significand: p)
  }

  /// `base` to the power of `exponent`, for a base that is not negative; relative error about
  /// 10^-15. NaN for a negative base and where an argument is NaN.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard base >= 0, !exponent.isNaN else { return .nan }
    if exponent == 0 || base == 1 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base == .infinity { return exponent > 0 ? .infinity : 0 }
    return exponential(naturalLogarithm(base) * exponent)
  }
}
