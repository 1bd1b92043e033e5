// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, last step: sorted tile records → strips. Walks each row from left to right, carrying the
// winding that has been summed so far.

/// Turns tile records into strips.
struct StripSweep: ~Copyable {
  private var exact = ExactCoverage()

  /// Appends the strips of one outline to `store` and returns where they lie.
  mutating func sweep(
    _ records: borrowing Buffer<TileRecord>, _ lines: borrowing Buffer<EdgeLine>, rule: FillRule,
    antialias: Bool, into store: StripStore
  ) -> StripRange {
    let start = store.strips.count
    let end = records.count
    var i = 0
    while i < end {
      i =
        antialias
        ? sweepRow(records.base, lines.base, from: i, end: end, rule, store)
        : sweepCentres(records.base, lines.base, from: i, end: end, rule, store)
    }
    return StripRange(
      store: store.index, start: Int32(start), count: Int32(store.strips.count - start))
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

  /// A tile where the sum of signed areas is exact; `cover` moves on to the tile's right side.
  @inline(__always)
  private static func sumTile(
    _ group: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, left: Float,
    top: Float, _ rule: FillRule, _ cover: inout SIMD4<Float>
  ) -> SIMD16<UInt8> {
    var tile = TileColumns(rows: cover)
    for record in group {
      let edge = TileEdge(lines[Int(record.line)], record, left: left, top: top)
      edge.add(to: &tile)
      cover += edge.height
    }
    return CoverageBytes.tile(tile, rule)
  }

  /// One row with areas; returns the first record of the next row.
  private mutating func sweepRow(
    _ records: UnsafePointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, from first: Int,
    end: Int, _ rule: FillRule, _ store: StripStore
  ) -> Int {
    let row = records[first].key >> 16
    let top = Float(row &* 4)
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
        if profile.isComplex { cover = exact.gap(rule) }
        strip.jump(to: column, gap: CoverageBytes.gap(cover, rule), store)
      }
      let group = UnsafeBufferPointer(start: records + i, count: j &- i)
      if profile.accept(group, lines, top: top) {
        let bytes = Self.sumTile(group, lines, left: left, top: top, rule, &cover)
        store.alphas.append(bytes)
      } else {
        exact.advance(to: i, records, lines, top: top)
        let tile = exact.tile(group, lines, left: left, top: top, rule: rule)
        store.alphas.append(CoverageBytes.tile(tile, .nonZero))
        exact.advance(to: j, records, lines, top: top)
        profile = exact.profile()
        cover = exact.signedCover()
      }
      strip.nextColumn &+= 1
      i = j
    }
    if profile.isComplex { cover = exact.gap(rule) }
    strip.finish(gap: CoverageBytes.gap(cover, rule), store)
    return i
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
      store.alphas.append(CoverageBytes.tile(tile, rule))
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
    alphaStart = UInt32(truncatingIfNeeded: store.alphas.count)
  }

  /// Ends the strip; the next starts at `column`.
  @inline(__always)
  mutating func jump(to column: UInt32, gap: UInt32, _ store: StripStore) {
    finish(gap: gap, store)
    startColumn = column
    nextColumn = column
    alphaStart = UInt32(truncatingIfNeeded: store.alphas.count)
  }

  @inline(__always) func finish(gap: UInt32, _ store: StripStore) {
    store.strips.append(
      Strip(
        x: UInt16(truncatingIfNeeded: startColumn), y: row, tiles: nextColumn &- startColumn,
        alpha: alphaStart, gap: gap))
  }
}
