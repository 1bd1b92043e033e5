// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where characters are in a layout, and which character is where.

public import CoreText
import Foundation

extension NSLayoutManager {
  package var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  func line(
    at index: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> (line: LayoutLine, number: Int)? {
    guard let lines = laidOut?.lines, !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    let range = lines[low].range
    effectiveRange?.pointee = NSRange(location: range.lowerBound, length: range.count)
    return (lines[low], low)
  }

  /// A line's box over the region's width.
  func fragment(_ line: LayoutLine) -> CGRect {
    if let room = line.fragment {
      return CGRect(
        x: room.lowerBound, y: line.top, width: room.upperBound - room.lowerBound,
        height: line.height)
    }
    let width = textContainers.first?.size.width ?? 0
    let used = used(line)
    return CGRect(x: 0, y: line.top, width: width > 0 ? width : used.maxX, height: line.height)
  }

  /// The box of a line's text, padding included.
  func used(_ line: LayoutLine) -> CGRect {
    CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// Points from the layout's left edge to a unit.
  package func offset(of index: Int, in line: LayoutLine) -> CGFloat {
    guard let content = line.content else { return line.x }
    let offset = CTLineGetOffsetForStringIndex(content, index - line.contentStart, nil)
    return line.x + offset
  }

  func box(of range: NSRange) -> CGRect {
    var box = CGRect.null
    for line in laidOut?.lines ?? [] {
      let whole = NSRange(location: line.range.lowerBound, length: line.range.count)
      let part = NSIntersectionRange(whole, range)
      guard part.length > 0 else { continue }
      let start = offset(of: part.location, in: line)
      let end = offset(of: NSMaxRange(part), in: line)
      box = box.union(
        CGRect(
          x: min(start, end) + padding, y: line.top, width: abs(end - start), height: line.height))
    }
    return box.isNull ? .zero : box
  }

  /// The line at a place's height; of lines beside each other the nearest one.
  package func line(nearest point: CGPoint) -> LayoutLine? {
    guard let lines = laidOut?.lines,
      let first = lines.firstIndex(where: { point.y < $0.top + $0.height })
    else { return laidOut?.lines.last }
    guard lines[first].fragment != nil else { return lines[first] }
    func distance(_ line: LayoutLine) -> CGFloat {
      guard let room = line.fragment else { return 0 }
      return max(room.lowerBound - point.x, point.x - room.upperBound, 0)
    }
    return lines[first...].prefix { $0.top == lines[first].top }
      .min { distance($0) < distance($1) }
  }

  func index(at point: CGPoint) -> Int {
    guard point.x == point.x, point.y == point.y, let line = line(nearest: point) else { return 0 }
    guard let content = line.content else { return line.range.lowerBound }
    let x = point.x - padding
    let nearest = CTLineGetStringIndexForPosition(content, CGPoint(x: x - line.x, y: 0))
    guard nearest != kCFNotFound else { return line.range.lowerBound }
    // The nearest place between characters may be the one after the character.
    let caret = min(max(nearest + line.contentStart, line.range.lowerBound), line.range.upperBound)
    for index in (max(caret - 32, line.range.lowerBound)...caret).reversed() {
      let (start, end) = (offset(of: index, in: line), offset(of: index + 1, in: line))
      if start != end, min(start, end) <= x, x < max(start, end) { return index }
    }
    return min(caret, max(line.range.upperBound - 1, line.range.lowerBound))
  }
}

extension NSTextStorage {
  /// The layout managers of the text.
  public var layoutManagers: [NSLayoutManager] { observers.compactMap { $0 as? NSLayoutManager } }

  /// Adds a layout manager.
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    observers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  /// Takes a layout manager away.
  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    observers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.invalidate()
  }
}
