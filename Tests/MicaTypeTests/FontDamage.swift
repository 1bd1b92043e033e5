// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damages fonts by seeded numbers, and reads everything of what is left of them.

import MicaRaster
import MicaType
import Testing

/// A source of damage; the same one on every machine.
struct FontDamage {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { count > 0 ? Int(bits() % UInt64(count)) : 0 }

  /// A copy of a font with one to four kinds of damage.
  mutating func applied(to sound: [UInt8]) -> [UInt8] {
    var bytes = sound
    for _ in 0...below(4) {
      switch below(6) {
      case 0: flipBits(in: 0..<bytes.count, of: &bytes)
      case 1: bytes.removeLast(below(bytes.count))
      case 2: duplicate(in: &bytes)
      case 3: flipBits(in: 0..<min(bytes.count, 12 + 16 * 20), of: &bytes)
      default: damageTable(of: &bytes)
      }
    }
    return bytes
  }

  private mutating func flipBits(in range: Range<Int>, of bytes: inout [UInt8]) {
    guard !range.isEmpty else { return }
    for _ in 0...below(16) {
      bytes[range.lowerBound + below(range.count)] ^= 1 << UInt8(below(8))
    }
  }

  private mutating func duplicate(in bytes: inout [UInt8]) {
    guard bytes.count > 2 else { return }
    let from = below(bytes.count)
    let length = min(1 + below(512), bytes.count - from)
    let piece = bytes[from..<from + length]
    let to = below(bytes.count - length + 1)
    bytes.replaceSubrange(to..<to + length, with: piece)
  }

  /// Writes telling values into one table: the readers' own sums go wrong there.
  private mutating func damageTable(of bytes: inout [UInt8]) {
    guard bytes.count > 12 else { return }
    let entry = 12 + 16 * below(max(1, Int(bytes[5])))
    guard entry + 16 <= bytes.count else { return }
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    let (start, length) = (number(entry + 8), number(entry + 12))
    guard start < bytes.count, length > 0 else { return }
    // Mostly the table's head, where counts and offsets are.
    let reach = min(bytes.count - start, below(2) == 0 ? min(length, 64) : length)
    for _ in 0...below(6) {
      let place = start + below(reach)
      switch below(4) {
      case 0: bytes[place] = 0xFF
      case 1: bytes[place] = 0
      case 2: bytes[place] = UInt8(truncatingIfNeeded: bits())
      default: bytes[place] &+= 1
      }
    }
  }
}

/// Everything that is asked of a font.
enum FontReading {
  /// Reads a font's measures and up to `sample` of its glyphs, twice where it varies.
  static func read(_ bytes: [UInt8], sample: Int) {
    guard let face = try? testFace(bytes: bytes) else { return }
    read(face, sample: sample)
    let extremes = face.axes.map { VariationValue(tag: $0.tag, value: $0.maximum) }
    if !extremes.isEmpty, let varied = try? face.varied(by: extremes) {
      read(varied, sample: sample / 4)
    }
  }

  private static func read(_ face: FontFace, sample: Int) {
    let metrics = face.metrics
    #expect(metrics.ascent.isFinite && metrics.descent <= 0 && metrics.lineGap >= 0)
    #expect(metrics.xHeight.isFinite && metrics.capHeight.isFinite)
    #expect(metrics.underlineThickness > 0 && metrics.italicAngle.isFinite)
    #expect((16...16384).contains(face.unitsPerEm))
    #expect((1...1000).contains(face.traits.weight) && (50...200).contains(face.traits.width))
    #expect(!face.names.family.isEmpty && !face.names.postScript.isEmpty)
    for tag in face.tableTags.prefix(40) { _ = face.table(tag)?.count }
    for scalar in [0x41, 0x78, 0x5D0, 0xE01, 0xD55C, 0x1F600] as [UInt32] {
      _ = face.glyph(for: scalar)
      _ = face.glyph(for: scalar, selector: 0xFE0F)
    }
    _ = face.glyph(named: "A")
    let step = max(1, face.glyphCount / max(1, sample))
    for glyph in stride(from: 0, to: face.glyphCount, by: step) { read(UInt16(glyph), of: face) }
  }

  private static func read(_ glyph: UInt16, of face: FontFace) {
    #expect(face.advance(of: glyph).isFinite)
    if let box = face.bounds(of: glyph) { #expect(box.x0 <= box.x1 && box.y0 <= box.y1) }
    #expect(face.outline(of: glyph).points.count < 1 << 22)
    _ = face.name(of: glyph)
    if case .layers(let layers)? = face.colorGlyph(of: glyph, pixelsPerEm: 20) {
      #expect(layers.count <= 4096)
    }
  }
}
