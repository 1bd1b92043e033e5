// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A face's style as numbers.

internal import CHarfBuzz
internal import Synchronization

/// A face's style.
package struct FaceTraits: Hashable, Sendable {
  /// 100 (thin) ... 900 (black); 400 is regular, 700 bold.
  package var weight: Float
  /// Percent of the normal width, 50 ... 200.
  package var width: Float
  /// Whether the letters lean, drawn so or slanted.
  package var isItalic: Bool
  /// Whether all letters are equally wide.
  package var isMonospaced: Bool
  /// Whether glyphs have colours of their own.
  package var isColor: Bool
}

extension FontFace {
  /// The style of the face at its place of the design space.
  ///
  /// The axes `wght`, `wdth`, `ital` and `slnt` decide where the face has them, then `STAT` and
  /// `OS/2`, then the style bits of `head`.
  package var traits: FaceTraits {
    if let known = keptTraits.load() { return known.value }
    return keptTraits.storeIfNil(Kept(readTraits())).value
  }

  private func readTraits() -> FaceTraits {
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let width = hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
    let post = TableBytes(self, Tag.make("post"))
    return FaceTraits(
      weight: weight.isFinite && weight > 0 ? min(max(weight, 1), 1000) : 400,
      width: width.isFinite && width > 0 ? min(max(width, 50), 200) : 100,
      isItalic: isItalic, isMonospaced: post.uint32(12) != 0, isColor: isColor)
  }

  private var isItalic: Bool {
    if hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5 { return true }
    let slant = Tag.make("slnt")
    if let place = variations.first(where: { $0.tag == slant }) { return place.value != 0 }
    let isOblique = TableBytes(self, Tag.make("OS/2")).uint16(62) & 1 << 9 != 0
    return isOblique || !axes.contains { $0.tag == slant } && metrics.italicAngle != 0
  }
}
