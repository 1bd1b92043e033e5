// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads COLR, version 1: a graph of paints, flattened to layers of painted outlines. Whatever the
// graph's shape, a glyph takes a bounded number of steps.

internal import CHarfBuzz
internal import MicaRaster

/// The walk through one glyph's paints.
struct PaintGraph {
  private let colors: ColorLayers
  private let colr: TableBytes
  private var layers: [GlyphLayer] = []
  /// The glyphs whose paints the walk is in: a glyph within itself is left out.
  private var openGlyphs: [UInt16] = []
  private var steps = 0
  private var pointCount = 0

  /// The most paints of one glyph, the deepest nesting, and the most points of its outlines.
  static let mostSteps = 4096
  private static let mostLevels = 64
  static let mostPoints = 1 << 20

  init(colors: ColorLayers) {
    self.colors = colors
    colr = colors.colr
  }

  /// The layers of a glyph, bottom first; nil where version 1 has none of it.
  consuming func layers(of glyph: UInt16) -> [GlyphLayer]? {
    guard rootPaint(of: glyph) != nil else { return nil }
    walkGlyph(glyph, Place(), 0)
    return layers
  }

  private func rootPaint(of glyph: UInt16) -> Int? {
    let list = Int(colr.uint32(14))
    guard list != 0, colr.count >= 34 else { return nil }
    let count = Int(colr.uint32(list))
    guard count <= colr.count / 6,
      let record = colr.search(glyph, count: count, start: list + 4, stride: 6)
    else { return nil }
    return list + Int(colr.uint32(record + 2))
  }

  /// Where a paint applies: what it fills, and how its space lies in font units.
  private struct Place {
    var transform = Affine.identity
    var outline: Outline?
  }

  private mutating func walk(_ paint: Int, at place: Place, level: Int) {
    steps += 1
    guard steps <= Self.mostSteps, level <= Self.mostLevels, paint > 0, paint < colr.count else {
      return
    }
    switch colr.uint8(paint) {
    case 1: walkList(paint, place, level)
    case 2, 3: fillSolid(paint, place)
    case 4...9: fillGradient(paint, place)
    case 10: walkOutline(paint, place, level)
    case 11: walkGlyph(colr.uint16(paint + 1), place, level)
    case 12...31: walkTransform(paint, place, level)
    case 32: walkComposite(paint, place, level)
    default: Unsupported.note("COLR paint formats beyond 32")
    }
  }

  private mutating func walkGlyph(_ glyph: UInt16, _ place: Place, _ level: Int) {
    guard !openGlyphs.contains(glyph), let root = rootPaint(of: glyph) else { return }
    openGlyphs.append(glyph)
    walk(root, at: place, level: level + 1)
    openGlyphs.removeLast()
  }

  private mutating func walkList(_ paint: Int, _ place: Place, _ level: Int) {
    let list = Int(colr.uint32(18))
    let first = Int(colr.uint32(paint + 2))
    let count = Int(colr.uint32(list))
    guard list != 0, first < count else { return }
    for index in first..<min(count, first + Int(colr.uint8(paint + 1))) {
      let offset = Int(colr.uint32(list + 4 + index * 4))
      if offset != 0 { walk(list + offset, at: place, level: level + 1) }
    }
  }

  private mutating func walkOutline(_ paint: Int, _ place: Place, _ level: Int) {
    if place.outline != nil { Unsupported.note("COLR outlines clipped by outlines") }
    var inner = place
    let outline = colors.face.outline(of: colr.uint16(paint + 4))
    pointCount += outline.points.count
    guard pointCount <= Self.mostPoints else { return }
    inner.outline = outline.mapped(by: place.transform)
    walk(paint + colr.uint24(paint + 1), at: inner, level: level + 1)
  }

  private mutating func walkTransform(_ paint: Int, _ place: Place, _ level: Int) {
    var inner = place
    inner.transform = PaintTransform(colr, paint).matrix.then(place.transform)
    walk(paint + colr.uint24(paint + 1), at: inner, level: level + 1)
  }

  /// Source over backdrop is drawn as it is; modes that keep one side only, as that side.
  private mutating func walkComposite(_ paint: Int, _ place: Place, _ level: Int) {
    let source = paint + colr.uint24(paint + 1)
    let backdrop = paint + colr.uint24(paint + 5)
    let mode = colr.uint8(paint + 4)
    if mode > 4 { Unsupported.note("COLR composite modes but source over") }
    let drawsBackdrop = mode != 0 && mode != 1
    let drawsSource = mode != 0 && mode != 2
    if mode == 4 {
      // Destination over: the backdrop covers the source.
      walk(source, at: place, level: level + 1)
      walk(backdrop, at: place, level: level + 1)
      return
    }
    if drawsBackdrop { walk(backdrop, at: place, level: level + 1) }
    if drawsSource { walk(source, at: place, level: level + 1) }
  }

  private mutating func fillSolid(_ paint: Int, _ place: Place) {
    let alpha = min(max(colr.f2dot14(paint + 3), 0), 1)
    let color = colors.color(colr.uint16(paint + 1), alpha: alpha)
    add(color.map { .paint(.solid($0)) } ?? .foreground(alpha: alpha), place)
  }

  private mutating func fillGradient(_ paint: Int, _ place: Place) {
    let reader = PaintGradient(colors: colors, place: paint, transform: place.transform)
    if let paint = reader.paint { add(.paint(paint), place) }
  }

  private mutating func add(_ paint: GlyphPaint, _ place: Place) {
    guard place.transform.isFinite else { return }
    layers.append(GlyphLayer(outline: place.outline ?? everything, paint: paint))
  }

  /// What a paint without an outline fills: an em around the font's box.
  private var everything: Outline {
    let box = colors.face.metrics.box
    let em = Double(colors.face.unitsPerEm)
    var builder = OutlineBuilder()
    builder.rect(Box(box.x0 - em, box.y0 - em, box.x1 + em, box.y1 + em))
    return builder.finish()
  }
}

extension Outline {
  /// The outline with every point mapped.
  func mapped(by transform: Affine) -> Outline {
    transform == .identity ? self : Outline(verbs: verbs, points: points.map(transform.apply))
  }
}

extension TableBytes {
  /// A number of 2.14 bits.
  func f2dot14(_ offset: Int) -> Float { Float(int16(offset)) / 16384 }
  /// A number of 16.16 bits.
  func fixed(_ offset: Int) -> Double { Double(int32(offset)) / 65536 }
}
