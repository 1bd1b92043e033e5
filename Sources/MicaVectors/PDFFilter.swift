// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Filters of PDF streams (ISO 32000, 7.4), but for those that libraries undo.

/// Ways to unpack a stream. What is damaged ends the result.
enum PDFFilter {
  /// Pairs of hexadecimal digits up to `>`.
  static func hexadecimal(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var half: UInt8?
    for byte in data {
      if byte == UInt8(ascii: ">") { break }
      guard let digit = PDFScanner.digit(byte) else { continue }
      if let high = half {
        result.append(high << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    if let half { result.append(half << 4) }
    return result
  }

  /// Groups of five digits of base 85 up to `~`.
  static func base85(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var value: UInt32 = 0
    var count = 0
    func append(_ bytes: Int) {
      for index in 0..<bytes { result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * index))) }
    }
    for byte in data {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), count == 0 {
        result += [0, 0, 0, 0]
        continue
      }
      guard (33...117).contains(byte) else { continue }
      value = value &* 85 &+ UInt32(byte - 33)
      count += 1
      if count == 5 {
        append(4)
        (value, count) = (0, 0)
      }
    }
    if count > 1 {
      for _ in count..<5 { value = value &* 85 &+ 84 }
      append(count - 1)
    }
    return result
  }

  /// Runs of bytes; nil if the result is larger than `most`.
  static func runLengths(_ data: [UInt8], most: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    while place < data.count, data[place] != 128 {
      let length = Int(data[place])
      if length < 128 {
        result += data[min(data.count, place + 1)..<min(data.count, place + 2 + length)]
        place += 2 + length
      } else {
        guard place + 1 < data.count else { break }
        result += repeatElement(data[place + 1], count: 257 - length)
        place += 2
      }
      if result.count > most { return nil }
    }
    return result
  }

  /// Codes of 9 to 12 bits; nil if the result is larger than `most`. `isEarly` says whether codes grow one code early.
  static func lzw(_ data: [UInt8], isEarly: Bool, most: Int) -> [UInt8]? {
    var result: [UInt8] = []
    // Each entry is a range of the result: what was written when it was made, and the byte after.
    var entries: [Range<Int>] = []
    var (width, buffer, bits) = (9, 0, 0)
    var last: Range<Int>?
    for byte in data {
      buffer = buffer << 8 | Int(byte)
      bits += 8
      guard bits >= width else { continue }
      let code = buffer >> (bits - width) & ((1 << width) - 1)
      bits -= width
      buffer &= (1 << bits) - 1
      if code == 257 { break }
      if code == 256 {
        entries.removeAll(keepingCapacity: true)
        (width, last) = (9, nil)
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < entries.count {
        let entry = entries[code - 258]
        for index in entry { result.append(result[index]) }
      } else if let last, code - 258 == entries.count {
        for index in last { result.append(result[index]) }
        result.append(result[start])
      } else {
        break
      }
      if let last, entries.count < 3838 {
        entries.append(last.lowerBound..<last.upperBound + 1)
      }
      last = start..<result.count
      let next = 258 + entries.count + (isEarly ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
      if result.count > most { return nil }
    }
    return result
  }
}

/// Rows of differences, as PNG and TIFF have them (ISO 32000, 7.4.4.4).
struct PDFPredictor {
  private let isTIFF: Bool
  private let rowBytes: Int
  private let pixelBytes: Int

  /// Nil where nothing was done to the rows, or in a way that isn't known.
  init?(_ table: [String: PDFValue]) {
    guard let kind = table["Predictor"]?.integer, kind == 2 || kind >= 10 else { return nil }
    let colors = table["Colors"]?.integer ?? 1
    let bits = table["BitsPerComponent"]?.integer ?? 8
    let columns = table["Columns"]?.integer ?? 1
    guard (1...32).contains(colors), (1...16).contains(bits), (1...100_000).contains(columns),
      kind >= 10 || bits == 8
    else { return nil }
    isTIFF = kind == 2
    rowBytes = (colors * bits * columns + 7) / 8
    pixelBytes = max(1, colors * bits / 8)
  }

  func undo(_ data: [UInt8]) -> [UInt8] {
    if isTIFF { return undoTIFF(data) }
    var result = [UInt8](repeating: 0, count: data.count)
    var (place, count) = (0, 0)
    while place < data.count {
      let filter = data[place]
      let length = min(rowBytes, data.count - place - 1)
      for index in 0..<length {
        let left = index >= pixelBytes ? result[count + index - pixelBytes] : 0
        let above = count >= rowBytes ? result[count + index - rowBytes] : 0
        let change: UInt8
        switch filter {
        case 1: change = left
        case 2: change = above
        case 3: change = UInt8((Int(left) + Int(above)) / 2)
        case 4:
          let isInside = count >= rowBytes && index >= pixelBytes
          change = Self.paeth(
            left, above, isInside ? result[count + index - rowBytes - pixelBytes] : 0)
        default: change = 0
        }
        result[count + index] = data[place + 1 + index] &+ change
      }
      count += length
      place += 1 + rowBytes
    }
    result.removeLast(result.count - count)
    return result
  }

  private func undoTIFF(_ data: [UInt8]) -> [UInt8] {
    var result = data
    for index in result.indices where index % rowBytes >= pixelBytes {
      result[index] &+= result[index - pixelBytes]
    }
    return result
  }

  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let p = Int(a) + Int(b) - Int(c)
    let (pa, pb, pc) = (abs(p - Int(a)), abs(p - Int(b)), abs(p - Int(c)))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }
}
