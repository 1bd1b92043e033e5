// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A linear map of colours, as colour filters are, and a picture mapped by one.

/// A map of straight sRGB-encoded colours: a sum of columns weighted by red, green, blue and alpha,
/// plus a bias; the result is limited to 0 ... 1.
package struct ColorTransform: Equatable, Sendable {
  package var red, green, blue, alpha, bias: SIMD4<Float>

  package init(
    red: SIMD4<Float> = SIMD4(1, 0, 0, 0), green: SIMD4<Float> = SIMD4(0, 1, 0, 0),
    blue: SIMD4<Float> = SIMD4(0, 0, 1, 0), alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1),
    bias: SIMD4<Float> = SIMD4(0, 0, 0, 0)
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.bias = bias
  }

  /// The map of one colour; NaN becomes 0.
  package func apply(_ c: StraightColor) -> StraightColor {
    let sum = ((red * c.x + green * c.y) + (blue * c.z + alpha * c.w)) + bias
    func unit(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    return StraightColor(unit(sum.x), unit(sum.y), unit(sum.z), unit(sum.w))
  }

  /// Maps all pixels of a picture in place. Clear pixels count as black without alpha.
  package func apply(to pixmap: Pixmap) {
    for y in 0..<pixmap.height {
      let row = UnsafeMutableRawPointer(pixmap.bytes + y * pixmap.bytesPerRow)
      // Neighbours are often equal.
      var last = row.loadUnaligned(as: UInt32.self)
      var mapped = map(last)
      for x in 0..<pixmap.width {
        let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        if pixel != last {
          last = pixel
          mapped = map(pixel)
        }
        row.storeBytes(of: mapped, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  /// A premultiplied pixel.
  private func map(_ pixel: UInt32) -> UInt32 {
    let a = Float(pixel >> 24)
    var color = StraightColor(0, 0, 0, a / 255)
    if a > 0 {
      color.x = min(Float(pixel & 255) / a, 1)
      color.y = min(Float(pixel >> 8 & 255) / a, 1)
      color.z = min(Float(pixel >> 16 & 255) / a, 1)
    }
    let result = apply(color)
    let scale = result.w * 255
    func byte(_ v: Float) -> UInt32 { UInt32(v + 0.5) }
    return byte(result.x * scale) | byte(result.y * scale) << 8 | byte(result.z * scale) << 16
      | byte(scale) << 24
  }
}
