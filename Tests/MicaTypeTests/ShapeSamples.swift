// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts, random text and shaping calls for the tests of shaping.

import CTestFonts
import MicaType

enum ShapeSamples {
  static let folder = String(cString: mica_test_fonts())

  static func face(_ name: String) throws -> FontFace {
    try FontFace(data: FontData(path: folder + "/" + name))
  }

  static func tag(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func shape(
    _ text: [UInt16], _ range: Range<Int>? = nil, face: FontFace, isRightToLeft: Bool = false,
    script: String = "Latn", language: String? = "en", features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    text.withUnsafeBufferPointer {
      Shaper.shape(
        $0, range ?? 0..<text.count, face: face, isRightToLeft: isRightToLeft, script: tag(script),
        language: language, features: features, into: &glyphs)
    }
    return glyphs
  }
}

/// The same numbers in every run.
struct SampleNumbers: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func text(_ count: Int, from units: [UInt16]) -> [UInt16] {
    (0..<count).map { _ in units.randomElement(using: &self)! }
  }
}
