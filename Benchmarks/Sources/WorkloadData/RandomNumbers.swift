// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The random numbers of the workloads' definition: the same on every machine and in every language.

import Glibc

/// A linear congruential generator; each call of `unit` advances it once.
struct RandomNumbers {
  private var state: UInt32

  /// A generator whose first state is `seed`.
  init(seed: UInt32) { state = seed }

  /// A number from 0 up to, not including, 1, in steps of 2^-24.
  mutating func unit() -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216
  }

  /// A number from `low` up to, not including, `high`.
  mutating func real(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// A whole number from `low` to `high`, both included.
  mutating func whole(_ low: Double, _ high: Double) -> Double {
    low + (unit() * (high - low + 1)).rounded(.down)
  }

  /// An angle in radians.
  mutating func angle() -> Double { real(0, 2 * .pi) }

  /// A colour 0xAARRGGBB, not premultiplied; a fixed alpha is drawn like any other.
  mutating func color(alpha: ClosedRange<Double> = 255...255) -> UInt32 {
    var word = UInt32(whole(alpha.lowerBound, alpha.upperBound))
    for _ in 0..<3 { word = word << 8 | UInt32(whole(0, 255)) }
    return word
  }
}
