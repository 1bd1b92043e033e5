// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A paragraph's last line does not hold one word alone: the word before it joins it.

import CoreText

extension LineSetter {
  /// The end of a line with `NSParagraphStyle.LineBreakStrategy.pushOut`: one word earlier if the rest of the paragraph
  /// is a single word, the line keeps a word, and both words fit on the last line. Texts without spaces between words
  /// keep their breaks.
  func pushedOut(
    _ paragraph: Paragraph, _ line: Range<Int>, room: CGFloat, mode: NSLineBreakMode
  ) -> Int {
    let end = line.upperBound
    guard paragraph.settings.lineBreakStrategy.contains(.pushOut), mode == .byWordWrapping,
      end < paragraph.range.upperBound, Self.isSpace(units[end - 1])
    else { return end }
    let rest = units[end..<paragraph.range.upperBound]
    guard let last = rest.lastIndex(where: { !Self.isSpace($0) }),
      !rest[...last].contains(where: { Self.isSpace($0) || $0 >= 0x2E80 })
    else { return end }
    // The spaces at the line's end, then its last word.
    var start = end
    while start > line.lowerBound, Self.isSpace(units[start - 1]) { start -= 1 }
    while start > line.lowerBound, !Self.isSpace(units[start - 1]) { start -= 1 }
    guard start > line.lowerBound else { return end }
    let fits = start + length(paragraph, from: start, room: room, mode: mode)
    return fits == paragraph.range.upperBound ? start : end
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || (0x2000...0x200A).contains(unit)
  }
}
