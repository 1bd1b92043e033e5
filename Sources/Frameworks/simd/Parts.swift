// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Functions that act on each part of a vector (simd/common.h), under their names in C and in Swift.

/// The absolute values.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The absolute values.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The absolute values; the least integer stays as it is.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}
/// The absolute values; the least integer stays as it is.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: 0 &- x, where: x .< 0)
}
/// The smaller of the values of each part.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// The smaller of the values of each part.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// The larger of the values of each part.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// The larger of the values of each part.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// The parts, none below `min` or above `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The parts, none below `min` or above `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The parts, none below `min` or above `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V.Scalar, _ max: V.Scalar) -> V
where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// The parts, none below `min` or above `max`.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// 1 for parts above 0, -1 for those below, 0 for others.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// 1 for parts above 0, -1 for those below, 0 for others.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// The values at `t` on the way from `x` to `y`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// The values at `t` on the way from `x` to `y`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// The values at `t` on the way from `x` to `y`.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// The values at `t` on the way from `x` to `y`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// The values at `t` on the way from `x` to `y`.
public func simd_lerp<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
/// 1 divided by each part.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x
}
/// 1 divided by each part.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x
}
/// 1 divided by each part.
public func simd_precise_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x
}
/// 1 divided by each part.
public func simd_fast_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x
}
/// 1 divided by the square root of each part.
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// 1 divided by the square root of each part.
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// 1 divided by the square root of each part.
public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// 1 divided by the square root of each part.
public func simd_fast_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// What each part has behind its whole number, from 0 to below 1.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}
/// What each part has behind its whole number, from 0 to below 1.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}
/// 0 for parts below the edge, 1 for others.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 for parts below the edge, 1 for others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: .zero, upperBound: V(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(
    lowerBound: .zero, upperBound: V(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// The sum of the parts.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum()
}
/// The sum of the parts.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum()
}
/// The sum of the parts, without a check of overflow.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// The sum of the parts, without a check of overflow.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// The smallest part.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.min()
}
/// The smallest part.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.min()
}
/// The largest part.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.max()
}
/// The largest part.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.max()
}
/// Whether all parts are equal.
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar: Equatable {
  x == y
}
/// Whether the highest bit of all parts is set.
public func simd_all<V: SIMD>(_ x: V) -> Bool where V.Scalar: FixedWidthInteger & SignedInteger {
  x.max() < 0
}
/// Whether the highest bit of a part is set.
public func simd_any<V: SIMD>(_ x: V) -> Bool where V.Scalar: FixedWidthInteger & SignedInteger {
  x.min() < 0
}
