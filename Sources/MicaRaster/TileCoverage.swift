// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, the arithmetic: how much of each pixel of a tile lies right of an edge. A tile's 16
// values are four columns of four lanes, one lane for each pixel row.

/// Signed area of the 16 pixels of a tile; `c0` is the leftmost column, lanes run from top to bottom.
struct TileColumns {
  var c0, c1, c2, c3: SIMD4<Float>

  /// The same value in every column of a row.
  @inline(__always) init(rows: SIMD4<Float>) {
    c0 = rows
    c1 = rows
    c2 = rows
    c3 = rows
  }
}

/// One edge's part within one tile, in the tile's own space, row by row.
///
/// ```
///      xLow   xHigh            height: how much of the pixel row the part spans, signed
///   ┌────┼──────┼───┐          right of xHigh a pixel gains `height`,
///   │     ╲▒▒▒▒▒│▒▒▒│          left of xLow nothing,
///   │      ╲▒▒▒▒│▒▒▒│          between them the area of a trapezoid
///   └───────╲───┴───┘
/// ```
struct TileEdge {
  var height: SIMD4<Float>
  var xLow: SIMD4<Float>
  var xHigh: SIMD4<Float>

  private static let rowTops = SIMD4<Float>(0, 1, 2, 3)
  private static let rowBottoms = SIMD4<Float>(1, 2, 3, 4)
  /// Half the least width given to an edge in x: verticals are spread so far that a division by the
  /// width is safe. A coverage moves by less than 1/8000.
  private static let halfWidth: Float = 0.0005

  /// - Parameters: `left` and `top` are the tile's origin in device pixels.
  @inline(__always) init(_ line: EdgeLine, _ record: TileRecord, left: Float, top: Float) {
    let y0 = SIMD4(repeating: record.y0 - top)
    let y1 = SIMD4(repeating: record.y1 - top)
    let low = Self.clamp(y0, Self.rowTops, Self.rowBottoms)
    let high = Self.clamp(y1, Self.rowTops, Self.rowBottoms)
    height = (high - low) * line.winding
    // x at both heights; clamped, since the part lies within this column but for rounding.
    let origin = line.x0 - left
    let lineTop = line.y0 - top
    let zero = SIMD4<Float>(repeating: 0)
    let four = SIMD4<Float>(repeating: 4)
    let a = Self.clamp((low - lineTop) * line.dxdy + origin, zero, four)
    let b = Self.clamp((high - lineTop) * line.dxdy + origin, zero, four)
    let middle = (a + b) * 0.5
    let half = Self.larger((b - a) * 0.5, (a - b) * 0.5)
    let wide = Self.larger(half, SIMD4(repeating: Self.halfWidth))
    xLow = middle - wide
    xHigh = middle + wide
  }

  @inline(__always)
  static func larger(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: a .< b)
  }

  @inline(__always)
  static func smaller(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  static func clamp(
    _ v: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>
  ) -> SIMD4<Float> { smaller(larger(v, low), high) }

  /// The share of each row's `height` that lies right of the edge within the column that starts at
  /// `column`: the part left of the column counts whole, the part within it by its mean distance
  /// to the column's right side.
  @inline(__always)
  private func share(_ column: Float, _ inverse: SIMD4<Float>) -> SIMD4<Float> {
    let zero = SIMD4<Float>(repeating: 0)
    let one = SIMD4<Float>(repeating: 1)
    let before = Self.clamp(SIMD4(repeating: column), xLow, xHigh) - xLow
    let a = Self.clamp(xLow - column, zero, one)
    let b = Self.clamp(xHigh - column, zero, one)
    return (before + (b - a) * (one - (a + b) * 0.5)) * inverse
  }

  /// Adds the edge's area to the tile.
  @inline(__always) func add(to tile: inout TileColumns) {
    let inverse = SIMD4<Float>(repeating: 1) / (xHigh - xLow)
    tile.c0 += height * share(0, inverse)
    tile.c1 += height * share(1, inverse)
    tile.c2 += height * share(2, inverse)
    tile.c3 += height * share(3, inverse)
  }

  /// Adds the edge's winding to every pixel whose centre lies right of it, for aliased drawing.
  /// Returns the change of winding right of the tile, by row.
  @inline(__always) static func addCentres(
    _ line: EdgeLine, _ record: TileRecord, left: Float, top: Float, to tile: inout TileColumns
  ) -> SIMD4<Float> {
    let centre = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + top
    let zero = SIMD4<Float>(repeating: 0)
    let starts = SIMD4(repeating: record.y0) .<= centre
    let crosses = starts .& (centre .< SIMD4(repeating: record.y1))
    let winding = zero.replacing(with: SIMD4(repeating: line.winding), where: crosses)
    let x = (centre - line.y0) * line.dxdy + (line.x0 - left)
    tile.c0 += zero.replacing(with: winding, where: x .<= SIMD4(repeating: 0.5))
    tile.c1 += zero.replacing(with: winding, where: x .<= SIMD4(repeating: 1.5))
    tile.c2 += zero.replacing(with: winding, where: x .<= SIMD4(repeating: 2.5))
    tile.c3 += zero.replacing(with: winding, where: x .<= SIMD4(repeating: 3.5))
    return winding
  }
}

/// Signed areas → coverage bytes.
enum CoverageBytes {
  /// Non-zero: |a| up to 1. Even-odd: |a| folded at every odd number. Then rounded to 0 ... 255.
  @inline(__always)
  static func rows(_ area: SIMD4<Float>, _ rule: FillRule) -> SIMD4<UInt32> {
    let zero = SIMD4<Float>(repeating: 0)
    var a = TileEdge.larger(area, zero - area)
    if rule == .evenOdd {
      // 2^23 pushes the fraction out: the nearest whole number of pairs.
      let pairs = (a * 0.5 + 8_388_608) - 8_388_608
      a = a - pairs * 2
      a = TileEdge.larger(a, zero - a)
    }
    let scaled = TileEdge.smaller(a, SIMD4(repeating: 1)) * 255 + 8_388_608
    return unsafeBitCast(scaled, to: SIMD4<UInt32>.self) & 0xFF
  }

  /// Four rows of one value each, packed with the top row in the low byte.
  @inline(__always)
  static func gap(_ area: SIMD4<Float>, _ rule: FillRule) -> UInt32 {
    let b = rows(area, rule)
    return b.x | b.y << 8 | b.z << 16 | b.w << 24
  }

  /// A tile's 16 bytes, row by row: each row is one 32-bit lane.
  @inline(__always)
  static func tile(_ tile: TileColumns, _ rule: FillRule) -> SIMD16<UInt8> {
    let packed =
      rows(tile.c0, rule) | rows(tile.c1, rule) &<< 8 | rows(tile.c2, rule) &<< 16
      | rows(tile.c3, rule) &<< 24
    return unsafeBitCast(packed, to: SIMD16<UInt8>.self)
  }
}
