// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a layer's transform does to its plane, as the engine's projective map: for drawing, for
// conversions between layers, and for hit tests.

import CoreGraphics
internal import MicaRaster

extension Projection {
  static let identity = Projection(
    x: Vector3(1, 0, 0), y: Vector3(0, 1, 0), origin: Vector3(0, 0, 1))

  /// Leaves out depth: the third row and column.
  init(_ t: CATransform3D) {
    self.init(
      x: Vector3(t.m11, t.m12, t.m14), y: Vector3(t.m21, t.m22, t.m24),
      origin: Vector3(t.m41, t.m42, t.m44))
  }

  func apply(_ p: CGPoint) -> CGPoint {
    let v = apply(p.x, p.y)
    return v.z == 1 ? CGPoint(x: v.x, y: v.y) : CGPoint(x: v.x / v.z, y: v.y / v.z)
  }

  /// The bounding box of the mapped corners.
  func apply(_ rect: CGRect) -> CGRect {
    let p = apply(CGPoint(x: rect.minX, y: rect.minY))
    let q = apply(CGPoint(x: rect.maxX, y: rect.minY))
    let r = apply(CGPoint(x: rect.minX, y: rect.maxY))
    let s = apply(CGPoint(x: rect.maxX, y: rect.maxY))
    let (x0, x1) = (min(min(p.x, q.x), min(r.x, s.x)), max(max(p.x, q.x), max(r.x, s.x)))
    let (y0, y1) = (min(min(p.y, q.y), min(r.y, s.y)), max(max(p.y, q.y), max(r.y, s.y)))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Whether parallel lines stay parallel.
  var isAffine: Bool { x.z == 0 && y.z == 0 }

  /// The affine part; nil when it is singular, not finite, or behind the eye.
  var affine: Affine? {
    let w = origin.z
    guard w > 0 else { return nil }
    let m = Affine(x.x / w, x.y / w, y.x / w, y.y / w, origin.x / w, origin.y / w)
    return m.isInvertible ? m : nil
  }
}

extension Affine {
  /// Whether `inverse` is one.
  fileprivate var isInvertible: Bool {
    let det = determinant
    return isFinite && det != 0 && (1 / det).isFinite
  }
}
