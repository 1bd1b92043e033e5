// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, a row's plan: where it is covered already.

/// Disjoint intervals of one row in ascending order; those that touch are one.
struct CoveredIntervals: ~Copyable {
  private var intervals = Buffer<SIMD2<Int32>>(capacity: Self.most + 1)

  /// Rows with more gaps stop looking for others.
  private static let most = 48

  var count: Int { @inline(__always) get { intervals.count } }

  mutating func removeAll() { intervals.count = 0 }

  /// Becomes the same as another.
  mutating func copy(_ other: borrowing CoveredIntervals) {
    intervals.count = other.count
    intervals.base.update(from: other.intervals.base, count: other.count)
  }

  /// Whether this is 0 ..< `width` whole.
  @inline(__always) func isOne(upTo width: Int32) -> Bool {
    intervals.count == 1 && intervals[0].x <= 0 && intervals[0].y >= width
  }

  /// The first interval that ends beyond `x`.
  @inline(__always) func firstReaching(_ x: Int32) -> Int {
    let (base, count) = (intervals.base, intervals.count)
    var i = 0
    while i < count && base[i].y <= x { i &+= 1 }
    return i
  }

  /// Appends the parts of a piece that are not covered; false where there are none.
  @inline(__always) borrowing func addVisible(
    _ whole: RowPiece, to pieces: inout Buffer<RowPiece>
  ) -> Bool {
    let (base, count) = (intervals.base, intervals.count)
    var i = firstReaching(whole.x0)
    if i < count && base[i].x <= whole.x0 && base[i].y >= whole.x1 { return false }
    var piece = whole
    while i < count && base[i].x < whole.x1 {
      piece.x1 = base[i].x
      if piece.x1 > piece.x0 { pieces.append(piece) }
      piece.x0 = base[i].y
      i &+= 1
    }
    piece.x1 = whole.x1
    if piece.x1 > piece.x0 { pieces.append(piece) }
    return true
  }

  /// Adds x0 ..< x1, joined with those that it touches; false where there is no room.
  mutating func add(_ x0: Int32, _ x1: Int32) -> Bool {
    var merged = SIMD2(x0, x1)
    let first = firstReaching(x0 &- 1)
    var end = first
    while end < intervals.count && intervals[end].x <= x1 {
      merged = SIMD2(min(merged.x, intervals[end].x), max(merged.y, intervals[end].y))
      end &+= 1
    }
    if end == first {
      if intervals.count == Self.most { return false }
      var i = intervals.count
      while i > first {
        intervals[i] = intervals[i &- 1]
        i &-= 1
      }
      intervals.count &+= 1
    } else if end &- first > 1 {
      for i in end..<intervals.count { intervals[first &+ 1 &+ i &- end] = intervals[i] }
      intervals.count &-= end &- first &- 1
    }
    intervals[first] = merged
    return true
  }
}
