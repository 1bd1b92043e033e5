// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The exponential and the natural logarithm for any argument, with the same bits on every machine.
// Springs are made of these.

extension PortableMath {
  /// e to the power of `x`, relative error about 10^-15; infinity and 0 beyond what a double holds,
  /// NaN for NaN.
  package static func exp(_ x: Double) -> Double { x.isNaN ? .nan : exponential(x) }

  /// The natural logarithm, error about 10^-15; −∞ for 0, infinity for infinity, NaN for NaN and
  /// negative numbers.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x == .infinity ? .infinity : naturalLogarithm(x)
  }
}
