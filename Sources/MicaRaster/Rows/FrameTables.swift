// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stage 8 reads: the tables of one frame, behind raw pointers that stay valid while it paints.

import CMicaKernels

/// Coverage of 4 x 4 pixels side by side: 16 bytes each, row by row.
struct CoverageTiles: BitwiseCopyable {
  var base: UnsafePointer<UInt8>
  /// From one tile to the next.
  var stride: Int
  /// Pixels of the first tile that are left out.
  var skipped: Int

  /// The tiles without their first `count` pixels.
  @inline(__always) func dropping(_ count: Int) -> CoverageTiles {
    let skipped = skipped &+ count
    return CoverageTiles(
      base: base + (skipped &>> 2) &* stride, stride: stride, skipped: skipped & 3)
  }
}

/// Draws, paints and coverage of one frame.
package struct FrameTables {
  package var draws: UnsafePointer<DrawRecord>
  package var gradients: UnsafePointer<PreparedGradient>
  package var stops: UnsafePointer<GradientStop>
  /// Tables of the gradients' colours.
  package var ramps: UnsafePointer<UInt32>
  package var images: UnsafePointer<PreparedImage>
  package var masks: UnsafePointer<PreparedMask>
  /// The first coverage tile of each store, by the store's index.
  package var alphas: UnsafePointer<UnsafePointer<SIMD16<UInt8>>>
  /// The bytes of each page of glyphs; nil where nothing draws glyphs.
  package var glyphPages: UnsafePointer<UnsafePointer<UInt8>>?

  package init(
    draws: UnsafePointer<DrawRecord>, gradients: UnsafePointer<PreparedGradient>,
    stops: UnsafePointer<GradientStop>, ramps: UnsafePointer<UInt32>,
    images: UnsafePointer<PreparedImage>, masks: UnsafePointer<PreparedMask>,
    alphas: UnsafePointer<UnsafePointer<SIMD16<UInt8>>>,
    glyphPages: UnsafePointer<UnsafePointer<UInt8>>? = nil
  ) {
    self.draws = draws
    self.gradients = gradients
    self.stops = stops
    self.ramps = ramps
    self.images = images
    self.masks = masks
    self.alphas = alphas
    self.glyphPages = glyphPages
  }

  /// A command's coverage, of tiles or of a glyph.
  @inline(__always) func coverage(of command: RowCommand) -> CoverageTiles {
    if command.kind == RowCommand.Kind.tiles.rawValue {
      return CoverageTiles(
        base: tileBytes(of: command), stride: 16, skipped: Int(command.x0) & 3)
    }
    return CoverageTiles(
      base: glyphBytes(of: command), stride: Int(command.store) &* 4,
      skipped: Int(command.payload & 3))
  }

  @inline(__always) func tileBytes(of command: RowCommand) -> UnsafePointer<UInt8> {
    UnsafeRawPointer(alphas[Int(command.store)] + Int(command.payload))
      .assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always) func glyphBytes(of command: RowCommand) -> UnsafePointer<UInt8> {
    let place = Int(command.payload &>> 2)
    let page = glyphPages.unsafelyUnwrapped[place &>> GlyphMask.pageBits]
    return page + (place & (1 &<< GlyphMask.pageBits &- 1)) &* 4
  }
}

extension StripStore {
  /// The coverage tiles; valid until the store grows.
  package var alphaBase: UnsafePointer<SIMD16<UInt8>> { UnsafePointer(alphas.pointee.base) }
}
