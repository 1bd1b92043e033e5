// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The places of a text as the keyboard counts them: UITextInput for text fields and text views alike.

import CoreGraphics
import CoreText
import Foundation

extension TextEditor {
  // MARK: Conversions

  func offset(_ position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.offset ?? 0, 0), length)
  }

  func range(_ range: UITextRange) -> NSRange {
    if let span = range as? TextSpan { return within(span.range) }
    let (start, end) = (offset(range.start), offset(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func string(_ span: UITextRange) -> String {
    (text.string as NSString).substring(with: range(span))
  }

  func span(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(from), offset(to))
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func place(_ position: UITextPosition, _ distance: Int) -> UITextPosition? {
    let (target, overflow) = offset(position).addingReportingOverflow(distance)
    return overflow || target < 0 || target > length ? nil : TextPlace(target)
  }

  func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(one), offset(other))
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }

  // MARK: Directions

  func isRightToLeft(at offset: Int) -> Bool {
    guard length > 0 else { return false }
    let style = text.attribute(.paragraphStyle, at: min(offset, length - 1), effectiveRange: nil)
    switch (style as? NSParagraphStyle)?.baseWritingDirection {
    case .rightToLeft: return true
    case .leftToRight: return false
    default: break
    }
    let start = breaks.paragraph(at: offset).lowerBound
    let rest = (text.string as NSString).substring(from: start)
    for scalar in rest.unicodeScalars where scalar.properties.isAlphabetic {
      return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
    }
    return false
  }

  /// The place some steps on a side; nil beyond the text.
  func move(_ from: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
    var place = from
    for _ in 0..<min(max(count, 0), length + 1) {
      guard let next = step(place, direction) else { return nil }
      place = next
    }
    return place
  }

  private func step(_ from: Int, _ direction: UITextLayoutDirection) -> Int? {
    let breaks = breaks
    switch direction {
    case .left, .right:
      let forward = (direction == .right) != isRightToLeft(at: from)
      if forward { return from < length ? breaks.next(after: from) : nil }
      return from > 0 ? breaks.previous(before: from) : nil
    case .up, .down: return line(from, up: direction == .up)
    }
  }

  /// The place on the line above or below; the text's start or end on the outermost ones.
  private func line(_ from: Int, up: Bool) -> Int? {
    guard let view = attached else { return nil }
    guard from != (up ? 0 : length) else { return nil }
    let caret = view.caretBox(at: from)
    let y = up ? caret.minY - caret.height * 0.25 : caret.maxY + caret.height * 0.25
    let found = view.offset(nearest: CGPoint(x: caret.midX, y: y))
    let box = view.caretBox(at: found)
    let hasMoved = up ? box.midY < caret.minY : box.midY > caret.maxY
    return hasMoved ? found : (up ? 0 : length)
  }

  /// The stretch from a place to the end of its line on a side.
  func lineEnd(_ offset: Int, _ direction: UITextLayoutDirection) -> NSRange {
    guard let view = attached else { return NSRange(location: offset, length: 0) }
    let caret = view.caretBox(at: offset)
    let edge: CGFloat = 1e6
    var other = offset
    switch direction {
    case .left: other = view.offset(nearest: CGPoint(x: -edge, y: caret.midY))
    case .right: other = view.offset(nearest: CGPoint(x: edge, y: caret.midY))
    case .up: other = 0
    case .down: other = length
    }
    return NSRange(location: min(offset, other), length: abs(other - offset))
  }

  func nearest(_ point: CGPoint, within span: UITextRange) -> UITextPosition? {
    let range = range(span)
    let offset = attached?.offset(nearest: point) ?? 0
    return TextPlace(min(max(offset, range.location), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let view = attached else { return nil }
    let near = view.offset(nearest: point)
    for start in [near, near - 1] {
      guard let unit = breaks.unit(.character, at: start) else { continue }
      let range = NSRange(location: unit.lowerBound, length: unit.count)
      if view.boxes(of: range).contains(where: { $0.rect.contains(point) }) {
        return TextSpan(range)
      }
    }
    return nil
  }

  func styling(_ position: UITextPosition, _ direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    guard length > 0 else { return attached?.plainLooks }
    let at = offset(position) - (direction == .backward ? 1 : 0)
    return text.attributes(at: min(max(at, 0), length - 1), effectiveRange: nil)
  }

  func setDirection(_ direction: NSWritingDirection, _ span: UITextRange) {
    guard length > 0 else { return }
    let range = range(span)
    let (first, last) = (
      breaks.paragraph(at: range.location),
      breaks.paragraph(at: max(NSMaxRange(range) - 1, range.location))
    )
    let whole = within(
      NSRange(location: first.lowerBound, length: max(last.upperBound - first.lowerBound, 0)))
    let style = NSMutableParagraphStyle()
    let old = text.attribute(
      .paragraphStyle, at: min(whole.location, length - 1), effectiveRange: nil)
    if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    text.addAttribute(.paragraphStyle, value: style.copy(), range: whole)
    attached?.textChanged(byUser: false)
  }
}
