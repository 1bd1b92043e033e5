// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a font says about itself, in font units, y up; whole numbers are the nearest ones.

internal import MicaRaster
internal import MicaType

extension CGFont {
  /// The name that fonts are found by.
  public var postScriptName: CFString? { face.names.postScript }

  /// Family and style, for people.
  public var fullName: CFString? { face.names.full }

  /// How many glyphs there are.
  public var numberOfGlyphs: Int { face.glyphCount }

  /// Font units of an em.
  public var unitsPerEm: Int32 { Int32(nearest: face.unitsPerEm) }

  /// From the baseline up to the top of lines.
  public var ascent: Int32 { Int32(nearest: face.metrics.ascent) }

  /// From the baseline down to the bottom of lines; 0 or negative.
  public var descent: Int32 { Int32(nearest: face.metrics.descent) }

  /// Between one line's bottom and the next one's top.
  public var leading: Int32 { Int32(nearest: face.metrics.lineGap) }

  /// The height of flat capital letters.
  public var capHeight: Int32 { Int32(nearest: face.metrics.capHeight) }

  /// The height of flat small letters, such as x.
  public var xHeight: Int32 { Int32(nearest: face.metrics.xHeight) }

  /// A box around all glyphs, as the font states it.
  public var fontBBox: CGRect { CGRect(face.metrics.box) }

  /// Degrees anticlockwise from the vertical: italics have negative angles.
  public var italicAngle: CGFloat { CGFloat(face.metrics.italicAngle) }

  /// The width of vertical stems. Estimated from the weight, as writers of PDF files do: 50 plus the
  /// square of a 65th of it, in thousandths of an em.
  ///
  /// Partly: estimated from the weight.
  public var stemV: CGFloat {
    let share = CGFloat(face.traits.weight) / 65
    return (50 + share * share) * CGFloat(face.unitsPerEm) / 1000
  }

  // MARK: Glyphs

  /// Writes the widths that glyphs take on a line; 0 for those that the font does not have.
  ///
  /// `advances` has room for `count` numbers. False where `count` is negative.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard count >= 0 else { return false }
    for i in 0..<count {
      advances[i] =
        Int(glyphs[i]) < face.glyphCount ? Int32(nearest: face.advance(of: glyphs[i])) : 0
    }
    return true
  }

  /// Writes the boxes of glyphs' ink; empty at the origin for those without.
  ///
  /// `bboxes` has room for `count` rectangles. False where `count` is negative.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    guard count >= 0 else { return false }
    for i in 0..<count { bboxes[i] = face.bounds(of: glyphs[i]).map(CGRect.init) ?? .zero }
    return true
  }

  /// A glyph's name, such as `aacute`; nil where the font does not name it.
  public func name(for glyph: CGGlyph) -> CFString? { face.name(of: glyph) }

  /// The glyph of a name; 0 where the font does not name one so.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face.glyph(named: name) ?? 0 }

  // MARK: Tables

  /// The tags of the font's tables, as `UInt32`, the first letter in the highest byte.
  public var tableTags: CFArray? { face.tableTags }

  /// A table's bytes; nil where the font has none of that tag.
  public func table(for tag: UInt32) -> CFData? { face.table(tag).map { CFData($0) } }
}

extension CGRect {
  fileprivate init(_ box: Box) {
    self.init(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0)
  }
}

extension Int32 {
  /// The nearest whole number within reach; 0 for NaN.
  fileprivate init(nearest value: Float) {
    self = value.isNaN ? 0 : Int32(Swift.max(-2e9, Swift.min(Double(value), 2e9)).rounded())
  }
}
