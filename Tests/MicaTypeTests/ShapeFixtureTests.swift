// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shaping is HarfBuzz's own: hb-shape's answers, recorded by Scripts/record-hb-shape.

import Foundation
import MicaType
import Testing

struct ShapeFixtureTests {
  @Test func glyphsClustersAndPlacesAreThoseOfHBShape() throws {
    let path = #filePath.replacing("ShapeFixtureTests.swift", with: "Fixtures/hb-shape.tsv")
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(rows.count >= 200)
    var scripts: [Substring] = []
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(fields.count == 7)
      if !scripts.contains(fields[1]) { scripts.append(fields[1]) }
      let units = Array(fields[5].utf16)
      let found = ShapeSamples.shape(
        units, face: try ShapeSamples.face(String(fields[0])), isRightToLeft: fields[2] == "rtl",
        script: String(fields[1]), language: String(fields[3]), features: features(fields[4]))
      #expect(line(found, units) == fields[6], "\(fields[0]) \(fields[5])")
    }
    #expect(scripts.count >= 10)
  }

  private func features(_ field: Substring) -> [FontFeature] {
    guard field != "-" else { return [] }
    return field.split(separator: ",").map {
      let parts = $0.split(separator: "=")
      return FontFeature(tag: ShapeSamples.tag(String(parts[0])), value: UInt32(parts[1])!)
    }
  }

  /// The glyphs as hb-shape writes them; its clusters count characters.
  private func line(_ glyphs: [ShapedGlyph], _ units: [UInt16]) -> String {
    let items = glyphs.map { glyph in
      let before = units[..<Int(glyph.cluster)]
      let character = before.count { $0 & 0xFC00 != 0xDC00 }
      var item = "\(glyph.glyph)=\(character)"
      if glyph.xOffset != 0 || glyph.yOffset != 0 {
        item += "@\(Int(glyph.xOffset)),\(Int(glyph.yOffset))"
      }
      return item + "+\(Int(glyph.advance))" + (glyph.isUnsafeToBreak ? "#1" : "")
    }
    return "[" + items.joined(separator: "|") + "]"
  }
}
