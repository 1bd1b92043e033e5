// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which implementation of the tile sum stage 6 uses.

import CMicaKernels

extension KernelChoice {
  /// The sum of a tile's signed areas.
  var tileSum: mica_sum_tile {
    switch self {
    case .best: return mica_sum_tile_best()
    case .reference: return mica_sum_tile_reference
    }
  }
}
