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

/// How an image is read between its pixels' centres.
package enum Sampling: UInt8, BitwiseCopyable, Sendable {
  case nearest
  /// The four pixels around a point, by their distances.
  case bilinear
  /// Like `bilinear`; where the image shrinks, each pixel is the mean of the area that it shows.
  /// Under a perspective the same as `bilinear`.
  case high
  /// As `CGContext` does: where the image shrinks, it is first resized by the kernel of
  /// `ResamplingAxis`; then like `bilinear`, but places are rounded to eighths of a pixel, and these
  /// count as sums of halvings (FACTS 3.17). Under a perspective the same as `bilinear`.
  case resampled
}

/// What an image shows beyond its own pixels.
package enum Tiling: UInt8, BitwiseCopyable, Sendable {
  /// The nearest edge pixel, so the shape that is filled decides where the image ends.
  case clamp
  /// The image again, in both directions without end.
  case `repeat`
}

/// A picture as a paint.
package struct ImagePaint: Equatable, Sendable {
  package var pixmap: Pixmap
  /// Maps the image's pixel space (y down, pixel (0,0) covers 0 ... 1) to device pixels.
  package var transform: Affine
  package var sampling: Sampling
  package var tiling: Tiling
  /// Multiplies red, green and blue, 0 ... 1; 1 by default. Rounded to 1/255 when drawn.
  package var tint = SIMD3<Float>(1, 1, 1)
  /// What the picture is seen through after `transform`, onto device pixels.
  package var projection: Projection?

  package init(
    pixmap: Pixmap, transform: Affine, sampling: Sampling, tiling: Tiling = .clamp
  ) {
    self.pixmap = pixmap
    self.transform = transform
    self.sampling = sampling
    self.tiling = tiling
  }
}

/// What a shape is filled with, before the draw's own alpha.
package enum Paint: Sendable {
  case solid(StraightColor)
  case gradient(Gradient)
  case image(ImagePaint)
}
