// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which rows of a surface a list reaches: for surfaces whose rows cost something to be drawn to.

internal import MicaRaster

extension DisplayList {
  /// What of the surface may change; clips are not looked at. Nil where that may be all of it.
  var touchedBox: PixelBox? {
    var box = PixelBox.empty
    for op in ops {
      if op.kind == .beginGroup, op.blend.changesPixelsUnderClear { return nil }
      box = box.union(extent(of: op))
    }
    // Boxes end there, what they hold may not.
    return max(box.x1, box.y1) < 1 << 24 ? box : nil
  }

  /// Rows of the surface, y down, outside of which nothing changes; clips are not looked at.
  package var touchedRows: Range<Int> {
    var box = PixelBox.empty
    for op in ops { box = box.union(extent(of: op)) }
    let first = max(0, min(Int(box.y0), height))
    return first..<max(first, min(Int(box.y1), height))
  }
}
