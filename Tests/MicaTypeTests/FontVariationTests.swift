// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Design spaces: axes, places and named instances. Expected numbers are those of the font instanced
// by fonttools.

import MicaRaster
import MicaType
import Testing

struct FontVariationTests {
  private let weight = Tag.make("wght")

  private func inter(_ value: Float) throws -> FontFace {
    try testFace("Inter-roman.var.ttf").varied(by: [VariationValue(tag: weight, value: value)])
  }

  @Test func axesAreTheFonts() throws {
    let axes = try testFace("Inter-roman.var.ttf").axes
    #expect(axes.count == 1)
    #expect(axes[0].tag == weight && axes[0].name == "Weight")
    #expect([axes[0].minimum, axes[0].defaultValue, axes[0].maximum] == [100, 400, 900])
    #expect(try testFace("LiberationSans-Regular.ttf").axes.isEmpty)
  }

  @Test(arguments: [
    (Float(100), Float(1736), Box(92, 0, 1644, 2048)), (650, 2072, Box(68, 0, 2004, 2048)),
    (900, 2240, Box(64, 0, 2176, 2048)),
  ])
  func weightsChangeWidthsAndOutlines(value: Float, advance: Float, box: Box) throws {
    let face = try inter(value)
    let glyph = face.glyph(for: 0x41)
    #expect(abs(face.advance(of: glyph) - advance) <= 1)
    let ink = try #require(face.outline(of: glyph).controlBox)
    #expect(abs(ink.x0 - box.x0) <= 1 && abs(ink.x1 - box.x1) <= 1)
    #expect(abs(ink.y0 - box.y0) <= 1 && abs(ink.y1 - box.y1) <= 1)
    #expect(face.traits.weight == value)
  }

  @Test func theSameValuesGiveTheSameFace() throws {
    let face = try testFace("Inter-roman.var.ttf")
    let bold = try face.varied(by: [VariationValue(tag: weight, value: 700)])
    #expect(try face.varied(by: [VariationValue(tag: weight, value: 700)]) === bold)
    #expect(try bold.varied(by: [VariationValue(tag: weight, value: 700)]) === bold)
    #expect(try bold.varied(by: [VariationValue(tag: weight, value: 400)]) === face)
    #expect(try bold.varied(by: []) === face)
    let light = try bold.varied(by: [VariationValue(tag: weight, value: 300)])
    #expect(try face.varied(by: [VariationValue(tag: weight, value: 300)]) === light)
    #expect(light.id != bold.id && light.id != face.id)
  }

  @Test func valuesAreBroughtWithinTheirAxis() throws {
    #expect(try inter(5000).variations == [VariationValue(tag: weight, value: 900)])
    #expect(try inter(-.infinity).variations == [VariationValue(tag: weight, value: 100)])
    #expect(try inter(.nan).variations.isEmpty)
    let unknown = VariationValue(tag: Tag.make("XXXX"), value: 5)
    #expect(try testFace("Inter-roman.var.ttf").varied(by: [unknown]).variations.isEmpty)
    #expect(try testFace("LiberationSans-Regular.ttf").varied(by: [unknown]).variations.isEmpty)
  }

  @Test func placesHaveNames() throws {
    #expect(try inter(600).names.postScript == "Inter-SemiBold")
    #expect(try inter(600).names.style == "Semi Bold")
    // 650 is 0x28A in 16.16.
    #expect(try inter(650).names.postScript == "Inter_wght28A0000")
    #expect(try inter(400).names.postScript == "Inter")
  }
}
