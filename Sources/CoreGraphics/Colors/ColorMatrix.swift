// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The linear half of an RGB space: primaries and white point as a matrix to CIE XYZ with the white
// point D50, where all spaces meet.

/// A 3 × 3 matrix by columns: what red, green and blue of full strength contribute.
package struct ColorMatrix: Hashable, Sendable {
  package var red, green, blue: SIMD3<Double>

  /// The D50 white of ICC's connection space.
  static let d50 = SIMD3(0.9642, 1, 0.8249)
  /// The D65 white of sRGB's definition, (0.3127, 0.3290).
  private static let d65 = SIMD3(0.95045592705, 1, 1.08905775076)

  /// From primaries' chromaticities with white D65, adapted to D50 by Bradford's method.
  init(_ red: SIMD2<Double>, _ green: SIMD2<Double>, _ blue: SIMD2<Double>) {
    func xyz(_ c: SIMD2<Double>) -> SIMD3<Double> { SIMD3(c.x / c.y, 1, (1 - c.x - c.y) / c.y) }
    self.init(red: xyz(red), green: xyz(green), blue: xyz(blue))
    // Each primary is as strong as it takes for all of them together to give white.
    let strength = inverse.apply(Self.d65)
    self.red *= strength.x
    self.green *= strength.y
    self.blue *= strength.z
    self = adapted(from: Self.d65)
  }

  package init(red: SIMD3<Double>, green: SIMD3<Double>, blue: SIMD3<Double>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Columns for the white point D50 instead of `white`, by Bradford's method.
  func adapted(from white: SIMD3<Double>) -> ColorMatrix {
    let cones = ColorMatrix(
      red: SIMD3(0.8951, -0.7502, 0.0389), green: SIMD3(0.2664, 1.7135, -0.0685),
      blue: SIMD3(-0.1614, 0.0367, 1.0296))
    let gain = cones.apply(Self.d50) / cones.apply(white)
    let back = cones.inverse
    func adapt(_ column: SIMD3<Double>) -> SIMD3<Double> {
      back.apply(cones.apply(column) * gain)
    }
    return ColorMatrix(red: adapt(red), green: adapt(green), blue: adapt(blue))
  }

  package func apply(_ v: SIMD3<Double>) -> SIMD3<Double> { red * v.x + green * v.y + blue * v.z }

  /// The map that applies `self` first and `next` afterwards.
  func then(_ next: ColorMatrix) -> ColorMatrix {
    ColorMatrix(red: next.apply(red), green: next.apply(green), blue: next.apply(blue))
  }

  /// The inverse; a singular matrix gives values that are not finite.
  package var inverse: ColorMatrix {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let r = cross(green, blue)
    let g = cross(blue, red)
    let b = cross(red, green)
    let det = (red * r).sum()
    return ColorMatrix(
      red: SIMD3(r.x, g.x, b.x) / det, green: SIMD3(r.y, g.y, b.y) / det,
      blue: SIMD3(r.z, g.z, b.z) / det)
  }

  static let sRGB = ColorMatrix(SIMD2(0.64, 0.33), SIMD2(0.30, 0.60), SIMD2(0.15, 0.06))
  static let displayP3 = ColorMatrix(SIMD2(0.68, 0.32), SIMD2(0.265, 0.69), SIMD2(0.15, 0.06))
  static let adobeRGB = ColorMatrix(SIMD2(0.64, 0.33), SIMD2(0.21, 0.71), SIMD2(0.15, 0.06))
  static let rec2020 = ColorMatrix(SIMD2(0.708, 0.292), SIMD2(0.17, 0.797), SIMD2(0.131, 0.046))
  /// Generic RGB, by its profile's columns (FACTS 3.5).
  static let genericRGB = ColorMatrix(
    red: SIMD3(0.45427, 0.24263, 0.01482), green: SIMD3(0.35332, 0.67441, 0.09042),
    blue: SIMD3(0.15662, 0.08336, 0.71953))
}
