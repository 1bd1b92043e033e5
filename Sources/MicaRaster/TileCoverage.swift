// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, small arithmetic of the sweeps in Swift: windings at pixel centres, and areas → bytes. The
// sum of areas is a kernel (mica_tiles.h).

/// Windings of the 16 pixels of a tile; `c0` is the leftmost column, lanes run from top to bottom.
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

/// What the sweeps compute lane by lane.
enum TileEdge {
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
