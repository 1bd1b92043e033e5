// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The measures of a face that lines of text are made from.

internal import CHarfBuzz
package import MicaRaster
internal import Synchronization

/// Measures of a whole face in font units, y up.
package struct FaceMetrics: Sendable {
  /// From the baseline up to the line's top.
  package var ascent: Float
  /// From the baseline down to the line's bottom; 0 or negative.
  package var descent: Float
  /// Wanted between one line's bottom and the next one's top; 0 or positive.
  package var lineGap: Float
  package var capHeight: Float
  package var xHeight: Float
  package var underlinePosition: Float
  package var underlineThickness: Float
  package var strikethroughPosition: Float
  package var strikethroughThickness: Float
  /// Degrees counter-clockwise from the vertical: italics lean by negative angles.
  package var italicAngle: Float
  /// A box around every glyph, as the font states it.
  package var box: Box
}

extension FontFace {
  /// The measures of the face at its place of the design space.
  ///
  /// Ascent, descent and line gap follow Core Text: the table `hhea` decides, unless the font has a
  /// `STAT` table and asks for its typographic measures (`USE_TYPO_METRICS`), see WebKit's pull
  /// request 17474. Where both of `hhea`'s are 0 it is `OS/2`'s typographic ones, then its Windows
  /// ones, then the box of all glyphs.
  package var metrics: FaceMetrics {
    if let known = keptMetrics.load() { return known.value }
    return keptMetrics.storeIfNil(Kept(MetricsReader(face: self).read())).value
  }
}

/// Reads a face's measures from its tables.
private struct MetricsReader {
  let face: FontFace
  let head: TableBytes
  let hhea: TableBytes
  let os2: TableBytes
  let post: TableBytes

  init(face: FontFace) {
    self.face = face
    head = TableBytes(face, Tag.make("head"))
    hhea = TableBytes(face, Tag.make("hhea"))
    os2 = TableBytes(face, Tag.make("OS/2"))
    post = TableBytes(face, Tag.make("post"))
  }

  func read() -> FaceMetrics {
    let em = face.unitsPerEm
    let box = Box(
      Double(head.int16(36)), Double(head.int16(38)), Double(head.int16(40)), Double(head.int16(42))
    )
    let line = lineMeasures(box)
    let xHeight = height(os2.int16(86), HB_OT_METRICS_TAG_X_HEIGHT, of: 0x78) ?? 0.5 * em
    let capHeight = height(os2.int16(88), HB_OT_METRICS_TAG_CAP_HEIGHT, of: 0x48) ?? 0.7 * em
    let thickness = value(post.int16(10), HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    let strike = value(os2.int16(26), HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    let strikePosition = value(os2.int16(28), HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    let angle = Float(post.int32(4)) / 65536
    return FaceMetrics(
      ascent: line.ascent, descent: min(0, line.descent), lineGap: max(0, line.gap),
      capHeight: capHeight, xHeight: xHeight,
      underlinePosition: post.count < 12
        ? -0.1 * em : value(post.int16(8), HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: thickness > 0 ? thickness : 0.05 * em,
      strikethroughPosition: strikePosition != 0 ? strikePosition : xHeight / 2,
      strikethroughThickness: strike > 0 ? strike : thickness > 0 ? thickness : 0.05 * em,
      italicAngle: slant ?? (abs(angle) < 90 ? angle : 0), box: box)
  }

  private func lineMeasures(_ box: Box) -> (ascent: Float, descent: Float, gap: Float) {
    let asksForTypographic = os2.uint16(62) & 1 << 7 != 0
    let hasStyles = TableBytes(face, Tag.make("STAT")).count > 0
    let isTypographic =
      os2.int16(68) != 0 || os2.int16(70) != 0
    if asksForTypographic && hasStyles && isTypographic { return measures(of: os2, at: 68) }
    if hhea.int16(4) != 0 || hhea.int16(6) != 0 { return measures(of: hhea, at: 4) }
    if isTypographic { return measures(of: os2, at: 68) }
    if os2.uint16(74) != 0 || os2.uint16(76) != 0 {
      return (Float(os2.uint16(74)), -Float(os2.uint16(76)), 0)
    }
    if box.y1 > box.y0 { return (Float(box.y1), Float(box.y0), 0) }
    return (0.8 * face.unitsPerEm, -0.2 * face.unitsPerEm, 0)
  }

  /// Ascender, descender and line gap, which follow each other in `hhea` and in `OS/2`.
  private func measures(
    of table: TableBytes, at offset: Int
  ) -> (ascent: Float, descent: Float, gap: Float) {
    (
      value(table.int16(offset), HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      value(table.int16(offset + 2), HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      value(table.int16(offset + 4), HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    )
  }

  /// A height of `OS/2` version 2, or else the top of a letter's ink.
  private func height(
    _ stated: Int16, _ tag: hb_ot_metrics_tag_t, of letter: UInt32
  ) -> Float? {
    if os2.uint16(0) >= 2, stated > 0 { return value(stated, tag) }
    let glyph = face.glyph(for: letter)
    guard glyph != 0, let top = face.bounds(of: glyph)?.y1, top > 0 else { return nil }
    return Float(top)
  }

  /// A table's value with what the variations add to it.
  private func value(_ stated: Int16, _ tag: hb_ot_metrics_tag_t) -> Float {
    guard !face.variations.isEmpty else { return Float(stated) }
    let delta = hb_ot_metrics_get_variation(face.font, tag)
    return Float(stated) + (delta.isFinite ? delta : 0)
  }

  /// The place on the slant axis.
  private var slant: Float? { face.variations.first { $0.tag == Tag.make("slnt") }?.value }
}
