// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, groups: they are opened only in rows that something of them touches, and know how far
// their content reaches there.

extension RowStore {
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

  // MARK: Opening

  /// Opens the groups that a draw needs in a row and widens the innermost one's extent; false where
  /// the draw cannot be seen.
  func enterGroups(_ row: Int, _ x0: Int, _ x1: Int) -> Bool {
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
