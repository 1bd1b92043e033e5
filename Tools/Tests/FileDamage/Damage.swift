// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Seeded damage to files.

import Foundation

/// Damages bytes, in the same way for the same seed.
package struct Damage: RandomNumberGenerator {
  /// `MICA_FUZZ` files, 300 where it isn't set.
  package static let count =
    ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap(Int.init) ?? 300

  private var state: UInt64
  private let pieces: [[UInt8]]

  /// Damage of a seed; `pieces` are put in somewhere, besides parts of the file itself.
  package init(seed: UInt64, pieces: [String]) {
    state = seed
    self.pieces = pieces.map { Array($0.utf8) } + [[0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF]]
  }

  /// The next number of SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A file with one to twelve damages.
  package mutating func of(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      if bytes.isEmpty { return [0] }
      let place = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1:
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &self))
        bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &self) ?? [], at: place)
      case 3:
        let end = min(bytes.count, place + Int.random(in: 1...400, using: &self))
        let part = Array(bytes[place..<end])
        bytes.insert(contentsOf: part, at: Int.random(in: 0..<bytes.count, using: &self))
      case 4: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &self))
      default:
        // A number in the place of another one.
        let digits = bytes[place...].prefix { (48...57).contains($0) }
        if !digits.isEmpty {
          let number = ["-1", "1e308", "0", "99999999999999999999", "0x", "1.5"].randomElement(
            using: &self)
          bytes.replaceSubrange(digits.indices, with: Array((number ?? "").utf8))
        }
      }
    }
    return bytes
  }
}
