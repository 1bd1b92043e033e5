// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One section of a flow layout: where its lines and items are, counted from its beginning.

import CoreGraphics

/// The axis along which content is scrolled, and the one across; so that both directions are one.
struct FlowAxis {
  let isVertical: Bool
  /// Pixels per point.
  let scale: CGFloat

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func lead(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.top : inset.left }
  func trail(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.bottom : inset.right }
  func crossLead(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.left : inset.top }
  func crossTrail(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.right : inset.bottom }

  func rect(main: CGFloat, cross: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }

  /// The rectangle with its origin at a pixel (FACTS_UIKIT d.16).
  func aligned(_ rect: CGRect) -> CGRect { PixelGrid(scale).moved(rect) }

  func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }
}

/// A section of a flow layout.
struct FlowSection {
  /// The sizes of the items.
  enum Sizes {
    case equal(CGSize)
    case each([CGSize])
  }

  /// A line of items of unequal sizes.
  struct Line {
    /// The first item, and the one after the last.
    let items: Range<Int>
    /// Where the line begins along the main axis, counted from the first line.
    let start: CGFloat
    let thickness: CGFloat
    /// Where the first item begins across.
    let lead: CGFloat
    let spacing: CGFloat
  }

  let axis: FlowAxis
  let count: Int
  let sizes: Sizes
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGFloat
  let footer: CGFloat
  /// Room across, without insets.
  let breadth: CGFloat

  /// Where the section begins in the content; set when those before it are known.
  var start: CGFloat = 0
  private(set) var lines: [Line] = []
  private var perLine = 1
  private var spacing: CGFloat = 0
  private var equalLead: CGFloat = 0
  /// How long all lines are together.
  private(set) var linesLength: CGFloat = 0

  init(
    axis: FlowAxis, count: Int, sizes: Sizes, inset: UIEdgeInsets, lineSpacing: CGFloat,
    itemSpacing: CGFloat, header: CGFloat, footer: CGFloat, breadth: CGFloat
  ) {
    func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    self.axis = axis
    self.count = count
    self.sizes = sizes
    self.inset = UIEdgeInsets(
      top: sane(inset.top), left: sane(inset.left), bottom: sane(inset.bottom),
      right: sane(inset.right))
    self.lineSpacing = sane(lineSpacing)
    self.itemSpacing = sane(itemSpacing)
    self.header = max(0, sane(header))
    self.footer = max(0, sane(footer))
    self.breadth = max(0, sane(breadth))
    switch sizes {
    case .equal(let size): arrange(equal: size)
    case .each(let sizes): arrange(sizes)
    }
  }

  // MARK: Measures along the main axis, from the section's beginning

  /// Where the lines begin.
  var linesStart: CGFloat { header + axis.lead(inset) }
  /// Where the footer begins.
  var footerStart: CGFloat { linesStart + linesLength + axis.trail(inset) }
  var length: CGFloat { footerStart + footer }
  var end: CGFloat { start + length }

  /// Room for a line.
  private var space: CGFloat {
    max(0, breadth - axis.crossLead(inset) - axis.crossTrail(inset))
  }

  // MARK: Arranging

  /// How many items of a breadth fit in a line.
  private func fitting(_ item: CGFloat) -> Int {
    let step = item + itemSpacing
    guard item <= space, step > 0 else { return 1 }
    let number = ((space + itemSpacing) / step + 1e-9).rounded(.down)
    return number < 1e9 ? max(1, Int(number)) : 1_000_000_000
  }

  /// What a full line of equal items has between them, and before the first.
  private func spread(_ item: CGFloat, _ number: Int) -> (lead: CGFloat, spacing: CGFloat) {
    if number < 2 { return ((space - item) / 2, 0) }
    return (0, (space - item * CGFloat(number)) / CGFloat(number - 1))
  }

  private mutating func arrange(equal size: CGSize) {
    let item = axis.cross(size)
    perLine = fitting(item)
    (equalLead, spacing) = spread(item, perLine)
    guard count > 0 else { return }
    let lines = (count - 1) / perLine + 1
    linesLength = CGFloat(lines) * axis.main(size) + CGFloat(lines - 1) * lineSpacing
  }

