// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A message as the codewords of a QR symbol: modes, padding, error correction (ISO/IEC 18004, 7.4 and 7.5).

/// How a part of a message is written.
enum QRMode: Int, CaseIterable {
  /// Three digits in 10 bits.
  case numeric
  /// Two of 45 characters in 11 bits.
  case alphanumeric
  /// 8 bits each.
  case byte

  var indicator: Int { 1 << rawValue }

  /// The bits of a part's length.
  func countBits(_ version: QRVersion) -> Int {
    let band = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
    return [[10, 12, 14], [9, 11, 13], [8, 16, 16]][rawValue][band]
  }

  private static let alphabet = Dictionary(
    uniqueKeysWithValues: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8.enumerated().map {
      ($1, $0)
    })

  /// The number of a byte in the mode; nil where the mode has none.
  func code(_ byte: UInt8) -> Int? {
    switch self {
    case .numeric: (48...57).contains(byte) ? Int(byte) - 48 : nil
    case .alphanumeric: Self.alphabet[byte]
    case .byte: Int(byte)
    }
  }

  /// Sixths of a bit that a character takes.
  var cost: Int { [20, 33, 48][rawValue] }
}

/// A row of bits, the highest of each number first.
struct QRBits {
  private(set) var bits: [Bool] = []

  mutating func append(_ value: Int, _ count: Int) {
    for place in (0..<count).reversed() { bits.append(value >> place & 1 != 0) }
  }

  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }
}

/// A message in the smallest symbol that holds it.
struct QRMessage {
  let version: QRVersion
  /// Message and error correction, interleaved.
  let codewords: [UInt8]

  /// Nil for a message that is too long for version 40.
  init?(_ message: [UInt8], _ level: QRCorrectionLevel) {
    // Longer ones fit in no mode: 7089 digits are the most.
    guard message.count <= 7089 else { return nil }
    for number in QRVersion.all {
      let version = QRVersion(number: number)
      let capacity = version.messageCodewords(level) * 8
      guard message.count * 10 / 3 <= capacity else { continue }
      var bits = Self.encoded(message, version)
      guard bits.bits.count <= capacity else { continue }
      bits.append(0, min(4, capacity - bits.bits.count))
      bits.append(0, (8 - bits.bits.count % 8) % 8)
      var bytes = bits.bytes
      let padding: [UInt8] = [0xEC, 0x11]
      for place in 0..<capacity / 8 - bytes.count { bytes.append(padding[place % 2]) }
      self.version = version
      codewords = Self.protected(bytes, version, level)
      return
    }
    return nil
  }

  // MARK: Modes

  private static func encoded(_ message: [UInt8], _ version: QRVersion) -> QRBits {
    var bits = QRBits()
    let modes = shortestModes(message, version)
    var start = 0
    while start < message.count {
      var end = start
      while end < message.count, modes[end] == modes[start] { end += 1 }
      let mode = modes[start]
      bits.append(mode.indicator, 4)
      bits.append(end - start, mode.countBits(version))
      let codes = message[start..<end].compactMap { mode.code($0) }
      switch mode {
      case .numeric:
        for place in stride(from: 0, to: codes.count, by: 3) {
          let group = codes[place..<min(place + 3, codes.count)]
          bits.append(group.reduce(0) { $0 * 10 + $1 }, group.count * 3 + 1)
        }
      case .alphanumeric:
        for place in stride(from: 0, to: codes.count, by: 2) {
          let group = codes[place..<min(place + 2, codes.count)]
          bits.append(group.reduce(0) { $0 * 45 + $1 }, group.count * 5 + 1)
        }
      case .byte:
        for code in codes { bits.append(code, 8) }
      }
      start = end
    }
    if message.isEmpty {
      bits.append(QRMode.byte.indicator, 4)
      bits.append(0, QRMode.byte.countBits(version))
    }
    return bits
  }

  /// The mode of each byte with which the message is shortest: by dynamic programming in sixths of a bit.
  private static func shortestModes(_ message: [UInt8], _ version: QRVersion) -> [QRMode] {
    let modes = QRMode.allCases
    let heads = modes.map { (4 + $0.countBits(version)) * 6 }
    var costs = heads
    var origins: [[Int]] = []
    for byte in message {
      var ends = [Int](repeating: Int.max / 2, count: modes.count)
      for mode in modes where mode.code(byte) != nil {
        ends[mode.rawValue] = costs[mode.rawValue] + mode.cost
      }
      var best = ends
      var origin = Array(modes.indices)
      for to in modes.indices {
        for from in modes.indices {
          // A new part begins after whole bits.
          let cost = (ends[from] + 5) / 6 * 6 + heads[to]
          if cost < best[to] { (best[to], origin[to]) = (cost, from) }
        }
      }
      costs = best
      origins.append(origin)
    }
    var current = modes.indices.min { costs[$0] < costs[$1] } ?? QRMode.byte.rawValue
    var result: [QRMode] = []
    for origin in origins.reversed() {
      current = origin[current]
      result.append(modes[current])
    }
    return result.reversed()
  }

  // MARK: Error correction

  private static func protected(
    _ bytes: [UInt8], _ version: QRVersion, _ level: QRCorrectionLevel
  ) -> [UInt8] {
    let (count, extra) = (version.blocks(level), version.correctionCodewords(level))
    let short = bytes.count / count
    let longOnes = bytes.count % count
    let divisor = ReedSolomon.divisor(degree: extra)
    var (blocks, corrections): ([ArraySlice<UInt8>], [[UInt8]]) = ([], [])
    var start = 0
    for block in 0..<count {
      let size = block < count - longOnes ? short : short + 1
      let part = bytes[start..<start + size]
      start += size
      blocks.append(part)
      corrections.append(ReedSolomon.remainder(of: part, divisor))
    }
    var result: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.count {
        result.append(block[block.startIndex + place])
      }
    }
    for place in 0..<extra { for part in corrections { result.append(part[place]) } }
    return result
  }
}

/// Polynomials over the field of 256 elements with the modulus x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var sum = 0
    for place in (0..<8).reversed() {
      sum = sum << 1 ^ (sum >> 7 * 0x11D)
      if b >> place & 1 != 0 { sum ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: sum)
  }

  /// (x − 1)(x − α) … of a degree, without the highest coefficient.
  static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(of bytes: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in bytes {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in divisor.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }
}
