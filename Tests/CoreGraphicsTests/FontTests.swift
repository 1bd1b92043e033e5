// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CGFont: what fonts say about themselves. Numbers are those of the files' tables, read by fontTools.

import CoreGraphics
import Foundation
import Testing

@Suite struct FontTests {
  @Test func measuresAreThoseOfTheTables() throws {
    let font = try testFont()
    #expect(font.unitsPerEm == 2048)
    #expect(font.ascent == 1854 && font.descent == -434 && font.leading == 67)
    #expect(font.capHeight == 1409 && font.xHeight == 1082)
    #expect(font.fontBBox == CGRect(x: -1114, y: -621, width: 3780, height: 2628))
    #expect(font.numberOfGlyphs == 2620)
    #expect(font.italicAngle == 0)
    #expect(font.postScriptName == "LiberationSans" && font.fullName == "Liberation Sans")
    #expect(font.stemV > 100 && font.stemV < 300)
  }

  @Test func glyphsHaveNamesAdvancesAndBoxes() throws {
    let font = try testFont()
    let glyph = font.getGlyphWithGlyphName(name: "A")
    #expect(glyph == 36 && font.name(for: 36) == "A")
    #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0)
    #expect(font.name(for: 65000) == nil)
    let glyphs: [CGGlyph] = [36, font.getGlyphWithGlyphName(name: "uni00A0"), 65000]
    var advances: [Int32] = [-1, -1, -1]
    #expect(font.getGlyphAdvances(glyphs: glyphs, count: 3, advances: &advances))
    #expect(advances[0] == 1366 && advances[1] == 569 && advances[2] == 0)
    var boxes = [CGRect](repeating: .infinite, count: 3)
    #expect(font.getGlyphBBoxes(glyphs: glyphs, count: 3, bboxes: &boxes))
    #expect(boxes[0].minX == 4 && boxes[0].maxY == 1409)
    #expect(boxes[1] == .zero && boxes[2] == .zero)
    #expect(!font.getGlyphAdvances(glyphs: glyphs, count: -1, advances: &advances))
  }

  @Test func tablesAreCopied() throws {
    let font = try testFont()
    let head: UInt32 = 0x6865_6164
    let tags = try #require(font.tableTags as? [UInt32])
    #expect(tags.contains(head))
    let table = try #require(font.table(for: head))
    // unitsPerEm lies at 18.
    #expect(table.count == 54 && table[18] == 8 && table[19] == 0)
    #expect(font.table(for: 1) == nil)
  }

  @Test func fontsVaryOnTheirAxes() throws {
    let font = try testFont("Inter-roman.var.ttf")
    let axes = try #require(font.variationAxes as? [[String: Any]])
    let axis = try #require(axes.first)
    #expect(axis[CGFont.variationAxisName] as? String == "Weight")
    #expect(axis[CGFont.variationAxisMinValue] as? CGFloat == 100)
    #expect(axis[CGFont.variationAxisDefaultValue] as? CGFloat == 400)
    #expect(axis[CGFont.variationAxisMaxValue] as? CGFloat == 900)
    let bold = try #require(font.copy(withVariations: ["Weight": 700]))
    #expect(bold.variations?["Weight"] as? CGFloat == 700)
    #expect(bold != font)
    #expect(
      font.copy(withVariations: ["wght": CGFloat(2000)])?.variations?["Weight"] as? CGFloat == 900)
    #expect(font.copy(withVariations: ["wght": CGFloat.nan, "nope": 3]) == font)
    let plain = try testFont()
    #expect(plain.variationAxes == nil && plain.variations == nil)
    #expect(plain.copy(withVariations: ["wght": 700]) == nil)
  }

  @Test func fontsAreFoundByName() throws {
    let font = try #require(CGFont("LiberationSans-Bold"))
    #expect(font.postScriptName == "LiberationSans-Bold")
    #expect(CGFont("Liberation Sans")?.postScriptName == "LiberationSans")
    #expect(CGFont("NoSuchFont-Anywhere") == nil)
    #expect(CGFont("") == nil)
  }

  @Test func brokenDataIsNoFont() throws {
    #expect(CGFont(CGDataProvider(data: Data())!) == nil)
    #expect(CGFont(CGDataProvider(data: Data([0, 1, 0, 0, 0, 255]))!) == nil)
  }
}
