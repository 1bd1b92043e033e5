// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where lines end: the last break opportunity that fits, else the last cluster, and hyphens.

internal import MicaType

enum LineBreaker {
  /// The end of a line that starts at `start` and may be `width` points long.
  ///
  /// White space hangs over the width. At least one cluster is taken. NaN counts as 0.
  static func wordBreak(
    _ text: ShapedText, from start: Int, width: Double, offset: Double
  ) -> Int {
    guard start < text.count else { return text.count }
    let limit = text.requiredBreak(after: start)
    let fit = fitting(text, from: start, to: limit, width: width, offset: offset)
    // White space at the end hangs.
    var end = fit
    while end < limit, isLineSpace(text.units[end]) { end += 1 }
    if end == limit, fits(text, start..<end, width, offset) { return end }
    var candidate = lastBreak(text, atOrBefore: end, after: start)
    while let found = candidate, !fits(text, start..<found, width, offset) {
      candidate = lastBreak(text, atOrBefore: found - 1, after: start)
    }
    if let hyphen = hyphenBreak(
      text, start: start, wordStart: candidate ?? start, fit: fit, width: width, offset: offset)
    {
      return hyphen
    }
    return candidate
      ?? clusterBreak(text, from: start, fit: fit, width: width, offset: offset)
  }

  /// The end of a line that may break between any two clusters.
  static func characterBreak(
    _ text: ShapedText, from start: Int, width: Double, offset: Double
  ) -> Int {
    guard start < text.count else { return text.count }
    let limit = text.requiredBreak(after: start)
    let fit = fitting(text, from: start, to: limit, width: width, offset: offset)
    var end = fit
    while end < limit, isLineSpace(text.units[end]) { end += 1 }
    if end == limit, fits(text, start..<end, width, offset) { return end }
    return clusterBreak(text, from: start, fit: fit, width: width, offset: offset)
  }

  /// The last cluster's end that fits, at least that of the first cluster.
  private static func clusterBreak(
    _ text: ShapedText, from start: Int, fit: Int, width: Double, offset: Double
  ) -> Int {
    var end = lastCluster(text, atOrBefore: fit, after: start)
    while let found = end, !fits(text, start..<found, width, offset) {
      end = lastCluster(text, atOrBefore: found - 1, after: start)
    }
    if let end { return end }
    var end1 = start + 1
    while end1 < text.count, !text.breaks(at: end1).has(.grapheme) { end1 += 1 }
    return end1
  }

  private static func lastBreak(_ text: ShapedText, atOrBefore end: Int, after start: Int) -> Int? {
    last(text, atOrBefore: end, after: start, with: .line)
  }

  static func lastCluster(
    _ text: ShapedText, atOrBefore end: Int, after start: Int
  ) -> Int? {
    last(text, atOrBefore: end, after: start, with: .grapheme)
  }

  private static func last(
    _ text: ShapedText, atOrBefore end: Int, after start: Int, with flag: BreakFlags
  ) -> Int? {
    var offset = end
    while offset > start {
      let segment = text.segments[text.segmentIndex(at: min(offset, text.count - 1))]
      let low = max(start, segment.start)
      let found = segment.analysis.breaks.withUnsafeBufferPointer { breaks -> Int? in
        while offset > low {
          if breaks[offset - segment.start].has(flag) { return offset }
          offset -= 1
        }
        return nil
      }
      if let found { return found }
      // A segment's start is the end of a paragraph: a break of every kind.
      if offset == segment.start, offset > start { return offset }
    }
    return nil
  }

  // MARK: Width

  /// The greatest offset up to which everything fits by the sums of the unbroken text.
  static func fitting(
    _ text: ShapedText, from start: Int, to limit: Int, width: Double, offset: Double
  ) -> Int {
    let width = width == width ? max(width, 0) : 0
    var at = start
    var x = 0.0
    let settings = text.tabs.isEmpty ? nil : text.settings(at: start)
    while at < limit {
      let tab = text.firstTab(from: at, in: at..<limit) ?? limit
      let end = text.lastPlace(from: at, to: tab, within: width - x)
      guard end == tab, tab < limit, let settings else { return end }
      x += text.places[tab] - text.places[at]
      let next = text.firstTab(from: tab + 1, in: tab + 1..<limit) ?? limit
      let follow = text.places[next] - text.places[tab + 1]
      let advance = TabLayout.width(
        at: x + offset, followedBy: min(follow, max(width - x, 0)), lead: min(follow, width),
        settings, isRightToLeft: false)
      guard x + advance <= width else { return tab }
      x += advance
      at = tab + 1
    }
    return limit
  }

