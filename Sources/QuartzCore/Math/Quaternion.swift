// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rotations of space, for transforms that are animated.

internal import MicaRaster

/// A rotation as (x, y, z, w), of length 1.
struct Quaternion: Equatable, Sendable {
  var v: Vector4

  static let identity = Quaternion(v: Vector4(0, 0, 0, 1))

  init(v: Vector4) { self.v = v }

  /// The rotation whose matrix has the frame's axes as rows. From the largest component, so that
  /// no division is by a small number.
  init(_ f: Frame) {
    let trace = f.x.x + f.y.y + f.z.z
    let candidates = Vector4(
      1 + f.x.x - f.y.y - f.z.z, 1 - f.x.x + f.y.y - f.z.z, 1 - f.x.x - f.y.y + f.z.z, 1 + trace)
    let yz = (f.y.z - f.z.y, f.y.z + f.z.y)
    let zx = (f.z.x - f.x.z, f.z.x + f.x.z)
    let xy = (f.x.y - f.y.x, f.x.y + f.y.x)
    let unscaled: Vector4
    if trace >= 0 {
      unscaled = Vector4(yz.0, zx.0, xy.0, candidates.w)
    } else if candidates.x >= candidates.y && candidates.x >= candidates.z {
      unscaled = Vector4(candidates.x, xy.1, zx.1, yz.0)
    } else if candidates.y >= candidates.z {
      unscaled = Vector4(xy.1, candidates.y, yz.1, zx.0)
    } else {
      unscaled = Vector4(zx.1, yz.1, candidates.z, xy.0)
    }
    let size = dot(unscaled, unscaled).squareRoot()
    v = size > 0 && size.isFinite ? unscaled / size : Vector4(0, 0, 0, 1)
  }

  /// About x first, then y, then z, in radians.
  init(eulerAngles angles: Vector3) {
    let (sx, cx) = (PortableMath.sin(angles.x / 2), PortableMath.cos(angles.x / 2))
    let (sy, cy) = (PortableMath.sin(angles.y / 2), PortableMath.cos(angles.y / 2))
    let (sz, cz) = (PortableMath.sin(angles.z / 2), PortableMath.cos(angles.z / 2))
    v = Vector4(
      sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz,
      cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
  }

  /// Angles about x, y, z in that order, in radians; z within ±π, y within ±π/2.
  var eulerAngles: Vector3 {
    let f = frame
    let cosine = (f.x.x * f.x.x + f.x.y * f.x.y).squareRoot()
    let y = PortableMath.atan2(-f.x.z, cosine)
    guard cosine > 1e-9 else { return Vector3(0, y, PortableMath.atan2(-f.y.x, f.y.y)) }
    return Vector3(
      PortableMath.atan2(f.y.z, f.z.z), y, PortableMath.atan2(f.x.y, f.x.x))
  }

  /// The rotated axes: the rows of the rotation's matrix.
  var frame: Frame {
    let (x, y, z, w) = (v.x, v.y, v.z, v.w)
    return Frame(
      x: Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      y: Vector3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      z: Vector3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
  }

  /// The rotation at `u` on the shorter arc to `end`, at constant angular speed; a half turn goes
  /// the negative way, as maps of the plane do (PlaneParts.swift).
  func slerp(to end: Quaternion, at u: Double) -> Quaternion {
    var cosine = dot(v, end.v)
    let target = cosine < 1e-9 ? -end.v : end.v
    cosine = min(abs(cosine), 1)
    let sine = (1 - cosine * cosine).squareRoot()
    guard sine > 1e-6 else { return Quaternion(v: v + (target - v) * u) }
    let angle = PortableMath.atan2(sine, cosine)
    let a = PortableMath.sin((1 - u) * angle) / sine
    let b = PortableMath.sin(u * angle) / sine
    return Quaternion(v: v * a + target * b)
  }
}
