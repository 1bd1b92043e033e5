// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rectangles' common part for numbers that may be anything: Foundation's `intersection` traps on
// NaN.

extension CGRect {
  /// What two rectangles have in common; null where that is nothing or a side is not a number.
  package func common(with other: CGRect) -> CGRect {
    if isInfinite { return other }
    if other.isInfinite { return self }
    let (x0, x1) = (max(minX, other.minX), min(maxX, other.maxX))
    let (y0, y1) = (max(minY, other.minY), min(maxY, other.maxY))
    guard x0 <= x1, y0 <= y1, (x1 - x0).isFinite, (y1 - y0).isFinite else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
