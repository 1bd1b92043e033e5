// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line, laid out: parts from left to right over one array of glyphs.

internal import MicaType

/// A part of a line that has one style, one font and one direction.
struct LinePart {
  var style: RunStyle
  var font: RunFont
  /// The characters, in UTF-16 units of the string.
  var range: Range<Int>
  /// In the line's glyphs, from left to right.
  var glyphs: Range<Int>
  /// Its left end from that of the line, in points.
  var x: Double
  var width: Double
  var level: UInt8
  var kind: ItemKind
  /// Whether the glyphs stand for other characters: those of a truncation token.
  var isForeign = false

  var isRightToLeft: Bool { level & 1 != 0 }
}

/// A line, laid out; it never changes.
struct LineContent {
  let text: ShapedText
  /// The characters, in UTF-16 units of the string.
  var range: Range<Int>
  /// From left to right.
  var parts: [LinePart]
  /// Those of the whole text where the line has none of its own.
  var glyphs: ContiguousArray<LineGlyph>
  var width: Double
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// What white space at the line's end takes of its width.
  var trailingWidth: Double = 0
  var baseLevel: UInt8

  var isRightToLeft: Bool { baseLevel & 1 != 0 }

  /// Gives the line glyphs of its own, in the order of its parts.
  mutating func ownGlyphs() {
    var own = ContiguousArray<LineGlyph>()
    own.reserveCapacity(parts.reduce(0) { $0 + $1.glyphs.count })
    for index in parts.indices {
      let start = own.count
      own.append(contentsOf: glyphs[parts[index].glyphs])
      parts[index].glyphs = start..<own.count
    }
    glyphs = own
  }

  /// Sets ascent, descent and leading from the parts.
  mutating func measureHeights() {
    var isFirst = true
    for part in parts {
      let heights = part.heights
      ascent = isFirst ? heights.ascent : max(ascent, heights.ascent)
      descent = isFirst ? heights.descent : max(descent, heights.descent)
      leading = isFirst ? heights.leading : max(leading, heights.leading)
      isFirst = false
    }
  }
}

extension LinePart {
  /// How far the part reaches above and below the baseline, and the leading.
  var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let offset = style.baselineOffset
    guard kind == .object else {
      return (font.ascent + offset, font.descent - offset, font.leading)
    }
    let box = style.objectBounds(at: range.lowerBound)
    guard box.minY.isFinite, box.maxY.isFinite else { return (0, 0, 0) }
    return (max(box.maxY, 0) + offset, max(-box.minY, 0) - offset, 0)
  }
}

/// Whether a unit is white space that may hang at a line's end.
@inline(__always)
func isLineSpace(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
    0x3000:
    true
  default: false
  }
}
