// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The 4×4 matrix of Core Animation: row vectors, v' = v · M, perspective in the last column.

import CoreGraphics
internal import MicaRaster

/// A transform of space: a row vector (x, y, z, 1) is multiplied from the left.
///
/// `m34` = −1/d gives a perspective seen from distance d. All elements start as zero; the
/// transform that changes nothing is `CATransform3DIdentity`.
public struct CATransform3D: Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 0
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 0
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 0
  /// Row 3, column 4.
  public var m34: CGFloat = 0
  /// Row 4, column 1.
  public var m41: CGFloat = 0
  /// Row 4, column 2.
  public var m42: CGFloat = 0
  /// Row 4, column 3.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 0

  /// All sixteen elements zero.
  public init() {}

  /// The elements row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether every element equals the identity's.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all elements are equal; NaN equals nothing.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A translation by (tx, ty, tz) points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by `angle` radians about the axis (x, y, z), which need not be of length 1.
///
/// About +z with y down, positive angles turn clockwise to the eye. An axis of length zero gives
/// the identity. Computed without the C library, so that the bits do not depend on the machine.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = CGFloat(PortableMath.cos(Double(angle)))
  let s = CGFloat(PortableMath.sin(Double(angle)))
  let k = 1 - c
  return CATransform3D(
    m11: x * x * k + c, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: y * y * k + c, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: z * z * k + c, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The translation first, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scaling first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The rotation by `angle` radians first, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that applies `a` first and `b` afterwards: the matrix product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(rows: a.rows.map4 { b.rowVector(times: $0) })
}

/// The inverse transform; a singular one is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

/// The transform of space that acts like `m` on the plane z = 0.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22) = (m.a, m.b, m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

/// Whether `CATransform3DGetAffineTransform` loses nothing.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// What `t` does in the plane z = 0, perspective and depth left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
