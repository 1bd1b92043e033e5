// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Generic RGB, γ 1.8: the space in which `CALayer.render(in:)` interpolates gradient layers
// (FACTS 3.5). Roots by Newton's steps: the C library's `pow` differs between machines.

package import MicaRaster

/// Conversions between sRGB and generic RGB, both encoded, 0 ... 1.
package enum GenericRGB {
  // Columns of the matrices from linear components to XYZ under D50.
  private static let toXYZ = Matrix3(
    x: Vector3(0.45427, 0.24263, 0.01482), y: Vector3(0.35332, 0.67441, 0.09042),
    z: Vector3(0.15662, 0.08336, 0.71953))
  private static let sRGBToXYZ = Matrix3(
    x: Vector3(0.4360747, 0.2225045, 0.0139322), y: Vector3(0.3850649, 0.7168786, 0.0971045),
    z: Vector3(0.1430804, 0.0606169, 0.7141733))
  private static let fromSRGB = toXYZ.inverse.times(sRGBToXYZ)
  private static let intoSRGB = sRGBToXYZ.inverse.times(toXYZ)

  /// sRGB to generic RGB, limited to what that can show; alpha is kept.
  static func encode(_ color: StraightColor) -> Vector4 {
    let linear = fromSRGB.apply(map(color) { decodedSRGB($0) })
    return Vector4(gamma(linear.x), gamma(linear.y), gamma(linear.z), Double(color.w))
  }

  /// Generic RGB to sRGB, limited to 0 ... 1.
  static func decode(_ color: Vector4) -> StraightColor {
    let linear = intoSRGB.apply(
      Vector3(power9over5(color.x), power9over5(color.y), power9over5(color.z)))
    return StraightColor(
      Float(encodedSRGB(linear.x)), Float(encodedSRGB(linear.y)), Float(encodedSRGB(linear.z)),
      Float(color.w))
  }

  /// Stops between which straight lines in sRGB stay within half a level of lines in generic RGB.
  package static func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    var result: [GradientStop] = []
    for (start, end) in zip(stops, stops.dropFirst()) {
      let a = encode(start.color)
      let b = encode(end.color)
      func stop(_ u: Double) -> GradientStop {
        GradientStop(
          offset: start.offset + (end.offset - start.offset) * Float(u),
          color: decode(a + (b - a) * u))
      }
      if result.last?.offset != start.offset || result.last?.color != stop(0).color {
        result.append(stop(0))
      }
      subdivide(stop, 0, 1, depth: 0, into: &result)
    }
    return result
  }

  private static func subdivide(
    _ stop: (Double) -> GradientStop, _ u0: Double, _ u1: Double, depth: Int,
    into result: inout [GradientStop]
  ) {
    let (a, b) = (stop(u0).color, stop(u1).color)
    let worst = [0.25, 0.5, 0.75].map { v -> Float in
      let difference = stop(u0 + (u1 - u0) * v).color - (a + (b - a) * Float(v))
      return max(abs(difference.x), max(abs(difference.y), abs(difference.z)))
    }
    if depth < 8 && worst.contains(where: { $0 > 0.4 / 255 }) {
      let middle = 0.5 * (u0 + u1)
      subdivide(stop, u0, middle, depth: depth + 1, into: &result)
      subdivide(stop, middle, u1, depth: depth + 1, into: &result)
    } else {
      result.append(stop(u1))
    }
  }

  private static func map(_ c: StraightColor, _ body: (Double) -> Double) -> Vector3 {
    Vector3(body(Double(c.x)), body(Double(c.y)), body(Double(c.z)))
  }

  private static func decodedSRGB(_ v: Double) -> Double {
    guard v > 0.04045 else { return max(v, 0) / 12.92 }
    let x = min((v + 0.055) / 1.055, 1)
    let fifth = root(x, 5)
    return x * x * fifth * fifth
  }

  private static func encodedSRGB(_ v: Double) -> Double {
    guard v > 0.0031308 else { return max(v, 0) * 12.92 }
    let twelfth = root(min(v, 1).squareRoot().squareRoot(), 3)
    return 1.055 * (twelfth * twelfth * twelfth * twelfth * twelfth) - 0.055
  }

  /// x^(1/1.8) = x^(5/9), limited to 0 ... 1.
  private static func gamma(_ v: Double) -> Double {
    guard v > 0 else { return 0 }
    let ninth = root(root(min(v, 1), 3), 3)
    return ninth * ninth * ninth * ninth * ninth
  }

  /// x^1.8.
  private static func power9over5(_ v: Double) -> Double {
    guard v > 0 else { return 0 }
    let x = min(v, 1)
    let fifth = root(x, 5)
    return x * fifth * fifth * fifth * fifth
  }

  /// The n-th root of 0 < x ≤ 1 by Newton's steps from above, until they stop going down.
  private static func root(_ x: Double, _ n: Int) -> Double {
    var y = 1.0
    for _ in 0..<200 {
      var power = 1.0
      for _ in 1..<n { power *= y }
      let next = (Double(n - 1) * y + x / power) / Double(n)
      if next >= y { break }
      y = next
    }
    return y
  }
}

/// A 3×3 matrix by columns.
struct Matrix3: Sendable {
  var x, y, z: Vector3

  func apply(_ v: Vector3) -> Vector3 { (x * v.x + y * v.y) + z * v.z }

  /// self · other.
  func times(_ other: Matrix3) -> Matrix3 {
    Matrix3(x: apply(other.x), y: apply(other.y), z: apply(other.z))
  }

  /// The inverse; for matrices known not to be singular.
  var inverse: Matrix3 {
    let rows = (cross(y, z), cross(z, x), cross(x, y))
    let k = 1 / dot(x, rows.0)
    return Matrix3(
      x: Vector3(rows.0.x, rows.1.x, rows.2.x) * k, y: Vector3(rows.0.y, rows.1.y, rows.2.y) * k,
      z: Vector3(rows.0.z, rows.1.z, rows.2.z) * k)
  }
}
