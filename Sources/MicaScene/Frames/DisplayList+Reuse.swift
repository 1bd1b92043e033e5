// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A display list that is recorded anew for each frame, in the memory of an earlier one.

internal import MicaRaster

extension DisplayList {
  /// Notes that what is recorded was drawn and is not needed any more; whether so many recordings in a row
  /// took so little of the memory that another list will do with less.
  func isLargerThanNeeded() -> Bool {
    func bytes<Element>(_ array: [Element]) -> SIMD2<Int> {
      SIMD2(array.count, array.capacity) &* MemoryLayout<Element>.stride
    }
    let size =
      bytes(ops) &+ bytes(transforms) &+ bytes(verbs) &+ bytes(points) &+ bytes(boxes)
      &+ bytes(colors) &+ bytes(images) &+ bytes(clips) &+ bytes(glyphs)
    let isRoomy = size.y - size.x > Scratch.keptBytes && size.x < size.y / 4
    roomyRecordings = isRoomy ? roomyRecordings + 1 : 0
    return roomyRecordings >= FrameRenderer.patience
  }

  /// Forgets everything that was recorded; memory is kept.
  package func removeAll() {
    clip = .none
    projection = nil
    ops.removeAll(keepingCapacity: true)
    transforms.removeAll(keepingCapacity: true)
    paths.removeAll(keepingCapacity: true)
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    strokes.removeAll(keepingCapacity: true)
    colors.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    glyphRuns.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    faces.removeAll(keepingCapacity: true)
    openShadows.removeAll(keepingCapacity: true)
    openGroups = 0
    generation += 1
    transformFloor = 0
    faceFloor = 0
    carried.removeAll(keepingCapacity: true)
    carriedFrom = nil
  }
}
