// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What changed between two frames of a film, for formats that store only that.

internal import Foundation
internal import MicaRaster

extension Pixmap {
  /// The smallest rectangle outside which two pictures of one size are equal; the first pixel where
  /// they are equal everywhere.
  func difference(from other: Pixmap) -> FramePlacement {
    let rows = (0..<height).filter { y in
      memcmp(bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow, width * 4) != 0
    }
    guard let top = rows.first, let bottom = rows.last else {
      return FramePlacement(x: 0, y: 0, width: 1, height: 1, replaces: true)
    }
    var (left, right) = (width - 1, 0)
    for y in rows {
      let (a, b) = (bytes + y * bytesPerRow, other.bytes + y * other.bytesPerRow)
      func differs(_ x: Int) -> Bool { memcmp(a + x * 4, b + x * 4, 4) != 0 }
      left = (0..<left).first(where: differs) ?? left
      right = (right + 1..<max(right + 1, width)).last(where: differs) ?? right
    }
    return FramePlacement(
      x: left, y: top, width: right - left + 1, height: bottom - top + 1, replaces: true)
  }

  /// A rectangle of a picture, which shares its memory and must not outlive it.
  func part(_ rectangle: FramePlacement) -> Pixmap {
    let start = bytes + rectangle.y * bytesPerRow + rectangle.x * 4
    return Pixmap(
      width: rectangle.width, height: rectangle.height, bytesPerRow: bytesPerRow, unowned: start)
  }
}
