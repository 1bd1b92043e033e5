// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: a colour that an image's pixels are multiplied by.

import CMicaKernels

/// A multiplier of red, green and blue, in steps of 1/255.
struct ImageTint: BitwiseCopyable, Sendable {
  private let red, green, blue: UInt32
  /// Whether anything changes.
  private let isColored: Bool

  /// Parts are limited to 0 ... 1; what is no number counts as 0.
  init(_ tint: SIMD3<Float>) {
    func byte(_ part: Float) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
    (red, green, blue) = (byte(tint.x), byte(tint.y), byte(tint.z))
    isColored = red & green & blue != 255
  }

  /// Tints a run of premultiplied pixels.
  @inline(__always) func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    if isColored { multiply(row, count) }
  }

  private func multiply(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for i in 0..<count {
      let p = row[i]
      let low = mica_div255((p & 255) &* red) | mica_div255((p >> 8 & 255) &* green) << 8
      row[i] = low | mica_div255((p >> 16 & 255) &* blue) << 16 | (p & 0xFF00_0000)
    }
  }

  /// A premultiplied pixel in floats, tinted.
  func applied(to pixel: SIMD4<Float>) -> SIMD4<Float> {
    guard isColored else { return pixel }
    return pixel * (SIMD4(Float(red), Float(green), Float(blue), 255) / 255)
  }
}
