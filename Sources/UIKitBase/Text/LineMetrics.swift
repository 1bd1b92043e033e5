// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How high lines are: the measures of the fonts that a text asks for, by ranges.

import CoreText

/// The measures of a text's fonts and attachments.
struct LineMetrics {
  private struct Run {
    var end: Int
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
  }

  private var runs: [Run] = []
  /// Whether run delegates take part, whose measures only lines know.
  private(set) var hasDelegates = false

  init(_ text: NSAttributedString, usesFontLeading: Bool) {
    var index = 0
    var range = NSRange()
    while index < text.length {
      let attributes = text.attributes(at: index, effectiveRange: &range)
      let end = max(NSMaxRange(range), index + 1)
      add(attributes, index, end, usesFontLeading)
      if attributes[NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName)] != nil {
        hasDelegates = true
      }
      index = end
    }
  }

  private mutating func add(
    _ attributes: [NSAttributedString.Key: Any], _ start: Int, _ end: Int, _ usesFontLeading: Bool
  ) {
    let font = attributes[.font] as? CTFont ?? UIFont.drawingDefault
    var run = Run(
      end: end, ascent: UIFont.ascent(of: font), descent: CTFontGetDescent(font),
      leading: usesFontLeading ? max(CTFontGetLeading(font), 0) : 0)
    if let raise = (attributes[.baselineOffset] as? NSNumber)?.doubleValue, raise.isFinite {
      run.ascent += max(CGFloat(raise), 0)
      run.descent += max(-CGFloat(raise), 0)
    }
    if let attachment = attributes[.attachment] as? any AttachmentAttribute {
      let box = attachment.attachmentBounds(
        lineFragment: .zero, position: .zero, characterIndex: start)
      run.ascent = max(run.ascent, box.maxY)
      run.descent = max(run.descent, -box.minY)
    }
    runs.append(run)
  }

  /// The baseline's distance from the top of a line, and the line's height, by the fonts of a
  /// range.
  func height(
    of range: Range<Int>, _ settings: ParagraphSettings
  ) -> (ascent: CGFloat, height: CGFloat) {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count else {
      let font = UIFont.drawingDefault
      return Self.adjusted(font.ascender, -font.descender, 0, settings)
    }
    var (ascent, descent, leading) = (runs[low].ascent, runs[low].descent, runs[low].leading)
    while runs[low].end < range.upperBound, low + 1 < runs.count {
      low += 1
      ascent = max(ascent, runs[low].ascent)
      descent = max(descent, runs[low].descent)
      leading = max(leading, runs[low].leading)
    }
    return Self.adjusted(ascent, descent, leading, settings)
  }

  /// Raises a line's measures to those of its run delegates.
  func measure(_ line: CTLine, _ ascent: inout CGFloat, _ height: inout CGFloat) {
    var (lineAscent, lineDescent): (CGFloat, CGFloat) = (0, 0)
    _ = CTLineGetTypographicBounds(line, &lineAscent, &lineDescent, nil)
    let descent = max(height - ascent, lineDescent)
    ascent = max(ascent, lineAscent)
    height = ascent + descent
  }

  private static func adjusted(
    _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, _ settings: ParagraphSettings
  ) -> (ascent: CGFloat, height: CGFloat) {
    var height = ascent + descent
    let multiple = settings.lineHeightMultiple
    if multiple > 0, multiple.isFinite { height *= multiple }
    if settings.minimumLineHeight > 0 { height = max(height, min(settings.minimumLineHeight, 1e6)) }
    if settings.maximumLineHeight > 0 { height = min(height, settings.maximumLineHeight) }
    return (height - descent, height + leading)
  }
}
