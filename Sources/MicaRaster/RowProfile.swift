// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6: where the sum of signed areas is the true coverage. It is as long as, everywhere in a pixel
// row of a tile, the winding number is 0 or one same sign of 1; where edges of one outline overlap,
// the sum counts twice what is covered once, and ExactCoverage.swift takes that row over.

/// What the sweep knows about the winding numbers at the left border of a tile.
///
/// Each of the row's 4 pixels of height is sampled at 16 heights. `inside` has a bit for each
/// sample whose winding is `sign`; the other samples are 0. A pixel row with another winding is
/// complex until it fits again. Overlaps that lie between two samples, lower than 1/16 px, go unseen.
struct RowProfile {
  var inside: UInt64 = 0
  /// +1 or −1; 0 while nothing was inside yet.
  var sign: Float = 0
  /// A bit for each complex pixel row.
  var complexRows: UInt8 = 0

  /// Tiles with more edges than this are evaluated exactly at once. Guess, 2026-11.
  private static let orderLimit = 32

  /// The samples that an extent in y, relative to the row's top, covers (half open).
  @inline(__always) static func samples(_ y0: Float, _ y1: Float) -> UInt64 {
    // Sample i lies at (i + 0.5) / 16: rounding to nearest picks the first sample at or below y.
    // Adding 2^23 rounds; both values are within 0 ... 64.
    let first = (y0 * 16 + 8_388_608).bitPattern & 0x7F
    let end = (y1 * 16 + 8_388_608).bitPattern & 0x7F
    return below(end) & ~below(first)
  }

  @inline(__always) private static func below(_ n: UInt32) -> UInt64 {
    n >= 64 ? .max : (1 &<< UInt64(n)) &- 1
  }

  /// The pixel rows that hold any of these samples, one bit each.
  @inline(__always) static func rows(_ samples: UInt64) -> UInt8 {
    if samples == 0 { return 0 }
    let low: UInt8 = (samples & 0xFFFF != 0 ? 1 : 0) | (samples &>> 16 & 0xFFFF != 0 ? 2 : 0)
    let high: UInt8 = (samples &>> 32 & 0xFFFF != 0 ? 4 : 0) | (samples &>> 48 != 0 ? 8 : 0)
    return low | high
  }

  /// Takes a tile's edges in and returns the pixel rows, one bit each, where their signed sum is not
  /// the coverage. For these the profile must be set from the exact windings.
  @inline(__always)
  mutating func accept(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, top: Float
  ) -> UInt8 {
    var once: UInt64 = 0
    var twice: UInt64 = 0
    var plus: UInt64 = 0
    var minus: UInt64 = 0
    for record in records {
      let s = Self.samples(record.y0 - top, record.y1 - top)
      twice |= once & s
      once |= s
      if lines[Int(record.line)].winding > 0 { plus |= s } else { minus |= s }
    }
    if twice == 0 { return complexRows | apply(plus: plus, minus: minus) }
    return complexRows | acceptOrdered(records, lines, top: top)
  }

  /// Edges whose samples do not overlap: each turns 0 into `sign` or back.
  @inline(__always) private mutating func apply(plus: UInt64, minus: UInt64) -> UInt8 {
    if inside == 0 { sign = plus != 0 ? 1 : -1 }
    let enter = sign > 0 ? plus : minus
    let leave = sign > 0 ? minus : plus
    let wrong = (enter & inside) | (leave & ~inside)
    inside = (inside | enter) & ~leave
    return Self.rows(wrong)
  }

  /// Edges that share samples: as long as no two of them cross, each sample meets them in one order,
  /// and the parity of those left of an edge tells the winding before it. Every edge must enter
  /// where that is 0 and leave where it is `sign`.
  @inline(never)
  private mutating func acceptOrdered(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, top: Float
  ) -> UInt8 {
    let count = records.count
    if count > Self.orderLimit { return 0b1111 }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * count) { memory in
      let samples = memory.baseAddress.unsafelyUnwrapped
      let before = samples + count
      var after = inside
      for i in 0..<count {
        samples[i] = Self.samples(records[i].y0 - top, records[i].y1 - top)
        before[i] = inside
        after ^= samples[i]
      }
      var wrong: UInt64 = 0
      for i in 1..<count {
        for j in 0..<i {
          let shared = samples[i] & samples[j]
          if shared == 0 { continue }
          switch Self.order(records[i], records[j], lines) {
          case .first: before[j] ^= shared
          case .second: before[i] ^= shared
          case .crossing: wrong |= shared
          }
        }
      }
      if inside == 0 { sign = 0 }
      for i in 0..<count where samples[i] != 0 {
        let winding = lines[Int(records[i].line)].winding
        if sign == 0 { sign = before[i] & samples[i] == 0 ? winding : -winding }
        wrong |= (winding == sign ? before[i] : ~before[i]) & samples[i]
      }
      inside = after
      return Self.rows(wrong)
    }
  }

  private enum Order { case first, second, crossing }

  /// Which of two edges is left of the other over the heights that they share.
  @inline(__always)
  private static func order(
    _ a: TileRecord, _ b: TileRecord, _ lines: UnsafePointer<EdgeLine>
  ) -> Order {
    let p = lines[Int(a.line)]
    let q = lines[Int(b.line)]
    let y0 = max(a.y0, b.y0)
    let y1 = min(a.y1, b.y1)
    let atTop = (p.x0 + (y0 - p.y0) * p.dxdy) - (q.x0 + (y0 - q.y0) * q.dxdy)
    let atBottom = (p.x0 + (y1 - p.y0) * p.dxdy) - (q.x0 + (y1 - q.y0) * q.dxdy)
    // Ends that meet differ by rounding only.
    let slack: Float = 0.002
    if atTop <= slack && atBottom <= slack { return .first }
    if atTop >= -slack && atBottom >= -slack { return .second }
    return .crossing
  }

  /// Takes what is known exactly about some pixel rows over.
  mutating func set(rows: UInt8, from exact: RowProfile) {
    var mask: UInt64 = 0
    for r in 0..<4 where rows >> UInt8(r) & 1 != 0 { mask |= 0xFFFF << UInt64(16 * r) }
    inside = inside & ~mask | exact.inside & mask
    complexRows = complexRows & ~rows | exact.complexRows & rows
    let known = exact.inside & mask
    if known == 0 { return }
    // Rows of both signs in one tile row: those just evaluated stay complex.
    if inside & ~mask == 0 {
      sign = exact.sign
    } else if exact.sign != sign {
      complexRows |= Self.rows(known)
    }
  }
}
