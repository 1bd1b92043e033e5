// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5, clips: a box around what each clip of a list leaves, without its exact shape.

internal import MicaRaster

/// Boxes by a clip's index; −1 is the surface.
struct ClipLimits {
  private let surface: PixelBox
  private var boxes: [PixelBox] = []

  init(of list: DisplayList) {
    surface = PixelBox(0, 0, Int32(list.width), Int32(list.height))
    boxes.reserveCapacity(list.clips.count)
    for clip in list.clips {
      let own = list.extent(of: clip)
      let grown = PixelBox(own.x0 - 1, own.y0 - 1, own.x1 + 1, own.y1 + 1)
      boxes.append((own.isEmpty ? .empty : grown).intersection(self[clip.parent]))
    }
  }

  subscript(clip: Int32) -> PixelBox { clip < 0 ? surface : boxes[Int(clip)] }
}

extension DisplayList {
  /// The pixels that a clip without its parents may leave.
  fileprivate func extent(of clip: ClipRecord) -> PixelBox {
    var op = DisplayOp(
      kind: clip.kind == .path ? .fill : .fillBox, blend: .sourceOver, alpha: 1, clip: -1)
    op.shape = clip.shape
    op.transform = clip.transform
    return extent(of: op)
  }
}
