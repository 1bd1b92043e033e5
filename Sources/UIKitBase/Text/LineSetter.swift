// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cuts a text into lines and gives each its place: paragraph by paragraph, so that a text of which
// only the beginning shows costs no more than that.

import CoreText
internal import MicaType

/// A text on its way to lines: those so far, and where the next one goes.
struct LineSetter {
  let text: NSAttributedString
  let limits: LayoutLimits
  let units: [UInt16]
  let metrics: LineMetrics
  var lines: [LayoutLine] = []
  var isTruncated = false
  var size = CGSize.zero
  var y: CGFloat = 0
  /// Room that is only taken where another line follows.
  var pendingSpace: CGFloat = 0
  /// Left indent and flush (0 left, 1 right) of each line, for the time when the width is known.
  var places: [(left: CGFloat, right: CGFloat, flush: CGFloat)] = []

  init(_ text: NSAttributedString, limits: LayoutLimits) {
    self.text = text
    var limits = limits
    if !(limits.width > 0) { limits.width = .infinity }
    if !(limits.height > 0) { limits.height = .infinity }
    self.limits = limits
    units = text.currentContents.units
    metrics = LineMetrics(text, usesFontLeading: limits.usesFontLeading)
  }

  mutating func run() {
    var start = 0
    while start < units.count {
      let (end, next) = paragraph(from: start)
      guard set(start..<end, next: next) else { break }
      start = next
    }
    if start == units.count, let last = units.last, Self.isSeparator(last), hasRoom(for: 1) {
      setEmptyLine(units.count..<units.count, styledBy: units.count - 1)
    }
    place()
  }

  // MARK: Paragraphs

