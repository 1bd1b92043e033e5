// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Glyphs that bring their own colours: pictures (CBDT, sbix) and layers of painted outlines (COLR).

package import MicaRaster

/// A glyph with colours of its own.
package enum ColorGlyph: Sendable {
  case bitmap(GlyphBitmap)
  /// Drawn in this order, each over the ones before.
  case layers([GlyphLayer])
}

/// A glyph that is a picture.
package struct GlyphBitmap: Sendable {
  /// Premultiplied; its first row is the top one.
  package let pixmap: Pixmap
  /// Where the whole picture goes, in font units, y up.
  package let box: Box
  /// How many of the picture's pixels make an em.
  package let pixelsPerEm: Float
}

/// One painted outline of a glyph.
package struct GlyphLayer: Sendable {
  /// What is filled (non-zero winding), in font units, y up.
  package let outline: Outline
  package let paint: GlyphPaint
}

/// What fills a layer of a glyph.
package enum GlyphPaint: Sendable {
  /// The text's own colour times this alpha.
  case foreground(alpha: Float)
  /// A colour or gradient of the font; a gradient's `transform` leads to font units, y up.
  case paint(Paint)
}

/// A face's colour glyphs that were read, bounded in memory.
struct ColorGlyphCache {
  /// A glyph, nil where it has no colours, and what of it can't be drawn.
  struct Entry {
    var color: ColorGlyph?
    var notes: [String]
  }

  private var glyphs: [UInt16: Entry] = [:]
  private var bytes = 0

  /// The bytes of pictures and layers after which everything is forgotten.
  private static let mostBytes = 16 << 20

  /// Nil means that the glyph wasn't read yet.
  func find(_ glyph: UInt16) -> Entry? { glyphs[glyph] }

  /// Keeps a glyph unless another thread was faster, and says which one is kept.
  mutating func keep(_ entry: Entry, for glyph: UInt16) -> ColorGlyph? {
    if let known = glyphs[glyph] { return known.color }
    if bytes > Self.mostBytes {
      glyphs.removeAll()
      bytes = 0
    }
    bytes += 64 + (entry.color?.byteCount ?? 0)
    glyphs[glyph] = entry
    return entry.color
  }
}

extension ColorGlyph {
  /// About the memory that the glyph takes.
  var byteCount: Int {
    switch self {
    case .bitmap(let bitmap): return bitmap.pixmap.height * bitmap.pixmap.bytesPerRow
    case .layers(let layers):
      return layers.reduce(0) { $0 + 128 + $1.outline.points.count * 9 }
    }
  }
}
