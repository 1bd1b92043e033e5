// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Vectors as arrows: lengths, angles, reflections (simd/geometry.h), under their names in C and in Swift.

/// The dot product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The dot product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum()
}
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum()
}
/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
/// The length.
public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x)
}
/// The length.
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x)
}
/// The sum of the absolute values.
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).sum()
}
/// The sum of the absolute values.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).sum()
}
/// The largest absolute value.
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).max()
}
/// The largest absolute value.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).max()
}
/// The square of the distance.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// The square of the distance.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// The distance.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The distance.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The distance.
public func simd_precise_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The distance.
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// The vector of length 1 in the same direction; not a number where the length is 0.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The vector of length 1 in the same direction; not a number where the length is 0.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The vector of length 1 in the same direction; not a number where the length is 0.
public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The vector of length 1 in the same direction; not a number where the length is 0.
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The part of `x` along `y`.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  (simd_dot(x, y) / simd_length_squared(y)) * y
}
/// The part of `x` along `y`.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  (simd_dot(x, y) / simd_length_squared(y)) * y
}
/// The part of `x` along `y`.
public func simd_precise_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
/// The part of `x` along `y`.
public func simd_fast_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
/// The direction of a ray after a mirror with the normal `n`, of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - (2 * simd_dot(x, n)) * n
}
/// The direction of a ray after a mirror with the normal `n`, of length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - (2 * simd_dot(x, n)) * n
}
/// The direction of a ray behind a surface with the normal `n`; zero where all of it is reflected.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let d = simd_dot(x, n)
  let k = 1 - eta * eta * (1 - d * d)
  return k < 0 ? .zero : eta * x - (eta * d + k.squareRoot()) * n
}
/// The direction of a ray behind a surface with the normal `n`; zero where all of it is reflected.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let d = simd_dot(x, n)
  let k = 1 - eta * eta * (1 - d * d)
  return k < 0 ? .zero : eta * x - (eta * d + k.squareRoot()) * n
}
/// The cross product.
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product of vectors in the plane of x and y.
public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The cross product.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product of vectors in the plane of x and y.
public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Above 0 where `y` lies counterclockwise of `x`, below 0 where it lies clockwise.
public func simd_orient(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.y - x.y * y.x }
/// Above 0 where the vectors are right-handed, below 0 where they are left-handed.
public func simd_orient(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> Float {
  simd_dot(simd_cross(x, y), z)
}
/// The cross product.
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product of vectors in the plane of x and y.
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The cross product.
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product of vectors in the plane of x and y.
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Above 0 where `y` lies counterclockwise of `x`, below 0 where it lies clockwise.
public func simd_orient(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.y - x.y * y.x }
/// Above 0 where the vectors are right-handed, below 0 where they are left-handed.
public func simd_orient(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> Double {
  simd_dot(simd_cross(x, y), z)
}
