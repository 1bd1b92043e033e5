// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pass of text. Glyphs and their places are known before, as in the rivals' programs.

import CoreGraphics
import WorkloadData

extension Passes {
  /// W14: words of 40 glyphs, at 16 pixels to the em.
  static func words(_ context: CGContext, _ rows: [Row]) {
    guard let font else { return }
    context.setFont(font)
    context.setFontSize(16)
    // Letters stand upright where y points up.
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    for (row, word) in zip(rows, words) {
      context.setFillColor(row.colors[0])
      context.showGlyphs(word.glyphs, at: word.places)
    }
  }

  static let fontPath = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// Nil where the font is not installed.
  static let font = CGDataProvider(filename: fontPath).flatMap { CGFont($0) }

  /// A row's letters, one after the other by their widths.
  private struct Word: Sendable {
    var glyphs: [CGGlyph] = []
    /// In text space, y up.
    var places: [CGPoint] = []

    init(_ row: Row, _ font: CGFont) {
      var x = row.numbers[0]
      for letter in row.text {
        var glyph = font.getGlyphWithGlyphName(name: Self.name(letter))
        var width: Int32 = 0
        _ = font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &width)
        glyphs.append(glyph)
        places.append(CGPoint(x: x, y: -row.numbers[1]))
        x += Double(width) * 16 / Double(font.unitsPerEm)
      }
    }

    /// The glyph's name: a letter's own, a digit's in English.
    private static func name(_ letter: Character) -> String {
      let digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
      return letter.wholeNumberValue.map { digits[$0] } ?? String(letter)
    }
  }

  private static let words =
    font.map { font in
      DataFile.words.rows().map { Word($0, font) }
    } ?? []
}
