// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: numbers that the program computed are rounded to Float, which hides a
// difference in the last bit between machines. Field by field and lane by lane: SIMD's converting
// initialisers are unspecialised generics, tens of times slower.

extension Double {
  /// The nearest Float.
  var roundedToFloat: Double { Double(Float(self)) }
}

extension SIMD2<Double> {
  var roundedToFloat: SIMD2<Double> { SIMD2(x.roundedToFloat, y.roundedToFloat) }
}

extension SIMD4<Double> {
  var roundedToFloat: SIMD4<Double> {
    SIMD4(x.roundedToFloat, y.roundedToFloat, z.roundedToFloat, w.roundedToFloat)
  }
}
