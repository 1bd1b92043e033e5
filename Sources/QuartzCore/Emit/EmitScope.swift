// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stage 4 hands down from layer to sublayer.

internal import MicaRaster

/// The surroundings in which a layer is recorded.
struct EmitScope {
  /// The space that the layer is recorded in (points of its parent) → pixels.
  var plane: Projection
  /// Where that space lies to the plane, in three dimensions; nil where it lies in it.
  var inner: CATransform3D?
  /// Multiplies everything drawn.
  var alpha = 1.0
  /// Multiplies red, green and blue of everything drawn, before alpha.
  var tint = SIMD3<Float>(1, 1, 1)
  /// Whether the y axes above run against the screen's an odd number of times.
  var isFlipped = false

  /// The same surroundings seen from another space.
  func with(plane: Projection) -> EmitScope {
    var scope = self
    scope.plane = plane
    return scope
  }

  /// The surroundings of a space that is placed in this one.
  func placed(by placement: CATransform3D) -> EmitScope {
    var scope = self
    if let inner {
      scope.inner = CATransform3DConcat(placement, inner)
    } else {
      scope.plane = Projection(placement).then(plane)
    }
    return scope
  }
}
