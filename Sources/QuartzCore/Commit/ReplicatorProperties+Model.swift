// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, replicator layers: the model's values as sampled.

import CoreGraphics
internal import MicaRaster

extension ReplicatorProperties {
  init(_ state: CAReplicatorLayer.ReplicatorState) {
    count = Double(state.count)
    transform = state.transform
    color = state.color?.straightSRGB
    offsets = SIMD4(
      Double(state.redOffset), Double(state.greenOffset), Double(state.blueOffset),
      Double(state.alphaOffset))
    delay = state.delay
    preservesDepth = state.preservesDepth
  }
}
