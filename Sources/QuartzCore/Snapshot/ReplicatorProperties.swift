// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A replicator layer's values as sampled, and what they make of instance k.

import CoreGraphics
internal import MicaRaster

/// How the sublayers are repeated (FACTS C8).
struct ReplicatorProperties: Sendable {
  /// A real number while it is animated; rounded down when drawn.
  var count = 1.0
  var transform = CATransform3DIdentity
  /// Straight sRGB; nil is opaque white.
  var color: StraightColor?
  /// What is added to red, green, blue and alpha from one instance to the next.
  var redOffset = 0.0
  var greenOffset = 0.0
  var blueOffset = 0.0
  var alphaOffset = 0.0
  var delay = 0.0
  var preservesDepth = false

  /// The most instances of one layer that are drawn.
  static let maximumCount = 10_000

  /// How many instances are drawn; a count that is no number draws none.
  var instanceCount: Int {
    guard count >= 1 else { return 0 }
    return count < Double(Self.maximumCount) + 1 ? Int(count) : Self.maximumCount
  }

  /// Whether instances may show different moments.
  var isDelayed: Bool { delay != 0 && delay.isFinite && instanceCount > 1 }

  /// What multiplies instance `k`: colour plus k offsets, each part within 0 ... 1.
  func color(ofInstance k: Int) -> StraightColor {
    let first = color ?? StraightColor(1, 1, 1, 1)
    func part(_ start: Float, _ offset: Double) -> Float {
      let sum = Double(start) + Double(k) * offset
      return sum > 0 ? Float(min(sum, 1)) : 0
    }
    return StraightColor(
      part(first.x, redOffset), part(first.y, greenOffset), part(first.z, blueOffset),
      part(first.w, alphaOffset))
  }

  /// What leads from one instance to the next in a layer with these bounds: the transform about
  /// their centre.
  func step(bounds: Vector4) -> CATransform3D {
    let x = bounds.x + bounds.z / 2
    let y = bounds.y + bounds.w / 2
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
  }
}
