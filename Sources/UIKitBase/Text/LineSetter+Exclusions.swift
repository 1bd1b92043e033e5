// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines beside shapes: those of one height stand next to each other in what the shapes leave free.

import CoreText

extension LineSetter {
  /// How far lines move down where nothing fits beside the shapes (our choice).
  private static let step: CGFloat = 1

  /// A line's part of a band.
  private struct Piece {
    let range: Range<Int>
    let room: Range<CGFloat>
    let left: CGFloat
    let right: CGFloat
  }

  /// Sets a paragraph's lines; false where no more lines have room.
  mutating func set(_ paragraph: Paragraph, beside exclusions: TextExclusions) -> Bool {
    let mode = limits.breakMode ?? paragraph.settings.lineBreakMode
    var start = paragraph.range.lowerBound
    while start < paragraph.range.upperBound {
      var (ascent, height) = metrics.height(of: start..<start + 1, paragraph.settings)
      var pieces: [Piece] = []
      // Larger letters in the band make it higher, and what is free smaller.
      for _ in 0..<4 {
        pieces = self.pieces(of: paragraph, from: start, height: height, mode, exclusions)
        guard let end = pieces.last?.range.upperBound else { break }
        let real = metrics.height(of: start..<end, paragraph.settings)
        guard real.height > height else {
          (ascent, height) = real
          break
        }
        (ascent, height) = real
      }
      guard hasRoom(for: height) else {
        isTruncated = true
        return false
      }
      if pieces.isEmpty {
        guard y + pendingSpace < exclusions.bottom else { return false }
        pendingSpace += Self.step
        continue
      }
      add(pieces, of: paragraph, ascent: ascent, height: height)
      start = pieces[pieces.count - 1].range.upperBound
      pendingSpace += max(paragraph.settings.lineSpacing, 0)
    }
    return true
  }

  /// The lines of the band that comes next; none where nothing fits.
  private func pieces(
    of paragraph: Paragraph, from start: Int, height: CGFloat, _ mode: NSLineBreakMode,
    _ exclusions: TextExclusions
  ) -> [Piece] {
    let free = exclusions.intervals(top: y + pendingSpace, height: height)
    let isWhole = y + pendingSpace >= exclusions.bottom
    let indents = indents(of: paragraph, isFirst: start == paragraph.range.lowerBound)
    var pieces: [Piece] = []
    var next = start
    for room in paragraph.isRightToLeft ? free.reversed() : free {
      guard next < paragraph.range.upperBound else { break }
      // Each part has the container's padding at both ends.
      let left = max(room.lowerBound, indents.left)
      let right = min(room.upperBound - 2 * limits.padding, limits.width - indents.right)
      guard right > left || isWhole else { continue }
      let count = length(paragraph, from: next, room: max(right - left, 0), mode: mode)
      let range = next..<next + count
      guard isWhole || fits(range, of: paragraph, in: right - left, mode) else { continue }
      pieces.append(
        Piece(range: range, room: room, left: left, right: max(limits.width - right, 0)))
      next += count
    }
    return pieces
  }

  /// Whether a line fits beside a shape without breaking a word.
  private func fits(
    _ range: Range<Int>, of paragraph: Paragraph, in width: CGFloat, _ mode: NSLineBreakMode
  ) -> Bool {
    let content = line(of: paragraph, range, indent: 0)
    let ink =
      CGFloat(CTLineGetTypographicBounds(content, nil, nil, nil))
      - CGFloat(CTLineGetTrailingWhitespaceWidth(content))
    guard ink <= width + LayoutLimits.tolerance else { return false }
    guard mode == .byWordWrapping, range.upperBound < paragraph.range.upperBound else {
      return true
    }
    // With all the room there is, a line that may end here would end here or later at such a place.
    let last = units[range.upperBound - 1]
    let isBreak = last == 0x20 || last == 0x09 || last == 0x2D || last == 0xAD || last == 0x200B
    return isBreak || last >= 0x2E80 || units[range.upperBound] >= 0x2E80
  }

  private mutating func add(
    _ pieces: [Piece], of paragraph: Paragraph, ascent: CGFloat, height: CGFloat
  ) {
    let top = y + pendingSpace
    for piece in pieces {
      (y, pendingSpace) = (top, 0)
      let isEnd = piece.range.upperBound == paragraph.range.upperBound
      add(
        line(of: paragraph, piece.range, indent: piece.left),
        piece.range.lowerBound..<(isEnd ? paragraph.next : piece.range.upperBound),
        ascent: ascent, height: height, paragraph: paragraph, indents: (piece.left, piece.right),
        isLastOfParagraph: isEnd)
      lines[lines.count - 1].fragment = piece.room
    }
  }
}
