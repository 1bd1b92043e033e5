// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Faces: characters to glyphs, measures, names and outlines. Expected numbers were read from the
// files by fonttools.

import CTestFonts
import MicaRaster
import MicaType
import Testing

struct FontFaceTests {
  @Test func aGlyphHasItsWidthBoxAndOutline() throws {
    let face = try testFace("LiberationSans-Regular.ttf")
    #expect(face.unitsPerEm == 2048)
    #expect(face.glyphCount == 2620)
    let glyph = face.glyph(for: 0x41)
    #expect(face.advance(of: glyph) == 1366)
    let box = try #require(face.bounds(of: glyph))
    let outline = try #require(face.outline(of: glyph).controlBox)
    #expect(box == outline)
    #expect(face.outline(of: face.glyph(for: 0x20)).isEmpty)
    #expect(face.bounds(of: face.glyph(for: 0x20)) == nil)
  }

  @Test func theSignatureSaysWhichOutlinesAreDrawn() throws {
    let plain = try testFace("NotoSansCJKsc-Regular-subset.otf")
    let glyph = plain.glyph(for: 0x41)
    let size = TinyFont.square.count + TinyFont.square.count % 2
    let square = TinyFont.square + [UInt8](repeating: 0, count: size - TinyFont.square.count)
    var font = TinyFont(reading: try fontBytes("NotoSansCJKsc-Regular-subset.otf"))
    let count = Int(glyph) + 1
    font.tables.append(("glyf", (0..<count).flatMap { _ in square }))
    font.tables.append(("loca", (0...count).flatMap { TinyFont.bytes(UInt16($0 * size / 2)) }))
    font.tables.sort { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
    for isCollection in [false, true] {
      let face = try testFace(bytes: isCollection ? font.collection : font.file)
      #expect(face.outline(of: glyph).points == plain.outline(of: glyph).points)
      #expect(face.bounds(of: glyph) == plain.bounds(of: glyph))
    }
    font.signature = [0, 1, 0, 0]
    let square500 = try #require(try testFace(bytes: font.file).bounds(of: glyph))
    #expect(square500.x1 - square500.x0 == 500 && square500.y1 == 500)
  }

  @Test func glyphsBeyondTheFontHaveNoInk() throws {
    let face = try testFace("LiberationSans-Regular.ttf")
    #expect(face.outline(of: 60_000).isEmpty)
    #expect(face.bounds(of: 60_000) == nil)
    #expect(face.name(of: 60_000) == nil)
    #expect(face.colorGlyph(of: 60_000, pixelsPerEm: 20) == nil)
    #expect(face.glyph(for: 0x10FFFF) == 0)
    #expect(face.glyph(for: .max) == 0)
  }

  @Test func lineMeasuresComeFromTheHorizontalHeader() throws {
    // Its typographic measures differ: 1491, -431, 307.
    let sans = try testFace("LiberationSans-Regular.ttf").metrics
    #expect([sans.ascent, sans.descent, sans.lineGap] == [1854, -434, 67])
    #expect([sans.capHeight, sans.xHeight] == [1409, 1082])
    #expect([sans.underlinePosition, sans.underlineThickness] == [-67, 150])
    #expect([sans.strikethroughPosition, sans.strikethroughThickness] == [530, 102])
    #expect(sans.box == Box(-1114, -621, 2666, 2007))
    let slanted = try testFace("LiberationSerif-BoldItalic.ttf").metrics
    #expect([slanted.ascent, slanted.descent, slanted.lineGap] == [1825, -443, 87])
    #expect(abs(slanted.italicAngle + 16.333) < 0.001)
    let chinese = try testFace("NotoSansCJKsc-Regular-subset.otf").metrics
    #expect([chinese.ascent, chinese.descent, chinese.lineGap] == [1160, -288, 0])
  }

  @Test func heightsOfLettersAreMeasuredWhereTheFontDoesNotStateThem() throws {
    // DejaVu's OS/2 is of version 1; these are the tops of H and x.
    let face = try testFace("DejaVuSansMono.ttf")
    let high = try #require(face.bounds(of: face.glyph(for: 0x48)))
    #expect(face.metrics.capHeight == Float(high.y1))
    #expect(face.metrics.capHeight == 1493)
    #expect(face.metrics.xHeight == 1120)
  }

  @Test func typographicMeasuresNeedBothTheFlagAndStyles() throws {
    var font = TinyFont(glyphs: [TinyFont.square])
    var os2 = [UInt8](repeating: 0, count: 96)
    os2[1] = 4
    os2[63] = 0x80
    os2.replaceSubrange(68..<74, with: [0x02, 0x58, 0xFF, 0x9C, 0x00, 0x32])
    font.tables.insert(("OS/2", os2), at: 0)
    let plain = try testFace(bytes: font.file).metrics
    #expect([plain.ascent, plain.descent, plain.lineGap] == [800, -200, 0])
    font.tables.insert(
      ("STAT", [0, 1, 0, 1, 0, 8] + [UInt8](repeating: 0, count: 14)), at: 1)
    font.tables.sort { $0.tag < $1.tag }
    let styled = try testFace(bytes: font.file).metrics
    #expect([styled.ascent, styled.descent, styled.lineGap] == [600, -100, 50])
  }

  @Test func namesAreTheFonts() throws {
    let names = try testFace("LiberationSerif-BoldItalic.ttf").names
    #expect(names.postScript == "LiberationSerif-BoldItalic")
    #expect(names.family == "Liberation Serif")
    #expect(names.style == "Bold Italic")
    #expect(names.full == "Liberation Serif Bold Italic")
    let korean = try testFace("NotoSansCJKkr-Regular-subset.otf").names
    #expect(korean.family == "Noto Sans CJK KR")
  }

  @Test func traitsAreTheFonts() throws {
    let bold = try testFace("LiberationSerif-BoldItalic.ttf").traits
    #expect(bold.weight == 700 && bold.width == 100 && bold.isItalic)
    #expect(!bold.isMonospaced && !bold.isColor)
    #expect(try testFace("DejaVuSansMono.ttf").traits.isMonospaced)
    #expect(try testFace("Inter-italic.var.ttf").traits.isItalic)
    #expect(try !testFace("Inter-roman.var.ttf").traits.isItalic)
    #expect(try testFace("NotoColorEmoji-subset.ttf").traits.isColor)
  }

  @Test func glyphsHaveNames() throws {
    let face = try testFace("LiberationSerif-BoldItalic.ttf")
    #expect(face.glyph(named: "A") == 36)
    #expect(face.glyph(named: "aacute") == 163)
    #expect(face.glyph(named: "noSuchName") == nil)
    #expect(face.glyph(named: "") == nil)
    #expect(face.name(of: 163) == "aacute")
  }

  @Test func tablesAreTheFilesBytes() throws {
    let face = try testFace("LiberationSerif-BoldItalic.ttf")
    #expect(face.tableTags.count == 19)
    #expect(face.tableTags.contains(Tag.make("GPOS")))
    #expect(face.table(Tag.make("OS/2"))?.count == 96)
    #expect(face.table(Tag.make("glyf"))?.isEmpty == false)
    #expect(face.table(Tag.make("CFF ")) == nil)
    #expect(Tag.text(Tag.make("OS/2")) == "OS/2")
  }

  @Test func whatIsNoFontIsRefused() {
    #expect(throws: FontError.malformed(reason: "no font format that is known")) {
      try testFace(bytes: [1, 2, 3])
    }
    #expect(throws: FontError.unsupportedFormat(name: "WOFF 2")) {
      try testFace(bytes: Array("wOF2".utf8) + [UInt8](repeating: 0, count: 100))
    }
    #expect(throws: FontError.unsupportedFormat(name: "Type 1")) {
      try testFace(bytes: Array("%!PS-AdobeFont-1.0: Utopia".utf8))
    }
    #expect(throws: FontError.noSuchFace(index: 3, count: 1)) {
      try testFace("LiberationSans-Regular.ttf", index: 3)
    }
    #expect(throws: FontError.unreadable(path: "/no/such.ttf", errno: 2)) {
      try FontData(path: "/no/such.ttf")
    }
  }
}
