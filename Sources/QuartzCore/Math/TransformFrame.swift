// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A transform among an animation's values: the matrix and its parts, found once at commit.

internal import MicaRaster

/// One transform to animate from or to.
struct TransformFrame: Sendable {
  let matrix: CATransform3D
  private let plane: PlaneParts?
  private let space: TransformParts?

  init(_ matrix: CATransform3D) {
    self.matrix = matrix
    plane = PlaneParts(matrix)
    space = TransformParts(invertible: matrix)
  }

  /// The transform at `u` on the way to `end`: maps of the plane by their plane parts, others by
  /// parts of space. A singular transform at one side cannot be taken apart: the end is taken at
  /// once.
  func interpolated(to end: TransformFrame, at u: Double) -> CATransform3D {
    if u == 0 && space != nil && end.space != nil { return matrix }
    if u == 1 || matrix.rows == end.matrix.rows { return end.matrix }
    if let plane, let other = end.plane { return plane.interpolated(to: other, at: u) }
    guard let space, let other = end.space else { return end.matrix }
    return space.interpolated(to: other, at: u)
  }
}

extension TransformParts {
  /// The parts of a transform that can be undone; nil for a singular one.
  init?(invertible matrix: CATransform3D) {
    guard matrix.inverse != nil else { return nil }
    self.init(matrix)
  }

  /// The transform at `u` on the way to `end`.
  func interpolated(to end: TransformParts, at u: Double) -> CATransform3D {
    var parts = self
    parts.translation += (end.translation - translation) * u
    parts.scale += (end.scale - scale) * u
    parts.shear += (end.shear - shear) * u
    parts.perspective += (end.perspective - perspective) * u
    parts.rotation = rotation.slerp(to: end.rotation, at: u)
    return parts.matrix
  }
}
