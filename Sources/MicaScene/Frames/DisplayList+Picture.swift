// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A list as a picture of its own: what filters and rasterized layers are made from.

package import MicaRaster

extension DisplayList {
  /// The pixels that the ops may touch, which may lie outside the surface; clips are not looked at.
  package var contentBox: PixelBox {
    var box = PixelBox.empty
    for op in ops { box = box.union(extent(of: op)) }
    return box
  }
}

extension FrameRenderer {
  /// What a list draws into `window`, pixels of its surface's plane that may lie outside the surface,
  /// on clear pixels. The window may have at most 32 768 pixels a side and 2^28 in all.
  package func picture(of list: DisplayList, in window: PixelBox) -> Pixmap {
    let pixmap = Pixmap(width: window.width, height: window.height)
    prepare(list, window) { paintRows(into: pixmap, originX: 0, originY: 0) }
    finish()
    return pixmap
  }
}
