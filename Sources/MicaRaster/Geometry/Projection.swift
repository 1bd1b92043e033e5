// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A perspective view of a plane: what a layer that is turned in space does to its own points. Used
// where outlines are recorded (OutlineProjector.swift) and where paints are read (stage 8).

/// A projective map of the plane, in double precision.
///
/// The row vector (x, y, 1) times the matrix gives (X, Y, W); the point is (X / W, Y / W). Points
/// with W ≤ 0 lie behind the eye and have no image.
package struct Projection: BitwiseCopyable, Equatable, Sendable {
  /// What x, y and 1 contribute to (X, Y, W).
  package var x, y, origin: SIMD3<Double>

  @inlinable package init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.origin = origin
  }

  @inlinable package init(_ m: Affine) {
    x = SIMD3(m.a, m.b, 0)
    y = SIMD3(m.c, m.d, 0)
    origin = SIMD3(m.tx, m.ty, 1)
  }

  /// (X, Y, W) of a point.
  @inlinable @inline(__always) package func apply(_ px: Double, _ py: Double) -> SIMD3<Double> {
    (x * px + y * py) + origin
  }

  @inlinable @inline(__always) package func apply(_ v: SIMD3<Double>) -> SIMD3<Double> {
    (x * v.x + y * v.y) + origin * v.z
  }

  /// The map that applies `self` first and `next` afterwards.
  @inlinable package func then(_ next: Projection) -> Projection {
    Projection(x: next.apply(x), y: next.apply(y), origin: next.apply(origin))
  }

  package func then(_ next: Affine) -> Projection { then(Projection(next)) }

  package var isFinite: Bool {
    let sum = x * 0 + y * 0 + origin * 0
    return sum == SIMD3(0, 0, 0)
  }

  package var determinant: Double {
    x.x * (y.y * origin.z - y.z * origin.y) - x.y * (y.x * origin.z - y.z * origin.x)
      + x.z * (y.x * origin.y - y.y * origin.x)
  }

  /// The inverse map, up to a positive factor that makes W positive where this map's is; nil where
  /// the map is singular or not finite.
  package var inverse: Projection? {
    let k = 1 / determinant
    guard isFinite, k.isFinite else { return nil }
    let (a, b, c) = (x, y, origin)
    return Projection(
      x: SIMD3(b.y * c.z - b.z * c.y, c.y * a.z - c.z * a.y, a.y * b.z - a.z * b.y) * k,
      y: SIMD3(b.z * c.x - b.x * c.z, c.z * a.x - c.x * a.z, a.z * b.x - a.x * b.z) * k,
      origin: SIMD3(b.x * c.y - b.y * c.x, c.x * a.y - c.y * a.x, a.x * b.y - a.y * b.x) * k)
  }

  /// How the map moves and stretches what is near a point, as an affine map; nil where the point
  /// lies behind the eye or the map is singular there.
  package func affine(near px: Double, _ py: Double) -> Affine? {
    let p = apply(px, py)
    guard p.z > 0 else { return nil }
    let (u, v) = (p.x / p.z, p.y / p.z)
    let (a, b) = ((x.x - u * x.z) / p.z, (x.y - v * x.z) / p.z)
    let (c, d) = ((y.x - u * y.z) / p.z, (y.y - v * y.z) / p.z)
    let m = Affine(a, b, c, d, u - (a * px + c * py), v - (b * px + d * py))
    return m.inverse == nil ? nil : m
  }
}
