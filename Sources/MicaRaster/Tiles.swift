// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, second step: edges → records of the 4×4 px tiles that they cross, sorted by row, then
// column. Reads LineCollector.lines, writes TileRecord; StripSweep reads them in order.

/// The side of a tile and the height of a row, in pixels.
package let tileSize = 4

/// The part of one edge that lies within one tile.
///
/// An edge is cut at the columns' borders only, at heights computed once here, so that the parts
/// add up to the whole edge exactly: no winding is ever lost between two tiles.
package struct TileRecord: BitwiseCopyable {
  /// Row in the high 16 bits, column in the low 16.
  var key: UInt32
  var line: UInt32
  /// The part's extent in y, device pixels, within the tile's row; `y0 < y1`.
  var y0, y1: Float
}

/// Cuts edges into tile records and sorts them.
struct TileMaker: ~Copyable {
  var records = Buffer<TileRecord>(capacity: 1024)
  private var scratch = Buffer<TileRecord>(capacity: 1024)
  private var counts = Buffer<UInt32>(capacity: 1 << TileMaker.digitBits)

  private static let digitBits = 11
  /// Up to this many records insertion sort is quicker than counting. Guess, 2026-11.
  private static let smallCount = 24

  /// Records of all edges, sorted by key; edges of one tile stay in path order.
  mutating func make(from lines: borrowing Buffer<EdgeLine>, viewport: PixelBox) {
    records.count = 0
    let lastColumn = (viewport.x1 &- 1) >> 2
    for index in 0..<lines.count { walk(lines[index], UInt32(index), lastColumn) }
    sort()
  }

  /// Columns are visited in the order in which the edge, which runs down, meets them.
  @inline(__always)
  private mutating func walk(_ line: EdgeLine, _ index: UInt32, _ lastColumn: Int32) {
    let first = min(Int32(line.x0 * 0.25), lastColumn)
    let last = min(Int32(line.x1 * 0.25), lastColumn)
    if first == last {
      push(column: first, from: line.y0, to: line.y1, index)
      return
    }
    let step: Int32 = last > first ? 1 : -1
    // The border through which the edge leaves a column: its right one when it runs rightwards.
    let exit: Int32 = step > 0 ? 1 : 0
    var y = line.y0
    var column = first
    while column != last {
      let border = Float((column &+ exit) &* 4)
      let crossing = line.y0 + (border - line.x0) * line.dydx
      let next = min(max(crossing, y), line.y1)
      push(column: column, from: y, to: next, index)
      y = next
      column &+= step
    }
    push(column: last, from: y, to: line.y1, index)
  }

  /// One record for each row between two heights of a column.
  @inline(__always)
  private mutating func push(column: Int32, from y0: Float, to y1: Float, _ index: UInt32) {
    guard y1 > y0 else { return }
    var row = Int32(y0 * 0.25)
    var top = y0
    while true {
      let bottom = Float((row &+ 1) &* 4)
      let end = min(bottom, y1)
      if end > top {
        records.append(
          TileRecord(
            key: UInt32(truncatingIfNeeded: row) << 16 | UInt32(truncatingIfNeeded: column),
            line: index, y0: top, y1: end))
      }
      if y1 <= bottom { return }
      top = bottom
      row &+= 1
    }
  }

  private mutating func sort() {
    let count = records.count
    if count <= Self.smallCount {
      insertionSort()
      return
    }
    // Keys are packed to as few bits as the outline's extent needs, then sorted by counting, 11
    // bits a pass, lowest first; each pass keeps the order of equal digits.
    var low = (x: UInt32.max, y: UInt32.max)
    var high = (x: UInt32(0), y: UInt32(0))
    for i in 0..<count {
      let key = records[i].key
      low = (min(low.x, key & 0xFFFF), min(low.y, key >> 16))
      high = (max(high.x, key & 0xFFFF), max(high.y, key >> 16))
    }
    let xBits = UInt32(32 - (high.x - low.x).leadingZeroBitCount)
    let bits = xBits + UInt32(32 - (high.y - low.y).leadingZeroBitCount)
    scratch.reserve(count - scratch.count)
    var shift = UInt32(0)
    while shift < bits {
      let digitBits = min(bits - shift, UInt32(Self.digitBits))
      countingPass(count, low: low, xBits: xBits, shift: shift, digitBits: digitBits)
      swap(&records, &scratch)
      records.count = count
      scratch.count = 0
      shift += digitBits
    }
  }

  private mutating func countingPass(
    _ count: Int, low: (x: UInt32, y: UInt32), xBits: UInt32, shift: UInt32,
    digitBits: UInt32
  ) {
    let size = 1 << Int(digitBits)
    let mask = UInt32(size) &- 1
    let counts = counts.base
    let from = records.base
    scratch.reserve(count)
    let to = scratch.base
    counts.update(repeating: 0, count: size)
    @inline(__always) func digit(_ key: UInt32) -> Int {
      let packed = ((key >> 16) &- low.y) &<< xBits | ((key & 0xFFFF) &- low.x)
      return Int((packed &>> shift) & mask)
    }
    for i in 0..<count { counts[digit(from[i].key)] &+= 1 }
    var sum = UInt32(0)
    for d in 0..<size {
      let n = counts[d]
      counts[d] = sum
      sum &+= n
    }
    for i in 0..<count {
      let record = from[i]
      let d = digit(record.key)
      to[Int(counts[d])] = record
      counts[d] &+= 1
    }
  }

  private mutating func insertionSort() {
    let r = records.base
    var i = 1
    while i < records.count {
      let record = r[i]
      var j = i
      while j > 0 && r[j &- 1].key > record.key {
        r[j] = r[j &- 1]
        j &-= 1
      }
      r[j] = record
      i &+= 1
    }
  }
}
