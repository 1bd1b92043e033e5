// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, where edges overlap: the true coverage of a tile under its fill rule. Each pixel row is
// cut into slabs in which no edge starts, ends or crosses another; in a slab the edges have one
// order, and winding numbers tell which of the areas between them are inside.

/// A change of winding at a height, at the left border of the tile at hand.
struct WindingEvent: BitwiseCopyable {
  var y: Float
  var delta: Float
}

/// An edge's part within the tile; x is relative to the tile's left side, y to the row's top.
struct ExactEdge: BitwiseCopyable {
  var y0, y1: Float
  /// x at height y is `x0 + y · dxdy`.
  var x0, dxdy: Float
  var winding: Float

  @inline(__always) func x(_ y: Float) -> Float { min(max(x0 + y * dxdy, 0), 4) }

  /// The area right of the edge in the four columns, between two heights.
  @inline(__always) func area(_ top: Float, _ bottom: Float) -> SIMD4<Float> {
    let a = x(top)
    let b = x(bottom)
    let middle = (a + b) * 0.5
    let half = max(abs(a - b) * 0.5, 0.0005)
    let low = SIMD4(repeating: middle - half)
    let high = SIMD4(repeating: middle + half)
    let columns = SIMD4<Float>(0, 1, 2, 3)
    let zero = SIMD4<Float>(repeating: 0)
    let one = SIMD4<Float>(repeating: 1)
    let before = TileEdge.clamp(columns, low, high) - low
    let p = TileEdge.clamp(low - columns, zero, one)
    let q = TileEdge.clamp(high - columns, zero, one)
    return (before + (q - p) * (one - (p + q) * 0.5)) * ((bottom - top) / (2 * half))
  }
}

/// Keeps the winding numbers of one row as a step function of y, and evaluates tiles exactly.
struct ExactCoverage: ~Copyable {
  private var events = Buffer<WindingEvent>(capacity: 64)
  private var edges = Buffer<ExactEdge>(capacity: 64)
  private var cuts = Buffer<Float>(capacity: 256)
  private var order = Buffer<Int32>(capacity: 64)
  /// Records of this row that `events` has taken in.
  private var taken = 0

