// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paragraphs → lines in an area, from the top down.

internal import MicaType

/// A line with its place; y down from the area's top.
struct FrameLine {
  var line: CTLine
  var x: Double
  var baseline: Double
}

/// The heights of a line as frames count them.
///
/// Ascent, descent and leading are rounded to whole points each, as origins that were printed on
/// macOS and iOS show (Stack Overflow 5511830 and 9873241). Fonts of the old families without
/// leading (Helvetica, Times, Courier) take a fifth more, which was measured for Helvetica; it goes
/// below the line, which is our choice. The system's font keeps its fractions, as in UIKit.
struct FrameLineHeights {
  var ascent: Double
  var descent: Double
  var leading: Double
  /// The part of the leading that the old families get beyond their own.
  private var extra = 0.0

  init(_ content: LineContent) {
    ascent = Double(content.ascent)
    descent = Double(content.descent)
    leading = max(Double(content.leading), 0)
    let names = content.parts.first?.font.font.names
    guard names?.family.hasPrefix(".") != true else { return }
    ascent = (ascent + 0.5).rounded(.down)
    descent = (descent + 0.5).rounded(.down)
    leading = (leading + 0.5).rounded(.down)
    if leading == 0, ["Helvetica", "Times", "Courier"].contains(names?.family ?? "") {
      extra = ((ascent + descent) * 0.2 + 0.5).rounded(.down)
      leading = extra
    }
  }

  /// Applies a paragraph's factor and limits; what is added or taken lies above the glyphs, but for what the old families
  /// have got, which is taken first (lottie's pr_2559: its limit is Helvetica's own height, and cuts nothing).
  mutating func apply(_ settings: ParagraphSettings) {
    let natural = ascent + descent + leading
    var height = natural
    let multiple = Double(settings.lineHeightMultiple)
    if multiple > 0, multiple.isFinite { height *= multiple }
    let least = Double(settings.minimumLineHeight)
    if least > 0, least.isFinite { height = max(height, least) }
    let most = Double(settings.maximumLineHeight)
    if most > 0 { height = min(height, most) }
    let given = min(extra, max(natural - height, 0))
    leading -= given
    extra -= given
    ascent += height - natural + given
  }
}

/// Fills an area with lines.
struct FrameLayout {
  let text: ShapedText
  let range: Range<Int>
  let area: FrameArea
  private(set) var lines: [FrameLine] = []
  /// The end of what fits.
  private(set) var end: Int
  private(set) var usedWidth = 0.0
  private(set) var usedHeight = 0.0
  private var y = 0.0
  private var paragraph = 0..<0
  private var settings = ParagraphSettings()

  init(text: ShapedText, range: Range<Int>, area: FrameArea) {
    self.text = text
    self.range = range
    self.area = area
    end = range.lowerBound
  }

  mutating func run() {
    while end < range.upperBound {
      let start = end
      if !paragraph.contains(start) { enterParagraph(at: start) }
      guard placeBand(at: start), end > start else { return }
      if end >= paragraph.upperBound { y += sane(settings.paragraphSpacing) }
    }
  }

  private mutating func enterParagraph(at start: Int) {
    paragraph = text.paragraph(at: start)
    settings = text.settings(ofParagraphAt: paragraph.lowerBound)
    if start == paragraph.lowerBound, !lines.isEmpty {
      y += sane(settings.paragraphSpacingBefore)
    }
  }

  private func sane(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0
  }

  // MARK: Lines

  /// Sets the lines of one height; false where none fits any more.
  private mutating func placeBand(at start: Int) -> Bool {
    if area.isRectangle { return place(at: start, y: y, forced: true) }
    // Words are kept whole where any place below can take them.
    let step = area.step
    for forced in [false, true] {
      var top = y
      while top < area.height {
        if place(at: start, y: top, forced: forced) { return true }
        top += step
      }
    }
    return false
  }

  /// Fills the intervals of the band at a height; false where nothing was set.
  private mutating func place(at start: Int, y: Double, forced: Bool) -> Bool {
    var heights = FrameLineHeights(LineBuilder.line(text, start..<min(start + 1, range.upperBound)))
    heights.apply(settings)
    // A taller line may leave narrower intervals, so the band is tried again.
    for _ in 0..<4 {
      let placed = fill(from: start, y: y, heights, forced: forced)
      guard !placed.isEmpty else { return false }
      var tallest = heights
      for line in placed {
        var own = FrameLineHeights(line.line.content)
        own.apply(settings)
        tallest.ascent = max(tallest.ascent, own.ascent)
        tallest.descent = max(tallest.descent, own.descent)
        tallest.leading = max(tallest.leading, own.leading)
      }
      let grew =
        tallest.ascent > heights.ascent || tallest.descent > heights.descent
      heights = tallest
      if grew, !area.isRectangle { continue }
      return accept(placed, y: y, heights)
    }
    return false
  }

  /// The lines of a band, left to right, or right to left in such paragraphs.
  private func fill(
    from start: Int, y: Double, _ heights: FrameLineHeights, forced: Bool
  ) -> [FrameLine] {
    var found: [FrameLine] = []
    var position = start
    var intervals = area.intervals(top: y, height: heights.ascent + heights.descent)
    let isRightToLeft = text.paragraphLevel(at: start) & 1 != 0
    if isRightToLeft { intervals.reverse() }
    for interval in intervals {
      guard position < min(paragraph.upperBound, range.upperBound) else { break }
      guard
        let line = line(
          at: position, in: interval, isRightToLeft: isRightToLeft, forced: forced,
          isLastBand: isLast(y, heights))
      else { continue }
      found.append(FrameLine(line: line.0, x: line.1, baseline: 0))
      position = line.0.content.range.upperBound
      if text.requiredBreaks(contain: position) { break }
    }
    return found
  }

