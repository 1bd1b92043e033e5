// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7: strips → row commands. Takes the draws of a frame in order and gives each row of 4 px
// its list. Groups are opened only in rows that something of them touches.

/// The commands of one row.
private struct Row: BitwiseCopyable {
  var commands: UnsafeMutablePointer<RowCommand>
  var count = 0
  var capacity: Int
  /// The sum of its commands' widths.
  var width = 0
  /// Groups open in this row, of those open in the frame.
  var openDepth: Int32 = 0
  /// This row's command of the innermost open group, or `RowCommand.noGroup`.
  var group = RowCommand.noGroup
  /// Whether some command may hide what is below.
  var hides = false

  mutating func removeAll() {
    self = Row(commands: commands, capacity: capacity)
  }

  @inline(__always) mutating func append(_ command: RowCommand) {
    if count == capacity { grow() }
    commands[count] = command
    count &+= 1
    width &+= Int(command.x1) &- Int(command.x0)
  }

  @inline(never) private mutating func grow() {
    let grown = UnsafeMutablePointer<RowCommand>.allocate(capacity: capacity * 2)
    grown.update(from: commands, count: count)
    commands.deallocate()
    commands = grown
    capacity *= 2
  }
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
    for i in 0..<count { rows[i].removeAll() }
    groups.count = 0
  }

  private mutating func grow(to count: Int) {
    let grown = UnsafeMutablePointer<Row>.allocate(capacity: count)
    grown.update(from: rows, count: capacity)
    for i in capacity..<count {
      grown[i] = Row(commands: .allocate(capacity: 16), capacity: 16)
    }
    rows.deallocate()
    rows = grown
    capacity = count
  }
}

