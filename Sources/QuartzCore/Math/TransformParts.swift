// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A transform taken apart, so that it can be animated: scale, shear, rotation, translation,
// perspective (FACTS C5, by measurement of others: unverified against Apple).

internal import MicaRaster

/// The factors of a 4×4 matrix: scale · shear · rotation · translation · perspective.
struct TransformParts: Sendable {
  var translation = Vector3(0, 0, 0)
  var scale = Vector3(1, 1, 1)
  /// xy, xz, yz.
  var shear = Vector3(0, 0, 0)
  var rotation = Quaternion.identity
  /// The last column.
  var perspective = Vector4(0, 0, 0, 1)

  /// Takes a matrix apart. Directions that a scale of zero hides are completed to a right angle.
  init(_ matrix: CATransform3D) {
    let m = matrix.rows
    translation = Vector3(m.r3.x, m.r3.y, m.r3.z)
    var row0 = Vector3(m.r0.x, m.r0.y, m.r0.z)
    var row1 = Vector3(m.r1.x, m.r1.y, m.r1.z)
    var row2 = Vector3(m.r2.x, m.r2.y, m.r2.z)
    let column = Vector4(m.r0.w, m.r1.w, m.r2.w, m.r3.w)
    if column != perspective { perspective = Self.perspective(of: matrix, column: column) }

    scale.x = length(row0)
    row0 = scale.x > 0 ? row0 / scale.x : row0
    shear.x = dot(row0, row1)
    row1 -= row0 * shear.x
    scale.y = length(row1)
    row1 = scale.y > 0 ? row1 / scale.y : row1
    shear.x = scale.y > 0 ? shear.x / scale.y : 0
    shear.y = dot(row0, row2)
    row2 -= row0 * shear.y
    shear.z = dot(row1, row2)
    row2 -= row1 * shear.z
    scale.z = length(row2)
    row2 = scale.z > 0 ? row2 / scale.z : row2
    (shear.y, shear.z) = scale.z > 0 ? (shear.y / scale.z, shear.z / scale.z) : (0, 0)

    var frame = Frame(x: row0, y: row1, z: row2)
    frame.complete()
    frame.unmirror(&scale)
    rotation = Quaternion(frame)
  }

  /// The column p for which matrix = affine · (identity with last column p).
  private static func perspective(of matrix: CATransform3D, column: Vector4) -> Vector4 {
    var affine = matrix
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let inverse = affine.inverse?.rows else { return column }
    return Vector4(
      dot(inverse.r0, column), dot(inverse.r1, column), dot(inverse.r2, column),
      dot(inverse.r3, column))
  }

  /// The product of the parts.
  var matrix: CATransform3D {
    let frame = rotation.frame
    let row0 = frame.x * scale.x
    let row1 = (frame.y + frame.x * shear.x) * scale.y
    let row2 = (frame.z + frame.x * shear.y + frame.y * shear.z) * scale.z
    func full(_ v: Vector3, _ w: Double) -> Vector4 {
      let v4 = Vector4(v.x, v.y, v.z, w)
      return Vector4(v.x, v.y, v.z, dot(v4, perspective))
    }
    return CATransform3D(
      rows: Rows4(
        r0: full(row0, 0), r1: full(row1, 0), r2: full(row2, 0), r3: full(translation, 1)))
  }
}

func dot(_ a: Vector3, _ b: Vector3) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

func dot(_ a: Vector4, _ b: Vector4) -> Double {
  (a.x * b.x + a.y * b.y) + (a.z * b.z + a.w * b.w)
}

func length(_ v: Vector3) -> Double { dot(v, v).squareRoot() }

func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
  Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// Three axes, of length 1 or (before `complete`) 0.
struct Frame {
  var x, y, z: Vector3

  /// Replaces axes of length zero by directions at right angles to the others, as near to the
  /// coordinate axes as that allows.
  mutating func complete() {
    if length(x) == 0 { x = completion(of: Vector3(1, 0, 0), or: Vector3(0, 1, 0)) }
    if length(y) == 0 { y = completion(of: Vector3(0, 1, 0), or: Vector3(0, 0, 1)) }
    if length(z) == 0 { z = cross(x, y) }
  }

  /// The first of two directions that is not close to the present axes, made perpendicular to them.
  private func completion(of first: Vector3, or second: Vector3) -> Vector3 {
    for candidate in [first, second, Vector3(1, 1, 1)] {
      let rest = candidate - x * dot(x, candidate) - y * dot(y, candidate) - z * dot(z, candidate)
      let size = length(rest)
      if size > 0.25 { return rest / size }
    }
    return first
  }

  /// A mirror image becomes a rotation and one negative scale: the axis that leaves the smallest
  /// rotation is chosen.
  mutating func unmirror(_ scale: inout Vector3) {
    guard dot(x, cross(y, z)) < 0 else { return }
    if x.x <= y.y && x.x <= z.z {
      x = -x
      scale.x = -scale.x
    } else if y.y <= z.z {
      y = -y
      scale.y = -scale.y
    } else {
      z = -z
      scale.z = -scale.z
    }
  }
}