  private static func isSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
  }

  /// The end of the paragraph's characters, and the start of the next paragraph.
  private func paragraph(from start: Int) -> (end: Int, next: Int) {
    var end = start
    while end < units.count, !Self.isSeparator(units[end]) { end += 1 }
    guard end < units.count else { return (end, end) }
    let isPair = units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A
    return (end, end + (isPair ? 2 : 1))
  }

  func settings(at index: Int) -> ParagraphSettings {
    let style = text.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    return (style as? any ParagraphAttribute)?.settings ?? ParagraphSettings()
  }

  /// Sets a paragraph's lines; false where no more lines have room.
  private mutating func set(_ range: Range<Int>, next: Int) -> Bool {
    let settings = settings(at: range.lowerBound)
    if !lines.isEmpty { pendingSpace += max(settings.paragraphSpacingBefore, 0) }
    defer { pendingSpace += max(settings.paragraphSpacing, 0) }
    guard !range.isEmpty else {
      guard hasRoom(for: metrics.height(of: next - 1..<next, settings).height) else {
        isTruncated = true
        return false
      }
      setEmptyLine(range.lowerBound..<next, styledBy: next - 1)
      return true
    }
    let whole = range == 0..<units.count
    let part =
      whole
      ? text
      : text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
    let paragraph = Paragraph(
      range: range, next: next, settings: settings, isRightToLeft: isRightToLeft(range, settings),
      typesetter: CTTypesetterCreateWithAttributedString(part))
    return set(paragraph)
  }

  struct Paragraph {
    let range: Range<Int>
    let next: Int
    let settings: ParagraphSettings
    let isRightToLeft: Bool
    let typesetter: CTTypesetter
  }

  private mutating func set(_ paragraph: Paragraph) -> Bool {
    if let exclusions = limits.exclusions { return set(paragraph, beside: exclusions) }
    let mode = limits.breakMode ?? paragraph.settings.lineBreakMode
    var start = paragraph.range.lowerBound
    while start < paragraph.range.upperBound {
      let isFirst = start == paragraph.range.lowerBound
      let indents = indents(of: paragraph, isFirst: isFirst)
      let room = max(limits.width - indents.left - indents.right, 0)
      var end = start + length(paragraph, from: start, room: room, mode: mode)
      end = pushedOut(paragraph, start..<end, room: room, mode: mode)
      var (ascent, height) = metrics.height(of: start..<end, paragraph.settings)
      guard hasRoom(for: height) else {
        isTruncated = true
        return false
      }
      let isLastLine = isLast(paragraph, end: end, height: height, room: room, mode: mode)
      var content: CTLine?
      if isLastLine, let truncation = limits.truncation {
        content = shortened(
          paragraph, from: start, room: room, mode: truncation,
          moreFollows: paragraph.next < units.count)
        end = paragraph.range.upperBound
      } else if mode.isTruncating, room < .infinity {
        content = shortened(paragraph, from: start, room: room, mode: mode, moreFollows: false)
      }
      let line = content ?? line(of: paragraph, start..<end, indent: indents.left)
      if content == nil, metrics.hasDelegates { metrics.measure(line, &ascent, &height) }
      let isEnd = end == paragraph.range.upperBound
      add(
        line, start..<(isEnd ? paragraph.next : end), ascent: ascent, height: height,
        paragraph: paragraph, indents: indents, isLastOfParagraph: isEnd || isLastLine)
      if isLastLine {
        isTruncated = true
        return false
      }
      start = end
      pendingSpace += max(paragraph.settings.lineSpacing, 0)
    }
    return true
  }

  /// Whether the line is the last one that has room, though text follows.
  private func isLast(
    _ paragraph: Paragraph, end: Int, height: CGFloat, room: CGFloat, mode: NSLineBreakMode
  ) -> Bool {
    guard end < paragraph.range.upperBound || paragraph.next < units.count else { return false }
    if limits.lines > 0, lines.count + 1 >= limits.lines { return true }
    guard limits.height < .infinity else { return false }
    let nextHeight = metrics.height(
      of: end..<min(end + 1, units.count), paragraph.settings
    ).height
    let spacing = max(paragraph.settings.lineSpacing, 0)
    return y + pendingSpace + height + spacing + nextHeight > limits.height + LayoutLimits.tolerance
  }

  /// How many units from `start` stand on one line.
  func length(
    _ paragraph: Paragraph, from start: Int, room: CGFloat, mode: NSLineBreakMode
  ) -> Int {
    let rest = paragraph.range.upperBound - start
    let index = start - paragraph.range.lowerBound
    let width = Double(min(room, 1e7))
    let count =
      switch mode {
      case .byWordWrapping: CTTypesetterSuggestLineBreak(paragraph.typesetter, index, width)
      case .byCharWrapping: CTTypesetterSuggestClusterBreak(paragraph.typesetter, index, width)
      default: rest
      }
    return min(max(count, 1), rest)
  }

  func line(of paragraph: Paragraph, _ range: Range<Int>, indent: CGFloat) -> CTLine {
    CTTypesetterCreateLineWithOffset(
      paragraph.typesetter,
      CFRange(location: range.lowerBound - paragraph.range.lowerBound, length: range.count),
      Double(indent))
  }

  // MARK: Room

  func hasRoom(for height: CGFloat) -> Bool {
    if lines.isEmpty { return true }
    if limits.lines > 0, lines.count >= limits.lines { return false }
    return y + pendingSpace + height <= limits.height + LayoutLimits.tolerance
  }

  /// Left and right indents of a line, in points.
  func indents(
    of paragraph: Paragraph, isFirst: Bool
  ) -> (left: CGFloat, right: CGFloat) {
    let settings = paragraph.settings
    let lead = max(isFirst ? settings.firstLineHeadIndent : settings.headIndent, 0)
    var tail = settings.tailIndent > 0 ? limits.width - settings.tailIndent : -settings.tailIndent
    if !tail.isFinite { tail = 0 }
    return paragraph.isRightToLeft ? (max(tail, 0), lead) : (lead, max(tail, 0))
  }

  private func isRightToLeft(_ range: Range<Int>, _ settings: ParagraphSettings) -> Bool {
    switch settings.baseWritingDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural: break
    }
    guard units[range].contains(where: { $0 >= 0x590 }) else { return false }
    return units[range].withUnsafeBufferPointer { part in
      let analysis = TextAnalysis(part, direction: .natural, language: nil)
      return (analysis.paragraphLevels.first ?? 0) & 1 == 1
    }
  }
}

extension LayoutLimits {
  /// How far lines may reach beyond the height: what is lost where sizes are rounded.
  static let tolerance: CGFloat = 1 / 64
}

extension NSLineBreakMode {
  /// Whether lines are shortened rather than broken.
  package var isTruncating: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
