// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shortest way into a display list: one colour, without a paint's detours.

package import MicaRaster

extension DisplayList {
  /// Fills a rectangle with one colour: as `fill` does with a solid paint.
  package func fill(
    _ box: Box, transform: Affine, color: StraightColor, alpha: Float, blend: BlendMode,
    antialias: Bool
  ) {
    guard projection == nil else {
      return fill(
        box, transform: transform, paint: .solid(color), alpha: alpha, blend: blend,
        antialias: antialias)
    }
    var op = DisplayOp(kind: .fillBox, blend: blend, alpha: alpha, clip: clip.index)
    op.antialias = antialias
    op.tolerance = Flattening.standardTolerance
    op.shape = Int32(truncatingIfNeeded: boxes.count)
    boxes.append(box)
    op.paint = Int32(truncatingIfNeeded: colors.count)
    colors.append(color)
    op.transform = index(of: transform)
    ops.append(op)
  }

  /// Sets `clip`.
  package func limit(to clip: ClipID) { self.clip = clip }

  /// The record of a transform: the last one again, where it is the same.
  @inline(__always) func index(of transform: Affine) -> Int32 {
    let count = transforms.count
    if count > transformFloor && transforms[count &- 1] == transform {
      return Int32(truncatingIfNeeded: count &- 1)
    }
    transforms.append(transform)
    return Int32(truncatingIfNeeded: count)
  }
}
