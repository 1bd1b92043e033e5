// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far the current clip reaches: what a caller need not draw at all.

package import MicaRaster

extension DisplayList {
  /// Pixels outside of which the surface and the current clip show nothing; may be larger than what
  /// they show, and inverted where that is nothing.
  package var clipBounds: Box {
    var bounds = Box(0, 0, Double(width), Double(height))
    var index = clip.index
    while index >= 0 {
      let record = clips[Int(index)]
      let transform = transforms[Int(record.transform)]
      if let box = box(of: record)?.mapped(by: transform), box.x0 <= box.x1, box.y0 <= box.y1 {
        bounds = Box(
          max(bounds.x0, box.x0 - 1), max(bounds.y0, box.y0 - 1), min(bounds.x1, box.x1 + 1),
          min(bounds.y1, box.y1 + 1))
      }
      index = record.parent
    }
    return bounds
  }

  /// A clip's box before its transform; nil for an empty path.
  private func box(of record: ClipRecord) -> Box? {
    guard record.kind == .path else { return boxes[Int(record.shape)] }
    let range = paths[Int(record.shape)]
    guard range.pointCount > 0 else { return nil }
    var box = Box(.infinity, .infinity, -.infinity, -.infinity)
    for point in points[range.pointStart..<range.pointStart + range.pointCount] {
      let (x, y) = (Double(point.x), Double(point.y))
      box = Box(min(box.x0, x), min(box.y0, y), max(box.x1, x), max(box.y1, y))
    }
    return box
  }
}