  /// Whether no further line of this height fits below.
  private func isLast(_ y: Double, _ heights: FrameLineHeights) -> Bool {
    let next = y + heights.ascent + heights.descent + heights.leading + spacing
    return next + heights.ascent + heights.descent > area.height + LineBreaker.tolerance
  }

  /// A line in an interval and its left end; nil where it has no room.
  private func line(
    at start: Int, in interval: Range<Double>, isRightToLeft: Bool, forced: Bool,
    isLastBand: Bool
  ) -> (CTLine, Double)? {
    let isFirst = start == paragraph.lowerBound
    let head = sane(isFirst ? settings.firstLineHeadIndent : settings.headIndent)
    let tail = sane(settings.tailIndent)
    let full = interval.upperBound - interval.lowerBound
    let width = max((tail > 0 ? min(tail, full) : full + tail) - head, 0)
    guard width > 0 || area.isRectangle else { return nil }
    let limit = min(paragraph.upperBound, range.upperBound)
    var lineEnd = breakEnd(from: start, width: width, offset: head)
    lineEnd = min(max(lineEnd, start + 1), limit)
    if !area.isRectangle {
      let isWhole =
        lineEnd == limit || text.breaks(at: lineEnd).has(.line)
        || LineBreaker.needsHyphen(text, at: start..<lineEnd)
      if !forced && !isWhole { return nil }
    }
    var content = LineBuilder.line(text, start..<lineEnd, offset: head)
    if isLastBand, isTruncating, lineEnd < limit {
      content = truncated(start..<limit, width: width) ?? content
    }
    let visible = content.width - content.trailingWidth
    if !area.isRectangle, visible > width + LineBreaker.tolerance { return nil }
    let isParagraphEnd = lineEnd >= limit || text.requiredBreaks(contain: lineEnd)
    if settings.alignment == .justified, !isParagraphEnd, visible < width {
      content = LineJustification.justify(content, factor: 1, width: width)
    }
    let line = CTLine(content)
    let left = isRightToLeft ? full - head - width : head
    let flush = CTLineGetPenOffsetForFlush(line, flushFactor(isRightToLeft), width)
    return (line, interval.lowerBound + left + flush)
  }

  private var isTruncating: Bool {
    switch settings.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }

  private func breakEnd(from start: Int, width: Double, offset: Double) -> Int {
    switch settings.lineBreakMode {
    case .byCharWrapping:
      LineBreaker.characterBreak(text, from: start, width: width, offset: offset)
    case .byClipping: text.requiredBreak(after: start)
    default: LineBreaker.wordBreak(text, from: start, width: width, offset: offset)
    }
  }

  /// The rest of a paragraph cut to a width, with an ellipsis in the style of its first character.
  private func truncated(_ range: Range<Int>, width: Double) -> LineContent? {
    guard let style = text.style(at: range.lowerBound) else { return nil }
    let ellipsis = NSAttributedString(string: "\u{2026}", attributes: style.attributes)
    let token = ShapedText(ellipsis)
    let kind: CTLineTruncationType =
      switch settings.lineBreakMode {
      case .byTruncatingHead: .start
      case .byTruncatingMiddle: .middle
      default: .end
      }
    return LineTruncation.truncate(
      LineBuilder.line(text, range), width: width + LineBreaker.tolerance, kind: kind,
      token: LineBuilder.line(token, 0..<token.count))
  }

  private func flushFactor(_ isRightToLeft: Bool) -> CGFloat {
    switch settings.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }

  // MARK: Heights

  private var spacing: Double {
    var spacing = sane(settings.lineSpacing)
    if settings.maximumLineSpacing > 0 {
      spacing = min(spacing, sane(settings.maximumLineSpacing))
    }
    spacing = max(spacing, sane(settings.minimumLineSpacing))
    return spacing + sane(settings.lineSpacingAdjustment)
  }

  /// Takes the lines of a band if they lie within the area.
  private mutating func accept(
    _ placed: [FrameLine], y top: Double, _ heights: FrameLineHeights
  ) -> Bool {
    let bottom = top + heights.ascent + heights.descent
    guard bottom <= area.height + LineBreaker.tolerance else { return false }
    for line in placed {
      let content = line.line.content
      lines.append(FrameLine(line: line.line, x: line.x, baseline: top + heights.ascent))
      end = max(end, content.range.upperBound)
      let visible = content.width - content.trailingWidth
      let trail = content.isRightToLeft ? content.trailingWidth : 0
      usedWidth = max(
        usedWidth, isAlignedLeft(content) ? line.x + trail + visible : visible + headIndent)
    }
    usedHeight = max(usedHeight, bottom)
    y = bottom + heights.leading + spacing
    return true
  }

  private var headIndent: Double {
    max(sane(settings.headIndent), sane(settings.firstLineHeadIndent))
  }

  private func isAlignedLeft(_ content: LineContent) -> Bool {
    flushFactor(content.isRightToLeft) == 0
  }
}

extension ShapedText {
  /// Whether a line must end at an offset.
  func requiredBreaks(contain offset: Int) -> Bool {
    offset > 0 && offset <= count && requiredBreak(after: offset - 1) == offset
  }
}
