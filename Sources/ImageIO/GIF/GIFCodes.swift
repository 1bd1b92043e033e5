// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The packed bytes of a GIF picture → its pixels' palette numbers: LZW with codes of up to 12 bits.

/// Unpacks one picture.
struct GIFCodes {
  /// A string of pixels that a code stands for: that of another code, and one pixel more.
  private struct Entry {
    var prefix: UInt16 = 0
    var last: UInt8 = 0
    var first: UInt8 = 0
    var count: UInt16 = 1
  }

  private static let mostCodes = 4096

  /// The bits of the pixels' own codes.
  private let pixelBits: Int
  private var entries: [Entry]
  /// How many codes have a meaning.
  private var known = 0
  private(set) var pixels: [UInt8] = []

  /// Nil for sizes that leave no room for codes. Palettes have at most 256 colours, so that the highest
  /// codes of more than 8 bits stand for no pixel; such files exist all the same.
  init?(pixelBits: Int) {
    guard (1...11).contains(pixelBits) else { return nil }
    self.pixelBits = pixelBits
    entries = (0..<Self.mostCodes).map {
      Entry(last: UInt8(truncatingIfNeeded: $0), first: UInt8(truncatingIfNeeded: $0))
    }
  }

  /// Reads chained blocks up to the end mark, an unknown code or `count` pixels; what came until then is
  /// in `pixels`.
  mutating func unpack(_ blocks: ArraySlice<UInt8>, count: Int) {
    let (clear, end) = (1 << pixelBits, 1 << pixelBits + 1)
    var (bits, held, heldBits) = (pixelBits + 1, 0, 0)
    var last: Int?
    known = end + 1
    pixels.reserveCapacity(count)
    var place = blocks.startIndex
    while place < blocks.endIndex, blocks[place] > 0 {
      let block = blocks[(place + 1)...].prefix(Int(blocks[place]))
      place += block.count + 1
      for byte in block {
        held |= Int(byte) << heldBits
        heldBits += 8
        while heldBits >= bits {
          let code = held & (1 << bits - 1)
          held >>= bits
          heldBits -= bits
          if code == end { return }
          if code == clear {
            (bits, known, last) = (pixelBits + 1, end + 1, nil)
            continue
          }
          guard append(code, after: last) else { return }
          if pixels.count >= count { return }
          last = code
          if known == 1 << bits && bits < 12 { bits += 1 }
        }
      }
    }
  }

  /// Appends what a code stands for, and learns the next code; false for codes without a meaning.
  private mutating func append(_ code: Int, after last: Int?) -> Bool {
    guard let last else {
      guard code < 1 << pixelBits else { return false }
      pixels.append(UInt8(truncatingIfNeeded: code))
      return true
    }
    // A code may stand for the very string that it completes.
    guard code < known || code == known && known < Self.mostCodes else { return false }
    let first = code < known ? entries[code].first : entries[last].first
    if known < Self.mostCodes {
      entries[known] = Entry(
        prefix: UInt16(last), last: first, first: entries[last].first,
        count: entries[last].count + 1)
      known += 1
    }
    var (entry, place) = (entries[code], pixels.count + Int(entries[code].count))
    pixels.append(contentsOf: repeatElement(0, count: Int(entry.count)))
    while true {
      place -= 1
      pixels[place] = entry.last
      if entry.count == 1 { return true }
      entry = entries[Int(entry.prefix)]
    }
  }
}
