// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A short number for many bytes: equal bytes have equal digests, and other bytes have others but for a chance of 2^-64.

package import MicaRaster

/// A digest of bytes or of a picture's pixels, 128 bits. The same on every machine.
package struct PictureDigest: Hashable, Sendable {
  private let words: (UInt64, UInt64)

  /// The digest of bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var lanes = DigestLanes()
    lanes.add(bytes)
    words = lanes.finished(bytes.count, 0)
  }

  /// The digest of a picture: its size and its pixels; padding between rows doesn't count.
  package init(of pixmap: Pixmap) {
    var lanes = DigestLanes()
    for y in 0..<pixmap.height {
      lanes.add(
        UnsafeRawBufferPointer(
          start: pixmap.bytes + y * pixmap.bytesPerRow, count: pixmap.width * 4))
    }
    words = lanes.finished(pixmap.width, pixmap.height)
  }

  /// Reads what `text` gives. Nil for other texts.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 < 0x80 }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    words = (high, low)
  }

  /// Thirty-two hexadecimal digits.
  package var text: String { Self.digits(words.0) + Self.digits(words.1) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  package static func == (one: PictureDigest, other: PictureDigest) -> Bool {
    one.words == other.words
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }
}

/// Four sums of sixteen bytes each, which the processor works on at once: each is multiplied to 128 bits and folded, so that
/// every bit of a block reaches every bit of its sum.
private struct DigestLanes {
  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3
  )

  private var a = keys.0
  private var b = keys.1
  private var c = keys.2
  private var d = keys.3

  private static func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let product = x.multipliedFullWidth(by: y)
    return product.high ^ product.low
  }

  /// Adds bytes; a last block that isn't whole ends with zeros.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    let whole = bytes.count & ~63
    var place = 0
    while place < whole {
      addBlock(base + place)
      place += 64
    }
    guard whole < bytes.count else { return }
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 8) { block in
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
      if let start = block.baseAddress { addBlock(start) }
    }
  }

  private mutating func addBlock(_ block: UnsafeRawPointer) {
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    let keys = Self.keys
    a = Self.fold(word(0) ^ keys.1, word(1) ^ a)
    b = Self.fold(word(2) ^ keys.2, word(3) ^ b)
    c = Self.fold(word(4) ^ keys.3, word(5) ^ c)
    d = Self.fold(word(6) ^ keys.0, word(7) ^ d)
  }

  /// Both words, with two numbers that belong to the bytes.
  func finished(_ width: Int, _ height: Int) -> (UInt64, UInt64) {
    let keys = Self.keys
    let size = Self.fold(UInt64(width) ^ keys.2, UInt64(height) ^ keys.3)
    let one = Self.fold(Self.fold(a ^ keys.3, b ^ keys.2) ^ size, Self.fold(c, d ^ keys.1))
    let other = Self.fold(Self.fold(a, c ^ keys.0) ^ keys.2, Self.fold(b ^ size, d ^ keys.3))
    return (one, other)
  }
}
