// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6 between updates of one picture: what each op covered, so that only new ops are encoded,
// and which ops reach into the damage.

internal import MicaRaster

/// The ops of the last list that a renderer drew, and notes on the present one.
final class RetainedOps {
  /// How many ops the last list had; 0 where none of them is known any more.
  var count = 0
  /// What they covered, while the present ones are encoded.
  var previous = Buffer<EncodedOp>(capacity: 64)
  /// Bytes in the stores when they held nothing that is not needed any more.
  var compactByteCount = 0
  /// What each op of the present list may touch; none where all of it is drawn.
  private(set) var extents = Buffer<PixelBox>(capacity: 64)
  private var previousExtents = Buffer<PixelBox>(capacity: 64)
  /// Whether each op, and each clip, is needed for the damage.
  private(set) var ops = Buffer<Bool>(capacity: 64)
  private(set) var clips = Buffer<Bool>(capacity: 64)

  /// Nothing of what was encoded holds any more.
  func forget() {
    count = 0
    compactByteCount = 0
    extents.count = 0
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  func giveBack() -> Int {
    previous.giveBack() + extents.giveBack() + previousExtents.giveBack() + ops.giveBack()
      + clips.giveBack()
  }

  /// Everything is needed.
  func needAll() { extents.count = 0 }

  /// Looks up which ops and clips the damage needs; `origins` as in `ListChanges`.
  func findNeeds(_ list: DisplayList, _ damage: Damage, origins: UnsafePointer<Int32>) {
    swap(&extents, &previousExtents)
    extents.count = 0
    ops.count = 0
    clips.count = 0
    for _ in 0..<list.clips.count { clips.append(false) }
    for (index, op) in list.ops.enumerated() {
      let origin = Int(origins[index])
      let isKnown = origin >= 0 && origin < previousExtents.count
      let extent = isKnown ? previousExtents[origin] : Self.grown(list.extent(of: op))
      extents.append(extent)
      let isNeeded = damage.boxes.contains { !$0.intersection(extent).isEmpty }
      ops.append(isNeeded)
      if isNeeded || op.kind == .beginGroup { needClips(from: op.clip, list) }
    }
  }

  /// A pixel larger on each side, for what rounding may have moved.
  private static func grown(_ box: PixelBox) -> PixelBox {
    box.isEmpty ? box : PixelBox(box.x0 - 1, box.y0 - 1, box.x1 + 1, box.y1 + 1)
  }

  private func needClips(from clip: Int32, _ list: DisplayList) {
    var clip = clip
    while clip >= 0 && !clips[Int(clip)] {
      clips[Int(clip)] = true
      clip = list.clips[Int(clip)].parent
    }
  }
}
