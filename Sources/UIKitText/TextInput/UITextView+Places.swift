// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the caret and what is chosen are in a text view, and how it scrolls to them.

import CoreGraphics
import CoreText
import Foundation

extension UITextView {
  private var pixel: CGFloat {
    traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 1
  }

  private var lineLooks: UIFont { editor.looks[.font].flatMap(UIFont.of) ?? .drawingDefault }

  /// The line that a caret stands on.
  private func line(at offset: Int) -> LayoutLine? {
    layoutManager.laidOut?.lines.last { $0.range.lowerBound <= offset }
      ?? layoutManager.laidOut?.lines.first
  }

  func caretBox(at offset: Int) -> CGRect {
    let padding = layoutManager.padding
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    guard editor.length > 0, let line = line(at: offset) else {
      let width = max(textContainer.size.width - 2 * padding, 0)
      let flush: CGFloat =
        switch model.alignment {
        case .center: 0.5
        case .right: 1
        case .natural: Self.naturalIsRight ? 1 : 0
        default: 0
        }
      return CGRect(
        x: origin.x + padding + flush * max(width - SelectionView.caretWidth, 0), y: origin.y,
        width: SelectionView.caretWidth,
        height: PixelGrid.above(lineLooks.lineHeight, to: pixel))
    }
    let x = layoutManager.offset(of: min(offset, line.range.upperBound), in: line)
    let room = max(textContainer.size.width - padding - SelectionView.caretWidth, padding)
    return CGRect(
      x: origin.x + PixelGrid.nearest(min(x + padding, room), to: pixel),
      y: origin.y + PixelGrid.nearest(line.top, to: pixel), width: SelectionView.caretWidth,
      height: PixelGrid.above(line.height, to: pixel))
  }

  func boxes(of range: NSRange) -> [SelectionBox] {
    guard range.length > 0, let lines = layoutManager.laidOut?.lines else { return [] }
    let padding = layoutManager.padding
    let right = max(textContainer.size.width - padding, 0)
    var found: [SelectionBox] = []
    for line in lines {
      let whole = NSRange(location: line.range.lowerBound, length: line.range.count)
      let part = NSIntersectionRange(whole, range)
      guard part.length > 0 else { continue }
      let goesOn = NSMaxRange(range) > line.range.upperBound
      let start = layoutManager.offset(of: part.location, in: line) + padding
      let edge = line.fragment.map { $0.upperBound - padding } ?? right
      let end = goesOn ? edge : layoutManager.offset(of: NSMaxRange(part), in: line) + padding
      let box = CGRect(
        x: textContainerInset.left + min(start, end), y: textContainerInset.top + line.top,
        width: abs(end - start), height: line.height)
      found.append(
        SelectionBox(
          box, isRightToLeft: editor.isRightToLeft(at: part.location),
          start: part.location == range.location, end: !goesOn))
    }
    return found
  }

  func offset(nearest point: CGPoint) -> Int {
    let place = CGPoint(
      x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard point.x == point.x, point.y == point.y,
      let line = layoutManager.line(nearest: place)
    else { return 0 }
    guard let content = line.content else { return line.range.lowerBound }
    let x = point.x - textContainerInset.left - layoutManager.padding - line.x
    let found = CTLineGetStringIndexForPosition(content, CGPoint(x: x, y: 0))
    var offset = found == kCFNotFound ? line.range.lowerBound : found + line.contentStart
    offset = min(max(offset, line.range.lowerBound), line.range.upperBound)
    if offset == line.range.upperBound, offset > line.range.lowerBound,
      offset < editor.length || endsLine(offset)
    {
      // The place after a line's last unit is on the next line.
      offset = editor.breaks.previous(before: offset)
    }
    return offset
  }

  private func endsLine(_ offset: Int) -> Bool {
    guard offset > 0, offset <= editor.length else { return false }
    let unit = (textStorage.string as NSString).character(at: offset - 1)
    return unit == 0x0A || unit == 0x0D || unit == 0x2029
  }

  // MARK: Showing

  func showSelection() {
    guard isFirstResponder else { return selectionView.hide() }
    if selectionView.superview !== self { addSubview(selectionView) }
    let (color, range) = (tintColor ?? .systemBlue, editor.selection)
    if range.length > 0 {
      selectionView.show(boxes(of: range).map(\.rect), handles: true, color)
    } else if isEditable {
      selectionView.showCaret(caretRect(for: TextPlace(range.location)), color)
    } else {
      selectionView.hide()
    }
  }

  /// Scrolls as little as needed to show a stretch.
  func scroll(toShow range: NSRange) {
    guard isScrollEnabled, bounds.height > 0 else { return }
    let range = editor.within(range)
    var box = caretBox(at: NSMaxRange(range))
    for part in boxes(of: range) { box = box.union(part.rect) }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let (top, bottom) = (box.minY - textContainerInset.top, box.maxY + textContainerInset.bottom)
    var y = contentOffset.y
    if bottom > y + inset.top + room { y = bottom - inset.top - room }
    if top < y + inset.top { y = top - inset.top }
    let last = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    y = min(max(y, -inset.top), last)
    if abs(y - contentOffset.y) > 0.01 { contentOffset.y = y }
  }

  var textBaselines: (first: CGFloat, last: CGFloat) {
    let font = font ?? .drawingDefault
    return (
      PixelGrid.nearest(textContainerInset.top + font.ascender, to: pixel),
      PixelGrid.nearest(textContainerInset.bottom - font.descender, to: pixel)
    )
  }
}
