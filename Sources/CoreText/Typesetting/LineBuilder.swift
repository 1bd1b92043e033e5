// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A range of shaped text → a line: parts in visual order, shaped again where a break asks for it,
// with tabs resolved and a hyphen where one is due.

internal import MicaType

/// Lays lines out.
struct LineBuilder {
  let text: ShapedText
  private let range: Range<Int>
  private var parts: [LinePart] = []
  /// The line's own glyphs, where it can't show the text's.
  private var own = ContiguousArray<LineGlyph>()
  private var copies = false
  private var scratch: [ShapedGlyph] = []

  /// A line of a range; `offset` is its left end from where tabs are counted.
  static func line(
    _ text: ShapedText, _ range: Range<Int>, offset: Double = 0, hyphenates: Bool = true
  ) -> LineContent {
    var builder = LineBuilder(text: text, range: range)
    return builder.build(offset: offset, hyphenates: hyphenates)
  }

  private init(text: ShapedText, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  private mutating func build(offset: Double, hyphenates: Bool) -> LineContent {
    let isHyphenated = hyphenates && LineBreaker.needsHyphen(text, at: range)
    let hasTabs = !text.tabs.isEmpty && text.firstTab(from: range.lowerBound, in: range) != nil
    copies =
      isHyphenated || hasTabs || !text.isSafe(range.lowerBound) || !text.isSafe(range.upperBound)
    for run in visualRuns() { append(run) }
    let level = range.isEmpty ? 0 : text.paragraphLevel(at: range.lowerBound)
    if isHyphenated { appendHyphen(level: level) }
    var content = LineContent(
      text: text, range: range, parts: parts, glyphs: copies ? own : text.glyphs, width: 0,
      baseLevel: level)
    if hasTabs { TabLayout.resolve(&content, offset: offset) }
    content.place()
    content.measureHeights()
    content.measureTrailingSpace()
    return content
  }

  /// The line's runs of one direction, leftmost first.
  private func visualRuns() -> [VisualRun] {
    if let level = text.uniformLevel { return [VisualRun(range: range, level: level)] }
    var runs: [VisualRun] = []
    guard !range.isEmpty else { return runs }
    let first = text.segmentIndex(at: range.lowerBound)
    for segment in text.segments[first...text.segmentIndex(at: range.upperBound - 1)] {
      let part = range.clamped(to: segment.start..<segment.end)
      let local = part.lowerBound - segment.start..<part.upperBound - segment.start
      runs += segment.analysis.visualRuns(of: local).map {
        VisualRun(
          range: $0.range.lowerBound + segment.start..<$0.range.upperBound + segment.start,
          level: $0.level)
      }
    }
    return runs
  }

  private mutating func append(_ run: VisualRun) {
    guard !run.range.isEmpty else { return }
    let first = text.item(at: run.range.lowerBound)
    let last = text.item(at: run.range.upperBound - 1)
    if run.isRightToLeft {
      for item in (first...last).reversed() { append(text.items[item], in: run) }
    } else {
      for item in first...last { append(text.items[item], in: run) }
    }
  }

  private mutating func append(_ item: TextItem, in run: VisualRun) {
    let range = run.range.clamped(to: item.start..<item.end)
    let style = text.styles[Int(item.style)]
    var part = LinePart(
      style: style, font: text.fonts[Int(item.font)], range: range, glyphs: 0..<0, x: 0, width: 0,
      level: run.level, kind: item.kind)
    let isCut =
      !text.isSafe(range.lowerBound, in: item) || !text.isSafe(range.upperBound, in: item)
    if !copies {
      part.glyphs = text.glyphs(of: range, in: item)
      // Only spaces at a line's end are turned around.
      let isTurned = run.isRightToLeft != item.isRightToLeft && part.glyphs.count > 1
      guard isCut || isTurned else { return parts.append(part) }
      startCopying()
    }
    let start = own.count
    if isCut {
      ItemShaper.append(
        item, range, units: text.units, style: style, font: part.font, scratch: &scratch,
        to: &own)
    } else {
      own.append(contentsOf: text.glyphs[text.glyphs(of: range, in: item)])
    }
    if run.isRightToLeft != item.isRightToLeft { own[start...].reverse() }
    part.glyphs = start..<own.count
    parts.append(part)
  }

  /// Takes the glyphs of the parts so far over.
  private mutating func startCopying() {
    copies = true
    for index in parts.indices {
      let start = own.count
      own.append(contentsOf: text.glyphs[parts[index].glyphs])
      parts[index].glyphs = start..<own.count
    }
  }

  /// Adds a hyphen at the line's end, in the font of its last character.
  private mutating func appendHyphen(level: UInt8) {
    let last = range.upperBound - 1
    let isAtLeft = level & 1 != 0
    guard var part = isAtLeft ? parts.first : parts.last else { return }
    let font = part.font
    let glyph = font.face.glyph(for: 0x2010)
    let hyphen = glyph != 0 ? glyph : font.face.glyph(for: 0x2D)
    let start = own.count
    own.append(
      LineGlyph(
        glyph: hyphen, flags: [], cluster: Int32(last),
        advance: Double(font.face.advance(of: hyphen)) * font.scale + font.tracking, xOffset: 0,
        yOffset: 0))
    // An own part, which has no character of its own: the last one's part keeps it.
    part.glyphs = start..<own.count
    part.range = range.upperBound..<range.upperBound
    part.level = level
    parts.insert(part, at: isAtLeft ? 0 : parts.count)
  }
}

extension LineContent {
  /// Puts the parts side by side.
  mutating func place() {
    var x = 0.0
    glyphs.withUnsafeBufferPointer { glyphs in
      for index in parts.indices {
        var width = 0.0
        for glyph in glyphs[parts[index].glyphs] { width += glyph.advance }
        parts[index].x = x
        parts[index].width = width
        x += width
      }
    }
    width = x
  }

