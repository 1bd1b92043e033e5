// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients as values: colours along a line, between two circles, around a point. Stage 8
// (PreparedGradient.swift) evaluates them at pixel centres.

/// Colours over a plane: the paint of draws, before a display list stores the stops in its own array.
package struct Gradient: Equatable, Sendable {
  package var shape: GradientShape
  /// The colours, in ascending order of their offsets. Interpolated straight in sRGB-encoded components, then
  /// premultiplied.
  package var stops: [GradientStop]
  /// Maps the gradient's own space to device pixels; circles may become ellipses.
  package var transform: Affine
  /// Whether points before the start have the first colour; they are clear otherwise. Conic gradients have no such points.
  package var extendsBefore: Bool
  /// Whether points beyond the end have the last colour; they are clear otherwise. Conic gradients have no such points.
  package var extendsAfter: Bool
  /// Whether colours change in steps, as those of contexts do (FACTS 3.14); `false` for conic gradients.
  package var isBinned: Bool

  package init(
    _ shape: GradientShape, stops: [GradientStop], transform: Affine, extendsBefore: Bool = true,
    extendsAfter: Bool = true, isBinned: Bool = false
  ) {
    self.shape = shape
    self.stops = stops
    self.transform = transform
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
    self.isBinned = isBinned
  }
}

/// Where a gradient's colours lie in its own space: what `t` is at a point, taken at pixel centres. `t` = 0 has the first
/// colour, 1 the last.
package enum GradientShape: BitwiseCopyable, Equatable, Sendable {
  /// Along a line: `t` at a point p is `dot(p − start, end − start) / |end − start|²`. Equal ends draw nothing.
  case linear(start: SIMD2<Double>, end: SIMD2<Double>)
  /// Between two circles: `t` at a point p is the greatest number for which p lies on the circle with the centre
  /// `startCenter + t·(endCenter − startCenter)` and the radius `startRadius + t·(endRadius − startRadius) ≥ 0`, among
  /// those that the ends allow: t < 0 only where the gradient extends before, t > 1 only where it extends after. Points
  /// on no such circle stay clear. Equal circles and negative radii draw nothing.
  case radial(
    startCenter: SIMD2<Double>, startRadius: Double, endCenter: SIMD2<Double>, endRadius: Double)
  /// Around a point: `t` is the share of a whole turn from the direction `angle`, in radians from the x axis towards the
  /// y axis.
  case conic(center: SIMD2<Double>, angle: Double)
}

extension GradientShape {
  /// The most colours between 0 and 1.
  private static let mostBins = 16384.0

  /// The number of colours between 0 and 1 of a context's gradient: with one before and one behind it is a multiple of 16,
  /// at least the gradient's length in device pixels (FACTS 3.14). 0 for angles, whose law is unknown, and for lengths
  /// whose steps nobody could see.
  func binCount(under transform: Affine) -> Int {
    let length: Double
    switch self {
    case .linear(let start, let end):
      let d = end - start
      let (x, y) = (transform.a * d.x + transform.c * d.y, transform.b * d.x + transform.d * d.y)
      length = (x * x + y * y).squareRoot()
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let d = endCenter - startCenter
      let reach = (d.x * d.x + d.y * d.y).squareRoot() + abs(endRadius - startRadius)
      length = reach * transform.greatestScale
    case .conic:
      return 0
    }
    guard length > 0, length < Self.mostBins else { return 0 }
    // A length that is whole but for roundings is that.
    let pixels = (length - 1e-4).rounded(.up)
    return 16 * Int(((pixels + 2) / 16).rounded(.up)) - 2
  }
}
