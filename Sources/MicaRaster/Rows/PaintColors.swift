// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: rows of gradients and images in floats, for the blend modes that would amplify
// the rounding of bytes.

import CMicaKernels

extension PreparedGradient {
  /// Premultiplied colours of a run, times `alpha`: four floats a pixel.
  static func colors(
    _ row: UnsafeMutablePointer<Float>, with gradient: UnsafePointer<PreparedGradient>, x: Int,
    y: Int, count: Int, alpha: Float, _ tables: FrameTables, _ kernels: UnsafePointer<mica_kernels>
  ) {
    // Backwards, since the colours grow over the parameters that they are made of.
    gradient.pointee.plane.parameters(row, x: x, y: y, count: count, kernels)
    for i in stride(from: count - 1, through: 0, by: -1) {
      row.store(gradient.pointee.premultiplied(row[i], tables.stops, alpha), at: i)
    }
  }
}

extension PreparedImage {
  /// Premultiplied pixels of a run, times `alpha`: four floats a pixel.
  func colors(_ row: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int, alpha: Float) {
    for i in 0..<count { row.store(floatPixel(x: x + i, y: y) * alpha, at: i) }
  }
}

extension UnsafeMutablePointer<Float> {
  /// Pixel `i` of a row of four floats a pixel.
  @inline(__always) fileprivate func store(_ color: SIMD4<Float>, at i: Int) {
    let pixel = self + 4 * i
    pixel[0] = color.x
    pixel[1] = color.y
    pixel[2] = color.z
    pixel[3] = color.w
  }
}
