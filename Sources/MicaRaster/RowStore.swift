// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7: strips → row commands. Takes the draws of a frame in order and gives each row of 4 px
// its list. Groups are opened only in rows that something of them touches.

/// The commands of one row.
private struct Row: BitwiseCopyable {
  var commands: UnsafeMutablePointer<RowCommand>
  var count: Int32
  var capacity: Int32
  /// Groups open in this row, of those open in the frame.
  var openDepth: Int32
  /// This row's command of the innermost open group, or `RowCommand.noGroup`.
  var group: UInt32
}

/// A group that is open while draws are added.
struct OpenGroup: BitwiseCopyable {
  var isMask: Bool
  /// Rows that may hold it.
  var firstRow: Int
  var endRow: Int
}

/// The rows, and the groups that are open.
private struct RowTable: ~Copyable {
  var rows = UnsafeMutablePointer<Row>.allocate(capacity: 1)
  private var capacity = 0
  var groups = Buffer<OpenGroup>(capacity: 8)

  deinit {
    for i in 0..<capacity { rows[i].commands.deallocate() }
    rows.deallocate()
  }

  /// Empties the rows, after making room for `count` of them.
  mutating func begin(_ count: Int) {
    if count > capacity { grow(to: count) }
    for i in 0..<count {
      rows[i].count = 0
      rows[i].openDepth = 0
      rows[i].group = RowCommand.noGroup
    }
    groups.count = 0
  }

  private mutating func grow(to count: Int) {
    let grown = UnsafeMutablePointer<Row>.allocate(capacity: count)
    grown.update(from: rows, count: capacity)
    for i in capacity..<count {
      grown[i] = Row(
        commands: .allocate(capacity: 16), count: 0, capacity: 16, openDepth: 0,
        group: RowCommand.noGroup)
    }
    rows.deallocate()
    rows = grown
    capacity = count
  }
}