  private mutating func arrange(_ sizes: [CGSize]) {
    var first = 0
    var start: CGFloat = 0
    let space = space
    while first < sizes.count {
      var last = first
      var used = axis.cross(sizes[first])
      var thickness = axis.main(sizes[first])
      while last + 1 < sizes.count {
        let next = used + itemSpacing + axis.cross(sizes[last + 1])
        if next > space + 1e-6 { break }
        used = next
        last += 1
        thickness = max(thickness, axis.main(sizes[last]))
      }
      let number = last - first + 1
      let bare = used - itemSpacing * CGFloat(number - 1)
      let (lead, spacing): (CGFloat, CGFloat)
      if last + 1 < sizes.count {
        (lead, spacing) =
          number == 1 ? ((space - bare) / 2, 0) : (0, (space - bare) / CGFloat(number - 1))
      } else if isEven(sizes[first...last]) {
        let item = axis.cross(sizes[first])
        (lead, spacing) = spread(item, fitting(item))
      } else {
        (lead, spacing) = (0, itemSpacing)
      }
      lines.append(
        Line(
          items: first..<(last + 1), start: start, thickness: thickness, lead: lead,
          spacing: spacing))
      start += thickness + lineSpacing
      first = last + 1
    }
    linesLength = lines.last.map { $0.start + $0.thickness } ?? 0
  }

  private func isEven(_ sizes: ArraySlice<CGSize>) -> Bool {
    guard let first = sizes.first else { return true }
    return sizes.allSatisfy { axis.cross($0) == axis.cross(first) }
  }

  // MARK: Places in the content

  /// Where an item is.
  func frame(of item: Int) -> CGRect {
    switch sizes {
    case .equal(let size):
      let (line, column) = (item / perLine, item % perLine)
      let main = start + linesStart + CGFloat(line) * (axis.main(size) + lineSpacing)
      let cross =
        axis.crossLead(inset) + equalLead + CGFloat(column) * (axis.cross(size) + spacing)
      return axis.aligned(axis.rect(main: main, cross: cross, size))
    case .each(let sizes):
      let line = lines[lineIndex(of: item)]
      var cross = axis.crossLead(inset) + line.lead
      for other in line.items.lowerBound..<item { cross += axis.cross(sizes[other]) + line.spacing }
      return place(item, in: line, sizes, cross)
    }
  }

  private func place(_ item: Int, in line: Line, _ sizes: [CGSize], _ cross: CGFloat) -> CGRect {
    let size = sizes[item]
    let main = start + linesStart + line.start + (line.thickness - axis.main(size)) / 2
    return axis.aligned(axis.rect(main: main, cross: cross, size))
  }

  private func lineIndex(of item: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].items.lowerBound <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Calls `body` with the items whose lines reach into a range of the content.
  func forEachItem(in range: ClosedRange<CGFloat>, _ body: (Int, CGRect) -> Void) {
    guard count > 0 else { return }
    let origin = start + linesStart
    let low = range.lowerBound - origin
    let high = range.upperBound - origin
    guard high >= 0, low <= linesLength else { return }
    switch sizes {
    case .equal(let size):
      let step = axis.main(size) + lineSpacing
      let all = (count - 1) / perLine
      let first = step > 0 ? Int(min(max(0, low / step), CGFloat(all)).rounded(.down)) : 0
      // A line that begins where the range ends is not in it, unless the range is a point.
      let end = high > low ? (high / step).rounded(.up) - 1 : (high / step).rounded(.down)
      let last = step > 0 ? Int(min(max(0, end), CGFloat(all))) : all
      guard first <= last else { return }
      for item in (first * perLine)..<min(count, (last + 1) * perLine) {
        body(item, frame(of: item))
      }
    case .each(let sizes):
      var (a, b) = (0, lines.count)
      while a < b {
        let middle = (a + b) / 2
        if lines[middle].start + lines[middle].thickness < low {
          a = middle + 1
        } else {
          b = middle
        }
      }
      while a < lines.count, lines[a].start <= high {
        var cross = axis.crossLead(inset) + lines[a].lead
        for item in lines[a].items {
          body(item, place(item, in: lines[a], sizes, cross))
          cross += axis.cross(sizes[item]) + lines[a].spacing
        }
        a += 1
      }
    }
  }
}
