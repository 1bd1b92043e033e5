// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A hash that is the same in every run of a program.

/// FNV-1a over 64-bit words.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { state = (state ^ word) &* 0x100_0000_01b3 }

  /// Numbers that are equal add the same word.
  mutating func add(_ number: Double) { add(number == 0 ? 0 : number.bitPattern) }

  var value: Int { Int(truncatingIfNeeded: state) }
}
