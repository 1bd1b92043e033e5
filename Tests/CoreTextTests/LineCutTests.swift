// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines that are cut from shaped text have the glyphs that shaping the range in its place gives.

import CoreText
import MicaType
import Testing

@Suite struct LineCutTests {
  /// Texts of one script each, their fonts, scripts' tags and directions.
  private static let samples: [(text: String, font: String, script: StaticString, isRTL: Bool)] = [
    ("office AVATAR fjord Tolkien waffle", "LiberationSerif", "Latn", false),
    ("efficient fi ffi AWAY To Ty", "Inter", "Latn", false),
    (
      "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645} \u{644}\u{627}",
      "NotoSansArabic-Regular", "Arab", true
    ),
    (
      "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}\u{93F}\u{92F}",
      "NotoSansDevanagari-Regular", "Deva", false
    ),
    ("\u{5E9}\u{5C1}\u{5B8}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", "NotoSansHebrew-Regular", "Hebr", true),
    (
      "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}\u{E04}\u{E23}\u{E31}\u{E1A}",
      "NotoSansThai-Regular", "Thai", false
    ),
  ]

  @Test(arguments: 0..<6) func linesCutAnywhereAreShapedInTheirPlace(sample: Int) throws {
    let (text, name, script, isRTL) = Self.samples[sample]
    let units = Array(text.utf16)
    let face = font(name, 1000).face
    #expect(face.names.postScript == name)
    let string = NSAttributedString(
      string: text, attributes: [.font: CTFont(face: face, size: CGFloat(face.unitsPerEm))])
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    let cuts = (0...units.count).filter { isClusterEdge($0, text) }
    for start in cuts {
      // Spaces at a line's end may stand elsewhere to the eye.
      for end in cuts where end > start && units[end - 1] != 0x20 {
        guard end - start <= 9 || end == units.count else { continue }
        var shaped: [ShapedGlyph] = []
        units.withUnsafeBufferPointer {
          Shaper.shape(
            $0, start..<end, face: face, isRightToLeft: isRTL, script: Tag.make(script),
            language: nil, features: [], into: &shaped)
        }
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, end - start))
        let (glyphs, advances) = content(of: line)
        #expect(glyphs == shaped.map(\.glyph), "\(name) \(start)..<\(end)")
        // At a size of the units per em points are font units.
        #expect(advances == shaped.map { Double($0.advance) }, "\(name) \(start)..<\(end)")
      }
    }
  }

  private func isClusterEdge(_ offset: Int, _ text: String) -> Bool {
    text.utf16.index(text.startIndex, offsetBy: offset).samePosition(in: text) != nil
  }

  private func content(of line: CTLine) -> ([CGGlyph], [Double]) {
    var (glyphs, advances): ([CGGlyph], [Double]) = ([], [])
    for run in runs(line) {
      let count = CTRunGetGlyphCount(run)
      glyphs += UnsafeBufferPointer(start: CTRunGetGlyphsPtr(run), count: count)
      advances += UnsafeBufferPointer(start: CTRunGetAdvancesPtr(run), count: count).map {
        Double($0.width)
      }
    }
    return (glyphs, advances)
  }
}
