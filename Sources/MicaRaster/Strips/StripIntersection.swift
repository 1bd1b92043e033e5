// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, clips: the product of two sets of strips, row by row, without pixels of a layer. Gaps
// times gaps stay gaps; only where both have tiles, or a partly covered gap, bytes are multiplied.

/// Walks one row of strips as a sequence of segments: runs of tiles and gaps.
private struct RowWalker {
  private let strips: UnsafePointer<Strip>
  private let end: Int
  private let row: UInt16
  private var index: Int
  private var inTiles = false
  /// The segment at hand, in tile columns; a gap at the row's end reaches `RowWalker.far`.
  private(set) var x0 = 0
  private(set) var x1: Int
  /// Index of the first tile's coverage, or −1 in a gap.
  private(set) var alpha = -1
  /// Coverage of the four pixel rows in a gap.
  private(set) var gap: UInt32 = 0

  static let far = Int(UInt16.max)

  /// Starts at column 0, in the empty gap before the row's first strip.
  init(_ strips: UnsafePointer<Strip>, _ index: Int, _ end: Int) {
    self.strips = strips
    self.index = index
    self.end = end
    row = strips[index].y
    x1 = Int(strips[index].x)
    if x1 == 0 { advance() }
  }

  /// The index after this row's last strip.
  var rowEnd: Int {
    var i = index
    while i < end && strips[i].y == row { i += 1 }
    return i
  }

  mutating func advance() {
    if x1 >= Self.far { return }
    let strip = strips[index]
    if !inTiles && x1 == Int(strip.x) && strip.tiles > 0 {
      inTiles = true
      x0 = Int(strip.x)
      x1 = strip.endX
      alpha = Int(strip.alpha)
      return
    }
    // The gap behind this strip.
    inTiles = false
    alpha = -1
    x0 = strip.endX
    gap = strip.gap
    if index + 1 < end && strips[index + 1].y == row {
      index += 1
      x1 = Int(strips[index].x)
      if x1 == x0 { advance() }
    } else {
      x1 = Self.far
    }
  }
}

/// Multiplies coverages.
enum StripIntersection {
  /// Appends the strips of `a` times `b` to `target`, which neither may lie in.
  static func intersect(
    _ a: StripRange, _ aStore: StripStore, _ b: StripRange, _ bStore: StripStore,
    into target: StripStore
  ) -> StripRange {
    precondition(aStore !== target && bStore !== target, "a product lies with its factors")
    let start = target.strips.pointee.count
    var i = Int(a.start)
    var j = Int(b.start)
    let iEnd = i + Int(a.count)
    let jEnd = j + Int(b.count)
    while i < iEnd && j < jEnd {
      let aRow = aStore.strips.pointee[i].y
      let bRow = bStore.strips.pointee[j].y
      if aRow < bRow {
        i += 1
      } else if bRow < aRow {
        j += 1
      } else {
        let aWalker = RowWalker(aStore.strips.pointee.base, i, iEnd)
        let bWalker = RowWalker(bStore.strips.pointee.base, j, jEnd)
        i = aWalker.rowEnd
        j = bWalker.rowEnd
        intersectRow(aWalker, of: aStore, bWalker, of: bStore, row: aRow, into: target)
      }
    }
    return StripRange(
      store: target.index, start: Int32(start), count: Int32(target.strips.pointee.count - start))
  }

  private static func intersectRow(
    _ first: RowWalker, of aStore: StripStore, _ second: RowWalker, of bStore: StripStore,
    row: UInt16, into target: StripStore
  ) {
    var a = first
    var b = second
    var out = IntersectionWriter(row: row)
    while true {
      let x0 = max(a.x0, b.x0)
      let x1 = min(a.x1, b.x1)
      if x1 > x0 {
        if a.alpha < 0 && b.alpha < 0 {
          out.gap(x0, multiply(a.gap, b.gap), target)
        } else if a.alpha >= 0 && b.alpha >= 0 {
          out.tiles(x0, x1, target)
          for x in x0..<x1 {
            target.alphas.pointee.append(
              multiply(
                aStore.alphas.pointee[a.alpha + x - a.x0], bStore.alphas.pointee[b.alpha + x - b.x0]
              ))
          }
        } else {
          let tiles = a.alpha >= 0 ? a : b
          let gap = a.alpha >= 0 ? b.gap : a.gap
          let store = a.alpha >= 0 ? aStore : bStore
          if gap == 0 {
            out.gap(x0, 0, target)
          } else {
            out.tiles(x0, x1, target)
            let factor = spread(gap)
            for x in x0..<x1 {
              let tile = store.alphas.pointee[tiles.alpha + x - tiles.x0]
              target.alphas.pointee.append(gap == .max ? tile : multiply(tile, factor))
            }
          }
        }
      }
      if x1 >= RowWalker.far { break }
      if a.x1 == x1 { a.advance() }
      if b.x1 == x1 { b.advance() }
    }
    out.finish(target)
  }

  /// Byte by byte a·b / 255, rounded.
  @inline(__always)
  static func multiply(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let product = SIMD16<UInt16>(truncatingIfNeeded: a) &* SIMD16<UInt16>(truncatingIfNeeded: b)
    let t = product &+ 128
    return SIMD16<UInt8>(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }

  @inline(__always) private static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    if a == 0 || b == 0 { return 0 }
    if a == .max { return b }
    if b == .max { return a }
    return unsafeBitCast(multiply(spread(a), spread(b)), to: SIMD4<UInt32>.self).firstBytes
  }

  /// Row coverages as a tile: each of the four bytes repeated over its row.
  @inline(__always) static func spread(_ gap: UInt32) -> SIMD16<UInt8> {
    let rows = SIMD4<UInt32>(gap & 255, gap >> 8 & 255, gap >> 16 & 255, gap >> 24)
    return unsafeBitCast(rows &* 0x0101_0101, to: SIMD16<UInt8>.self)
  }
}

extension SIMD4<UInt32> {
  /// The low byte of each lane, packed.
  fileprivate var firstBytes: UInt32 {
    x & 255 | (y & 255) << 8 | (z & 255) << 16 | (w & 255) << 24
  }
}

/// Writes one row of a product; runs of tiles that touch become one strip.
private struct IntersectionWriter {
  private let row: UInt16
  private var strip: Strip?

  init(row: UInt16) { self.row = row }

  mutating func tiles(_ x0: Int, _ x1: Int, _ target: StripStore) {
    if var last = strip, last.gap == 0, last.endX == x0, last.tiles > 0 {
      last.tiles += UInt32(x1 - x0)
      strip = last
      return
    }
    finish(target)
    strip = Strip(
      x: UInt16(x0), y: row, tiles: UInt32(x1 - x0), alpha: UInt32(target.alphas.pointee.count),
      gap: 0)
  }

  mutating func gap(_ x0: Int, _ coverage: UInt32, _ target: StripStore) {
    if coverage == 0 { return }
    if var last = strip, last.gap == 0, last.endX == x0 {
      last.gap = coverage
      strip = last
      return
    }
    finish(target)
    strip = Strip(
      x: UInt16(x0), y: row, tiles: 0, alpha: UInt32(target.alphas.pointee.count), gap: coverage)
  }

  mutating func finish(_ target: StripStore) {
    if let strip { target.strips.pointee.append(strip) }
    strip = nil
  }
}