  /// Finds the white space at the line's end: of the string, wherever it stands to the eye.
  mutating func measureTrailingSpace() {
    var end = range.upperBound
    while end > range.lowerBound, isLineSpace(text.units[end - 1]) { end -= 1 }
    trailingWidth = 0
    for part in parts where part.range.upperBound > end {
      for glyph in glyphs[part.glyphs] where Int(glyph.cluster) >= end {
        trailingWidth += glyph.advance
      }
    }
    // Tracking after the last character counts as white space.
    if end > range.lowerBound, let style = text.style(at: end - 1), style.isTracking {
      trailingWidth += style.spacing
    }
    trailingWidth = min(max(trailingWidth, 0), max(width, 0))
  }
}

extension ShapedText {
  /// The first tab of a range.
  func firstTab(from start: Int, in range: Range<Int>) -> Int? {
    var (low, high) = (0, tabs.count)
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < tabs.count && tabs[low] < range.upperBound ? tabs[low] : nil
  }

  /// Whether a line may end and start at an offset without being shaped again.
  func isSafe(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    return isSafe(offset, in: items[item(at: offset)])
  }

  func isSafe(_ offset: Int, in item: TextItem) -> Bool {
    guard offset > item.start, offset < item.end, item.kind == .text else { return true }
    let index = firstGlyph(atOrAfter: offset, in: item)
    guard item.glyphs.contains(index) else { return false }
    let glyph = glyphs[index]
    return Int(glyph.cluster) == offset && !glyph.flags.contains(.unsafeToBreak)
  }

  /// The glyphs of the clusters that start in a range, in visual order.
  func glyphs(of range: Range<Int>, in item: TextItem) -> Range<Int> {
    if range.lowerBound <= item.start, range.upperBound >= item.end { return item.glyphs }
    let a = firstGlyph(atOrAfter: range.lowerBound, in: item)
    let b = firstGlyph(atOrAfter: range.upperBound, in: item)
    // From right to left the glyphs of the range lie before those at or after its start.
    return item.isRightToLeft ? b + 1..<max(a, b) + 1 : a..<max(a, b)
  }

  /// The glyph that is logically the first one whose cluster is at or after an offset: the leftmost
  /// of its cluster from left to right, the rightmost from right to left. One past the item's last
  /// glyph in reading direction where there is none.
  private func firstGlyph(atOrAfter offset: Int, in item: TextItem) -> Int {
    var (low, high) = (item.glyphs.lowerBound, item.glyphs.upperBound)
    glyphs.withUnsafeBufferPointer { glyphs in
      if item.isRightToLeft {
        while low < high {
          let middle = (low + high) / 2
          if Int(glyphs[middle].cluster) >= offset { low = middle + 1 } else { high = middle }
        }
      } else {
        while low < high {
          let middle = (low + high) / 2
          if Int(glyphs[middle].cluster) < offset { low = middle + 1 } else { high = middle }
        }
      }
    }
    return item.isRightToLeft ? low - 1 : low
  }
}