  /// Beyond this many edges in one tile, crossings are not computed: rows are cut into 16 slabs.
  private static let crossingLimit = 16

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
    events.append(WindingEvent(y: y, delta: delta))
    var j = events.count &- 1
    while j > i {
      events[j] = events[j &- 1]
      j &-= 1
    }
    events[i] = WindingEvent(y: y, delta: delta)
  }

  private mutating func removeEvent(_ index: Int) {
    var i = index
    while i &+ 1 < events.count {
      events[i] = events[i &+ 1]
      i &+= 1
    }
    events.count &-= 1
  }

  /// The sampled profile at the left border; complex where a winding is beyond 0 and one sign of 1.
  func profile() -> RowProfile {
    var result = RowProfile()
    var winding = Float(0)
    for i in 0..<events.count {
      winding += events[i].delta
      if winding == 0 { continue }
      let end = i &+ 1 < events.count ? events[i &+ 1].y : 4
      let samples = RowProfile.samples(events[i].y, end)
      if samples == 0 { continue }
      if abs(winding) > 1 || (result.sign != 0 && result.sign != winding) {
        result.isComplex = true
        return result
      }
      result.sign = winding
      result.inside |= samples
    }
    return result
  }

  @inline(__always) private static func isInside(_ winding: Float, _ rule: FillRule) -> Bool {
    rule == .nonZero ? winding != 0 : Int32(winding) & 1 != 0
  }

  /// The true coverage of each pixel row in a gap that starts at the border at hand.
  func gap(_ rule: FillRule) -> SIMD4<Float> {
    sumOfRows { Self.isInside($0, rule) ? 1 : 0 }
  }

  /// The sum of winding numbers over each pixel row: what the sweep's running sum would be here.
  func signedCover() -> SIMD4<Float> {
    sumOfRows { $0 }
  }

  @inline(__always)
  private func sumOfRows(_ weight: (_ winding: Float) -> Float) -> SIMD4<Float> {
    let tops = SIMD4<Float>(0, 1, 2, 3)
    let bottoms = SIMD4<Float>(1, 2, 3, 4)
    var rows = SIMD4<Float>(repeating: 0)
    var winding = Float(0)
    for i in 0..<events.count {
      winding += events[i].delta
      let y0 = SIMD4(repeating: events[i].y)
      let y1 = SIMD4(repeating: i &+ 1 < events.count ? events[i &+ 1].y : 4)
      let heights = TileEdge.clamp(y1, tops, bottoms) - TileEdge.clamp(y0, tops, bottoms)
      rows += heights * weight(winding)
    }
    return rows
  }

  /// The true coverage of a tile, whose edges are `records`; `advance` was called up to the first.
  mutating func tile(
    _ records: UnsafeBufferPointer<TileRecord>, _ lines: UnsafePointer<EdgeLine>, left: Float,
    top: Float, rule: FillRule
  ) -> TileColumns {
    edges.count = 0
    for record in records {
      let line = lines[Int(record.line)]
      edges.append(
        ExactEdge(
          y0: record.y0 - top, y1: record.y1 - top,
          x0: (line.x0 - left) + (top - line.y0) * line.dxdy, dxdy: line.dxdy,
          winding: line.winding))
    }
    let r0 = row(0, rule)
    let r1 = row(1, rule)
    let r2 = row(2, rule)
    let r3 = row(3, rule)
    var columns = TileColumns(rows: SIMD4(repeating: 0))
    columns.c0 = SIMD4(r0.x, r1.x, r2.x, r3.x)
    columns.c1 = SIMD4(r0.y, r1.y, r2.y, r3.y)
    columns.c2 = SIMD4(r0.z, r1.z, r2.z, r3.z)
    columns.c3 = SIMD4(r0.w, r1.w, r2.w, r3.w)
    return columns
  }

  /// Coverage of one pixel row's four columns.
  private mutating func row(_ index: Int, _ rule: FillRule) -> SIMD4<Float> {
    let top = Float(index)
    collectCuts(top, top + 1)
    var sum = SIMD4<Float>(repeating: 0)
    for i in 1..<max(cuts.count, 1) where cuts[i] > cuts[i &- 1] {
      sum += slab(cuts[i &- 1], cuts[i], rule)
    }
    return sum
  }

  /// The heights at which something changes within a pixel row, ascending, both ends included.
  private mutating func collectCuts(_ top: Float, _ bottom: Float) {
    cuts.count = 0
    cuts.append(top)
    cuts.append(bottom)
    for i in 0..<events.count where events[i].y > top && events[i].y < bottom {
      cuts.append(events[i].y)
    }
    if edges.count > Self.crossingLimit {
      for i in 1..<16 { cuts.append(top + Float(i) / 16) }
    } else {
      for i in 0..<edges.count {
        if edges[i].y0 > top && edges[i].y0 < bottom { cuts.append(edges[i].y0) }
        if edges[i].y1 > top && edges[i].y1 < bottom { cuts.append(edges[i].y1) }
        for j in 0..<i {
          let slope = edges[i].dxdy - edges[j].dxdy
          guard slope != 0 else { continue }
          let y = (edges[j].x0 - edges[i].x0) / slope
          if y > top && y < bottom { cuts.append(y) }
        }
      }
    }
    // Insertion sort: a handful of values.
    for i in 1..<cuts.count {
      let value = cuts[i]
      var j = i
      while j > 0 && cuts[j &- 1] > value {
        cuts[j] = cuts[j &- 1]
        j &-= 1
      }
      cuts[j] = value
    }
  }

  /// Inside areas between two heights: from each edge that enters to the next that leaves.
  private mutating func slab(_ top: Float, _ bottom: Float, _ rule: FillRule) -> SIMD4<Float> {
    let middle = (top + bottom) * 0.5
    var winding = Float(0)
    for i in 0..<events.count where events[i].y <= middle { winding += events[i].delta }
    order.count = 0
    for i in 0..<edges.count where edges[i].y0 <= middle && middle < edges[i].y1 {
      order.append(Int32(i))
      var j = order.count &- 1
      let x = edges[i].x(middle)
      while j > 0 && edges[Int(order[j &- 1])].x(middle) > x {
        order[j] = order[j &- 1]
        j &-= 1
      }
      order[j] = Int32(i)
    }
    var inside = Self.isInside(winding, rule)
    var sum = SIMD4<Float>(repeating: inside ? bottom - top : 0)
    for k in 0..<order.count {
      let edge = edges[Int(order[k])]
      winding += edge.winding
      let now = Self.isInside(winding, rule)
      if now == inside { continue }
      let area = edge.area(top, bottom)
      sum = now ? sum + area : sum - area
      inside = now
    }
    return sum
  }
}
