// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parts of the usual transforms replaced without taking them apart: animations of key paths such as
// `transform.rotation.z` do so for every sample. The same result as by TransformParts.

internal import MicaRaster

extension CATransform3D {
  /// Whether `replacing` knows the part of this transform: translations where there is no
  /// perspective; a turn, or the scale of an axis, where the transform is a map of the plane that
  /// mirrors and hides nothing.
  func canReplace(_ component: KeyComponent) -> Bool {
    switch component {
    case .translationX, .translationY, .translationZ:
      return m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1
    case .rotation, .rotationZ, .scaleX, .scaleY, .scaleXY, .scale:
      return CATransform3DIsAffine(self) && m11 * m22 - m12 * m21 > 0
    default:
      return false
    }
  }

  /// The transform with a part, which `canReplace`, replaced.
  func replacing(_ component: KeyComponent, by n: Double) -> CATransform3D {
    var t = self
    switch component {
    case .translationX: t.m41 = n
    case .translationY: t.m42 = n
    case .translationZ: t.m43 = n
    case .scaleX: t.scaleFirstAxis(to: n)
    case .scaleY: t.scaleSecondAxis(to: n)
    case .scaleXY, .scale:
      t.scaleSecondAxis(to: n)
      t.scaleFirstAxis(to: n)
      if component == .scale { t.m33 = n }
    default: t.turn(to: n)
    }
    return t
  }

  private mutating func scaleFirstAxis(to n: Double) {
    let factor = n / (m11 * m11 + m12 * m12).squareRoot()
    (m11, m12) = (m11 * factor, m12 * factor)
  }

  /// The second axis' own scale is its height over the first; the shear grows along.
  private mutating func scaleSecondAxis(to n: Double) {
    let first = (m11 * m11 + m12 * m12).squareRoot()
    let factor = n * first / (m11 * m22 - m12 * m21)
    (m21, m22) = (m21 * factor, m22 * factor)
  }

  /// Turns back by the direction of the first axis, then by the angle.
  private mutating func turn(to angle: Double) {
    let size = (m11 * m11 + m12 * m12).squareRoot()
    let (c, s) = (m11 / size, m12 / size)
    let (c1, s1) = (PortableMath.cos(angle), PortableMath.sin(angle))
    let (x, y) = (m21 * c + m22 * s, m22 * c - m21 * s)
    (m11, m12) = (size * c1, size * s1)
    (m21, m22) = (x * c1 - y * s1, x * s1 + y * c1)
  }
}
