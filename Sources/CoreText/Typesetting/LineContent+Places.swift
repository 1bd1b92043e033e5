// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Grapheme clusters on a line, by their edges. A ligature is divided evenly among its clusters.

internal import MicaType

/// A grapheme cluster's edges, from the line's left end.
struct CaretSpan {
  var range: Range<Int>
  /// The edge where it begins in its direction.
  var leading: Double
  var trailing: Double
  var isControl: Bool

  var low: Double { min(leading, trailing) }
  var high: Double { max(leading, trailing) }
}

extension LineContent {
  /// All grapheme clusters in the order of the string.
  func carets() -> [CaretSpan] {
    var spans: [CaretSpan] = []
    for part in parts { append(part, to: &spans) }
    if parts.count > 1 || isRightToLeft || parts.first?.isRightToLeft == true {
      spans.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    return spans
  }

  /// The clusters of a part, from left to right.
  func append(_ part: LinePart, to spans: inout [CaretSpan]) {
    guard !part.range.isEmpty else { return }
    var x = part.x
    var index = part.glyphs.lowerBound
    if part.isForeign {
      spans.append(
        CaretSpan(
          range: part.range, leading: part.isRightToLeft ? part.x + part.width : part.x,
          trailing: part.isRightToLeft ? part.x : part.x + part.width, isControl: false))
      return
    }
    // From right to left the cluster to the right of this one in the string ends where it begins.
    var end = part.range.upperBound
    while index < part.glyphs.upperBound {
      var cluster = Int(glyphs[index].cluster)
      var width = 0.0
      while index < part.glyphs.upperBound, continues(&cluster, Int(glyphs[index].cluster), part) {
        width += glyphs[index].advance
        index += 1
      }
      if !part.isRightToLeft {
        end =
          index < part.glyphs.upperBound
          ? Int(glyphs[index].cluster) : part.range.upperBound
      }
      divide(
        max(cluster, part.range.lowerBound)..<max(end, cluster), x: x, width: width, part: part,
        into: &spans)
      if part.isRightToLeft { end = cluster }
      x += width
    }
  }

  /// Whether a glyph belongs to the grapheme cluster of the ones before it, whose first character
  /// is `start`: shaping may keep the parts of one apart.
  private func continues(_ start: inout Int, _ cluster: Int, _ part: LinePart) -> Bool {
    if cluster == start { return true }
    let inner = part.isRightToLeft ? start : cluster
    guard inner > 0, !text.breaks(at: inner).has(.grapheme) else { return false }
    start = min(start, cluster)
    return true
  }

  /// Divides the width of a glyph cluster among its grapheme clusters.
  private func divide(
    _ range: Range<Int>, x: Double, width: Double, part: LinePart,
    into spans: inout [CaretSpan]
  ) {
    var starts = [range.lowerBound]
    for offset in range.dropFirst() where text.breaks(at: offset).has(.grapheme) {
      starts.append(offset)
    }
    let share = width / Double(starts.count)
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : range.upperBound
      let (a, b) = (share * Double(place), share * Double(place + 1))
      let isTurned = part.isRightToLeft
      spans.append(
        CaretSpan(
          range: start..<end, leading: isTurned ? x + width - a : x + a,
          trailing: isTurned ? x + width - b : x + b, isControl: part.kind == .control))
    }
  }

  /// The place in the string nearest to a distance from the line's left end; NaN counts as 0.
  func index(at x: Double) -> Int {
    let x = x == x ? x : 0
    var best: (distance: Double, index: Int)?
    for part in parts where !part.range.isEmpty && part.kind != .control {
      let gap = max(part.x - x, x - (part.x + part.width), 0)
      if let best, gap > best.distance { continue }
      var spans: [CaretSpan] = []
      append(part, to: &spans)
      for span in spans {
        let gap = max(span.low - x, x - span.high, 0)
        if let best, gap >= best.distance { continue }
        let isLeading = abs(x - span.leading) <= abs(x - span.trailing)
        best = (gap, isLeading ? span.range.lowerBound : span.range.upperBound)
      }
    }
    return best?.index ?? range.lowerBound
  }

  /// Where a caret stands before a character: the primary place and the other one.
  func offsets(of index: Int) -> (primary: Double, secondary: Double) {
    let index = min(max(index, range.lowerBound), range.upperBound)
    let before = span(holding: index - 1)
    let after = span(holding: index)
    // Within a cluster the caret stands before it.
    if let after, after.span.range.lowerBound < index {
      return (after.span.leading, after.span.leading)
    }
    switch (before, after) {
    case (nil, nil): return (0, 0)
    case (let before?, nil): return (before.span.trailing, before.span.trailing)
    case (nil, let after?): return (after.span.leading, after.span.leading)
    case (let before?, let after?):
      let (a, b) = (after.span.leading, before.span.trailing)
      let isAfterOwn = after.level & 1 == baseLevel & 1
      let isBeforeOwn = before.level & 1 == baseLevel & 1
      return isAfterOwn || !isBeforeOwn ? (a, b) : (b, a)
    }
  }

  private func span(holding index: Int) -> (span: CaretSpan, level: UInt8)? {
    guard range.contains(index), let part = parts.first(where: { $0.range.contains(index) }) else {
      return nil
    }
    var spans: [CaretSpan] = []
    append(part, to: &spans)
    return spans.first { $0.range.contains(index) }.map { ($0, part.level) }
  }
}
