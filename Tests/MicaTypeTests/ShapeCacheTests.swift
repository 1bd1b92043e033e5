// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Remembered words give the glyphs that shaping the whole gives.

import MicaType
import Testing

struct ShapeCacheTests {
  private func expectSame(
    _ text: [UInt16], _ range: Range<Int>? = nil, face: FontFace, isRightToLeft: Bool = false,
    script: String = "Latn", features: [FontFeature] = []
  ) {
    let range = range ?? 0..<text.count
    let whole = ShapeSamples.shape(
      text, range, face: face, isRightToLeft: isRightToLeft, script: script, features: features)
    var cached: [ShapedGlyph] = []
    text.withUnsafeBufferPointer {
      ShapeCache.shape(
        $0, range, face: face, isRightToLeft: isRightToLeft, script: ShapeSamples.tag(script),
        language: "en", features: features, into: &cached)
    }
    #expect(cached == whole, "\(String(decoding: text[range], as: UTF16.self))")
  }

  private let words = [
    "the", "AVATAR", "To", "fi", "office", "(a)", "(AB)", "A-B", "T-shirt", "—", "“Yes,”", "it's",
    "1/2",
    "10:30", "x", "3", "->", "@home", "[ok]", "e\u{301}", "\u{301}x", "W.", "V", "Y", "a\u{AD}b",
    "😀", "", "",
    "1\u{2044}2", "re\u{301}sume\u{301}", "-", "•", "•A", "10x10", "10", "fox", "x-y", "A:", ":B",
    "A@b", "B)", "(B", "a:b", "=", "1:2", "{", "}", "J", "f",
  ]

  @Test func latinTextIsTheSame() throws {
    var numbers = SampleNumbers(11)
    for name in [
      "Inter-roman.var.ttf", "Inter-italic.var.ttf", "LiberationSans-Regular.ttf",
      "DejaVuSansMono.ttf",
      "LiberationSerif-Regular.ttf",
    ] {
      let face = try ShapeSamples.face(name)
      for round in 0..<400 {
        let count = Int.random(in: 1...14, using: &numbers)
        let text = (0..<count).map { _ in words.randomElement(using: &numbers)! }
          .joined(separator: " ")
        let units = Array(text.utf16)
        guard !units.isEmpty else { continue }
        expectSame(units, face: face)
        let start = Int.random(in: units.indices, using: &numbers)
        let end = Int.random(in: start...units.count, using: &numbers)
        expectSame(units, start..<end, face: face)
        if round % 8 == 0 {
          expectSame(
            units, face: face, features: [FontFeature(tag: ShapeSamples.tag("kern"), value: 0)])
          expectSame(
            units, face: face, features: [FontFeature(tag: ShapeSamples.tag("tnum"), value: 1)])
          expectSame(
            units, face: face, features: [FontFeature(tag: ShapeSamples.tag("frac"), value: 1)])
          expectSame(
            units, face: face, features: [FontFeature(tag: ShapeSamples.tag("case"), value: 1)])
          expectSame(units, face: face, isRightToLeft: true)
        }
      }
    }
  }

  @Test func rightToLeftTextIsTheSame() throws {
    var numbers = SampleNumbers(12)
    for (name, script, letters) in [
      ("NotoSansArabic-Regular.ttf", "Arab", "لاسلم عليكم ب،؟ًّ\u{200D}\u{200C}ـ()1 "),
      ("NotoSansHebrew-Regular.ttf", "Hebr", "שלוםעברית ְָּ״-()1 "),
    ] {
      let face = try ShapeSamples.face(name)
      let alphabet = Array(letters.utf16)
      for _ in 0..<600 {
        let text = numbers.text(Int.random(in: 1...40, using: &numbers), from: alphabet)
        expectSame(text, face: face, isRightToLeft: true, script: script)
        let start = Int.random(in: text.indices, using: &numbers)
        expectSame(text, start..<text.count, face: face, isRightToLeft: true, script: script)
      }
    }
  }

  @Test func anyCharactersAreTheSame() throws {
    var numbers = SampleNumbers(13)
    let face = try ShapeSamples.face("Inter-roman.var.ttf")
    let alphabet: [UInt16] =
      Array(0x20...0x7E) + [UInt16](repeating: 0x20, count: 30) + [
        0xA0, 0xAD, 0x301, 0x200D, 0xFE0F, 0x09, 0x0A,
      ]
      + [0xD83D, 0xDE00, 0x2013, 0x2014, 0x2044, 0x391, 0x416]
    for _ in 0..<1500 {
      expectSame(numbers.text(Int.random(in: 1...60, using: &numbers), from: alphabet), face: face)
    }
  }

  @Test func moreWordsThanAreKeptAreTheSame() throws {
    let face = try ShapeSamples.face("LiberationSans-Regular.ttf")
    var numbers = SampleNumbers(14)
    for _ in 0..<40 {
      var text: [UInt16] = []
      for _ in 0..<500 {
        text +=
          numbers.text(Int.random(in: 1...7, using: &numbers), from: Array(0x41...0x7A)) + [0x20]
      }
      expectSame(text, face: face)
    }
  }
}
