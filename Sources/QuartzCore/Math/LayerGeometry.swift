// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a layer lies: the algebra of bounds, position, anchor point and transforms (FACTS C5).
// Shared by the model (frames, points, hit tests) and by stages 3 and 4.

import CoreGraphics
internal import MicaRaster

/// The values that place a layer in its parent's plane.
struct LayerGeometry {
  var bounds: Vector4
  var position: SIMD2<Double>
  var zPosition: Double
  var anchorPoint: SIMD2<Double>
  var anchorPointZ: Double
  var transform: CATransform3D

  /// The anchor point in the layer's own space.
  var anchor: SIMD2<Double> { bounds.lowHalf + anchorPoint * bounds.highHalf }

  /// Own space to parent's plane: `Projection(matrix)` without the products that it does not need.
  var map: Projection {
    let a = anchor
    let t = transform
    let (x, y) = (position.x, position.y)
    let row = Vector4(
      (t.m11 * -a.x + t.m21 * -a.y) + (t.m31 * -anchorPointZ + t.m41),
      (t.m12 * -a.x + t.m22 * -a.y) + (t.m32 * -anchorPointZ + t.m42),
      (t.m13 * -a.x + t.m23 * -a.y) + (t.m33 * -anchorPointZ + t.m43),
      (t.m14 * -a.x + t.m24 * -a.y) + (t.m34 * -anchorPointZ + t.m44))
    // Depth is left out, but where it is no number, nothing is one.
    let depth = (t.m13 * 0 + t.m23 * 0) + (row.z * 0 + zPosition * 0)
    return Projection(
      x: Vector3(t.m11 + x * t.m14, t.m12 + y * t.m14, t.m14),
      y: Vector3(t.m21 + x * t.m24, t.m22 + y * t.m24, t.m24),
      origin: Vector3((row.x + x * row.w) + depth, row.y + y * row.w, row.w))
  }

  /// Own space to parent's, in three dimensions: minus the anchor, times the transform, plus the
  /// position.
  var matrix: CATransform3D {
    let a = anchor
    var t = CATransform3DTranslate(transform, -a.x, -a.y, -anchorPointZ)
    if position.x != 0 || position.y != 0 || zPosition != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }
    return t
  }

  /// What the layer does to its children's space: its `sublayerTransform` about the anchor and,
  /// where the geometry is flipped, the bounds upside down.
  func childrenMatrix(sublayerTransform: CATransform3D, isFlipped: Bool) -> CATransform3D? {
    let isPlain = CATransform3DIsIdentity(sublayerTransform)
    guard !isPlain || isFlipped else { return nil }
    var t = CATransform3DIdentity
    if !isPlain {
      let a = anchor
      t = CATransform3DConcat(
        CATransform3DTranslate(sublayerTransform, -a.x, -a.y, 0),
        CATransform3DMakeTranslation(a.x, a.y, 0))
    }
    if isFlipped {
      var flip = CATransform3DMakeScale(1, -1, 1)
      flip.m42 = 2 * bounds.y + bounds.w
      t = CATransform3DConcat(t, flip)
    }
    return t
  }
}
