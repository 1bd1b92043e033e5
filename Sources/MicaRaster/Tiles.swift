// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, second step: edges → records of the 4×4 px tiles that they cross, sorted by row, then
// column. Reads LineCollector.lines, writes TileRecord; StripSweep reads them in order.

import CMicaKernels

/// The side of a tile and the height of a row, in pixels.
package let tileSize = 4

/// The part of one edge that lies within one tile; laid out in C for the tile kernel.
///
/// An edge is cut at the columns' borders only, at heights computed once here, so that the parts
/// add up to the whole edge exactly: no winding is ever lost between two tiles.
package typealias TileRecord = mica_tile_record

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
    let lastColumn = (viewport.x1 &- 1) >> 2
    records.count = 0
    records.reserve(2 * lines.count)
    var count = mica_make_records(
      lines.base, lines.count, lastColumn, records.base, records.capacity)
    if count > records.capacity {
      records.reserve(count)
      count = mica_make_records(lines.base, lines.count, lastColumn, records.base, count)
    }
    records.count = count
    sort()
  }

  private mutating func sort() {
    let count = records.count
    if count <= Self.smallCount {
      insertionSort()
      return
    }
    // Keys are packed to as few bits as the outline's extent needs, then sorted by counting, up to
    // 11 bits a pass, lowest first; each pass keeps the order of equal digits.
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
    // Passes of equal width: few counters to clear, whatever the extent.
    let passes = max(1, (bits + UInt32(Self.digitBits) - 1) / UInt32(Self.digitBits))
    let digitBits = (bits + passes - 1) / passes
    var shift = UInt32(0)
    while shift < bits {
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
