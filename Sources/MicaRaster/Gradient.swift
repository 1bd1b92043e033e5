// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients as values: colours along a line, between two circles, around a point. Stage 8
// (PreparedGradient.swift) evaluates them at pixel centres.

/// Colours along a line. Interpolated straight in sRGB-encoded components, then premultiplied.
///
/// `t` at a point p is `dot(p − start, end − start) / |end − start|²` in the gradient's own space,
/// taken at pixel centres; `t` beyond 0 ... 1 takes the colour of the nearer end where that side
/// extends and is clear where it does not. Equal ends draw nothing.
package struct LinearGradient: Equatable, Sendable {
  package var start: SIMD2<Double>
  package var end: SIMD2<Double>
  package var stops: [GradientStop]
  /// Maps the gradient's own space to device pixels.
  package var transform: Affine
  package var extendsBefore: Bool
  package var extendsAfter: Bool

  package init(
    start: SIMD2<Double>, end: SIMD2<Double>, stops: [GradientStop], transform: Affine,
    extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.transform = transform
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// Colours between two circles.
///
/// `t` at a point p is the greatest number for which p lies on the circle with the centre
/// `startCenter + t·(endCenter − startCenter)` and the radius `startRadius + t·(endRadius −
/// startRadius) ≥ 0`, among those that the ends allow: t < 0 only where the gradient extends
/// before, t > 1 only where it extends after. Points on no such circle stay clear. Equal circles
/// and negative radii draw nothing.
package struct RadialGradient: Equatable, Sendable {
  package var startCenter: SIMD2<Double>
  package var startRadius: Double
  package var endCenter: SIMD2<Double>
  package var endRadius: Double
  package var stops: [GradientStop]
  /// Maps the gradient's own space to device pixels; circles may become ellipses.
  package var transform: Affine
  package var extendsBefore: Bool
  package var extendsAfter: Bool

  package init(
    startCenter: SIMD2<Double>, startRadius: Double, endCenter: SIMD2<Double>, endRadius: Double,
    stops: [GradientStop], transform: Affine, extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
    self.transform = transform
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// Colours around a point: `t` is the share of a whole turn from the direction `angle`, from the
/// x axis towards the y axis of the gradient's own space.
package struct ConicGradient: Equatable, Sendable {
  package var center: SIMD2<Double>
  /// Where t is 0, in radians from the x axis towards the y axis.
  package var angle: Double
  package var stops: [GradientStop]
  /// Maps the gradient's own space to device pixels.
  package var transform: Affine

  package init(center: SIMD2<Double>, angle: Double, stops: [GradientStop], transform: Affine) {
    self.center = center
    self.angle = angle
    self.stops = stops
    self.transform = transform
  }
}

/// Where a gradient's colours lie in its own space.
package enum GradientShape: BitwiseCopyable, Equatable, Sendable {
  case linear(start: SIMD2<Double>, end: SIMD2<Double>)
  case radial(
    startCenter: SIMD2<Double>, startRadius: Double, endCenter: SIMD2<Double>, endRadius: Double)
  case conic(center: SIMD2<Double>, angle: Double)
}
