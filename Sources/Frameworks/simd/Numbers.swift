// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The same functions of single numbers.

/// The number at `t` on the way from `x` to `y`.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// The number at `t` on the way from `x` to `y`.
public func simd_lerp(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// The number at `t` on the way from `x` to `y`.
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }
/// The number, neither below `min` nor above `max`.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}
/// The number, neither below `min` nor above `max`.
public func clamp(_ x: Float, min: Float, max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// The absolute value.
public func simd_abs(_ x: Float) -> Float { Swift.abs(x) }
/// The smaller number.
public func simd_min(_ x: Float, _ y: Float) -> Float { Swift.min(x, y) }
/// The larger number.
public func simd_max(_ x: Float, _ y: Float) -> Float { Swift.max(x, y) }
/// 1 for a number above 0, -1 for one below, else 0.
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// 1 for a number above 0, -1 for one below, else 0.
public func sign(_ x: Float) -> Float { simd_sign(x) }
/// 1 divided by the number.
public func simd_recip(_ x: Float) -> Float { 1 / x }
/// 1 divided by the number.
public func recip(_ x: Float) -> Float { 1 / x }
/// 1 divided by the square root.
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
/// 1 divided by the square root.
public func rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
/// What the number has behind its whole number, from 0 to below 1.
public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }
/// What the number has behind its whole number, from 0 to below 1.
public func fract(_ x: Float) -> Float { simd_fract(x) }
/// 0 for a number below the edge, else 1.
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
/// 0 for a number below the edge, else 1.
public func step(_ x: Float, edge: Float) -> Float { simd_step(edge, x) }
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  simd_smoothstep(edge0, edge1, x)
}

/// The number at `t` on the way from `x` to `y`.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// The number at `t` on the way from `x` to `y`.
public func simd_lerp(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// The number at `t` on the way from `x` to `y`.
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }
/// The number, neither below `min` nor above `max`.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
/// The number, neither below `min` nor above `max`.
public func clamp(_ x: Double, min: Double, max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
/// The absolute value.
public func simd_abs(_ x: Double) -> Double { Swift.abs(x) }
/// The smaller number.
public func simd_min(_ x: Double, _ y: Double) -> Double { Swift.min(x, y) }
/// The larger number.
public func simd_max(_ x: Double, _ y: Double) -> Double { Swift.max(x, y) }
/// 1 for a number above 0, -1 for one below, else 0.
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// 1 for a number above 0, -1 for one below, else 0.
public func sign(_ x: Double) -> Double { simd_sign(x) }
/// 1 divided by the number.
public func simd_recip(_ x: Double) -> Double { 1 / x }
/// 1 divided by the number.
public func recip(_ x: Double) -> Double { 1 / x }
/// 1 divided by the square root.
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
/// 1 divided by the square root.
public func rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
/// What the number has behind its whole number, from 0 to below 1.
public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }
/// What the number has behind its whole number, from 0 to below 1.
public func fract(_ x: Double) -> Double { simd_fract(x) }
/// 0 for a number below the edge, else 1.
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
/// 0 for a number below the edge, else 1.
public func step(_ x: Double, edge: Double) -> Double { simd_step(edge, x) }
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// 0 up to the first edge, 1 from the second, a smooth curve between.
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  simd_smoothstep(edge0, edge1, x)
}
