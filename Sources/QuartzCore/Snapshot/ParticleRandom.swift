// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Chance for particles: numbers that follow from a key alone, in any order.

/// The lots of one particle, or of whatever else has a key.
struct ParticleRandom: Equatable, Sendable {
  private let key: UInt64

  private init(key: UInt64) { self.key = key }

  /// What an emitter's lots start from.
  init(seed: UInt32) { key = Self.mixed(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15) }

  /// The finishing step of SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The lots of a part: a cell of an emitter, particle `index` of a cell.
  func child(_ index: Int) -> ParticleRandom {
    let number = UInt64(truncatingIfNeeded: index) &+ 1
    return ParticleRandom(key: Self.mixed(key ^ (number &* 0xD1B5_4A32_D192_ED03)))
  }

  /// A number of 0 ..< 1, the same for the same lot.
  func unit(_ lot: Int) -> Double {
    let bits = Self.mixed(key &+ (UInt64(truncatingIfNeeded: lot) &* 0x9E37_79B9_7F4A_7C15))
    return Double(bits >> 11) / 9_007_199_254_740_992
  }

  /// A number of −1 ..< 1.
  func signed(_ lot: Int) -> Double { 2 * unit(lot) - 1 }
}
