// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines' places: one below the other while they are made, from left to right when all are known.

import CoreText

extension LineSetter {
  mutating func add(
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

  mutating func setEmptyLine(_ range: Range<Int>, styledBy index: Int) {
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
    case .natural: paragraph.isRightToLeft || limits.naturalIsRight ? 1 : 0
    case .justified: paragraph.isRightToLeft ? 1 : 0
    }
  }

  /// Gives the lines their left ends, now that the extent is known.
  mutating func place() {
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
