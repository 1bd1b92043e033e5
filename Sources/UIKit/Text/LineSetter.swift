// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cuts a text into lines and gives each its place: paragraph by paragraph, so that a text of which
// only the beginning shows costs no more than that.

import CoreText
internal import MicaType

struct LineSetter {
  private let text: NSAttributedString
  private let limits: LayoutLimits
  private let units: [UInt16]
  private let metrics: LineMetrics
  private(set) var lines: [LayoutLine] = []
  private(set) var isTruncated = false
  private(set) var size = CGSize.zero
  private var y: CGFloat = 0
  /// Room that is only taken where another line follows.
  private var pendingSpace: CGFloat = 0
  /// Left indent and flush (0 left, 1 right) of each line, for the time when the width is known.
  private var places: [(left: CGFloat, right: CGFloat, flush: CGFloat)] = []

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

  private func settings(at index: Int) -> ParagraphSettings {
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

  private struct Paragraph {
    let range: Range<Int>
    let next: Int
    let settings: ParagraphSettings
    let isRightToLeft: Bool
    let typesetter: CTTypesetter
  }

  private mutating func set(_ paragraph: Paragraph) -> Bool {
    let mode = limits.breakMode ?? paragraph.settings.lineBreakMode
    var start = paragraph.range.lowerBound
    while start < paragraph.range.upperBound {
      let isFirst = start == paragraph.range.lowerBound
      let indents = indents(of: paragraph, isFirst: isFirst)
      let room = max(limits.width - indents.left - indents.right, 0)
      var end = start + length(paragraph, from: start, room: room, mode: mode)
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
  private func length(
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

  private func line(of paragraph: Paragraph, _ range: Range<Int>, indent: CGFloat) -> CTLine {
    CTTypesetterCreateLineWithOffset(
      paragraph.typesetter,
      CFRange(location: range.lowerBound - paragraph.range.lowerBound, length: range.count),
      Double(indent))
  }

  // MARK: Room

  private func hasRoom(for height: CGFloat) -> Bool {
    if lines.isEmpty { return true }
    if limits.lines > 0, lines.count >= limits.lines { return false }
    return y + pendingSpace + height <= limits.height + LayoutLimits.tolerance
  }

  /// Left and right indents of a line, in points.
  private func indents(
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
  var isTruncating: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}

// MARK: - Lines

extension LineSetter {
  private mutating func add(
    _ line: CTLine, _ range: Range<Int>, ascent: CGFloat, height: CGFloat, paragraph: Paragraph,
    indents: (left: CGFloat, right: CGFloat), isLastOfParagraph: Bool
  ) {
    y += pendingSpace
    pendingSpace = 0
    var line = line
    let room = max(limits.width - indents.left - indents.right, 0)
    if paragraph.settings.alignment == .justified, !isLastOfParagraph, room < .infinity,
      let wide = CTLineCreateJustifiedLine(line, 1, Double(room))
    {
      line = wide
    }
    let full = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
    let spaces = CGFloat(CTLineGetTrailingWhitespaceWidth(line))
    lines.append(
      LayoutLine(
        content: line, range: range, contentStart: paragraph.range.lowerBound,
        baseline: y + ascent, top: y, height: height, width: min(full, max(room, full - spaces)),
        inkWidth: full - spaces))
    places.append((indents.left, indents.right, flush(paragraph)))
    y += height
  }

  private mutating func setEmptyLine(_ range: Range<Int>, styledBy index: Int) {
    let settings = settings(at: index)
    let (ascent, height) = metrics.height(of: index..<index + 1, settings)
    y += pendingSpace
    pendingSpace = max(settings.lineSpacing, 0)
    lines.append(
      LayoutLine(
        content: nil, range: range, contentStart: range.lowerBound, baseline: y + ascent, top: y,
        height: height, width: 0, inkWidth: 0))
    places.append((max(settings.firstLineHeadIndent, 0), 0, 0))
    y += height
  }

  private func flush(_ paragraph: Paragraph) -> CGFloat {
    switch paragraph.settings.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: paragraph.isRightToLeft ? 1 : 0
    }
  }

  /// Gives the lines their left ends, now that the extent is known.
  private mutating func place() {
    var extent: CGFloat = 0
    for (line, place) in zip(lines, places) {
      extent = max(extent, place.left + line.width + place.right)
    }
    let width = limits.width < .infinity ? limits.width : extent
    for index in lines.indices {
      let place = places[index]
      let line = lines[index]
      let room = max(width - place.left - place.right, 0)
      let offset = line.content.map {
        CGFloat(CTLineGetPenOffsetForFlush($0, place.flush, Double(room)))
      }
      lines[index].x = place.left + (offset ?? room * place.flush)
    }
    size = CGSize(width: extent, height: y)
  }
}

// MARK: - Shortening

extension LineSetter {
  /// The rest of a paragraph on one line, shortened to the room; an ellipsis says that more
  /// follows.
  private mutating func shortened(
    _ paragraph: Paragraph, from start: Int, room: CGFloat, mode: NSLineBreakMode,
    moreFollows: Bool
  ) -> CTLine {
    let rest = line(of: paragraph, start..<paragraph.range.upperBound, indent: 0)
    let width =
      CGFloat(CTLineGetTypographicBounds(rest, nil, nil, nil))
      - CGFloat(CTLineGetTrailingWhitespaceWidth(rest))
    let fits = width <= room + LayoutLimits.tolerance
    guard !fits || moreFollows else { return rest }
    isTruncated = true
    guard mode.isTruncating else { return rest }
    var cut = start
    if mode == .byTruncatingTail {
      cut += CTTypesetterSuggestClusterBreak(
        paragraph.typesetter, start - paragraph.range.lowerBound, Double(min(room, 1e7)))
      cut = min(max(cut - 1, start), paragraph.range.upperBound - 1)
    }
    var attributes = text.attributes(at: cut, effectiveRange: nil)
    attributes[.attachment] = nil
    let ellipsis = NSAttributedString(string: "\u{2026}", attributes: attributes)
    let token = EllipsisLines.line(ellipsis)
    let tokenWidth = CGFloat(CTLineGetTypographicBounds(token, nil, nil, nil))
    if fits, width + tokenWidth <= room + LayoutLimits.tolerance {
      let range = NSRange(location: start, length: paragraph.range.upperBound - start)
      let joined = NSMutableAttributedString(
        attributedString: text.attributedSubstring(from: range))
      joined.append(ellipsis)
      return CTLineCreateWithAttributedString(joined)
    }
    // Where the rest fits without the ellipsis, the ellipsis has to push something out.
    let target = fits ? min(room, max(width - 0.01, 0)) : room
    return CTLineCreateTruncatedLine(rest, Double(target), mode.truncationType, token) ?? rest
  }
}

extension NSLineBreakMode {
  fileprivate var truncationType: CTLineTruncationType {
    switch self {
    case .byTruncatingHead: .start
    case .byTruncatingMiddle: .middle
    default: .end
    }
  }
}
