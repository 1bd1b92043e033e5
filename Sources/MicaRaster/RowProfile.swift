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
    if twice == 0 {
      return apply(plus: plus, minus: minus)
    }
    return acceptPairs(records, lines, top: top, plus: plus, minus: minus, twice: twice)
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

  /// Where two edges share samples, they must run in opposite directions, not cross, and the left
  /// one must be the one that the winding there allows.
  @inline(never)
  private mutating func acceptPairs(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, top: Float,
    plus: UInt64, minus: UInt64, twice: UInt64
  ) -> Bool {
    if records.count > 6 { return false }
    var paired: UInt64 = 0
    var sign = sign
    for i in 0..<records.count {
      let a = records[i]
      let aSamples = Self.samples(a.y0 - top, a.y1 - top)
      for j in (i + 1)..<max(records.count, i + 1) {
        let b = records[j]
        let shared = aSamples & Self.samples(b.y0 - top, b.y1 - top)
        if shared == 0 { continue }
        if shared & paired != 0 { return false }
        paired |= shared
        guard let left = Self.leftWinding(a, b, lines) else { return false }
        if sign == 0 { sign = left }
        if left == sign ? inside & shared != 0 : ~inside & shared != 0 { return false }
      }
    }
    // Paired samples end as they began; the others must enter or leave as single edges do.
    var rest = self
    rest.sign = sign
    let single = ~twice
    guard rest.applyKeepingSign(plus: plus & single, minus: minus & single) else { return false }
    self = rest
    return true
  }

  private mutating func applyKeepingSign(plus: UInt64, minus: UInt64) -> Bool {
    let enter = sign > 0 ? plus : minus
    let leave = sign > 0 ? minus : plus
    if enter & inside != 0 || leave & ~inside != 0 { return false }
    inside = (inside | enter) & ~leave
    return true
  }

  /// The winding of the left one of two edges of opposite direction, or nil where they cross or run
  /// the same way.
  private static func leftWinding(
    _ a: TileRecord, _ b: TileRecord, _ lines: UnsafePointer<EdgeLine>
  ) -> Float? {
    let p = lines[Int(a.line)]
    let q = lines[Int(b.line)]
    if p.winding == q.winding { return nil }
    let y0 = max(a.y0, b.y0)
    let y1 = min(a.y1, b.y1)
    let atTop = (p.x0 + (y0 - p.y0) * p.dxdy) - (q.x0 + (y0 - q.y0) * q.dxdy)
    let atBottom = (p.x0 + (y1 - p.y0) * p.dxdy) - (q.x0 + (y1 - q.y0) * q.dxdy)
    // Ends that meet differ by rounding only.
    let slack: Float = 0.002
    if atTop <= slack && atBottom <= slack { return p.winding }
    if atTop >= -slack && atBottom >= -slack { return q.winding }
    return nil
  }
}
