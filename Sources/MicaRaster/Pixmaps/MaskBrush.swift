// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, shadows: one colour through a mask, a run of pixels at a time.

import CMicaKernels

/// Paints a premultiplied colour through coverage, source-over.
struct MaskBrush {
  private let masked: UnsafePointer<mica_blur_kernels>
  private let plain: UnsafePointer<mica_kernels>

  init(kernels choice: KernelChoice) {
    masked = choice.blurTable
    plain = choice.table
  }

  @inline(__always)
  func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, count: Int,
    color: mica_wide_color
  ) {
    masked.pointee.over_mask(pixels, coverage, count, color)
  }

  /// The run's first pixel is (`x`, `y`) of the surface.
  func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: PreparedMask, x: Int, y: Int, count: Int,
    color: mica_wide_color
  ) {
    mask.forEachPart(x: x, y: y, count: count) { offset, count, bytes, constant in
      if let bytes {
        masked.pointee.over_mask(pixels + offset, bytes, count, color)
      } else if constant > 0 {
        plain.pointee.over_solid(pixels + offset, count, color, UInt32(constant) &* 257)
      }
    }
  }
}

extension PreparedMask {
  /// Multiplies the coverage of a run by the mask's.
  func multiply(_ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    forEachPart(x: x, y: y, count: count) { offset, count, bytes, constant in
      for i in offset..<offset + count {
        let factor = UInt32(bytes?[i - offset] ?? constant)
        coverage[i] = UInt8(mica_div255(UInt32(coverage[i]) * factor))
      }
    }
  }
}
