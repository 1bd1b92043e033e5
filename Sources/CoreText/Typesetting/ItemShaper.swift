// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One item, or a part of it, → glyphs in points, with kerning and tracking of the attributes.

internal import MicaType

enum ItemShaper {
  /// Appends the glyphs of `range`, a part of `item`, in visual order.
  static func append(
    _ item: TextItem, _ range: Range<Int>, units: [UInt16], style: RunStyle,
    font: RunFont, scratch: inout [ShapedGlyph], to glyphs: inout ContiguousArray<LineGlyph>
  ) {
    guard !range.isEmpty else { return }
    switch item.kind {
    case .text:
      appendText(
        item, range, units: units, style: style, font: font, scratch: &scratch, to: &glyphs)
    case .tab, .control:
      glyphs.append(blank(at: range.lowerBound, advance: 0))
    case .object:
      glyphs.append(blank(at: range.lowerBound, advance: style.objectWidth(at: range.lowerBound)))
    }
  }

  private static func blank(at offset: Int, advance: Double) -> LineGlyph {
    LineGlyph(
      glyph: 0, flags: .invisible, cluster: Int32(offset), advance: advance, xOffset: 0,
      yOffset: 0)
  }

  private static func appendText(
    _ item: TextItem, _ range: Range<Int>, units: [UInt16], style: RunStyle,
    font: RunFont, scratch: inout [ShapedGlyph], to glyphs: inout ContiguousArray<LineGlyph>
  ) {
    shape(item, range, units: units, style: style, font: font, into: &scratch)
    scratch.withUnsafeBufferPointer {
      append($0, of: item, style: style, font: font, to: &glyphs)
    }
  }

  /// The glyphs of a range of text in the font's units, in visual order.
  static func shape(
    _ item: TextItem, _ range: Range<Int>, units: [UInt16], style: RunStyle, font: RunFont,
    into scratch: inout [ShapedGlyph]
  ) {
    scratch.removeAll(keepingCapacity: true)
    units.withUnsafeBufferPointer { units in
      ShapeCache.shape(
        units, range, face: font.face, isRightToLeft: item.isRightToLeft, script: item.script,
        language: style.language, features: style.features, into: &scratch)
    }
  }

  /// Appends shaped glyphs of an item in points.
  static func append(
    _ shaped: UnsafeBufferPointer<ShapedGlyph>, of item: TextItem, style: RunStyle, font: RunFont,
    to glyphs: inout ContiguousArray<LineGlyph>
  ) {
    let (scale, tracking) = (font.scale * style.look.expansionFactor, font.tracking)
    let first = glyphs.count
    for glyph in shaped {
      var advance = Double(glyph.advance) * scale
      if tracking != 0, glyph.advance != 0 { advance += tracking }
      glyphs.append(
        LineGlyph(
          glyph: glyph.glyph, flags: glyph.isUnsafeToBreak ? .unsafeToBreak : [],
          cluster: glyph.cluster, advance: advance,
          xOffset: Float(Double(glyph.xOffset) * scale),
          yOffset: Float(Double(glyph.yOffset) * font.heightScale)))
    }
    if style.spacing != 0 {
      space(&glyphs, from: first, by: style.spacing, isRightToLeft: item.isRightToLeft)
    }
  }

  /// Widens each cluster on its far side: the last glyph's advance, or, from right to left, the
  /// place before the first glyph, which marks of the cluster stand before.
  private static func space(
    _ glyphs: inout ContiguousArray<LineGlyph>, from first: Int, by spacing: Double,
    isRightToLeft: Bool
  ) {
    for index in first..<glyphs.count {
      let cluster = glyphs[index].cluster
      if isRightToLeft {
        if index == first || glyphs[index - 1].cluster != cluster {
          glyphs[index].advance += spacing
          glyphs[index].xOffset += Float(spacing)
        }
      } else if index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster {
        glyphs[index].advance += spacing
      }
    }
  }
}

extension RunStyle {
  /// The width of a run delegate's or an attachment's place; 0 for one that is not finite.
  func objectWidth(at offset: Int) -> Double {
    let width = objectBounds(at: offset).width
    return width.isFinite ? Double(min(max(width, -1e6), 1e6)) : 0
  }

  /// The box of an object around its origin on the baseline, y up.
  func objectBounds(at offset: Int) -> CGRect {
    if let delegate {
      let descent = delegate.descent
      return CGRect(
        x: 0, y: -descent, width: delegate.width, height: delegate.ascent + descent)
    }
    return attachment?.attachmentBounds(
      lineFragment: .zero, position: .zero, characterIndex: offset) ?? .zero
  }
}
