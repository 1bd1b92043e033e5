// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Deflate (RFC 1951) in the wrapping of zlib (RFC 1950), as PNG files use it. The command links no library that has it.

/// Unpacks a zlib stream.
struct Inflate {
  private let bytes: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []
  private let most: Int

  private struct Damage: Error {}

  /// The unpacked bytes; nil for a damaged stream, and for one of more than `most` bytes.
  static func unpack(_ bytes: [UInt8], most: Int) -> [UInt8]? {
    guard bytes.count > 6, bytes[0] & 15 == 8, bytes[1] & 32 == 0 else { return nil }
    var inflate = Inflate(bytes: bytes, place: 2, most: most)
    inflate.output.reserveCapacity(min(most, bytes.count * 8))
    do {
      try inflate.run()
      return inflate.output
    } catch {
      return nil
    }
  }

  private init(bytes: [UInt8], place: Int, most: Int) {
    (self.bytes, self.place, self.most) = (bytes, place, most)
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try readCodes()
        try unpack(lengths, distances)
      default: throw Damage()
      }
    }
  }

  // MARK: Bits

  private mutating func take(_ number: Int) throws -> Int {
    while count < number {
      guard place < bytes.count else { throw Damage() }
      bits |= UInt32(bytes[place]) << UInt32(count)
      place += 1
      count += 8
    }
    let value = bits & ((1 << UInt32(number)) - 1)
    bits >>= UInt32(number)
    count -= number
    return Int(value)
  }

  private mutating func copyStored() throws {
    // Whole bytes that were read ahead belong to the block.
    place -= count / 8
    (bits, count) = (0, 0)
    guard place + 4 <= bytes.count else { throw Damage() }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.count, output.count + length <= most else { throw Damage() }
    output += bytes[place..<(place + length)]
    place += length
  }

  // MARK: Codes

  /// A canonical Huffman code: a table of the next nine bits, and counts of longer codes.
  private struct Code {
    private static let width = 9
    /// Symbol and length of each short code; length 0 for longer ones.
    private var table = [UInt16](repeating: 0, count: 1 << Code.width)
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    init(_ lengths: [Int]) throws {
      for length in lengths where length > 0 { counts[length] += 1 }
      var starts = [Int](repeating: 0, count: 17)
      var codes = [Int](repeating: 0, count: 17)
      var room = 1
      for length in 1...15 {
        room = room << 1 - counts[length]
        guard room >= 0 else { throw Damage() }
        starts[length + 1] = starts[length] + counts[length]
        codes[length + 1] = (codes[length] + counts[length]) << 1
      }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[starts[length]] = symbol
        starts[length] += 1
        let code = codes[length]
        codes[length] += 1
        guard length <= Self.width else { continue }
        var reversed = 0
        for bit in 0..<length where code & (1 << bit) != 0 { reversed |= 1 << (length - 1 - bit) }
        for index in stride(from: reversed, to: 1 << Self.width, by: 1 << length) {
          table[index] = UInt16(symbol << 4 | length)
        }
      }
    }

    func next(_ stream: inout Inflate) throws -> Int {
      while stream.count < Self.width, stream.place < stream.bytes.count {
        stream.bits |= UInt32(stream.bytes[stream.place]) << UInt32(stream.count)
        stream.place += 1
        stream.count += 8
      }
      let entry = Int(table[Int(stream.bits) & (1 << Self.width - 1)])
      if entry != 0 {
        guard entry & 15 <= stream.count else { throw Damage() }
        stream.bits >>= UInt32(entry & 15)
        stream.count -= entry & 15
        return entry >> 4
      }
      var (code, first, index) = (0, 0, 0)
      for length in 1...15 {
        code |= try stream.take(1)
        if code - first < counts[length] { return symbols[index + code - first] }
        index += counts[length]
        first = (first + counts[length]) << 1
        code <<= 1
      }
      throw Damage()
    }
  }

  private static let fixedLengths: Code = {
    let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    return try! Code(lengths)
  }()
  private static let fixedDistances = try! Code([Int](repeating: 5, count: 30))

  private mutating func readCodes() throws -> (Code, Code) {
    let (lengthCount, distanceCount, codeCount) = (
      try take(5) + 257, try take(5) + 1, try take(4) + 4
    )
    guard lengthCount <= 286, distanceCount <= 30 else { throw Damage() }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[order[index]] = try take(3) }
    let code = try Code(lengths)
    lengths = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try code.next(&self)
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try take(3)))
      default: lengths += [Int](repeating: 0, count: 11 + (try take(7)))
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw Damage() }
    return (try Code(Array(lengths[..<lengthCount])), try Code(Array(lengths[lengthCount...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func unpack(_ lengths: Code, _ distances: Code) throws {
    while true {
      let symbol = try lengths.next(&self)
      if symbol < 256 {
        guard output.count < most else { throw Damage() }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengthBases.count else { throw Damage() }
      let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try distances.next(&self)
      guard code < Self.distanceBases.count else { throw Damage() }
      let distance = Self.distanceBases[code] + (try take(max(0, code / 2 - 1)))
      guard distance <= output.count, output.count + length <= most else { throw Damage() }
      var from = output.count - distance
      for _ in 0..<length {
        output.append(output[from])
        from += 1
      }
    }
  }
}
