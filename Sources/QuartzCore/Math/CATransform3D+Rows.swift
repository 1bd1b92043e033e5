// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The same matrix as four row vectors: products and the inverse are written on these.

import CoreGraphics

typealias Vector3 = SIMD3<Double>
typealias Vector4 = SIMD4<Double>

/// The rows of a 4×4 matrix.
struct Rows4: Equatable, Sendable {
  var r0, r1, r2, r3: Vector4

  func map4(_ body: (Vector4) -> Vector4) -> Rows4 {
    Rows4(r0: body(r0), r1: body(r1), r2: body(r2), r3: body(r3))
  }
}

extension CATransform3D {
  var rows: Rows4 {
    Rows4(
      r0: Vector4(m11, m12, m13, m14), r1: Vector4(m21, m22, m23, m24),
      r2: Vector4(m31, m32, m33, m34), r3: Vector4(m41, m42, m43, m44))
  }

  init(rows: Rows4) {
    self.init(
      m11: rows.r0.x, m12: rows.r0.y, m13: rows.r0.z, m14: rows.r0.w,
      m21: rows.r1.x, m22: rows.r1.y, m23: rows.r1.z, m24: rows.r1.w,
      m31: rows.r2.x, m32: rows.r2.y, m33: rows.r2.z, m34: rows.r2.w,
      m41: rows.r3.x, m42: rows.r3.y, m43: rows.r3.z, m44: rows.r3.w)
  }

  /// v · M.
  func rowVector(times v: Vector4) -> Vector4 {
    let m = rows
    return (m.r0 * v.x + m.r1 * v.y) + (m.r2 * v.z + m.r3 * v.w)
  }

  /// How the transform scales volumes (without perspective); negative where it mirrors.
  var determinant: Double {
    let upper = (rows.r0, rows.r1)
    let lower = (rows.r2, rows.r3)
    func minor(_ rows: (Vector4, Vector4), _ i: Int, _ j: Int) -> Double {
      rows.0[i] * rows.1[j] - rows.1[i] * rows.0[j]
    }
    return minor(upper, 0, 1) * minor(lower, 2, 3) - minor(upper, 0, 2) * minor(lower, 1, 3)
      + minor(upper, 0, 3) * minor(lower, 1, 2) + minor(upper, 1, 2) * minor(lower, 0, 3)
      - minor(upper, 1, 3) * minor(lower, 0, 2) + minor(upper, 2, 3) * minor(lower, 0, 1)
  }

  /// The inverse by cofactors of 2×2 blocks; nil when singular or not finite.
  var inverse: CATransform3D? {
    let s0 = m11 * m22 - m21 * m12
    let s1 = m11 * m23 - m21 * m13
    let s2 = m11 * m24 - m21 * m14
    let s3 = m12 * m23 - m22 * m13
    let s4 = m12 * m24 - m22 * m14
    let s5 = m13 * m24 - m23 * m14
    let c5 = m33 * m44 - m43 * m34
    let c4 = m32 * m44 - m42 * m34
    let c3 = m32 * m43 - m42 * m33
    let c2 = m31 * m44 - m41 * m34
    let c1 = m31 * m43 - m41 * m33
    let c0 = m31 * m42 - m41 * m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    let k = 1 / determinant
    guard determinant != 0, k.isFinite else { return nil }
    return CATransform3D(
      m11: (m22 * c5 - m23 * c4 + m24 * c3) * k, m12: (-m12 * c5 + m13 * c4 - m14 * c3) * k,
      m13: (m42 * s5 - m43 * s4 + m44 * s3) * k, m14: (-m32 * s5 + m33 * s4 - m34 * s3) * k,
      m21: (-m21 * c5 + m23 * c2 - m24 * c1) * k, m22: (m11 * c5 - m13 * c2 + m14 * c1) * k,
      m23: (-m41 * s5 + m43 * s2 - m44 * s1) * k, m24: (m31 * s5 - m33 * s2 + m34 * s1) * k,
      m31: (m21 * c4 - m22 * c2 + m24 * c0) * k, m32: (-m11 * c4 + m12 * c2 - m14 * c0) * k,
      m33: (m41 * s4 - m42 * s2 + m44 * s0) * k, m34: (-m31 * s4 + m32 * s2 - m34 * s0) * k,
      m41: (-m21 * c3 + m22 * c1 - m23 * c0) * k, m42: (m11 * c3 - m12 * c1 + m13 * c0) * k,
      m43: (-m41 * s3 + m42 * s1 - m43 * s0) * k, m44: (m31 * s3 - m32 * s1 + m33 * s0) * k)
  }

  /// The transform applied so many times in turn, by squaring; fractions are left off, and what is
  /// below 1 changes nothing.
  func power(_ count: Double) -> CATransform3D {
    var rest = count >= 1 ? UInt64(min(count, 0x1p53)) : 0
    var (result, square) = (CATransform3DIdentity, self)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(square, result) }
      square = CATransform3DConcat(square, square)
      rest >>= 1
    }
    return result
  }

  /// Every element rounded to the nearest Float.
  var roundedToFloat: CATransform3D {
    CATransform3D(rows: rows.map4(\.roundedToFloat))
  }
}
