// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Deflate's other direction (RFC 1951).

import Foundation

/// One stream of deflate's.
struct Inflation {
  private let input: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  init(_ input: [UInt8]) { self.input = input }

  /// What the stream holds.
  mutating func run() throws -> [UInt8] {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1:
        try readCodes(
          PrefixCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
          PrefixCode([Int](repeating: 5, count: 30)))
      case 2:
        let (literals, distances) = try dynamicCodes()
        try readCodes(literals, distances)
      default: throw Data.CompressionError.corruptedData
      }
    }
    return output
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for i in 0..<count {
      guard position >> 3 < input.count else { throw Data.CompressionError.corruptedData }
      value |= Int(input[position >> 3] >> UInt8(position & 7) & 1) << i
      position += 1
    }
    return value
  }

  private mutating func copyStored() throws {
    position = (position + 7) & ~7
    let count = try bits(16)
    _ = try bits(16)
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func symbol(_ code: PrefixCode) throws -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      value |= try bits(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Data.CompressionError.corruptedData
  }

  private mutating func dynamicCodes() throws -> (PrefixCode, PrefixCode) {
    let (literals, distances) = (try bits(5) + 257, try bits(5) + 1)
    let count = try bits(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in order.prefix(count) { lengths[place] = try bits(3) }
    let code = PrefixCode(lengths)
    lengths = []
    while lengths.count < literals + distances {
      let next = try symbol(code)
      switch next {
      case 16:
        let last = lengths.last ?? 0
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      default: lengths.append(next)
      }
    }
    return (
      PrefixCode(Array(lengths.prefix(literals))), PrefixCode(Array(lengths.dropFirst(literals)))
    )
  }

  private mutating func readCodes(_ literals: PrefixCode, _ distances: PrefixCode) throws {
    let sizes = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    while true {
      let next = try symbol(literals)
      if next < 256 {
        output.append(UInt8(next))
        continue
      }
      if next == 256 { return }
      guard next < 286 else { throw Data.CompressionError.corruptedData }
      let place = next - 257
      let extra = place < 8 || place == 28 ? 0 : (place - 4) >> 2
      let count = sizes[place] + (try bits(extra))
      let step = try symbol(distances)
      let stepBits = step < 4 ? 0 : (step - 2) >> 1
      let distance =
        (step < 4 ? step + 1 : (2 + (step & 1)) << stepBits + 1) + (try bits(stepBits))
      guard distance <= output.count else { throw Data.CompressionError.corruptedData }
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }
}

/// A prefix code by its lengths, in order of its symbols.
struct PrefixCode {
  /// How many symbols have each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols by length.
  private(set) var symbols: [Int] = []

  init(_ lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    for length in 1..<16 {
      symbols += lengths.indices.filter { lengths[$0] == length }
    }
  }
}
