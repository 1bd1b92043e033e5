// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which font formats are read: OpenType with TrueType or CFF outlines, alone or in a collection.

internal import CHarfBuzz

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

  /// The bytes for HarfBuzz, which reads them where they are.
  ///
  /// A face whose signature promises CFF outlines and that has TrueType ones as well is drawn by
  /// the former; HarfBuzz prefers the latter. Of such a font it gets a copy in which the TrueType
  /// tables are empty.
  static func blob(of bytes: UnsafeRawBufferPointer, face index: Int) -> OpaquePointer? {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let hidden = unusedOutlines(bytes, face: index)
    let blob = hb_blob_create(
      start, UInt32(bytes.count),
      hidden.isEmpty ? HB_MEMORY_MODE_READONLY : HB_MEMORY_MODE_DUPLICATE, nil, nil)
    if !hidden.isEmpty, let copy = hb_blob_get_data_writable(blob, nil) {
      for entry in hidden { (copy + entry + 12).update(repeating: 0, count: 4) }
    }
    return blob
  }

  /// Whether every table of every face lies within the bytes: a file that was cut has others.
  static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var starts = [0]
    if bytes.starts(with: Array("ttcf".utf8)) {
      guard let count = number(8, 4), count > 0, let last = number(8 + 4 * count, 4) else {
        return false
      }
      starts = (0..<count).map { number(12 + 4 * $0, 4) ?? last }
    }
    return starts.allSatisfy { start in
      guard let count = number(start + 4, 2), count > 0 else { return false }
      return (0..<count).allSatisfy { index in
        let entry = start + 12 + 16 * index
        guard let place = number(entry + 8, 4), let length = number(entry + 12, 4) else {
          return false
        }
        return place + length <= bytes.count
      }
    }
  }

  /// Where the directory's entries of outlines lie that a face's signature overrules.
  private static func unusedOutlines(_ bytes: UnsafeRawBufferPointer, face index: Int) -> [Int] {
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let isCollection = bytes.starts(with: Array("ttcf".utf8))
    if isCollection && !(0..<number(8, 4)).contains(index) { return [] }
    let start = isCollection ? number(12 + 4 * index, 4) : 0
    guard number(start, 4) == Int(Tag.make("OTTO")) else { return [] }
    let all = (0..<number(start + 4, 2)).map { start + 12 + 16 * $0 }
    func entries(_ first: StaticString, _ second: StaticString) -> [Int] {
      let tags = [Int(Tag.make(first)), Int(Tag.make(second))]
      return all.filter { tags.contains(number($0, 4)) && $0 + 16 <= bytes.count }
    }
    return entries("CFF ", "CFF2").isEmpty ? [] : entries("glyf", "loca")
  }

  private static let readable: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]
}
