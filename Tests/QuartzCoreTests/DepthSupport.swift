// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Helpers for tests of perspective and depth: pictures of layers, cubes, and what a ray through a
// pixel meets.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore

/// What a layer shows at time 0, in pixels at scale 1.
func picture(
  of layer: CALayer, _ width: Int = 100, _ height: Int = 100, options: EmitOptions = EmitOptions()
) -> Pixmap {
  let list = DisplayList(width: width, height: height)
  updateLayerTree(layer)
  emit(shown(layer, at: 0), into: list, options: options)
  let pixmap = Pixmap(width: width, height: height)
  FrameRenderer(threads: 1).render(list, into: pixmap)
  return pixmap
}

extension Pixmap {
  /// Premultiplied red, green, blue, alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map { bytes[y * bytesPerRow + x * 4 + $0] }
  }
}

/// An ordinary layer of 100 × 100 points whose sublayers are seen from `distance` before its middle.
func makeRoom(distance: CGFloat = 500) -> CALayer {
  let room = makeLayer(100, 100)
  room.sublayerTransform.m34 = -1 / distance
  return room
}

/// A layer of that size whose middle is at (50, 50), placed by `transform`.
func makePlane(
  _ width: CGFloat, _ height: CGFloat, _ color: CGColor?, _ transform: CATransform3D
) -> CALayer {
  let plane = makeLayer(width, height, color: color)
  plane.position = CGPoint(x: 50, y: 50)
  plane.transform = transform
  return plane
}

/// Six sides of a cube with edges of `size` about the origin: front, right, top, bottom, left, back.
func makeCube(_ size: CGFloat, colors: [CGColor]) -> CATransformLayer {
  let half = size / 2
  let quarter = CGFloat.pi / 2
  let cube = CATransformLayer()
  func add(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ angle: CGFloat, _ isAboutX: Bool) {
    let face = makeLayer(size, size, color: colors[(cube.sublayers?.count ?? 0) % colors.count])
    face.position = .zero
    face.transform = CATransform3DRotate(
      CATransform3DMakeTranslation(x, y, z), angle, isAboutX ? 1 : 0, isAboutX ? 0 : 1, 0)
    cube.addSublayer(face)
  }
  add(0, 0, half, 0, false)
  add(half, 0, 0, quarter, false)
  add(0, -half, 0, quarter, true)
  add(0, half, 0, -quarter, true)
  add(-half, 0, 0, -quarter, false)
  add(0, 0, -half, .pi, false)
  return cube
}

/// A point through a transform of space: (X, Y, Z, W).
func projected(_ x: Double, _ y: Double, _ z: Double, by t: CATransform3D) -> [Double] {
  [
    x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
    x * t.m13 + y * t.m23 + z * t.m33 + t.m43, x * t.m14 + y * t.m24 + z * t.m34 + t.m44,
  ]
}

/// A rectangle about its middle in a room, as the test itself sees it.
struct TestPlane {
  var half: SIMD2<Double>
  /// From the rectangle's middle to the surface.
  var matrix: CATransform3D

  /// Where the ray through a point of the surface meets the plane, in its own coordinates, and how
  /// near to the eye. Solved from X − x W = 0 and Y − y W = 0.
  func hit(_ x: Double, _ y: Double) -> (u: Double, v: Double, depth: Double)? {
    let m = matrix
    let (a, b, c) = (m.m11 - x * m.m14, m.m21 - x * m.m24, m.m41 - x * m.m44)
    let (d, e, f) = (m.m12 - y * m.m14, m.m22 - y * m.m24, m.m42 - y * m.m44)
    let determinant = a * e - b * d
    let u = (b * f - c * e) / determinant
    let v = (c * d - a * f) / determinant
    let p = projected(u, v, 0, by: m)
    guard p[3] > 0, u.isFinite, v.isFinite else { return nil }
    return (u, v, p[2] / p[3])
  }

  /// How far inside the rectangle a place is; negative outside.
  func margin(_ u: Double, _ v: Double) -> Double { min(half.x - abs(u), half.y - abs(v)) }
}

/// A small generator with a seed.
struct TestRandom {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound
      + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }
}
