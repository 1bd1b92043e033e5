// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a blur reads: the alpha of a picture at a place that need not be whole pixels.

/// A picture's alpha on an endless clear plane, in 1/64 of a level.
struct AlphaSource {
  private let picture: Pixmap
  private let x: Int
  private let y: Int
  /// How far the picture lies right of x and below y, in 1/64 px.
  private let shiftX: Int32
  private let shiftY: Int32

  init(_ picture: Pixmap, x: Int32, y: Int32, shift: SIMD2<Double>) {
    self.picture = picture
    self.x = Int(x)
    self.y = Int(y)
    shiftX = Int32((max(0, min(shift.x, 1)) * 64).rounded())
    shiftY = Int32((max(0, min(shift.y, 1)) * 64).rounded())
  }

  /// The rows that are not wholly clear.
  var rows: Range<Int> { y..<y + picture.height + (shiftY > 0 ? 1 : 0) }
  var columns: Range<Int> { x..<x + picture.width + (shiftX > 0 ? 1 : 0) }

  /// Writes `count` values from `first` on of the plane's row `row`.
  func fill(_ target: UnsafeMutablePointer<Int16>, y row: Int, x first: Int, count: Int) {
    let from = max(columns.lowerBound, first)
    let to = min(columns.upperBound, first + count)
    guard rows.contains(row), from < to else {
      target.update(repeating: 0, count: count)
      return
    }
    target.update(repeating: 0, count: from - first)
    (target + (to - first)).update(repeating: 0, count: first + count - to)
    let values = target + (from - first)
    if shiftX == 0 && shiftY == 0 {
      let alpha = picture.bytes + (row - y) * picture.bytesPerRow + (from - x) * 4 + 3
      for i in 0..<to - from { values[i] = Int16(alpha[i &* 4]) &<< 6 }
    } else {
      for i in 0..<to - from { values[i] = shifted(from + i - x, row - y) }
    }
  }

  /// Between a pixel and those left of it and above it, by the shift.
  private func shifted(_ column: Int, _ row: Int) -> Int16 {
    let above = mixed(alpha(column - 1, row - 1), alpha(column, row - 1), shiftX)
    let here = mixed(alpha(column - 1, row), alpha(column, row), shiftX)
    return Int16((mixed(above, here, shiftY) + 32) >> 6)
  }

  private func mixed(_ before: Int32, _ here: Int32, _ shift: Int32) -> Int32 {
    before * shift + here * (64 - shift)
  }

  private func alpha(_ column: Int, _ row: Int) -> Int32 {
    guard column >= 0, column < picture.width, row >= 0, row < picture.height else { return 0 }
    return Int32(picture.bytes[row * picture.bytesPerRow + column * 4 + 3])
  }
}
