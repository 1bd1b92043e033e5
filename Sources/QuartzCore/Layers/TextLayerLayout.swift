// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A text layer's lines: where a text breaks, which lines fit, how the last one is cut, where each one
// stands. Used by CATextLayer+Drawing.swift.

import CoreText

/// How a text layer lays its text out.
struct TextLayerStyle {
  /// The layer's size in points; positive.
  var size: CGSize
  var isWrapped = false
  var alignment = CATextLayerAlignmentMode.natural
  var truncation = CATextLayerTruncationMode.none
}

/// The lines of a text layer, as far as they can be seen.
struct TextLayerLayout {
  /// A line and the start of its baseline, y down, from the layer's top left corner.
  struct Line {
    let line: CTLine
    let origin: CGPoint
  }

  private(set) var lines: [Line] = []

  private let string: NSAttributedString
  private let units: [UInt16]
  private let style: TextLayerStyle

  init(_ string: NSAttributedString, style: TextLayerStyle) {
    self.string = string
    units = string.currentContents.units
    self.style = style
    layOut()
  }

  // MARK: Lines

  /// A part of the text that is typeset by itself, its separator included: of a long text no more is
  /// typeset than the paragraphs that show.
  private struct Paragraph {
    let range: Range<Int>
    let typesetter: CTTypesetter

    /// How many units from a place on fit a width; at least one.
    func count(from start: Int, width: Double) -> Int {
      max(1, CTTypesetterSuggestLineBreak(typesetter, start - range.lowerBound, width))
    }

    func line(_ part: Range<Int>) -> CTLine {
      CTTypesetterCreateLine(
        typesetter, CFRangeMake(part.lowerBound - range.lowerBound, part.count))
    }
  }

  private func paragraph(from start: Int) -> Paragraph {
    let range = start..<endOfParagraph(from: start)
    let part =
      range.count == string.length
      ? string
      : string.attributedSubstring(from: NSRange(location: start, length: range.count))
    return Paragraph(range: range, typesetter: CTTypesetterCreateWithAttributedString(part))
  }

  /// A line before it is placed.
  private struct Candidate {
    var line: CTLine
    let paragraph: Paragraph
    let range: Range<Int>
    let top: CGFloat
    let ascent: CGFloat
    let descent: CGFloat
    /// Where the next line begins.
    let end: CGFloat
    var isCut = false
  }

  private mutating func layOut() {
    let isCut = style.isWrapped && cutting != nil
    var candidates: [Candidate] = []
    var (start, top) = (0, CGFloat(0))
    let length = string.length
    var current: Paragraph?
    while start < length && top < style.size.height {
      let paragraph: Paragraph
      if let current, current.range.contains(start) {
        paragraph = current
      } else {
        paragraph = self.paragraph(from: start)
      }
      current = paragraph
      let next = candidate(from: start, in: paragraph, top: top)
      let isTooLow = next.top + next.ascent + next.descent > style.size.height + 0.01
      if isCut && isTooLow && !candidates.isEmpty { break }
      candidates.append(next)
      (start, top) = (next.range.upperBound, next.end)
    }
    if isCut, start < length, let last = candidates.popLast() { candidates.append(cut(last)) }
    lines = candidates.map(placed)
  }

  private func candidate(
    from start: Int, in paragraph: Paragraph, top: CGFloat
  ) -> Candidate {
    let width = style.isWrapped ? Double(style.size.width) : Double.greatestFiniteMagnitude
    let count = paragraph.count(from: start, width: width)
    let range = start..<min(paragraph.range.upperBound, start + count)
    var line = paragraph.line(range)
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let natural = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    if !style.isWrapped, let cutting, natural > Double(style.size.width) {
      line = truncated(line, cutting, at: start)
    }
    return Candidate(
      line: line, paragraph: paragraph, range: range, top: top, ascent: ascent, descent: descent,
      end: top + max(0, ascent + descent + leading))
  }

  // MARK: Cutting

  private var cutting: CTLineTruncationType? {
    switch style.truncation {
    case .start: return .start
    case .middle: return .middle
    case .end: return .end
    default: return nil
    }
  }

