// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shared by the fonts' tests: the repository's fonts, and fonts made of bytes.

import CTestFonts
import MicaType

/// The folder of the repository's fonts.
let fontFolder = String(cString: mica_test_fonts())

/// A face of a file of the repository.
func testFace(_ name: String, index: Int = 0) throws -> FontFace {
  try FontFace(data: FontData(path: "\(fontFolder)/\(name)"), index: index)
}

/// The bytes of a file of the repository.
func fontBytes(_ name: String) throws -> [UInt8] {
  let data = try FontData(path: "\(fontFolder)/\(name)")
  return withExtendedLifetime(data) { Array(data.bytes) }
}

/// A face of bytes in memory.
func testFace(bytes: [UInt8]) throws -> FontFace {
  try FontFace(data: bytes.withUnsafeBytes { FontData(copying: $0) })
}

/// A font file that is written table by table.
struct TinyFont {
  /// Four letters and the table's bytes.
  var tables: [(tag: String, bytes: [UInt8])] = []
  var signature: [UInt8] = [0, 1, 0, 0]

  /// The tables of a file that holds one face.
  init(reading file: [UInt8]) {
    func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    signature = Array(file[0..<4])
    tables = (0..<Int(file[5])).map { 12 + 16 * $0 }.map { entry in
      let start = number(entry + 8)
      let tag = String(decoding: file[entry..<entry + 4], as: UTF8.self)
      return (tag, Array(file[start..<start + number(entry + 12)]))
    }
  }

  /// A TrueType font of the given glyphs, all of them 1000 units wide.
  init(glyphs: [[UInt8]], unitsPerEm: UInt16 = 1000, glyphCount: UInt16? = nil) {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    head.replaceSubrange(12..<16, with: [0x5F, 0x0F, 0x3C, 0xF5])
    head.replaceSubrange(18..<20, with: Self.bytes(unitsPerEm))
    head[51] = 1
    let count = glyphCount ?? UInt16(glyphs.count)
    var offsets: [UInt8] = []
    var glyf: [UInt8] = []
    for glyph in glyphs {
      offsets += Self.bytes(UInt32(glyf.count))
      glyf += glyph + [UInt8](repeating: 0, count: (4 - glyph.count % 4) % 4)
    }
    offsets += Self.bytes(UInt32(glyf.count))
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    hhea.replaceSubrange(
      4..<8, with: Self.bytes(UInt16(800)) + Self.bytes(UInt16(bitPattern: -200)))
    hhea[35] = 1
    tables = [
      ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", Self.bytes(UInt16(1000)) + [0, 0]),
      ("loca", offsets), ("maxp", [0, 0, 0x50, 0] + Self.bytes(count)),
    ]
  }

  static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// A square of 0 ... 500.
  static let square: [UInt8] =
    bytes(UInt16(1)) + [0, 0, 0, 0] + bytes(UInt16(500)) + bytes(UInt16(500))
    + bytes(UInt16(3)) + bytes(UInt16(0)) + [1, 1, 1, 1]
    + [0, 0, 0x01, 0xF4, 0, 0, 0xFE, 0x0C] + [0, 0, 0, 0, 0x01, 0xF4, 0, 0]

  /// A glyph made of others, all at its origin.
  static func composite(_ parts: [UInt16]) -> [UInt8] {
    var glyph: [UInt8] = bytes(UInt16.max) + [UInt8](repeating: 0, count: 8)
    for (position, part) in parts.enumerated() {
      let flags: UInt16 = 0x0002 | (position + 1 < parts.count ? 0x0020 : 0)
      glyph += bytes(flags) + bytes(part) + [0, 0]
    }
    return glyph
  }

  var file: [UInt8] { file(at: 0) }

  /// A collection of this face alone.
  var collection: [UInt8] {
    Array("ttcf".utf8) + [0, 1, 0, 0] + Self.bytes(UInt32(1)) + Self.bytes(UInt32(16))
      + file(at: 16)
  }

  private func file(at place: Int) -> [UInt8] {
    var directory: [UInt8] = signature + Self.bytes(UInt16(tables.count)) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = place + 12 + 16 * tables.count
    for table in tables {
      directory += Array(table.tag.utf8) + [0, 0, 0, 0]
      directory += Self.bytes(UInt32(start + body.count)) + Self.bytes(UInt32(table.bytes.count))
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + body
  }
}
