// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stage 8 reads: the tables of one frame, behind raw pointers that stay valid while it paints.

import CMicaKernels

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

  package init(
    draws: UnsafePointer<DrawRecord>, gradients: UnsafePointer<PreparedGradient>,
    stops: UnsafePointer<GradientStop>, ramps: UnsafePointer<UInt32>,
    images: UnsafePointer<PreparedImage>, masks: UnsafePointer<PreparedMask>,
    alphas: UnsafePointer<UnsafePointer<SIMD16<UInt8>>>
  ) {
    self.draws = draws
    self.gradients = gradients
    self.stops = stops
    self.ramps = ramps
    self.images = images
    self.masks = masks
    self.alphas = alphas
  }

  /// A command's first tile of coverage.
  @inline(__always) func coverage(of command: RowCommand) -> UnsafePointer<UInt8> {
    UnsafeRawPointer(alphas[Int(command.store)] + Int(command.payload))
      .assumingMemoryBound(to: UInt8.self)
  }
}

extension StripStore {
  /// The coverage tiles; valid until the store grows.
  package var alphaBase: UnsafePointer<SIMD16<UInt8>> { UnsafePointer(alphas.pointee.base) }
}

/// Which implementation of the span kernels to use.
package enum KernelChoice: Sendable {
  /// The fastest that the processor runs, or what the environment's MICA_KERNELS asks for.
  case best
  /// The plain versions.
  case reference

  var table: UnsafePointer<mica_kernels> {
    switch self {
    case .best: return mica_kernels_best()
    case .reference: return mica_kernels_reference()
    }
  }
}
