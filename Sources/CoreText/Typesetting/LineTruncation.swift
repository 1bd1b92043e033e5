// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line cut to a width, with a token where something is missing.

internal import MicaType

enum LineTruncation {
  /// The line with its start, end or middle replaced by the token; nil where the token doesn't fit.
  static func truncate(
    _ line: LineContent, width: Double, kind: CTLineTruncationType, token: LineContent?
  ) -> LineContent? {
    let room = width - (token?.width ?? 0)
    guard room >= 0 else { return nil }
    let text = line.text
    let range = line.range
    switch kind {
    case .end:
      let end = headEnd(text, range, room)
      return join(line, head: range.lowerBound..<end, tail: nil, token: token)
    case .start:
      let start = tailStart(text, range, room)
      return join(line, head: nil, tail: start..<range.upperBound, token: token)
    case .middle:
      let end = headEnd(text, range, room / 2)
      let head =
        end > range.lowerBound
        ? LineBuilder.line(text, range.lowerBound..<end, hyphenates: false).width : 0
      let start = tailStart(text, end..<range.upperBound, room - head)
      return join(
        line, head: range.lowerBound..<end, tail: start..<range.upperBound, token: token)
    }
  }

  /// The last place up to which the start of a range fits; white space at its end is left out.
  private static func headEnd(_ text: ShapedText, _ range: Range<Int>, _ room: Double) -> Int {
    let start = range.lowerBound
    let fit = LineBreaker.fitting(
      text, from: start, to: range.upperBound, width: room, offset: 0)
    var end = LineBreaker.lastCluster(text, atOrBefore: fit, after: start) ?? start
    while end > start,
      !LineBreaker.fits(text, start..<end, room, 0, hyphenates: false)
    {
      end = LineBreaker.lastCluster(text, atOrBefore: end - 1, after: start) ?? start
    }
    while end > start, isLineSpace(text.units[end - 1]) { end -= 1 }
    return end
  }

  /// The first place from which the end of a range fits; white space at its start is left out.
  private static func tailStart(_ text: ShapedText, _ range: Range<Int>, _ room: Double) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isLineSpace(text.units[end - 1]) { end -= 1 }
    var low = range.lowerBound
    let hasTabs = text.firstTab(from: low, in: range) != nil
    // Tabs have no width in the sums: then half of what is left is tried again and again.
    if hasTabs {
      var high = end
      while low < high {
        let middle = (low + high) / 2
        let fits = LineBreaker.fits(
          text, middle..<range.upperBound, room, 0, hyphenates: false)
        if fits { high = middle } else { low = middle + 1 }
      }
    } else {
      let edge = text.places[end] - room - LineBreaker.tolerance
      var high = end
      while low < high {
        let middle = (low + high) / 2
        if text.places[middle] < edge { low = middle + 1 } else { high = middle }
      }
    }
    while low < end {
      if text.breaks(at: low).contains(.grapheme),
        LineBreaker.fits(text, low..<range.upperBound, room, 0, hyphenates: false)
      {
        break
      }
      low += 1
    }
    while low < end, isLineSpace(text.units[low]) { low += 1 }
    return low
  }

  /// Sets head, token and tail side by side, in the line's direction.
  private static func join(
    _ line: LineContent, head: Range<Int>?, tail: Range<Int>?, token: LineContent?
  ) -> LineContent {
    let removed =
      (head?.upperBound ?? line.range.lowerBound)..<(tail?.lowerBound ?? line.range.upperBound)
    var pieces: [LineContent] = []
    func add(_ range: Range<Int>?) {
      guard let range, !range.isEmpty else { return }
      pieces.append(LineBuilder.line(line.text, range, hyphenates: false))
    }
    add(head)
    if let token { pieces.append(mark(token, removed)) }
    add(tail)
    if line.isRightToLeft { pieces.reverse() }
    var joined = line
    joined.parts = []
    joined.glyphs = []
    for var piece in pieces {
      piece.ownGlyphs()
      let start = joined.glyphs.count
      joined.glyphs += piece.glyphs
      joined.parts += piece.parts.map { part in
        var part = part
        part.glyphs = part.glyphs.lowerBound + start..<part.glyphs.upperBound + start
        return part
      }
    }
    joined.place()
    joined.measureHeights()
    joined.trailingWidth = 0
    if let tail, !tail.isEmpty { joined.measureTrailingSpace() }
    return joined
  }

  /// The token's parts, as what stands for the removed characters.
  private static func mark(_ token: LineContent, _ removed: Range<Int>) -> LineContent {
    var token = token
    token.ownGlyphs()
    for index in token.glyphs.indices {
      token.glyphs[index].cluster = Int32(removed.lowerBound)
    }
    for index in token.parts.indices {
      token.parts[index].range = index == 0 ? removed : removed.upperBound..<removed.upperBound
      token.parts[index].isForeign = true
    }
    return token
  }
}
