// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where everything in a table stands, one below the other, in plain numbers.

import CoreGraphics
import Foundation

/// The sections and rows of a table with their heights: header, rows and footer of one section after those
/// of the last. Heights that nobody has asked for yet are estimates.
struct TableMap {
  /// What stands in a table.
  enum Element: ListElement {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }

    var isHeader: Bool { if case .header = self { true } else { false } }

    /// Headers come before footers.
    static func precedes(_ a: Self, _ b: Self) -> Bool {
      a.isHeader == b.isHeader ? a.section < b.section : a.isHeader
    }
  }

  private(set) var heights: ExtentTree
  /// Whether an element's height is no estimate any more.
  private(set) var isMeasured: [Bool]
  /// The first element of each section, and the number of all elements at the end.
  private(set) var starts: [Int]
  /// What lies above all sections.
  let top: Double

  /// A table of sections with so many rows; `height` tells the height of each element and whether it is
  /// exact. Each section takes two elements more than it has rows.
  init(rows: [Int], top: Double, height: (Element) -> (height: Double, isExact: Bool)) {
    var heights: [Double] = []
    var measured: [Bool] = []
    var starts = [0]
    func add(_ element: Element) {
      let (height, isExact) = height(element)
      heights.append(Self.sane(height))
      measured.append(isExact)
    }
    heights.reserveCapacity(rows.reduce(0, +) + 2 * rows.count)
    for (section, count) in rows.enumerated() {
      add(.header(section))
      for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
      add(.footer(section))
      starts.append(heights.count)
    }
    self.heights = ExtentTree(heights)
    isMeasured = measured
    self.starts = starts
    self.top = top
  }

  /// A height that can be drawn: not negative, not beyond what a screen could ever scroll.
  static func sane(_ height: Double) -> Double {
    height.isFinite ? min(max(height, 0), 1e7) : 0
  }

  var sections: Int { starts.count - 1 }
  var count: Int { heights.count }
  /// The lower edge of the last section.
  var bottom: Double { top + heights.total }

  func rows(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

  var rowCounts: [Int] { (0..<sections).map(rows(in:)) }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.section < sections && path.row >= 0
      && path.row < rows(in: path.section)
  }

  // MARK: Elements and their numbers

  func index(of element: Element) -> Int {
    switch element {
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  func element(at index: Int) -> Element {
    let section = section(of: index)
    let place = index - starts[section]
    if place == 0 { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(IndexPath(row: place - 1, section: section))
  }

  /// The section that an element belongs to: the last one that begins at it or before.
  private func section(of index: Int) -> Int {
    var (low, high) = (0, sections - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Places

  mutating func setHeight(_ height: Double, of index: Int) {
    heights[index] = Self.sane(height)
    isMeasured[index] = true
  }

  mutating func forgetHeight(of index: Int) { isMeasured[index] = false }

  func height(of index: Int) -> Double { heights[index] }

  func start(of index: Int) -> Double { top + heights.start(of: index) }

  func span(of index: Int) -> (start: Double, height: Double) { (start(of: index), heights[index]) }

  /// From the upper edge of a section's header to the lower edge of its footer.
  func span(ofSection section: Int) -> (start: Double, height: Double) {
    let start = start(of: starts[section])
    return (start, self.start(of: starts[section + 1]) - start)
  }

  /// The element at a height; nil for a table without any.
  func index(at y: Double) -> Int? { count == 0 ? nil : heights.index(at: y - top) }
}