/// The rows of one surface; kept between frames, so that a steady state allocates nothing.
package final class RowStore: @unchecked Sendable {
  @exclusivity(unchecked) package private(set) var width = 0
  @exclusivity(unchecked) package private(set) var height = 0
  @exclusivity(unchecked) package private(set) var rowCount = 0
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
    UnsafeBufferPointer(start: rows[index].commands, count: rows[index].count)
  }

  /// Whether a plan of the row may save more than it costs: where something hides what is below,
  /// and commands are long on average or overlap for sure.
  func mayHide(inRow index: Int) -> Bool {
    let row = rows + index
    return row.pointee.hides
      && (row.pointee.width > 48 &* row.pointee.count || row.pointee.width > 2 &* width)
  }

  /// Bytes of all commands, for reports.
  package var commandCount: Int { (0..<rowCount).reduce(0) { $0 + rows[$1].count } }

  // MARK: Draws

  /// Paints the pixels of `box` that `strips` cover. `isOpaque` tells whether the draw may replace
  /// what is below.
  package func add(
    strips range: StripRange, of store: StripStore, draw: Int, within box: PixelBox,
    isOpaque: Bool = true
  ) {
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    guard !box.isEmpty else { return }
    let strips = store.strips.pointee.base + Int(range.start)
    let count = Int(range.count)
    var command = RowCommand(
      x0: 0, x1: 0, payload: 0, draw: UInt32(truncatingIfNeeded: draw), kind: 0, rows: 0,
      store: UInt16(truncatingIfNeeded: store.index))
    let (left, right) = (Int(box.x0), Int(box.x1))
    var i = 0
    while i < count {
      let row = Int(strips[i].y)
      var end = i &+ 1
      while end < count && Int(strips[end].y) == row { end &+= 1 }
      command.rows = Self.rowMask(row, box)
      if command.rows != 0 {
        addRow(
          row, UnsafeBufferPointer(start: strips + i, count: end &- i), left, right, command,
          isOpaque)
      }
      i = end
    }
  }

  /// The strips of one row, from left to right, and the gaps behind them.
  @inline(__always)
  private func addRow(
    _ row: Int, _ strips: UnsafeBufferPointer<Strip>, _ left: Int, _ right: Int,
    _ pattern: RowCommand, _ isOpaque: Bool
  ) {
    var command = pattern
    for i in 0..<strips.count {
      let strip = strips[i]
      let end = strip.endX &* tileSize
      let x0 = max(Int(strip.x) &* tileSize, left)
      let x1 = min(end, right)
      if x1 > x0 {
        let skipped = x0 &>> 2 &- Int(strip.x)
        command.kind = RowCommand.Kind.tiles.rawValue
        command.payload = strip.alpha &+ UInt32(truncatingIfNeeded: skipped)
        emit(row, x0, x1, command)
      }
      if strip.gap != 0 {
        let g0 = max(end, left)
        let g1 =
          i &+ 1 < strips.count ? min(Int(strips[i &+ 1].x) &* tileSize, right) : right
        if g1 > g0 {
          command.kind = RowCommand.Kind.span.rawValue
          command.payload = strip.gap
          if isOpaque && strip.gap == .max { rows[row].hides = true }
          emit(row, g0, g1, command)
        }
      }
    }
  }

  /// Paints the pixels of `box`, which lies on the surface, that a glyph covers. (x, y) is the pixel
  /// that the glyph's mask begins with.
  package func add(glyph: GlyphMask, x: Int32, y: Int32, draw: Int, within box: PixelBox) {
    let (x0, x1) = (max(x, box.x0), min(x &+ Int32(glyph.width), box.x1))
    let (y0, y1) = (max(y, box.y0), min(y &+ Int32(glyph.height), box.y1))
    guard x0 < x1, y0 < y1 else { return }
    let (first, last) = (Int(y0) &>> 2, (Int(y1) &- 1) &>> 2)
    let skipped = Int(x0 &- x)
    var place = Int(glyph.place) &+ (skipped &>> 2) &* glyph.placesPerColumn
    place &+= first &* tileSize &- Int(y) &+ GlyphMask.margin
    var command = RowCommand(
      x0: UInt16(truncatingIfNeeded: x0), x1: UInt16(truncatingIfNeeded: x1),
      payload: UInt32(truncatingIfNeeded: place &<< 2 | skipped & 3),
      draw: UInt32(truncatingIfNeeded: draw), kind: RowCommand.Kind.glyph.rawValue, rows: 0,
      store: UInt16(truncatingIfNeeded: glyph.placesPerColumn))
    var row = first
    if groupCount == 0, first &* tileSize >= Int(box.y0), (last &+ 1) &* tileSize <= Int(box.y1) {
      // Nearly all text: no row is cut, and none has to be opened.
      command.rows = RowCommand.allRows
      let rows = rows
      while row <= last {
        rows[row].append(command)
        command.payload &+= UInt32(tileSize &<< 2)
        row &+= 1
      }
      return
    }
    while row <= last {
      command.rows = Self.rowMask(row, box)
      add(command, row, false)
      command.payload &+= UInt32(tileSize &<< 2)
      row &+= 1
    }
  }

  /// Paints a box whole. `isOpaque` tells whether the draw may replace what is below.
  package func add(box: PixelBox, draw: Int, isOpaque: Bool = true) {
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    guard !box.isEmpty else { return }
    var command = RowCommand(
      x0: UInt16(truncatingIfNeeded: box.x0), x1: UInt16(truncatingIfNeeded: box.x1),
      payload: .max, draw: UInt32(truncatingIfNeeded: draw), kind: RowCommand.Kind.span.rawValue,
      rows: RowCommand.allRows, store: 0)
    let (first, last) = (Int(box.y0) &>> 2, (Int(box.y1) &- 1) &>> 2)
    command.rows = Self.rowMask(first, box)
    add(command, first, isOpaque)
    if last == first { return }
    command.rows = RowCommand.allRows
    var row = first &+ 1
    while row < last {
      add(command, row, isOpaque)
      row &+= 1
    }
    command.rows = Self.rowMask(last, box)
    add(command, last, isOpaque)
  }

  @inline(__always)
  private func add(_ command: RowCommand, _ index: Int, _ isOpaque: Bool) {
    if groupCount > 0 && !enterGroups(index, Int(command.x0), Int(command.x1)) { return }
    let row = rows + index
    if isOpaque { row.pointee.hides = true }
    row.pointee.append(command)
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
      append(row, .pushMask)
    }
  }

  /// Composites the innermost group by `draw` (whose paint is `.group`) within a box and, where
  /// there are any, strips.
  package func endGroup(draw: Int, within box: PixelBox, clip: (StripRange, StripStore)?) {
    let depth = groupCount
    guard depth > 0 else { return }
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    if groups[depth - 1].isMask {
      forEachOpenRow(depth) { row in append(row, .applyMask) }
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
          add(
            strips: Self.range(range, store, row: row), of: store, draw: draw, within: part,
            isOpaque: false)
        } else {
          emit(
            row, x0, x1,
            RowCommand(
              x0: 0, x1: 0, payload: .max, draw: UInt32(truncatingIfNeeded: draw),
              kind: RowCommand.Kind.span.rawValue, rows: mask, store: 0))
        }
      }
      append(row, .popGroup)
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

  /// A drawing command from x0 to x1, with the groups that it needs opened first.
  @inline(__always)
  private func emit(_ row: Int, _ x0: Int, _ x1: Int, _ pattern: RowCommand) {
    if groupCount > 0 && !enterGroups(row, x0, x1) { return }
    var command = pattern
    command.x0 = UInt16(truncatingIfNeeded: x0)
    command.x1 = UInt16(truncatingIfNeeded: x1)
    rows[row].append(command)
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
      append(row, .pushGroup, x0: UInt16.max, payload: enclosing)
    }
    return true
  }

  /// A command that paints nothing.
  private func append(
    _ row: Int, _ kind: RowCommand.Kind, x0: UInt16 = 0, payload: UInt32 = 0
  ) {
    let command = RowCommand(
      x0: x0, x1: 0, payload: payload, draw: 0, kind: kind.rawValue, rows: 0, store: 0)
    rows[row].append(command)
    // A group's extent is inside out at first: it has no width.
    rows[row].width &+= Int(x0)
  }
}