/// The rows of one surface; kept between frames, so that a steady state allocates nothing.
package final class RowStore: @unchecked Sendable {
  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var rowCount = 0
  // Behind a pointer, so that no access in a hot loop is checked for exclusivity.
  private let table = UnsafeMutablePointer<RowTable>.allocate(capacity: 1)
  private var rows: UnsafeMutablePointer<Row> { @inline(__always) get { table.pointee.rows } }
  private var groups: UnsafeMutablePointer<OpenGroup> {
    @inline(__always) get { table.pointee.groups.base }
  }
  private var groupCount: Int { @inline(__always) get { table.pointee.groups.count } }

  package init() {
    table.initialize(to: RowTable())
  }

  deinit {
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// Starts a frame of the given size, at most 65 535 px each way.
  package func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    rowCount = (height + tileSize - 1) / tileSize
    table.pointee.begin(rowCount)
  }

  func commands(inRow index: Int) -> UnsafeBufferPointer<RowCommand> {
    UnsafeBufferPointer(start: rows[index].commands, count: Int(rows[index].count))
  }

  /// Bytes of all commands, for reports.
  package var commandCount: Int { (0..<rowCount).reduce(0) { $0 + Int(rows[$1].count) } }

  // MARK: Draws

  /// Paints the pixels of `box` that `strips` cover.
  package func add(strips range: StripRange, of store: StripStore, draw: Int, within box: PixelBox)
  {
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    guard !box.isEmpty else { return }
    let strips = store.strips.pointee.base + Int(range.start)
    let count = Int(range.count)
    let storeIndex = UInt16(truncatingIfNeeded: store.index)
    let (left, right) = (Int(box.x0), Int(box.x1))
    var i = 0
    while i < count {
      let row = Int(strips[i].y)
      var end = i &+ 1
      while end < count && Int(strips[end].y) == row { end &+= 1 }
      let mask = Self.rowMask(row, box)
      if mask != 0 {
        addRow(
          row, UnsafeBufferPointer(start: strips + i, count: end &- i), left, right, draw, mask,
          storeIndex)
      }
      i = end
    }
  }

  /// The strips of one row, from left to right, and the gaps behind them.
  @inline(__always)
  private func addRow(
    _ row: Int, _ strips: UnsafeBufferPointer<Strip>, _ left: Int, _ right: Int, _ draw: Int,
    _ mask: UInt8, _ store: UInt16
  ) {
    for i in 0..<strips.count {
      let strip = strips[i]
      let end = strip.endX &* tileSize
      let x0 = max(Int(strip.x) &* tileSize, left)
      let x1 = min(end, right)
      if x1 > x0 {
        let skipped = x0 / tileSize &- Int(strip.x)
        emit(
          row, .tiles, x0, x1, payload: strip.alpha &+ UInt32(skipped), draw, mask, store)
      }
      if strip.gap != 0 {
        let g0 = max(end, left)
        let g1 =
          i &+ 1 < strips.count ? min(Int(strips[i &+ 1].x) &* tileSize, right) : right
        if g1 > g0 { emit(row, .span, g0, g1, payload: strip.gap, draw, mask, 0) }
      }
    }
  }

  /// Paints a box whole.
  package func add(box: PixelBox, draw: Int) {
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    guard !box.isEmpty else { return }
    for row in Int(box.y0) / tileSize...(Int(box.y1) - 1) / tileSize {
      emit(
        row, .span, Int(box.x0), Int(box.x1), payload: .max, draw, Self.rowMask(row, box), 0)
    }
  }

  // MARK: Groups

  package func beginGroup() {
    table.pointee.groups.append(OpenGroup(isMask: false, firstRow: rowCount, endRow: 0))
  }

  /// What follows is the innermost group's mask, in the rows where the group has content.
  package func beginMask() {
    let depth = groupCount
    guard depth > 0 else { return }
    groups[depth - 1].isMask = true
    forEachOpenRow(depth) { row in
      append(row, .pushMask, 0, 0, payload: 0, 0, 0, 0)
    }
  }

  /// Composites the innermost group by `draw` (whose paint is `.group`) within a box and, where
  /// there are any, strips.
  package func endGroup(draw: Int, within box: PixelBox, clip: (StripRange, StripStore)?) {
    let depth = groupCount
    guard depth > 0 else { return }
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    if groups[depth - 1].isMask {
      forEachOpenRow(depth) { row in append(row, .applyMask, 0, 0, payload: 0, 0, 0, 0) }
    }
    let group = groups[depth - 1]
    table.pointee.groups.count -= 1
    // Composite: the group's scratch pixels are the paint; the enclosing group is the target.
    for row in group.firstRow..<max(group.endRow, group.firstRow)
    where rows[row].openDepth == Int32(depth) {
      let push = Int(rows[row].group)
      let extent = rows[row].commands[push]
      rows[row].openDepth -= 1
      rows[row].group = extent.payload
      let mask = Self.rowMask(row, box)
      let x0 = max(Int(extent.x0), Int(box.x0))
      let x1 = min(Int(extent.x1), Int(box.x1))
      if mask != 0 && x1 > x0 {
        if let (range, store) = clip {
          let part = PixelBox(
            Int32(x0), max(box.y0, Int32(row * tileSize)), Int32(x1),
            min(box.y1, Int32(row * tileSize + tileSize)))
          add(strips: Self.range(range, store, row: row), of: store, draw: draw, within: part)
        } else {
          emit(row, .span, x0, x1, payload: .max, draw, mask, 0)
        }
      }
      append(row, .popGroup, 0, 0, payload: 0, 0, 0, 0)
    }
  }

  /// The strips of one row, found by halving.
  private static func range(_ range: StripRange, _ store: StripStore, row: Int) -> StripRange {
    func firstStrip(atOrBelow y: Int) -> Int32 {
      var low = range.start
      var high = range.start + range.count
      while low < high {
        let middle = (low + high) / 2
        if Int(store.strips.pointee[Int(middle)].y) < y { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = firstStrip(atOrBelow: row)
    return StripRange(
      store: range.store, start: start, count: firstStrip(atOrBelow: row + 1) - start)
  }

  private func forEachOpenRow(_ depth: Int, _ body: (Int) -> Void) {
    let group = groups[depth - 1]
    for row in group.firstRow..<max(group.endRow, group.firstRow)
    where rows[row].openDepth == Int32(depth) { body(row) }
  }

  // MARK: Commands

  /// The pixel rows of a tile row that lie within a box: first in the low half, end in the high
  /// half; 0 where there are none.
  @inline(__always) private static func rowMask(_ row: Int, _ box: PixelBox) -> UInt8 {
    let top = row * tileSize
    let first = max(Int(box.y0) - top, 0)
    let end = min(Int(box.y1) - top, tileSize)
    return first < end ? UInt8(first | end << 4) : 0
  }

  /// A drawing command, with the groups that it needs opened first.
  @inline(__always)
  private func emit(
    _ row: Int, _ kind: RowCommand.Kind, _ x0: Int, _ x1: Int, payload: UInt32, _ draw: Int,
    _ mask: UInt8, _ store: UInt16
  ) {
    if groupCount > 0 && !enterGroups(row, x0, x1) { return }
    append(row, kind, x0, x1, payload: payload, draw, mask, store)
  }

  /// Opens the groups that a draw needs in a row and widens the innermost one's extent; false where
  /// the draw cannot be seen.
  private func enterGroups(_ row: Int, _ x0: Int, _ x1: Int) -> Bool {
    if Int(rows[row].openDepth) != groupCount && !openGroups(inRow: row) { return false }
    if rows[row].group != RowCommand.noGroup && !groups[groupCount - 1].isMask {
      let push = rows[row].commands + Int(rows[row].group)
      push.pointee.x0 = min(push.pointee.x0, UInt16(x0))
      push.pointee.x1 = max(push.pointee.x1, UInt16(x1))
    }
    return true
  }

  /// Opens the frame's groups in a row. Where a group has no content its mask has nothing to keep:
  /// then the draw is dropped.
  private func openGroups(inRow row: Int) -> Bool {
    for depth in Int(rows[row].openDepth)..<groupCount where groups[depth].isMask { return false }
    for depth in Int(rows[row].openDepth)..<groupCount {
      groups[depth].firstRow = min(groups[depth].firstRow, row)
      groups[depth].endRow = max(groups[depth].endRow, row + 1)
      let enclosing = rows[row].group
      rows[row].group = UInt32(rows[row].count)
      rows[row].openDepth += 1
      append(row, .pushGroup, Int(UInt16.max), 0, payload: enclosing, 0, 0, 0)
    }
    return true
  }

  @inline(__always)
  private func append(
    _ row: Int, _ kind: RowCommand.Kind, _ x0: Int, _ x1: Int, payload: UInt32, _ draw: Int,
    _ mask: UInt8, _ store: UInt16
  ) {
    let target = rows + row
    if target.pointee.count == target.pointee.capacity { grow(row) }
    target.pointee.commands[Int(target.pointee.count)] = RowCommand(
      x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1), payload: payload,
      draw: UInt32(truncatingIfNeeded: draw), kind: kind.rawValue, rows: mask, store: store)
    target.pointee.count &+= 1
  }

  @inline(never) private func grow(_ row: Int) {
    let capacity = Int(rows[row].capacity) * 2
    let grown = UnsafeMutablePointer<RowCommand>.allocate(capacity: capacity)
    grown.update(from: rows[row].commands, count: Int(rows[row].count))
    rows[row].commands.deallocate()
    rows[row].commands = grown
    rows[row].capacity = Int32(capacity)
  }
}
