// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, last step: edges → strips, by the grid of tiles of the kernels (mica_grid.h), whose memory is
// kept here from outline to outline.

import CMicaKernels

/// A worker's grid of tiles.
struct StripGrid: ~Copyable {
  private let grid = mica_grid_make()
  private let kernels: mica_grid_kernels

  init(kernels choice: KernelChoice) { kernels = choice.grid.pointee }

  deinit { mica_grid_free(grid) }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int { mica_grid_give_back(grid) }

  /// Appends the strips of one outline to `store` and returns where they lie. Nothing reaches beyond
  /// the right side of `viewport`, in which the edges lie.
  mutating func sweep(
    _ lines: borrowing Buffer<EdgeLine>, of outline: mica_outline, rule: FillRule,
    antialias: Bool, viewport: PixelBox, into store: StripStore
  ) -> StripRange {
    let start = store.strips.pointee.count
    let lastColumn = (viewport.x1 &- 1) >> 2
    let bands = withUnsafePointer(to: rule == .sum ? outline.withoutDoubts : outline) {
      mica_grid_begin(grid, lines.base, lines.count, $0, lastColumn, antialias ? 0 : 1)
    }
    for band in 0..<bands {
      let tiles = kernels.add(grid, band)
      let alpha = store.alphas.pointee.count
      let first = store.strips.pointee.count
      store.alphas.pointee.reserve(tiles)
      store.strips.pointee.reserve(tiles)
      store.strips.pointee.count &+= kernels.sweep(
        grid, rule.isEvenOdd ? 1 : 0, UInt32(truncatingIfNeeded: alpha),
        store.strips.pointee.base + first,
        UnsafeMutableRawPointer(store.alphas.pointee.base + alpha)
          .assumingMemoryBound(to: TileBytes.self))
      store.alphas.pointee.count &+= tiles
    }
    return StripRange(
      store: store.index, start: Int32(start), count: Int32(store.strips.pointee.count - start))
  }

  /// 16 coverage bytes as C has them.
  private typealias TileBytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )
}

extension mica_outline {
  /// The outline as one whose edges overlap nowhere: sums are its coverage.
  fileprivate var withoutDoubts: mica_outline {
    var outline = self
    (outline.is_whole, outline.passes) = (1, 2)
    (outline.least_turn, outline.most_turn) = (0, 0)
    return outline
  }
}

extension KernelChoice {
  /// The implementation of the grid.
  fileprivate var grid: UnsafePointer<mica_grid_kernels> {
    switch self {
    case .best: return mica_grid_kernels_best()
    case .reference: return mica_grid_kernels_reference()
    }
  }
}
