// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, contents on the way from one picture to another.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// One picture fades out while the other fades in, each placed by its own size: their sum, so that
  /// what both cover opaquely stays opaque.
  func drawCrossFade(
    from old: LayerContents, to new: LayerContents, _ fraction: Double, _ frame: LayerFrame
  ) {
    let share = min(max(fraction, 0), 1)
    var (fading, rising) = (frame, frame)
    fading.alpha = 1 - share
    rising.alpha = 1
    group(alpha: frame.alpha) {
      draw(old, fading)
      list.beginGroup(alpha: Float(share), blend: .plusLighter)
      draw(new, rising)
      list.endGroup()
    }
  }
}