  /// Whether a line without its trailing white space is no wider than `width`. The sums of the
  /// unbroken text settle it unless the line must be shaped again.
  static func fits(
    _ text: ShapedText, _ range: Range<Int>, _ width: Double, _ offset: Double,
    hyphenates: Bool = true
  ) -> Bool {
    let width = width == width ? max(width, 0) : 0
    var end = range.upperBound
    while end > range.lowerBound, isLineSpace(text.units[end - 1]) { end -= 1 }
    let isExact =
      text.isSafe(range.lowerBound) && text.isSafe(range.upperBound)
      && text.firstTab(from: range.lowerBound, in: range) == nil
      && !(hyphenates && needsHyphen(text, at: range))
    if isExact {
      var sum = text.places[end] - text.places[range.lowerBound]
      if end > range.lowerBound, let style = text.style(at: end - 1), style.isTracking {
        sum -= style.spacing
      }
      return sum <= width + tolerance
    }
    let line = LineBuilder.line(text, range, offset: offset, hyphenates: hyphenates)
    return line.width - line.trailingWidth <= width + tolerance
  }

  /// Sums of the same advances may differ by this much.
  static let tolerance = 1e-6

  // MARK: Hyphens

  /// Whether a line of this range ends with a hyphen that the string doesn't have.
  ///
  /// That is so after a soft hyphen, and within a word where the paragraph's style asks for
  /// hyphenation and the language's patterns allow it.
  static func needsHyphen(_ text: ShapedText, at range: Range<Int>) -> Bool {
    let end = range.upperBound
    guard end > range.lowerBound, end < text.count else { return false }
    if text.units[end - 1] == 0xAD { return true }
    guard text.mayHyphenate, !isLineSpace(text.units[end - 1]),
      !text.breaks(at: end).has(.line), text.hyphenationFactor(at: end - 1) > 0
    else { return false }
    return hyphens(text, around: end).contains(end)
  }

  /// The offsets at which the word around an offset may be hyphenated.
  private static func hyphens(_ text: ShapedText, around offset: Int) -> [Int] {
    let word = text.word(around: offset, longest: 128)
    guard word.count > 3,
      let hyphenator = Hyphenator(language: text.style(at: word.lowerBound)?.language ?? "en")
    else { return [] }
    return hyphenator.offsets(in: Array(text.units[word])).map { $0 + word.lowerBound }
  }

  /// The last place to hyphenate the word after `wordStart` that fits, if the line would otherwise
  /// be shorter than the style's share of its width.
  private static func hyphenBreak(
    _ text: ShapedText, start: Int, wordStart: Int, fit: Int, width: Double, offset: Double
  ) -> Int? {
    guard text.mayHyphenate, fit > wordStart, fit < text.count, width > 0 else { return nil }
    let factor = text.hyphenationFactor(at: start)
    guard factor > 0 else { return nil }
    let natural = text.places[wordStart] - text.places[start]
    guard natural < width * Double(factor) else { return nil }
    return hyphens(text, around: fit).last {
      $0 > wordStart && $0 <= fit && fits(text, start..<$0, width, offset)
    }
  }
}

extension ShapedText {
  /// Where the line that starts at an offset must end at the latest.
  func requiredBreak(after start: Int) -> Int {
    var (low, high) = (0, requiredBreaks.count)
    while low < high {
      let middle = (low + high) / 2
      if requiredBreaks[middle] <= start { low = middle + 1 } else { high = middle }
    }
    return low < requiredBreaks.count ? requiredBreaks[low] : count
  }

  /// The greatest offset from `start` to `limit` that lies at most `width` away from `start`.
  func lastPlace(from start: Int, to limit: Int, within width: Double) -> Int {
    places.withUnsafeBufferPointer { places in
      let edge = places[start] + width + LineBreaker.tolerance
      guard places[limit] > edge else { return limit }
      // Most lines are short beside the text.
      var step = 64
      var low = start
      while low + step < limit, places[low + step] <= edge {
        low += step
        step *= 2
      }
      var high = min(low + step, limit)
      while high - low > 1 {
        let middle = (low + high) / 2
        if places[middle] <= edge { low = middle } else { high = middle }
      }
      return low
    }
  }

  func hyphenationFactor(at offset: Int) -> Float {
    let factor = settings(at: offset).hyphenationFactor
    return factor == factor ? factor : 0
  }

  /// The letters around an offset, up to a number of units to each side.
  func word(around offset: Int, longest: Int) -> Range<Int> {
    var start = offset
    var end = offset
    while start > 0, offset - start < longest, !breaks(at: start).has(.word) { start -= 1 }
    while end < count, end - offset < longest, !breaks(at: end).has(.word) { end += 1 }
    return start..<end
  }
}
