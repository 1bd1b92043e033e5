// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The outlines of icon fonts that stand for names of the system's symbols. They are text in the program's constant
// data: nothing is read while a process starts.

/// Finds outlines by name in the portions that `Scripts/make-symbols` writes.
enum SymbolGlyphs {
  /// The portions, in the order of their names.
  static let portions: [StaticString] = [portion1, portion2, portion3]

  /// The outline of a name, in the language of `SymbolOutline`; nil for a name without a glyph.
  static func outline(_ name: String) -> String? {
    for portion in portions {
      if let found = outline(Array(name.utf8), in: portion) { return found }
    }
    return nil
  }

  /// All names, in order.
  static var names: [String] {
    portions.flatMap { portion in
      "\(portion)".split(separator: "\n").compactMap { line in
        line.firstIndex(of: "\t").map { String(line[..<$0]) }
      }
    }
  }

  /// Searches the lines by halving: the line around the middle byte is compared with the name.
  private static func outline(_ name: [UInt8], in portion: StaticString) -> String? {
    portion.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count)
      while low < high {
        var start = low + (high - low) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let end = bytes[start..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
        let line = bytes[start..<end]
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let key = line[..<tab]
        if key.elementsEqual(name) { return String(decoding: line[(tab + 1)...], as: UTF8.self) }
        if key.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
      }
      return nil
    }
  }
}
