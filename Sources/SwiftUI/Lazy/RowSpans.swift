// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The lengths of many rows, most of which are estimates.

/// The lengths of rows along an axis: those that were measured, and an estimate for the others.
struct RowSpans {
  private static let blockSize = 128

  private struct Block {
    var known: [CGFloat?] = []
    var sum: CGFloat = 0
    var count = 0
  }

  private(set) var count: Int
  /// The length of a row that wasn't measured: that of the first that was.
  private(set) var estimate: CGFloat?
  private var blocks: [Block]

  init(count: Int) {
    self.count = count
    blocks = Array(repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// Changes the number of rows; rows before `kept` keep their lengths.
  mutating func resize(_ count: Int, keeping kept: Int) {
    var new = RowSpans(count: count)
    new.estimate = estimate
    let whole = min(kept / Self.blockSize, new.blocks.count)
    for index in 0..<whole { new.blocks[index] = blocks[index] }
    if whole < blocks.count {
      for row in whole * Self.blockSize..<min(kept, count, self.count) {
        if let span = self[row] { new.set(row, span) }
      }
    }
    self = new
  }

  /// The length that was measured.
  subscript(row: Int) -> CGFloat? {
    let block = blocks[row / Self.blockSize]
    return block.known.isEmpty ? nil : block.known[row % Self.blockSize]
  }

  mutating func set(_ row: Int, _ span: CGFloat) {
    if estimate == nil || (estimate == 0 && span > 0) { estimate = span }
    let (index, offset) = (row / Self.blockSize, row % Self.blockSize)
    if blocks[index].known.isEmpty {
      blocks[index].known = Array(repeating: nil, count: Self.blockSize)
    }
    if let old = blocks[index].known[offset] {
      blocks[index].sum += span - old
    } else {
      blocks[index].sum += span
      blocks[index].count += 1
    }
    blocks[index].known[offset] = span
  }

  private func length(_ index: Int) -> CGFloat {
    let block = blocks[index]
    let rows = min(Self.blockSize, count - index * Self.blockSize)
    return block.sum + CGFloat(rows - block.count) * (estimate ?? 0)
  }

  /// The length of all rows.
  var total: CGFloat {
    var total: CGFloat = 0
    for index in blocks.indices { total += length(index) }
    return total
  }

  func span(_ row: Int) -> CGFloat { self[row] ?? estimate ?? 0 }

  /// Where a row begins.
  func start(of row: Int) -> CGFloat {
    let last = row / Self.blockSize
    var position: CGFloat = 0
    for index in 0..<last { position += length(index) }
    for row in last * Self.blockSize..<row { position += span(row) }
    return position
  }

  /// The row at a position, and where it begins.
  func row(at position: CGFloat) -> (row: Int, start: CGFloat) {
    var start: CGFloat = 0
    for index in blocks.indices {
      let length = length(index)
      if start + length <= position, index < blocks.count - 1 {
        start += length
        continue
      }
      for row in index * Self.blockSize..<min(count, (index + 1) * Self.blockSize) {
        let span = span(row)
        if start + span > position || row == count - 1 { return (row, start) }
        start += span
      }
    }
    return (0, 0)
  }
}
