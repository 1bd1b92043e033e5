// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font in the Compact Font Format that tests write themselves.

/// Fonts whose glyphs are squares.
enum CompactFontText {
  /// A font with glyphs of these names, standard strings of the format; each but the first is a square of half an em.
  static func squares(_ names: [String]) -> [UInt8] {
    // Standard strings: space is 1, letters from 34 on.
    let identifiers = names.map { name -> Int in
      name == "space" ? 1 : 34 + Int(name.utf8.first ?? 65) - 65
    }
    // 0 0 rmoveto, 500 hlineto …, endchar.
    let square: [UInt8] =
      number(0) + number(0) + [21] + number(500) + number(500) + number(-500) + [6, 14]
    let empty: [UInt8] = [14]
    let glyphs = index([empty] + names.enumerated().map { $0.offset == 0 ? empty : square })
    let charset: [UInt8] = [0] + identifiers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let head: [UInt8] = [1, 0, 4, 1] + index([Array("X".utf8)])
    let tail = index([]) + index([])
    // The offsets have a fixed width, so that the dictionary's length does not depend on them.
    func top(_ charsetPlace: Int, _ glyphPlace: Int) -> [UInt8] {
      index([long(charsetPlace) + [15] + long(glyphPlace) + [17]])
    }
    let start = head.count + top(0, 0).count + tail.count
    return head + top(start, start + charset.count) + tail + charset + glyphs
  }

  private static func number(_ value: Int) -> [UInt8] {
    [28, UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func long(_ value: Int) -> [UInt8] {
    [29] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var offset = 1
    var bytes: [UInt8] = [UInt8(items.count >> 8), UInt8(items.count & 255), 2]
    for item in [[]] + items {
      offset += item.count
      bytes += [UInt8(offset >> 8), UInt8(offset & 255)]
    }
    return bytes + items.flatMap { $0 }
  }
}
