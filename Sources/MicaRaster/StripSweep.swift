// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, last step: sorted tile records → strips. Walks each row from left to right, carrying the
// winding that has been summed so far.

import CMicaKernels

/// Turns tile records into strips.
struct StripSweep: ~Copyable {
  private var exact = ExactCoverage()
  private let sumTile: mica_sum_tile

  init(kernels: KernelChoice) { sumTile = kernels.tileSum }

  /// Appends the strips of one outline to `store` and returns where they lie.
  mutating func sweep(
    _ records: borrowing Buffer<TileRecord>, _ lines: borrowing Buffer<EdgeLine>, rule: FillRule,
    antialias: Bool, into store: StripStore
  ) -> StripRange {
    let start = store.strips.pointee.count
    let end = records.count
    var i = 0
    while i < end {
      i =
        antialias
        ? sweepRow(records.base, lines.base, from: i, end: end, rule, store)
        : sweepCentres(records.base, lines.base, from: i, end: end, rule, store)
    }
    return StripRange(
      store: store.index, start: Int32(start), count: Int32(store.strips.pointee.count - start))
  }

  @inline(__always)
  private static func tileEnd(
    _ records: UnsafePointer<TileRecord>, from i: Int, end: Int
  ) -> Int {
    let key = records[i].key
    var j = i &+ 1
    while j < end && records[j].key == key { j &+= 1 }
    return j
  }

  /// One row with areas; returns the first record of the next row.
  private mutating func sweepRow(
    _ records: UnsafePointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, from first: Int,
    end: Int, _ rule: FillRule, _ store: StripStore
  ) -> Int {
    let row = records[first].key >> 16
    let top = Float(row &* 4)
    let evenOdd: Int32 = rule == .evenOdd ? 1 : 0
    // The sum of windings left of the tile at hand, by pixel row: exact whatever overlaps.
    var cover = SIMD4<Float>(repeating: 0)
    var profile = RowProfile()
    exact.beginRow(at: first)
    var strip = StripWriter(row: row, column: records[first].key & 0xFFFF, store)
    var i = first
    while i < end && records[i].key >> 16 == row {
      let column = records[i].key & 0xFFFF
      let j = Self.tileEnd(records, from: i, end: end)
      let left = Float(column &* 4)
      if column != strip.nextColumn {
        strip.jump(to: column, gap: gap(cover, profile, rule), store)
      }
      let group = UnsafeBufferPointer(start: records + i, count: j &- i)
      let overlapping = profile.accept(group, lines, top: top)
      var bytes = SIMD16<UInt8>()
      withUnsafeMutablePointer(to: &cover) { cover in
        withUnsafeMutablePointer(to: &bytes) { bytes in
          sumTile(
            lines, group.baseAddress, group.count, left, top, evenOdd,
            UnsafeMutableRawPointer(cover).assumingMemoryBound(to: Float.self),
            UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt8.self))
        }
      }
      if overlapping != 0 {
        exact.advance(to: i, records, lines, top: top)
        exact.replace(
          rows: overlapping, of: &bytes, group, lines, left: left, top: top, rule: rule)
        exact.advance(to: j, records, lines, top: top)
        profile.set(rows: overlapping, from: exact.profile())
      }
      store.alphas.pointee.append(bytes)
      strip.nextColumn &+= 1
      i = j
    }
    strip.finish(gap: gap(cover, profile, rule), store)
    return i
  }

  /// Coverage of a gap: the sum of windings, but for complex rows, which are counted exactly.
  private func gap(_ cover: SIMD4<Float>, _ profile: RowProfile, _ rule: FillRule) -> UInt32 {
    let sums = CoverageBytes.gap(cover, rule)
    if profile.complexRows == 0 { return sums }
    var mask: UInt32 = 0
    for r in 0..<4 where profile.complexRows >> UInt8(r) & 1 != 0 {
      mask |= 0xFF << UInt32(8 * r)
    }
    return sums & ~mask | CoverageBytes.gap(exact.gap(rule), .nonZero) & mask
  }

  /// One row without antialiasing: whole windings at pixel centres.
  private mutating func sweepCentres(
    _ records: UnsafePointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, from first: Int,
    end: Int, _ rule: FillRule, _ store: StripStore
  ) -> Int {
    let row = records[first].key >> 16
    let top = Float(row &* 4)
    var cover = SIMD4<Float>(repeating: 0)
    var strip = StripWriter(row: row, column: records[first].key & 0xFFFF, store)
    var i = first
    while i < end && records[i].key >> 16 == row {
      let column = records[i].key & 0xFFFF
      let j = Self.tileEnd(records, from: i, end: end)
      let left = Float(column &* 4)
      if column != strip.nextColumn {
        strip.jump(to: column, gap: CoverageBytes.gap(cover, rule), store)
      }
      var tile = TileColumns(rows: cover)
      for k in i..<j {
        cover += TileEdge.addCentres(
          lines[Int(records[k].line)], records[k], left: left, top: top, to: &tile)
      }
      store.alphas.pointee.append(CoverageBytes.tile(tile, rule))
      strip.nextColumn &+= 1
      i = j
    }
    strip.finish(gap: CoverageBytes.gap(cover, rule), store)
    return i
  }
}

/// Writes the strips of one row as the sweep moves right.
private struct StripWriter {
  private let row: UInt16
  private var startColumn: UInt32
  private var alphaStart: UInt32
  /// The column after the last tile written.
  var nextColumn: UInt32

  init(row: UInt32, column: UInt32, _ store: StripStore) {
    self.row = UInt16(truncatingIfNeeded: row)
    startColumn = column
    nextColumn = column
    alphaStart = UInt32(truncatingIfNeeded: store.alphas.pointee.count)
  }

  /// Ends the strip; the next starts at `column`.
  @inline(__always)
  mutating func jump(to column: UInt32, gap: UInt32, _ store: StripStore) {
    finish(gap: gap, store)
    startColumn = column
    nextColumn = column
    alphaStart = UInt32(truncatingIfNeeded: store.alphas.pointee.count)
  }

  @inline(__always) func finish(gap: UInt32, _ store: StripStore) {
    store.strips.pointee.append(
      Strip(
        x: UInt16(truncatingIfNeeded: startColumn), y: row, tiles: nextColumn &- startColumn,
        alpha: alphaStart, gap: gap))
  }
}
