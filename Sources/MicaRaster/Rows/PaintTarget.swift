// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8: where a row of 4 px is painted, and the scratch memory of one painter.

import CMicaKernels

/// Four pixel rows to draw on: the surface's, or a group's scratch.
struct PaintTarget: BitwiseCopyable {
  /// Pixel 0 of the first of the four rows.
  var base: UnsafeMutablePointer<UInt8>
  var bytesPerRow: Int

  @inline(__always) func pixels(_ x: Int, _ row: Int) -> UnsafeMutablePointer<UInt32> {
    let offset = row &* bytesPerRow &+ x &* 4
    return UnsafeMutableRawPointer(base + offset).assumingMemoryBound(to: UInt32.self)
  }
}

/// What the steps of one row need to know.
struct RowPass {
  let tables: FrameTables
  /// The first pixel row's place on the surface.
  let y: Int
  let root: PaintTarget
  /// The surface or the innermost group or mask.
  var target: PaintTarget
  /// Open groups and masks.
  var depth = 0
}

/// A painter's memory, kept between frames.
struct PainterScratch: ~Copyable {
  var plan = RowPlan()
  /// What the open groups' content touches, outermost first.
  var extents = Buffer<SIMD2<Int32>>(capacity: 8)
  private(set) var source: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  private(set) var coverage: UnsafeMutablePointer<UInt8> = .allocate(capacity: 1)
  /// Gradients' t, four rows; or one row of colours for a blend mode.
  private(set) var parameters: UnsafeMutablePointer<Float> = .allocate(capacity: 1)
  private var layers = Buffer<UnsafeMutablePointer<UInt32>>(capacity: 8)
  private var layerWidth = 0
  // The most that was needed since memory was given back last.
  private var widest = 0
  private var deepest = 0

  deinit {
    for i in 0..<layers.count { layers[i].deallocate() }
    source.deallocate()
    coverage.deallocate()
    parameters.deallocate()
  }

  /// Makes room for rows of `width` pixels.
  mutating func begin(width: Int) {
    let padded = (width + 7) & ~7
    widest = max(widest, padded)
    if padded > layerWidth { resize(to: padded) }
  }

  private mutating func resize(to padded: Int) {
    for i in 0..<layers.count { layers[i].deallocate() }
    layers.count = 0
    layerWidth = padded
    source.deallocate()
    coverage.deallocate()
    parameters.deallocate()
    source = .allocate(capacity: padded)
    coverage = .allocate(capacity: padded)
    parameters = .allocate(capacity: padded * tileSize)
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int {
    var spared = plan.giveBack()
    let layerBytes = layerWidth * tileSize * 4
    if widest < layerWidth / 4 {
      spared += layerBytes * (layers.count + 1)
      resize(to: widest)
    }
    while layers.count > deepest {
      layers.count -= 1
      layers[layers.count].deallocate()
      spared += layerBytes
    }
    widest = 0
    deepest = 0
    return spared
  }

  /// The pixels of a group or mask with `depth` others around it.
  mutating func layer(_ depth: Int) -> PaintTarget {
    deepest = max(deepest, depth + 1)
    while layers.count <= depth { layers.append(.allocate(capacity: layerWidth * tileSize)) }
    return PaintTarget(
      base: UnsafeMutableRawPointer(layers[depth]).assumingMemoryBound(to: UInt8.self),
      bytesPerRow: layerWidth * 4)
  }
}
