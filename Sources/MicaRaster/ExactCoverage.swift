// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, where edges overlap: the true coverage of pixel rows under their fill rule. Keeps the
// winding numbers at a tile's left border as a function of y; the kernel (mica_exact.h) does the sums.

import CMicaKernels

/// Keeps the winding numbers of one row as a step function of y, and evaluates tiles exactly.
struct ExactCoverage: ~Copyable {
  private var events = Buffer<mica_winding_event>(capacity: 64)
  /// Records of this row that `events` has taken in.
  private var taken = 0

  mutating func beginRow(at record: Int) {
    events.count = 0
    taken = record
  }

  /// Brings the windings at the left border up to date: all records before `record` lie left of it.
  mutating func advance(
    to record: Int, _ records: UnsafePointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>,
    top: Float
  ) {
    while taken < record {
      let r = records[taken]
      let winding = lines[Int(r.line)].winding
      addEvent(r.y0 - top, winding)
      addEvent(r.y1 - top, -winding)
      taken &+= 1
    }
  }

  /// Keeps events sorted; changes at one height are summed, and dropped when they cancel.
  private mutating func addEvent(_ y: Float, _ delta: Float) {
    var i = events.count
    while i > 0 && events[i &- 1].y > y { i &-= 1 }
    if i > 0 && events[i &- 1].y == y {
      events[i &- 1].delta += delta
      if events[i &- 1].delta == 0 { removeEvent(i &- 1) }
      return
    }
    events.append(mica_winding_event(y: y, delta: delta))
    var j = events.count &- 1
    while j > i {
      events[j] = events[j &- 1]
      j &-= 1
    }
    events[i] = mica_winding_event(y: y, delta: delta)
  }

  private mutating func removeEvent(_ index: Int) {
    var i = index
    while i &+ 1 < events.count {
      events[i] = events[i &+ 1]
      i &+= 1
    }
    events.count &-= 1
  }

  /// The sampled profile at the left border; complex in the pixel rows where a winding is neither 0
  /// nor one sign of 1.
  func profile() -> RowProfile {
    var result = RowProfile()
    var winding = Float(0)
    for i in 0..<events.count {
      winding += events[i].delta
      if winding == 0 { continue }
      let samples = RowProfile.samples(
        events[i].y, i &+ 1 < events.count ? events[i &+ 1].y : 4)
      if samples == 0 { continue }
      if abs(winding) > 1 || (result.sign != 0 && result.sign != winding) {
        result.complexRows |= RowProfile.rows(samples)
      } else {
        result.sign = winding
        result.inside |= samples
      }
    }
    return result
  }

  @inline(__always) private static func isInside(_ winding: Float, _ rule: FillRule) -> Bool {
    rule == .nonZero ? winding != 0 : Int32(winding) & 1 != 0
  }

  /// The true coverage of each pixel row in a gap that starts at the border at hand.
  func gap(_ rule: FillRule) -> SIMD4<Float> {
    let tops = SIMD4<Float>(0, 1, 2, 3)
    let bottoms = SIMD4<Float>(1, 2, 3, 4)
    var rows = SIMD4<Float>(repeating: 0)
    var winding = Float(0)
    for i in 0..<events.count {
      winding += events[i].delta
      guard Self.isInside(winding, rule) else { continue }
      let y0 = SIMD4(repeating: events[i].y)
      let y1 = SIMD4(repeating: i &+ 1 < events.count ? events[i &+ 1].y : 4)
      rows += TileEdge.clamp(y1, tops, bottoms) - TileEdge.clamp(y0, tops, bottoms)
    }
    return rows
  }

  /// Replaces some pixel rows of a tile's bytes by their true coverage. `records` are the tile's
  /// edges; `advance` was called up to the first of them.
  func replace(
    rows: UInt8, of bytes: inout SIMD16<UInt8>, _ records: UnsafeBufferPointer<TileRecord>,
    _ lines: UnsafePointer<EdgeLine>, left: Float, top: Float, rule: FillRule
  ) {
    withUnsafeMutablePointer(to: &bytes) {
      mica_exact_rows(
        UInt32(rows), lines, records.baseAddress, records.count, events.base, events.count, left,
        top, rule == .evenOdd ? 1 : 0,
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt8.self))
    }
  }
}
