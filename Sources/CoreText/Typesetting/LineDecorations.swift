// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines under and through text: styles, patterns, by word, with gaps at descenders.

internal import MicaRaster
internal import MicaType

enum DecorationPlace {
  case underline
  case strikethrough
}

extension LinePainter {
  /// Draws a line along a part; `style` is made of `NSUnderlineStyle`'s bits.
  ///
  /// The font that was asked for says where, not one that stands in for it, so that the line stays
  /// level. Lengths of dots (2), dashes (6) and gaps (2, 3) in thicknesses are our choice; Apple's
  /// aren't documented.
  func drawDecoration(_ place: DecorationPlace, _ part: LinePart, style: Int, color: CGColor?) {
    let font = part.style.font
    let metrics = font.face.metrics
    let scale = font.heightScale
    let isUnder = place == .underline
    let unit = Double(isUnder ? metrics.underlineThickness : metrics.strikethroughThickness)
    let middle = Double(isUnder ? metrics.underlinePosition : metrics.strikethroughPosition)
    let isThick = style & 0x0F == 0x02
    let thickness = max(unit, Double(font.face.unitsPerEm) / 40) * scale * (isThick ? 2 : 1)
    let y = middle * scale + Double(part.style.baselineOffset)
    guard thickness > 0, thickness.isFinite, y.isFinite else { return }
    let levels = style & 0x0F == 0x09 ? [y, y + (isUnder ? -2 : 2) * thickness] : [y]
    let color =
      color ?? (part.style.look.usesContextColor ? nil : part.style.look.foreground ?? .black)
    let pattern = Self.pattern(style, thickness)
    inTextSpace {
      guard let seen = seen(around: levels, thickness) else { return }
      let spans = spans(of: part, byWord: style & 0x8000 != 0, within: seen)
      if let color {
        context.setFillColor(color)
        context.setStrokeColor(color)
      }
      for level in levels {
        let pieces =
          isUnder && pattern.isEmpty
          ? cut(spans, at: gaps(part, around: level, thickness, within: seen), thickness)
          : spans
        for piece in pieces { draw(piece, at: level, thickness, pattern, within: seen) }
      }
    }
  }

  private func draw(
    _ span: Range<Double>, at y: Double, _ thickness: Double, _ pattern: [CGFloat],
    within seen: ClosedRange<Double>
  ) {
    guard !pattern.isEmpty else {
      return context.fill(
        CGRect(
          x: span.lowerBound, y: y - thickness / 2, width: span.upperBound - span.lowerBound,
          height: thickness))
    }
    guard let span = shown(span, period: pattern.reduce(0, +), within: seen) else { return }
    // Dashes count from the line's origin, so that they run on from part to part.
    context.setLineWidth(CGFloat(thickness))
    context.setLineCap(.butt)
    context.setLineDash(phase: CGFloat(span.lowerBound), lengths: pattern)
    context.strokeLineSegments(between: [
      CGPoint(x: span.lowerBound, y: y), CGPoint(x: span.upperBound, y: y),
    ])
  }

  /// Where along x a line at one of some heights may be seen; nil where it can't.
  private func seen(around levels: [Double], _ thickness: Double) -> ClosedRange<Double>? {
    guard let box = context.boundsOfWhatShows else {
      return -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    }
    let isSeen = levels.contains {
      $0 + thickness >= Double(box.minY) && $0 - thickness <= Double(box.maxY)
    }
    guard !box.isNull, isSeen else { return nil }
    return Double(box.minX)...Double(box.maxX)
  }

  /// Of a span of very many dashes, the part that may be seen.
  private func shown(
    _ span: Range<Double>, period: CGFloat, within seen: ClosedRange<Double>
  ) -> Range<Double>? {
    let period = Double(period)
    guard span.upperBound - span.lowerBound > 4096 * period else { return span }
    let low = max(span.lowerBound, seen.lowerBound - period)
    let high = min(span.upperBound, seen.upperBound + period, low + 20_000 * period)
    return low < high ? low..<high : nil
  }

  private static func pattern(_ style: Int, _ thickness: Double) -> [CGFloat] {
    let lengths: [Double] =
      switch style & 0x0F00 {
      case 0x0100: [2, 2]
      case 0x0200: [6, 3]
      case 0x0300: [6, 3, 2, 3]
      case 0x0400: [6, 3, 2, 3, 2, 3]
      default: []
      }
    return lengths.map { CGFloat($0 * thickness) }
  }

  /// What of a part is lined: all but white space at the line's end, or all words; of glyphs that aren't
  /// seen nothing.
  private func spans(
    of part: LinePart, byWord: Bool, within seen: ClosedRange<Double>
  ) -> [Range<Double>] {
    var end = content.range.upperBound
    while end > content.range.lowerBound, isLineSpace(content.text.units[end - 1]) { end -= 1 }
    var spans: [Range<Double>] = []
    var x = part.x
    for glyph in content.glyphs[part.glyphs] {
      let next = x + glyph.advance
      guard next >= seen.lowerBound, x <= seen.upperBound else {
        x = next
        continue
      }
      let cluster = Int(glyph.cluster)
      let isBlank =
        !part.isForeign
        && (cluster >= end
          || (byWord && cluster < content.text.count && isLineSpace(content.text.units[cluster])))
      if !isBlank, next > x {
        if let last = spans.last, last.upperBound == x {
          spans[spans.count - 1] = last.lowerBound..<next
        } else {
          spans.append(x..<next)
        }
      }
      x = next
    }
    return spans
  }

