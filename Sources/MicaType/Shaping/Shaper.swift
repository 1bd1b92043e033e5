// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text of one face, script and direction to glyphs, by HarfBuzz.

internal import CHarfBuzz

/// A font feature and its value, such as `liga` 0.
package struct FontFeature: Hashable, Sendable {
  /// The feature's four letters, the first one in the highest byte.
  package var tag: UInt32
  package var value: UInt32

  package init(tag: UInt32, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// A glyph with its place in the text and its measures in font units, y up.
package struct ShapedGlyph: BitwiseCopyable, Equatable, Sendable {
  package var glyph: UInt16
  /// A line that breaks before this glyph's cluster must be shaped again around the break.
  package var isUnsafeToBreak: Bool
  /// The UTF-16 offset, in the whole text, of the first unit that this glyph stands for.
  package var cluster: Int32
  package var advance, xOffset, yOffset: Float

  package init(
    glyph: UInt16, isUnsafeToBreak: Bool, cluster: Int32, advance: Float, xOffset: Float,
    yOffset: Float
  ) {
    self.glyph = glyph
    self.isUnsafeToBreak = isUnsafeToBreak
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}

/// Turns text into glyphs.
package enum Shaper {
  /// Appends the glyphs of a range from left to right.
  ///
  /// - `script` is an ISO 15924 tag, `language` a BCP 47 one. Text around the range decides on
  ///   joining forms only.
  /// - A base and its marks are one cluster; glyphs of right-to-left text have falling clusters.
  /// - Unpaired surrogates become U+FFFD. Default ignorables and controls take no room and have the
  ///   space's glyph.
  /// - Time is linear in the range: it is shaped in pieces of some 4000 units, cut where that
  ///   changes nothing, or, where a font ties half of a piece together, at its end.
  package static func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: FontFace, isRightToLeft: Bool,
    script: UInt32, language: String?, features: [FontFeature], into glyphs: inout [ShapedGlyph]
  ) {
    let range = range.clamped(to: 0..<text.count)
    guard !range.isEmpty else { return }
    ShapeContext.with { context in
      let setting = ShapeSetting(
        face: face, isRightToLeft: isRightToLeft, script: script, language: language,
        features: features)
      context.shape(text, range, setting, into: &glyphs)
    }
  }
}
