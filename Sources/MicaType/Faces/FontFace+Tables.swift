// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A face's tables as bytes, and its glyphs' names.

internal import CHarfBuzz

extension FontFace {
  /// The tags of the face's tables, in the font's order.
  package var tableTags: [UInt32] {
    var tags: [UInt32] = []
    var chunk = [UInt32](repeating: 0, count: 64)
    while tags.count < 4096 {
      var count = UInt32(chunk.count)
      _ = hb_face_get_table_tags(face, UInt32(tags.count), &count, &chunk)
      if count == 0 { break }
      tags += chunk.prefix(Int(count))
    }
    return tags
  }

  /// A copy of a table's bytes; nil where the face has none of that tag.
  package func table(_ tag: UInt32) -> [UInt8]? {
    let bytes = TableBytes(self, tag)
    return bytes.count > 0 ? Array(bytes.bytes) : nil
  }

  /// The glyph of a name such as `aacute`; nil where the font doesn't name one so.
  package func glyph(named name: String) -> UInt16? {
    var glyph: UInt32 = 0
    var name = name
    let isFound = name.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        hb_font_get_glyph_from_name(font, $0.baseAddress, Int32(clamping: $0.count), &glyph) != 0
      }
    }
    return isFound && glyph < UInt32(glyphCount) ? UInt16(truncatingIfNeeded: glyph) : nil
  }

  /// A glyph's name; nil where the font doesn't name it.
  package func name(of glyph: UInt16) -> String? {
    guard Int(glyph) < glyphCount else { return nil }
    var name = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(font, UInt32(glyph), &name, UInt32(name.count)) != 0 else {
      return nil
    }
    let text = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}

/// A table's bytes, read big-endian; beyond the end everything is 0.
final class TableBytes: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  private let blob: OpaquePointer?

  convenience init(_ face: FontFace, _ tag: UInt32) { self.init(face.face, tag) }

  init(_ face: OpaquePointer, _ tag: UInt32) {
    blob = hb_face_reference_table(face, tag)
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeBufferPointer(
      start: start.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
      count: start == nil ? 0 : Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  var count: Int { bytes.count }

  @inline(__always) func uint8(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  @inline(__always) func uint16(_ offset: Int) -> UInt16 {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  @inline(__always) func uint24(_ offset: Int) -> Int {
    Int(uint8(offset)) << 16 | Int(uint16(offset + 1))
  }

  @inline(__always) func uint32(_ offset: Int) -> UInt32 {
    UInt32(uint16(offset)) << 16 | UInt32(uint16(offset + 2))
  }

  @inline(__always) func int16(_ offset: Int) -> Int16 { Int16(bitPattern: uint16(offset)) }
  @inline(__always) func int32(_ offset: Int) -> Int32 { Int32(bitPattern: uint32(offset)) }
}
