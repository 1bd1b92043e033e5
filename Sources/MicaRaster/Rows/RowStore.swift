// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7: strips → row commands. Takes the draws of a frame in order and gives each row of 4 px
// its list. Groups: RowStore+Groups.swift.

/// The rows of one surface; kept between frames, so that a steady state allocates nothing.
package final class RowStore: @unchecked Sendable {
  @exclusivity(unchecked) package private(set) var width = 0
  @exclusivity(unchecked) package private(set) var height = 0
  @exclusivity(unchecked) package private(set) var rowCount = 0
  // Behind a pointer, so that no access in a hot loop is checked for exclusivity.
  let table = UnsafeMutablePointer<RowTable>.allocate(capacity: 1)
  var rows: UnsafeMutablePointer<Row> { @inline(__always) get { table.pointee.rows } }
  var groups: UnsafeMutablePointer<OpenGroup> {
    @inline(__always) get { table.pointee.groups.base }
  }
  var groupCount: Int { @inline(__always) get { table.pointee.groups.count } }

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

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  package func giveBack() -> Int { table.pointee.giveBack() }

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
          row, UnsafeBufferPointer(start: strips + i, count: end &- i), left: left, right: right,
          pattern: command,
          isOpaque: isOpaque)
      }
      i = end
    }
  }

  /// The strips of one row, from left to right, and the gaps behind them.
  @inline(__always)
  private func addRow(
    _ row: Int, _ strips: UnsafeBufferPointer<Strip>, left: Int, right: Int,
    pattern: RowCommand, isOpaque: Bool
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

  // MARK: Commands

  /// The pixel rows of a tile row that lie within a box: first in the low half, end in the high
  /// half; 0 where there are none.
  @inline(__always) static func rowMask(_ row: Int, _ box: PixelBox) -> UInt8 {
    let top = row * tileSize
    let first = max(Int(box.y0) - top, 0)
    let end = min(Int(box.y1) - top, tileSize)
    return first < end ? UInt8(first | end << 4) : 0
  }

  /// A drawing command from x0 to x1, with the groups that it needs opened first.
  @inline(__always)
  func emit(_ row: Int, _ x0: Int, _ x1: Int, _ pattern: RowCommand) {
    if groupCount > 0 && !enterGroups(row, x0, x1) { return }
    var command = pattern
    command.x0 = UInt16(truncatingIfNeeded: x0)
    command.x1 = UInt16(truncatingIfNeeded: x1)
    rows[row].append(command)
  }
}
