// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What fills a shape: a solid colour, a gradient or an image. Values only; the display list stores
// them by index and stage 8 (Fine*.swift) evaluates them per pixel.

/// A straight (not premultiplied) sRGB-encoded colour: red, green, blue, alpha, each 0 ... 1.
package typealias StraightColor = SIMD4<Float>

/// One colour of a gradient at its place along the axis.
package struct GradientStop: BitwiseCopyable, Equatable, Sendable {
  /// 0 at the gradient's start, 1 at its end; stops are in ascending order.
  package var offset: Float
  package var color: StraightColor

  package init(offset: Float, color: StraightColor) {
    self.offset = offset
    self.color = color
  }
}

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

/// How an image is read between its pixels' centres.
package enum Sampling: UInt8, BitwiseCopyable, Sendable {
  case nearest
  case bilinear
}

/// A picture as a paint. Outside its pixels the nearest edge pixel is repeated, so the shape that
/// it fills decides where it ends.
package struct ImagePaint: Sendable {
  package var pixmap: Pixmap
  /// Maps the image's pixel space (y down, pixel (0,0) covers 0 ... 1) to device pixels.
  package var transform: Affine
  package var sampling: Sampling

  package init(pixmap: Pixmap, transform: Affine, sampling: Sampling) {
    self.pixmap = pixmap
    self.transform = transform
    self.sampling = sampling
  }
}

/// What a shape is filled with, before the draw's own alpha.
package enum Paint: Sendable {
  case solid(StraightColor)
  case linearGradient(LinearGradient)
  case image(ImagePaint)
}

/// How a source meets what lies below it. Premultiplied formulas of Porter and Duff.
package enum BlendMode: UInt8, BitwiseCopyable, Sendable {
  case sourceOver
  /// Replaces what is below, weighted by coverage.
  case copy
  /// Erases what is below, weighted by coverage.
  case clear
}
