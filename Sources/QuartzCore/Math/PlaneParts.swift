// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A map of the plane taken apart, so that it can be animated. Follows what Core Animation was
// measured to do (half turns go the negative way, mirror images flip one axis, shears bend), which
// is the recipe for 2D matrices of the CSS Transforms specification.

internal import MicaRaster

/// The factors of a plane transform: scale · rotation · rest · translation.
struct PlaneParts: Sendable {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  /// Radians.
  var angle: Double
  /// The rows of what is left; the identity where there is no shear.
  var rest: Vector4

  /// Takes a matrix apart; nil where it does more than a map of the plane, or is singular.
  init?(_ t: CATransform3D) {
    let determinant = t.m11 * t.m22 - t.m12 * t.m21
    guard CATransform3DIsAffine(t), determinant != 0, determinant.isFinite else { return nil }
    translation = SIMD2(t.m41, t.m42)
    scale = SIMD2(
      (t.m11 * t.m11 + t.m12 * t.m12).squareRoot(), (t.m21 * t.m21 + t.m22 * t.m22).squareRoot())
    if determinant < 0 {
      if t.m11 < t.m22 { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let (x0, y0) = (t.m11 / scale.x, t.m12 / scale.x)
    let (x1, y1) = (t.m21 / scale.y, t.m22 / scale.y)
    angle = PortableMath.atan2(y0, x0)
    // Turned back; cosine and sine are the first row itself.
    rest = Vector4(x0 * x0 - y0 * x1, x0 * y0 - y0 * y1, y0 * x0 + x0 * x1, y0 * y0 + x0 * y1)
  }

  /// The product of the parts.
  var matrix: CATransform3D {
    let (c, s) = (PortableMath.cos(angle), PortableMath.sin(angle))
    var t = CATransform3DIdentity
    t.m11 = scale.x * (c * rest.x + s * rest.z)
    t.m12 = scale.x * (c * rest.y + s * rest.w)
    t.m21 = scale.y * (c * rest.z - s * rest.x)
    t.m22 = scale.y * (c * rest.w - s * rest.y)
    (t.m41, t.m42) = (translation.x, translation.y)
    return t
  }

  /// The transform at `u` on the way to `end`; rotations take the shorter way round.
  func interpolated(to end: PlaneParts, at u: Double) -> CATransform3D {
    var start = self
    // One axis mirrored here, the other there: a half turn instead.
    if (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0) {
      start.scale = -start.scale
      start.angle += start.angle < 0 ? .pi : -.pi
    }
    // No turn counts as a whole one, so that a half turn goes the negative way.
    if start.angle == 0 { start.angle = 2 * .pi }
    var target = end.angle == 0 ? 2 * .pi : end.angle
    if abs(start.angle - target) > .pi {
      if start.angle > target { start.angle -= 2 * .pi } else { target -= 2 * .pi }
    }
    start.translation += (end.translation - start.translation) * u
    start.scale += (end.scale - start.scale) * u
    start.angle += (target - start.angle) * u
    start.rest += (end.rest - start.rest) * u
    return start.matrix
  }
}
