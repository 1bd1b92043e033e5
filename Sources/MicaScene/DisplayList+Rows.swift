// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which rows of a surface a list reaches: for surfaces whose rows cost something to be drawn to.

internal import MicaRaster

extension DisplayList {
  /// Rows of the surface, y down, outside of which nothing changes; clips are not looked at.
  package var touchedRows: Range<Int> {
    var box = PixelBox.empty
    for op in ops { box = box.union(extent(of: op)) }
    let first = max(0, min(Int(box.y0), height))
    return first..<max(first, min(Int(box.y1), height))
  }
}
