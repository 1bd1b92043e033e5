// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Characters → glyphs, and glyphs' measures and outlines in points, y up.

internal import MicaRaster
internal import MicaType

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The glyphs of UTF-16 units; false where one has none, whose glyph is 0.
///
/// A surrogate pair has its glyph at the first unit and 0 at the second one, which counts as found.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var isWhole = true
  var index = 0
  while index < count {
    var scalar = UInt32(characters[index])
    let isPair =
      scalar & 0xFC00 == 0xD800 && index + 1 < count && characters[index + 1] & 0xFC00 == 0xDC00
    if isPair {
      scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(characters[index + 1] & 0x3FF)
      glyphs[index + 1] = 0
    }
    glyphs[index] = font.face.glyph(for: scalar)
    if glyphs[index] == 0 { isWhole = false }
    index += isPair ? 2 : 1
  }
  return isWhole
}

/// The glyph of a name; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  font.face.glyph(named: glyphName) ?? 0
}

/// The name of a glyph; nil where the font has no names.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
  font.face.name(of: glyph)
}

/// The sum of glyphs' advances, and each advance, in points; tracking of the system's font is
/// included. Vertical advances are not read: they are noted, and the em is taken.
///
/// Partly: vertical advances are the em, and noted.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let scale = Double(font.scale * font.widthFactor)
  let tracking = Double(font.overrides?.tracking ?? 0)
  if orientation == .vertical { Unsupported.note("CTFont vertical advances") }
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let advance = Double(font.face.advance(of: glyphs[index])) * scale
    let value =
      orientation == .vertical ? Double(font.size) : advance + (advance != 0 ? tracking : 0)
    (advances.map { $0 + index })?.pointee =
      orientation == .vertical ? CGSize(width: 0, height: value) : CGSize(width: value, height: 0)
    sum += value
  }
  return sum
}

/// The box of glyphs' ink, and each one's, in points around the origin, y up; a glyph without ink
/// has a null box. The orientation has no effect.
///
/// Partly: horizontal ones.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  let matrix = font.glyphTransform
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let box = font.face.bounds(of: glyphs[index]).map {
      CGRect(x: $0.x0, y: $0.y0, width: $0.x1 - $0.x0, height: $0.y1 - $0.y0).applying(matrix)
    }
    (boundingRects.map { $0 + index })?.pointee = box ?? .null
    if let box { all = all.isNull ? box : all.union(box) }
  }
  return all
}

/// The outline of a glyph in points around its origin, y up, mapped by a matrix; nil where it has
/// none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.face.outline(of: glyph)
  guard !outline.isEmpty else { return nil }
  let transform = font.glyphTransform.concatenating(matrix?.pointee ?? .identity)
  let path = CGMutablePath()
  var index = 0
  func point(_ place: Int) -> CGPoint {
    CGPoint(x: CGFloat(outline.points[place].x), y: CGFloat(outline.points[place].y))
  }
  for raw in outline.verbs {
    guard let verb = Verb(rawValue: raw) else { return nil }
    switch verb {
    case .move: path.move(to: point(index), transform: transform)
    case .line: path.addLine(to: point(index), transform: transform)
    case .quad:
      path.addQuadCurve(to: point(index + 1), control: point(index), transform: transform)
    case .cubic:
      path.addCurve(
        to: point(index + 2), control1: point(index), control2: point(index + 1),
        transform: transform)
    case .close: path.closeSubpath()
    }
    index += verb.pointCount
  }
  return path.copy()
}

/// Draws glyphs at places of text space: the context's text matrix, fill colour and drawing mode
/// apply.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  guard count > 0 else { return }
  context.drawGlyphs(
    UnsafeBufferPointer(start: glyphs, count: count),
    at: UnsafeBufferPointer(start: positions, count: count), face: font.face, size: font.size,
    matrix: font.matrix)
}

/// The places of carets within a ligature that the font states; none are read here, so always 0:
/// ligatures are divided evenly.
///
/// Partly: none are read; ligatures are divided evenly.
public func CTFontGetLigatureCaretPositions(
  _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?,
  _ maxPositions: CFIndex
) -> CFIndex {
  0
}

extension CTFont {
  /// Font units → points, the matrix included.
  var glyphTransform: CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).concatenating(matrix)
  }
}
