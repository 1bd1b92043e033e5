// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6: when the sum of signed areas is the true coverage. It is as long as, everywhere in a
// tile, the winding number is 0 or one same sign of 1; where edges of one outline overlap, the sum
// counts twice what is covered once, and ExactCoverage.swift takes over.

/// What the sweep knows about the winding numbers at the left border of a tile.
///
/// Each of the row's 4 pixels of height is sampled at 16 heights. `inside` has a bit for each
/// sample whose winding is `sign`; the other samples are 0. A winding that fits neither makes the
/// profile complex until it fits again.
struct RowProfile {
  var inside: UInt64 = 0
  /// +1 or −1; 0 while nothing was inside yet.
  var sign: Float = 0
  var isComplex = false

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

  /// Takes a tile's edges in and says whether their signed sum is exact there. If not, the profile
  /// is unchanged and must be set from the exact windings.
  @inline(__always)
  mutating func accept(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, top: Float
  ) -> Bool {
    if isComplex { return false }
    if records.count == 1 {
      let s = Self.samples(records[0].y0 - top, records[0].y1 - top)
      let winding = lines[Int(records[0].line)].winding
      return winding > 0 ? apply(plus: s, minus: 0) : apply(plus: 0, minus: s)
    }
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
    if twice == 0 { return apply(plus: plus, minus: minus) }
    return acceptOrdered(records, lines, top: top)
  }

  /// Edges whose samples do not overlap: each turns 0 into `sign` or back.
  @inline(__always) private mutating func apply(plus: UInt64, minus: UInt64) -> Bool {
    var sign = sign
    if inside == 0 {
      if plus != 0 && minus != 0 { return false }
      sign = plus != 0 ? 1 : -1
    }
    let enter = sign > 0 ? plus : minus
    let leave = sign > 0 ? minus : plus
    if enter & inside != 0 || leave & ~inside != 0 { return false }
    self.sign = sign
    inside = (inside | enter) & ~leave
    return true
  }

  /// Edges that share samples: as long as no two of them cross, each sample meets them in one order,
  /// and the parity of those left of an edge tells the winding before it. Every edge must enter
  /// where that is 0 and leave where it is `sign`.
  @inline(never)
  private mutating func acceptOrdered(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, top: Float
  ) -> Bool {
    let count = records.count
    if count > Self.orderLimit { return false }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * count) { memory in
      let samples = memory.baseAddress.unsafelyUnwrapped
      let before = samples + count
      var after = inside
      for i in 0..<count {
        samples[i] = Self.samples(records[i].y0 - top, records[i].y1 - top)
        before[i] = inside
        after ^= samples[i]
      }
      for i in 1..<count {
        for j in 0..<i {
          let shared = samples[i] & samples[j]
          if shared == 0 { continue }
          switch Self.order(records[i], records[j], lines) {
          case .first: before[j] ^= shared
          case .second: before[i] ^= shared
          case .crossing: return false
          }
        }
      }
      var sign = inside == 0 ? 0 : sign
      for i in 0..<count where samples[i] != 0 {
        let winding = lines[Int(records[i].line)].winding
        let enters = before[i] & samples[i] == 0
        if !enters && ~before[i] & samples[i] != 0 { return false }
        if sign == 0 { sign = enters ? winding : -winding }
        if enters != (winding == sign) { return false }
      }
      self.sign = sign
      inside = after
      return true
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
}
