// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where tabs lead to. Places count from the paragraph's leading edge.

internal import MicaType

/// A place that text after a tab is aligned to.
struct TabStop {
  var location: Double
  var alignment: NSTextAlignment
  /// Characters at which a decimal tab aligns; nil for other tabs.
  var terminators: CharacterSet?
}

enum TabLayout {
  /// The next stop right of `x`, in points from the leading edge; nil where there is none left.
  static func stop(after x: Double, _ settings: ParagraphSettings) -> TabStop? {
    // Places this near are the same place.
    let epsilon = 1e-6
    var next: TabStop?
    for tab in settings.tabs {
      let location = Double(tab.location)
      guard location > x + epsilon, location < next?.location ?? .infinity else { continue }
      next = TabStop(
        location: location, alignment: tab.alignment, terminators: tab.terminators)
    }
    if let next { return next }
    let interval = Double(settings.defaultTabInterval)
    guard interval > epsilon, interval.isFinite, x.isFinite else { return nil }
    return TabStop(
      location: ((x + epsilon) / interval).rounded(.down) * interval + interval,
      alignment: .left)
  }

  /// The width of a tab at `x` that is followed by text of a width, of which `lead` stand before a
  /// decimal tab's terminator.
  static func width(
    at x: Double, followedBy width: Double, lead: Double, _ settings: ParagraphSettings,
    isRightToLeft: Bool
  ) -> Double {
    guard let stop = stop(after: x, settings) else { return 0 }
    let alignment = stop.terminators != nil ? NSTextAlignment.right : stop.alignment
    switch (alignment, stop.terminators) {
    case (.center, _): return max(stop.location - x - width / 2, 0)
    case (.right, nil): return max(stop.location - x - width, 0)
    case (.right, _): return max(stop.location - x - lead, 0)
    default: return stop.location - x
    }
  }

  /// Gives the tabs of a line their widths, from the paragraph's leading edge on.
  static func resolve(_ line: inout LineContent, offset: Double) {
    let settings = line.text.settings(at: line.range.lowerBound)
    let order =
      line.isRightToLeft ? Array(line.parts.indices.reversed()) : Array(line.parts.indices)
    var x = offset.isFinite ? offset : 0
    for (place, index) in order.enumerated() {
      let part = line.parts[index]
      guard part.kind == .tab else {
        x += line.glyphs[part.glyphs].reduce(0) { $0 + $1.advance }
        continue
      }
      let (width, lead) = follow(order[(place + 1)...], in: line, at: x, settings)
      let advance = Self.width(
        at: x, followedBy: width, lead: lead, settings, isRightToLeft: line.isRightToLeft)
      line.glyphs[part.glyphs.lowerBound].advance = advance
      x += advance
    }
  }

  /// The width of what stands between a tab and the next one, and of its part before the first
  /// terminator of a decimal tab.
  private static func follow(
    _ order: ArraySlice<Int>, in line: LineContent, at x: Double, _ settings: ParagraphSettings
  ) -> (width: Double, lead: Double) {
    let terminators = stop(after: x, settings)?.terminators
    var (width, lead): (Double, Double?) = (0, nil)
    var trailing = 0.0
    for index in order {
      let part = line.parts[index]
      if part.kind == .tab { break }
      for glyph in line.glyphs[part.glyphs] {
        let unit = line.text.units[min(Int(glyph.cluster), line.text.count - 1)]
        if lead == nil, let scalar = Unicode.Scalar(unit), terminators?.contains(scalar) == true {
          lead = width
        }
        width += glyph.advance
        trailing = isLineSpace(unit) ? trailing + glyph.advance : 0
      }
    }
    return (width - trailing, lead ?? width - trailing)
  }
}