  private func truncated(
    _ line: CTLine, _ cutting: CTLineTruncationType, at start: Int
  ) -> CTLine {
    let token = ellipsis(at: start)
    return CTLineCreateTruncatedLine(line, Double(style.size.width), cutting, token) ?? token
  }

  /// The last line that fits, with what follows it in its paragraph, cut to the width; where only its
  /// paragraph ends, with an ellipsis after it.
  private func cut(_ last: Candidate) -> Candidate {
    guard let cutting else { return last }
    var cut = last
    cut.isCut = true
    let start = last.range.lowerBound
    if endsParagraph(last.range) {
      cut.line = truncated(lineWithEllipsis(last.range), cutting, at: start)
    } else {
      let paragraph = last.paragraph
      let end =
        cutting == .end ? farEnough(from: start, in: paragraph) : paragraph.range.upperBound
      cut.line = truncated(paragraph.line(start..<end), cutting, at: start)
    }
    return cut
  }

  /// The end of a line from `start` that is wider than the layer, or that ends its paragraph.
  private func farEnough(from start: Int, in paragraph: Paragraph) -> Int {
    let width = Double(style.size.width) * 2 + 16
    return min(paragraph.range.upperBound, start + paragraph.count(from: start, width: width))
  }

  private func ellipsis(at index: Int) -> CTLine {
    let attributes = string.attributes(at: index, effectiveRange: nil)
    return CTLineCreateWithAttributedString(
      NSAttributedString(string: "\u{2026}", attributes: attributes))
  }

  private func lineWithEllipsis(_ range: Range<Int>) -> CTLine {
    let visible = range.lowerBound..<endWithoutSeparator(range)
    let text = NSMutableAttributedString(
      attributedString: string.attributedSubstring(
        from: NSRange(location: visible.lowerBound, length: visible.count)))
    let attributes = string.attributes(at: range.lowerBound, effectiveRange: nil)
    text.append(NSAttributedString(string: "\u{2026}", attributes: attributes))
    return CTLineCreateWithAttributedString(text)
  }

  // MARK: Paragraphs

  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Behind the first separator of paragraphs from a place on, or the end of the text.
  private func endOfParagraph(from start: Int) -> Int {
    var end = start
    while end < units.count {
      let unit = units[end]
      end += 1
      let isPair = unit == 0x0D && end < units.count && units[end] == 0x0A
      if isPair { return end + 1 }
      if unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029 { return end }
    }
    return end
  }

  private func endsParagraph(_ range: Range<Int>) -> Bool {
    endWithoutSeparator(range) < range.upperBound || range.upperBound == string.length
  }

  private func endWithoutSeparator(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && Self.isSeparator(units[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Placing

  private func placed(_ candidate: Candidate) -> Line {
    var line = candidate.line
    let width = Double(style.size.width)
    if style.alignment == .justified, style.isWrapped, !candidate.isCut,
      !endsParagraph(candidate.range),
      let stretched = CTLineCreateJustifiedLine(line, 1, width)
    {
      line = stretched
    }
    let hanging = CTLineGetTrailingWhitespaceWidth(line)
    let free = width - (CTLineGetTypographicBounds(line, nil, nil, nil) - hanging)
    let isRightToLeft = Self.isRightToLeft(line)
    // A line that is too wide shows its beginning; white space at the end hangs over the edge.
    let start = free > 0 ? free * flush(isRightToLeft) : isRightToLeft ? free : 0
    let x = isRightToLeft ? start - hanging : start
    return Line(line: line, origin: CGPoint(x: x, y: candidate.top + candidate.ascent))
  }

  /// The line's own direction: where its string begins.
  private static func isRightToLeft(_ line: CTLine) -> Bool {
    CTLineGetOffsetForStringIndex(line, -1, nil) > CTLineGetOffsetForStringIndex(line, .max, nil)
  }

  /// 0 at the left edge, 1 at the right one.
  private func flush(_ isRightToLeft: Bool) -> Double {
    switch style.alignment {
    case .left: return 0
    case .center: return 0.5
    case .right: return 1
    default: return isRightToLeft ? 1 : 0
    }
  }
}
