// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A cube of six layers, each turned and moved to its side, in a layer that keeps their depth.

import UIKit

/// A cube of 100 points, each face the brighter the more it is turned towards the light.
class CubeLayer: CATransformLayer {
  /// Half an edge, in points.
  private static let half: CGFloat = 50
  /// Where the light comes from: above, from the left, from the front.
  private static let light = (x: CGFloat(-0.2), y: CGFloat(-0.85), z: CGFloat(0.49))

  /// A cube in one hue (0 ... 1), placed by `transform`.
  init(hue: CGFloat, transform: CATransform3D) {
    super.init()
    self.transform = transform
    let half = CubeLayer.half
    let quarter = CGFloat.pi / 2
    addFace(CATransform3DMakeTranslation(0, 0, half), hue)
    addFace(turned(CATransform3DMakeTranslation(half, 0, 0), quarter, 0, 1), hue)
    addFace(turned(CATransform3DMakeTranslation(0, -half, 0), quarter, 1, 0), hue)
    addFace(turned(CATransform3DMakeTranslation(0, half, 0), -quarter, 1, 0), hue)
    addFace(turned(CATransform3DMakeTranslation(-half, 0, 0), -quarter, 0, 1), hue)
    addFace(turned(CATransform3DMakeTranslation(0, 0, -half), .pi, 0, 1), hue)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func turned(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) -> CATransform3D {
    CATransform3DRotate(transform, angle, x, y, 0)
  }

  private func addFace(_ place: CATransform3D, _ hue: CGFloat) {
    let half = CubeLayer.half
    let face = CALayer()
    face.frame = CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)
    face.transform = place
    // The face's normal is its own z axis, as both transforms turn it.
    let normal = CATransform3DConcat(place, transform)
    let light = CubeLayer.light
    let cosine = normal.m31 * light.x + normal.m32 * light.y + normal.m33 * light.z
    let brightness = 0.3 + 0.65 * (1 + cosine) / 2
    face.backgroundColor =
      UIColor(hue: hue, saturation: 0.65, brightness: brightness, alpha: 1).cgColor
    addSublayer(face)
  }
}
