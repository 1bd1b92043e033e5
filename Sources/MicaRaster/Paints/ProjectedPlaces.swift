// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: from a device pixel to a place in an image that is seen through a perspective.

/// Places in an image under a projective map, one division for each pixel.
///
/// As under affine maps, places are rounded to 1/256 of an image pixel, and the place of a pixel
/// depends on that pixel only.
struct ProjectedPlaces: BitwiseCopyable, Sendable {
  /// Device pixels → the image's.
  private let inverse: Projection
  /// Half an image pixel where four are mixed.
  private let shift: Double

  /// Image pixels beyond which only the border is seen.
  private static let limit = 1e9

  /// Nil where the map is singular or infinite.
  init?(_ projection: Projection, sampling: Sampling) {
    guard let inverse = projection.inverse else { return nil }
    self.inverse = inverse
    shift = sampling == .nearest ? 0 : 0.5
  }

  /// Image coordinates of a pixel's centre in 16.16 fixed point, rounded to 8 bits of fraction; for
  /// other sampling than the nearest those of the upper left of the four pixels that are mixed.
  @inline(__always) func place(_ x: Int, _ y: Int) -> SIMD2<Int64> {
    let p = inverse.apply(Double(x) + 0.5, Double(y) + 0.5)
    let k = 1 / p.z
    return SIMD2(fixed(p.x * k - shift), fixed(p.y * k - shift))
  }

  @inline(__always) private func fixed(_ v: Double) -> Int64 {
    guard v.isFinite else { return 0 }
    return Int64((max(-Self.limit, min(v, Self.limit)) * 256 + 0.5).rounded(.down)) << 8
  }
}
