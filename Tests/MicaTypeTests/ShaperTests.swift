// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What shaping promises beyond HarfBuzz: broken text, controls, context, long ranges, threads.

import MicaType
import TestWork
import Testing

struct ShaperTests {
  @Test func unpairedSurrogatesAreReplacementCharacters() throws {
    let face = try ShapeSamples.face("DejaVuSansMono.ttf")
    let replacement = face.glyph(for: 0xFFFD)
    #expect(replacement != 0)
    for text: [UInt16] in [[0xD800], [0xDC00], [0x61, 0xD83D, 0x62], [0xDE00, 0xD83D]] {
      let glyphs = ShapeSamples.shape(text, face: face)
      #expect(glyphs.map(\.cluster) == text.indices.map { Int32($0) })
      for (glyph, unit) in zip(glyphs, text) where unit >= 0xD800 {
        #expect(glyph.glyph == replacement)
      }
    }
  }

  @Test func controlsAndIgnorablesTakeNoRoom() throws {
    for name in ["Inter-roman.var.ttf", "LiberationSans-Regular.ttf", "DejaVuSansMono.ttf"] {
      let face = try ShapeSamples.face(name)
      let space = face.glyph(for: 0x20)
      for unit: UInt16 in [
        0x00, 0x09, 0x0A, 0x0D, 0x7F, 0x85, 0x200B, 0x200E, 0x2028, 0x2029, 0x2067,
      ] {
        let glyphs = ShapeSamples.shape([0x61, unit, 0x62], face: face)
        let width = glyphs.filter { $0.cluster == 1 }.reduce(0) { $0 + $1.advance }
        #expect(width == 0, "\(name) \(unit)")
        #expect(glyphs.allSatisfy { $0.cluster != 1 || $0.glyph == space })
      }
    }
  }

  @Test func textAroundTheRangeDecidesOnJoiningForms() throws {
    let face = try ShapeSamples.face("NotoSansArabic-Regular.ttf")
    let text = Array("ببب".utf16)
    func forms(_ range: Range<Int>, _ text: [UInt16]) -> [UInt16] {
      ShapeSamples.shape(text, range, face: face, isRightToLeft: true, script: "Arab").map(\.glyph)
    }
    let whole = forms(0..<3, text)
    let parts = forms(2..<3, text) + forms(1..<2, text) + forms(0..<1, text)
    #expect(whole == parts)
    #expect(forms(0..<1, [text[0]]) != forms(0..<1, text))
  }

  @Test func rangesAreClampedAndEmptyOnesAreNothing() throws {
    let face = try ShapeSamples.face("LiberationSans-Regular.ttf")
    #expect(ShapeSamples.shape([], face: face).isEmpty)
    #expect(ShapeSamples.shape([0x61], 1..<1, face: face).isEmpty)
    #expect(ShapeSamples.shape([0x61, 0x62], 1..<90, face: face).map(\.cluster) == [1])
  }

  @Test func everyUnitBelongsToACluster() throws {
    let face = try ShapeSamples.face("NotoSansArabic-Regular.ttf")
    var numbers = SampleNumbers(5)
    let units: [UInt16] = [
      0x20, 0x61, 0x300, 0x628, 0x644, 0x627, 0x64B, 0x651, 0x200D, 0x200C, 0x640, 0xD83D, 0xDE00,
      0x915,
      0x94D, 0x93F, 0xE01, 0xE33, 0x0A, 0x2067, 0xFE0F,
    ]
    for _ in 0..<300 {
      let text = numbers.text(Int.random(in: 1...40, using: &numbers), from: units)
      for isRightToLeft in [false, true] {
        let glyphs = ShapeSamples.shape(
          text, face: face, isRightToLeft: isRightToLeft, script: "Arab", language: "ar")
        let clusters = isRightToLeft ? glyphs.reversed().map(\.cluster) : glyphs.map(\.cluster)
        #expect(clusters.first == 0)
        #expect(clusters == clusters.sorted())
        #expect(clusters.allSatisfy { $0 < text.count })
        #expect(glyphs.allSatisfy { $0.advance.isFinite })
      }
    }
  }

  /// A text of many pieces has the glyphs that its lines have alone.
  @Test func longRangesAreShapedAsIfWhole() throws {
    let sentence = Array("The AVATAR of Tokyo, (Yes) fills difficult offices; ".utf16)
    let arabic = Array("السلام عليكم ورحمة الله ".utf16)
    for (face, part, isRightToLeft) in [
      (try ShapeSamples.face("LiberationSans-Regular.ttf"), sentence, false),
      (try ShapeSamples.face("NotoSansArabic-Regular.ttf"), arabic, true),
    ] {
      let script = isRightToLeft ? "Arab" : "Latn"
      let count = 50_000 / part.count
      let text = Array(repeatElement(part, count: count).joined())
      let long = ShapeSamples.shape(text, face: face, isRightToLeft: isRightToLeft, script: script)
      let short = ShapeSamples.shape(
        part + part + part, face: face, isRightToLeft: isRightToLeft, script: script)
      // The middle part of three has neighbours on both sides, as each one of the long text has.
      let middle = short.filter { Int($0.cluster) / part.count == 1 }
      #expect(long.count >= middle.count * count - 2)
      for number in stride(from: 1, to: count - 1, by: 97) {
        let found = long.filter { Int($0.cluster) / part.count == number }.map { glyph in
          var glyph = glyph
          glyph.cluster -= Int32((number - 1) * part.count)
          return glyph
        }
        #expect(found == middle, "part \(number)")
      }
    }
  }

  @Test func aHundredThousandMarksOnOneBaseEnd() throws {
    for (name, script) in [
      ("Inter-roman.var.ttf", "Latn"), ("NotoSansHebrew-Regular.ttf", "Hebr"),
      ("NotoSansArabic-Regular.ttf", "Arab"), ("NotoSansDevanagari-Regular.ttf", "Deva"),
    ] {
      let face = try ShapeSamples.face(name)
      let marks: [UInt16] =
        script == "Deva"
        ? [0x93C, 0x94D] : script == "Arab" ? [0x64B, 0x651] : [0x301, 0x323, 0x5B0]
      var numbers = SampleNumbers(9)
      let text = [0x61] + numbers.text(100_000, from: marks)
      let seconds = work {
        let glyphs = ShapeSamples.shape(text, face: face, script: script)
        #expect(!glyphs.isEmpty && glyphs.count < 500_000)
      }
      #expect(seconds < 20, "\(name): \(seconds)")
    }
  }

  @Test func threadsShapeTheSame() async throws {
    let face = try ShapeSamples.face("Inter-roman.var.ttf")
    let texts = (0..<8).map { Array("Thread \($0) says fi AVATAR (A-B)".utf16) }
    let alone = texts.map { ShapeSamples.shape($0, face: face) }
    await withTaskGroup(of: (Int, [ShapedGlyph]).self) { group in
      for round in 0..<64 {
        group.addTask { (round % 8, ShapeSamples.shape(texts[round % 8], face: face)) }
      }
      for await (index, glyphs) in group { #expect(glyphs == alone[index]) }
    }
  }
}
