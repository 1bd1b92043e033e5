// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which font formats are read: OpenType with TrueType or CFF outlines, alone or in a collection.

/// The formats of font files.
enum FontFormat {
  /// Refuses what is known and not read, by the file's first bytes. Unknown bytes pass: the reader
  /// of tables has the last word.
  static func check(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
    for (start, name) in unread where bytes.starts(with: start) {
      throw .unsupportedFormat(name: name)
    }
  }

  private static let unread: [(start: [UInt8], name: String)] = [
    (Array("wOFF".utf8), "WOFF"), (Array("wOF2".utf8), "WOFF 2"),
    (Array("%!PS".utf8), "Type 1"), (Array("%!Fo".utf8), "Type 1"), ([0x80, 0x01], "Type 1"),
    (Array("STARTFONT".utf8), "BDF"), ([0x01, 0x66, 0x63, 0x70], "PCF"), ([0x1F, 0x8B], "gzip"),
  ]

  /// Whether the bytes start like a font that is read.
  static func looksReadable(_ bytes: UnsafeRawBufferPointer) -> Bool {
    readable.contains { bytes.starts(with: $0) }
  }

  private static let readable: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]
}
