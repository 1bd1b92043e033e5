// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads COLR, version 0, and CPAL's first palette.

internal import CHarfBuzz
internal import MicaRaster

/// A face's COLR and CPAL tables.
struct ColorLayers {
  let face: FontFace
  let colr: TableBytes
  private let palette: [StraightColor]

  /// nil where the face has no layers.
  init?(face: FontFace) {
    colr = TableBytes(face, Tag.make("COLR"))
    guard colr.count >= 14, let palette = Self.readPalette(face) else { return nil }
    self.face = face
    self.palette = palette
  }

  /// The layers of a glyph, bottom first; nil where it has none.
  func layers(of glyph: UInt16) -> [GlyphLayer]? {
    if colr.uint16(0) >= 1, let layers = PaintGraph(colors: self).layers(of: glyph) {
      return layers
    }
    return plainLayers(of: glyph)
  }

  /// A palette's colour; an index beyond the palette is clear, 0xFFFF is the text's colour (nil).
  func color(_ index: UInt16, alpha: Float) -> StraightColor? {
    if index == 0xFFFF { return nil }
    guard Int(index) < palette.count else { return StraightColor(0, 0, 0, 0) }
    var color = palette[Int(index)]
    color.w *= alpha
    return color
  }

  private func plainLayers(of glyph: UInt16) -> [GlyphLayer]? {
    guard let record = baseRecord(of: glyph) else { return nil }
    let first = Int(colr.uint16(record + 2))
    let stated = min(Int(colr.uint16(record + 4)), Int(colr.uint16(12)) - first)
    let count = min(stated, PaintGraph.mostSteps)
    guard count > 0 else { return nil }
    let start = Int(colr.uint32(8))
    var layers: [GlyphLayer] = []
    var pointCount = 0
    for layer in first..<first + count {
      let place = start + layer * 4
      let outline = face.outline(of: colr.uint16(place))
      pointCount += outline.points.count
      guard pointCount <= PaintGraph.mostPoints else { break }
      let color = color(colr.uint16(place + 2), alpha: 1)
      layers.append(
        GlyphLayer(
          outline: outline, paint: color.map { .paint(.solid($0)) } ?? .foreground(alpha: 1)))
    }
    return layers
  }

  /// The offset of a glyph's record; records are sorted by glyph.
  private func baseRecord(of glyph: UInt16) -> Int? {
    let start = Int(colr.uint32(4))
    guard start != 0 else { return nil }
    return colr.search(glyph, count: Int(colr.uint16(2)), start: start, stride: 6)
  }

  /// The most colours of a palette that are read.
  private static let mostColors = 4096

  private static func readPalette(_ face: FontFace) -> [StraightColor]? {
    let cpal = TableBytes(face, Tag.make("CPAL"))
    guard cpal.count >= 14, cpal.uint16(4) > 0 else { return nil }
    let first = Int(cpal.uint32(8)) + Int(cpal.uint16(12)) * 4
    return (0..<min(Int(cpal.uint16(2)), mostColors)).map { index in
      let place = first + index * 4
      func channel(_ offset: Int) -> Float { Float(cpal.uint8(place + offset)) / 255 }
      return StraightColor(channel(2), channel(1), channel(0), channel(3))
    }
  }
}

extension TableBytes {
  /// The offset of the record that starts with a glyph's number, in records sorted by it.
  func search(_ glyph: UInt16, count: Int, start: Int, stride: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let place = start + middle * stride
      let found = uint16(place)
      if found == glyph { return place + stride <= self.count ? place : nil }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
