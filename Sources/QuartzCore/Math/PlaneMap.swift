// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a 4×4 transform does to the plane z = 0, projected back onto a plane: a 3×3 homography.
// Layers flatten into their parent's plane, so a chain of layers is a chain of these (FACTS C5).

import CoreGraphics
internal import MicaRaster

/// A projective map of the plane: row vector (x, y, 1) times the matrix, divided by the third part.
struct PlaneMap: Equatable, Sendable {
  var r0, r1, r2: Vector3

  static let identity = PlaneMap(
    r0: Vector3(1, 0, 0), r1: Vector3(0, 1, 0), r2: Vector3(0, 0, 1))

  init(r0: Vector3, r1: Vector3, r2: Vector3) {
    self.r0 = r0
    self.r1 = r1
    self.r2 = r2
  }

  /// Leaves out depth: the third row and column.
  init(_ t: CATransform3D) {
    r0 = Vector3(t.m11, t.m12, t.m14)
    r1 = Vector3(t.m21, t.m22, t.m24)
    r2 = Vector3(t.m41, t.m42, t.m44)
  }

  init(_ m: Affine) {
    r0 = Vector3(m.a, m.b, 0)
    r1 = Vector3(m.c, m.d, 0)
    r2 = Vector3(m.tx, m.ty, 1)
  }

  private func apply(_ v: Vector3) -> Vector3 { (r0 * v.x + r1 * v.y) + r2 * v.z }

  /// The map that applies `self` first and `next` afterwards.
  func then(_ next: PlaneMap) -> PlaneMap {
    PlaneMap(r0: next.apply(r0), r1: next.apply(r1), r2: next.apply(r2))
  }

  func apply(_ p: CGPoint) -> CGPoint {
    let v = apply(Vector3(p.x, p.y, 1))
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

  /// The inverse map; nil when singular or not finite.
  var inverse: PlaneMap? {
    let (a, b, c) = (r0.x, r0.y, r0.z)
    let (d, e, f) = (r1.x, r1.y, r1.z)
    let (g, h, i) = (r2.x, r2.y, r2.z)
    let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    let k = 1 / determinant
    guard determinant != 0, k.isFinite else { return nil }
    return PlaneMap(
      r0: Vector3(e * i - f * h, c * h - b * i, b * f - c * e) * k,
      r1: Vector3(f * g - d * i, a * i - c * g, c * d - a * f) * k,
      r2: Vector3(d * h - e * g, b * g - a * h, a * e - b * d) * k)
  }

  /// Whether parallel lines stay parallel.
  var isAffine: Bool { r0.z == 0 && r1.z == 0 }

  /// The affine part; nil when it is singular, not finite, or behind the eye.
  var affine: Affine? {
    let w = r2.z
    guard w > 0 else { return nil }
    let m = Affine(r0.x / w, r0.y / w, r1.x / w, r1.y / w, r2.x / w, r2.y / w)
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
