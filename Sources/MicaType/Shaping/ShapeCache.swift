// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shaping by words that were shaped before, with the very glyphs that shaping the whole gives.

/// Shapes like `Shaper`, and remembers words.
///
/// A word is remembered with the spaces before it and whether one follows, so kerning with spaces
/// is in it. Where a font looks past a space (`SpaceContext`), the words around what it may change
/// are shaped together; where that can't be bounded, or outside Latin, Greek, Cyrillic, Hebrew,
/// Arabic, Armenian and Georgian, everything is. Up to some 5 MB for each thread that shapes at
/// once.
package enum ShapeCache {
  /// Appends the glyphs of a range from left to right; the same as `Shaper.shape`, sooner.
  package static func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: FontFace, isRightToLeft: Bool,
    script: UInt32, language: String?, features: [FontFeature], into glyphs: inout [ShapedGlyph]
  ) {
    let range = range.clamped(to: 0..<text.count)
    guard !range.isEmpty else { return }
    ShapeContext.with { context in
      let start = glyphs.count
      let setting = ShapeSetting(
        face: face, isRightToLeft: isRightToLeft, script: script, language: language,
        features: features)
      context.words.makeRoom()
      let run = WordRun(text: text, range: range, context: context, setting: setting)
      if !run.shape(into: &glyphs) {
        glyphs.removeSubrange(start...)
        context.shape(text, range, setting, into: &glyphs)
      }
    }
  }
}
