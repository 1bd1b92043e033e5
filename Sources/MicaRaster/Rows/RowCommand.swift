// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7's product: what each row of 4 px has to do, in drawing order. 16 bytes a command; paints
// lie in side arrays. Stage 8 (RowPainter.swift) carries them out.

/// One step in one row.
package struct RowCommand: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Tiles with coverage bytes from a store.
    case tiles
    /// A run with one coverage for each pixel row.
    case span
    /// Columns of a glyph's mask, each 4 pixels wide.
    case glyph
    /// Start a group on clear scratch pixels.
    case pushGroup
    /// Start the innermost group's mask on clear scratch pixels.
    case pushMask
    /// Multiply the innermost group by its mask, and drop the mask.
    case applyMask
    /// Drop the innermost group, which was composited by tiles and spans before.
    case popGroup
  }

  /// Extent in pixels; for groups what their content touches.
  var x0, x1: UInt16
  /// tiles: coverage index of the tile that holds `x0`. span: row coverages, top row in the low
  /// byte. glyph: place of the column that holds `x0` (`GlyphMask.place`), from this row's first
  /// pixel row on, times 4, and how many of the column's pixels lie left of `x0`. pushGroup: the
  /// enclosing group's command in this row, or `noGroup`.
  var payload: UInt32
  /// Index of the draw.
  var draw: UInt32
  var kind: UInt8
  /// Pixel rows to touch: first in the low half, end in the high half.
  var rows: UInt8
  /// Index of the store that `payload` refers to. glyph: from one column to the next, in places.
  var store: UInt16

  static let noGroup = UInt32.max

  @inline(__always) var firstRow: Int { Int(rows & 15) }
  @inline(__always) var endRow: Int { Int(rows >> 4) }

  /// `rows` of a command that touches all four pixel rows.
  static let allRows = UInt8(tileSize << 4)

  @inline(__always) var isPaint: Bool { kind <= Kind.glyph.rawValue }

  /// Whether these are tiles of which no pixel is left out.
  @inline(__always) var isWholeTiles: Bool { rows == Self.allRows && (x0 | x1) & 3 == 0 }

  /// The same for a glyph's columns.
  @inline(__always) var isWholeColumns: Bool {
    rows == Self.allRows && (UInt32(x1 &- x0) | payload) & 3 == 0
  }

  /// Takes pixels away from the left, so that `x` is the first one.
  @inline(__always) mutating func cut(from x: Int) {
    if kind == Kind.tiles.rawValue {
      payload &+= UInt32(truncatingIfNeeded: x &>> 2 &- Int(x0) &>> 2)
    } else if kind == Kind.glyph.rawValue {
      let skipped = Int(payload & 3) &+ x &- Int(x0)
      let column = payload &>> 2 &+ UInt32(truncatingIfNeeded: (skipped &>> 2) &* Int(store))
      payload = column &<< 2 | UInt32(truncatingIfNeeded: skipped & 3)
    }
    x0 = UInt16(truncatingIfNeeded: x)
  }

  /// A span's coverage of one pixel row.
  @inline(__always) func coverage(ofRow r: Int) -> UInt32 { payload &>> UInt32(8 &* r) & 255 }
}
