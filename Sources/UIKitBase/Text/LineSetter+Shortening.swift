// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The last line that has room, with an ellipsis where more follows.

import CoreText

extension LineSetter {
  /// The rest of a paragraph on one line, shortened to the room; an ellipsis says that more
  /// follows.
  mutating func shortened(
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
