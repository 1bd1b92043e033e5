// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rectangles of vector files, whose numbers may be anything: Foundation's methods trap on those that are not finite.

internal import CoreGraphics

extension CGRect {
  /// The smallest rectangle around two; a null one counts as nothing.
  func joined(with other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x0, y0) = (min(minX, other.minX), min(minY, other.minY))
    let (x1, y1) = (max(maxX, other.maxX), max(maxY, other.maxY))
    guard (x1 - x0 + y1 - y0).isFinite else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The rectangle with each side moved out; itself where that is not finite.
  func grown(by reach: CGFloat) -> CGRect {
    guard !isNull, !isInfinite, (width + height + reach + minX + minY).isFinite else { return self }
    return CGRect(
      x: minX - reach, y: minY - reach, width: max(0, width + 2 * reach),
      height: max(0, height + 2 * reach))
  }

  /// The smallest rectangle of whole numbers around it; nil if it is null or reaches beyond what bitmaps may have.
  var wholePixels: CGRect? {
    guard !isNull, !isInfinite, (abs(minX) + abs(minY) + width + height) < 1e6 else { return nil }
    let (x0, y0) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: x0, y: y0, width: maxX.rounded(.up) - x0, height: maxY.rounded(.up) - y0)
  }
}

extension CGPath {
  /// A rectangle around the control points; null for an empty path and where a number is not finite.
  var finiteBox: CGRect {
    let box = boundingBox
    return (abs(box.minX) + abs(box.minY) + box.width + box.height).isFinite ? box : .null
  }
}
