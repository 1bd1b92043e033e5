// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// C's mathematical functions of each part (simd/math.h).

import Foundation

private func map<V: SIMD>(_ x: V, _ body: (V.Scalar) -> V.Scalar) -> V {
  var result = x
  for index in x.indices { result[index] = body(x[index]) }
  return result
}

/// `ceil` of each part.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.up)
}
/// `ceil` of each part.
public func simd_ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.up)
}
/// `floor` of each part.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.down)
}
/// `floor` of each part.
public func simd_floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.down)
}
/// `trunc` of each part.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}
/// `trunc` of each part.
public func simd_trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}
/// `round` of each part.
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
/// `round` of each part.
public func simd_round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
/// `rint` of each part.
public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrEven)
}
/// `rint` of each part.
public func simd_rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.toNearestOrEven)
}
/// The square root of each part.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.squareRoot()
}
/// The absolute values.
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  simd_abs(x)
}
/// The smaller of the values of each part.
public func fmin<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}
/// The larger of the values of each part.
public func fmax<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}
/// `x * y + z`.
public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint {
  z.addingProduct(x, y)
}
/// `sin` of each part.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.sin($0) }
}
/// `cos` of each part.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.cos($0) }
}
/// `tan` of each part.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.tan($0) }
}
/// `asin` of each part.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.asin($0) }
}
/// `acos` of each part.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.acos($0) }
}
/// `atan` of each part.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.atan($0) }
}
/// `sinh` of each part.
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.sinh($0) }
}
/// `cosh` of each part.
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.cosh($0) }
}
/// `tanh` of each part.
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.tanh($0) }
}
/// `exp` of each part.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.exp($0) }
}
/// `exp2` of each part.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.exp2($0) }
}
/// `log` of each part.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.log($0) }
}
/// `log2` of each part.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.log2($0) }
}
/// `log10` of each part.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float {
  map(x) { Foundation.log10($0) }
}
/// `atan2` of each part.
public func atan2<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  var result = x
  for index in x.indices { result[index] = Foundation.atan2(x[index], y[index]) }
  return result
}
/// `pow` of each part.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  var result = x
  for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
  return result
}
/// `fmod` of each part.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
  var result = x
  for index in x.indices { result[index] = Foundation.fmod(x[index], y[index]) }
  return result
}
/// `sin` of each part.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.sin($0) }
}
/// `cos` of each part.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.cos($0) }
}
/// `tan` of each part.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.tan($0) }
}
/// `asin` of each part.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.asin($0) }
}
/// `acos` of each part.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.acos($0) }
}
/// `atan` of each part.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.atan($0) }
}
/// `sinh` of each part.
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.sinh($0) }
}
/// `cosh` of each part.
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.cosh($0) }
}
/// `tanh` of each part.
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.tanh($0) }
}
/// `exp` of each part.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.exp($0) }
}
/// `exp2` of each part.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.exp2($0) }
}
/// `log` of each part.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.log($0) }
}
/// `log2` of each part.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.log2($0) }
}
/// `log10` of each part.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double {
  map(x) { Foundation.log10($0) }
}
/// `atan2` of each part.
public func atan2<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  var result = x
  for index in x.indices { result[index] = Foundation.atan2(x[index], y[index]) }
  return result
}
/// `pow` of each part.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  var result = x
  for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
  return result
}
/// `fmod` of each part.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
  var result = x
  for index in x.indices { result[index] = Foundation.fmod(x[index], y[index]) }
  return result
}