  // MARK: Gaps

  /// Where glyphs cross a line at a height, with a thickness of room to each side, as far as that may be
  /// seen.
  private func gaps(
    _ part: LinePart, around y: Double, _ thickness: Double, within seen: ClosedRange<Double>
  ) -> [Range<Double>] {
    guard part.kind == .text else { return [] }
    let font = part.font
    let scale = Double(font.font.scale)
    let matrix = part.glyphMatrix
    let shape = Affine(
      scale * Double(matrix.a), scale * Double(matrix.b), scale * Double(matrix.c),
      scale * Double(matrix.d), 0, 0)
    // Outlines have coordinates of 16 bits.
    let reach = 65_536 * (abs(shape.a) + abs(shape.c)) + thickness
    var gaps: [Range<Double>] = []
    // By glyph and height: a long line has the same glyphs over and over.
    var known: [UInt64: ClosedRange<Double>?] = [:]
    var x = part.x
    for glyph in content.glyphs[part.glyphs] {
      defer { x += glyph.advance }
      let left = x + Double(glyph.xOffset)
      guard left + reach >= seen.lowerBound, left - reach <= seen.upperBound,
        !glyph.flags.contains(.invisible)
      else { continue }
      let key = UInt64(glyph.glyph) << 32 | UInt64(glyph.yOffset.bitPattern)
      let crossing: ClosedRange<Double>?
      if let found = known[key] {
        crossing = found
      } else {
        let base = Double(part.style.baselineOffset) + Double(glyph.yOffset)
        let band = y - thickness - base...y + thickness - base
        crossing = font.face.crossing(of: glyph.glyph, band, mappedBy: shape)
        if known.count >= 4096 { known.removeAll() }
        known[key] = .some(crossing)
      }
      guard let crossing else { continue }
      gaps.append(left + crossing.lowerBound - thickness..<left + crossing.upperBound + thickness)
    }
    return gaps.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The spans without the gaps; pieces shorter than the thickness are left out.
  private func cut(
    _ spans: [Range<Double>], at gaps: [Range<Double>], _ thickness: Double
  ) -> [Range<Double>] {
    guard !gaps.isEmpty else { return spans }
    var pieces: [Range<Double>] = []
    var next = 0
    for span in spans {
      var start = span.lowerBound
      while next < gaps.count, gaps[next].lowerBound < span.upperBound {
        if gaps[next].lowerBound - start >= thickness {
          pieces.append(start..<gaps[next].lowerBound)
        }
        start = max(start, gaps[next].upperBound)
        next += 1
      }
      if span.upperBound - start >= thickness || start == span.lowerBound {
        pieces.append(start..<span.upperBound)
      }
    }
    return pieces
  }
}

extension FontFace {
  /// The extent along x of a glyph's part in a band of heights, mapped by a matrix; nil where it
  /// doesn't reach through the band.
  fileprivate func crossing(
    of glyph: UInt16, _ band: ClosedRange<Double>, mappedBy matrix: Affine
  ) -> ClosedRange<Double>? {
    guard let box = bounds(of: glyph), box.mapped(by: matrix).y0 < band.lowerBound else {
      return nil
    }
    return outline(of: glyph).crossing(band, mappedBy: matrix)
  }
}

extension Outline {
  /// The extent along x of what lies in a band of heights, of the outline mapped by a matrix; nil
  /// where nothing does.
  fileprivate func crossing(
    _ band: ClosedRange<Double>, mappedBy matrix: Affine
  ) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
      guard max(a.y, b.y) >= band.lowerBound, min(a.y, b.y) <= band.upperBound else { return }
      for end in [band.lowerBound, band.upperBound] where (a.y - end) * (b.y - end) < 0 {
        let x = a.x + (b.x - a.x) * (end - a.y) / (b.y - a.y)
        (low, high) = (min(low, x), max(high, x))
      }
      for point in [a, b] where band.contains(point.y) {
        (low, high) = (min(low, point.x), max(high, point.x))
      }
    }
    var at = (x: 0.0, y: 0.0)
    var start = at
    var index = 0
    func point(_ place: Int) -> (x: Double, y: Double) {
      matrix.apply(Double(points[place].x), Double(points[place].y))
    }
    for verb in verbs {
      guard let verb = Verb(rawValue: verb) else { return nil }
      switch verb {
      case .move:
        at = point(index)
        start = at
      case .line:
        add(at, point(index))
        at = point(index)
      case .quad, .cubic:
        // Control points bound the curve closely enough for a gap.
        for place in index..<index + verb.pointCount {
          add(at, point(place))
          at = point(place)
        }
      case .close:
        add(at, start)
        at = start
      }
      index += verb.pointCount
    }
    return low <= high ? low...high : nil
  }
}
