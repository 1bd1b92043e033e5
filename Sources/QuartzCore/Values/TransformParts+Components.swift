// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The parts of a transform under the names of key paths: `rotation.z`, `scale`, `translation.x`.

extension TransformParts {
  /// A part as a value; nil for a name that transforms do not have.
  func component(_ component: KeyComponent) -> AnimatableValue? {
    switch component {
    case .translation: return .point(SIMD2(translation.x, translation.y))
    case .translationX: return .number(translation.x)
    case .translationY: return .number(translation.y)
    case .translationZ: return .number(translation.z)
    case .scale: return .number((scale.x + scale.y + scale.z) / 3)
    case .scaleXY: return .number((scale.x + scale.y) / 2)
    case .scaleX: return .number(scale.x)
    case .scaleY: return .number(scale.y)
    case .scaleZ: return .number(scale.z)
    case .rotationX: return .number(rotation.eulerAngles.x)
    case .rotationY: return .number(rotation.eulerAngles.y)
    case .rotation, .rotationZ: return .number(rotation.eulerAngles.z)
    default: return nil
    }
  }

  /// Replaces a part: translations in points, rotations in radians about the axes x, y, z in turn.
  mutating func replace(_ component: KeyComponent, by part: AnimatableValue) {
    switch (component, part) {
    case (.translation, .point(let p)):
      (translation.x, translation.y) = (p.x, p.y)
    case (.translationX, .number(let n)): translation.x = n
    case (.translationY, .number(let n)): translation.y = n
    case (.translationZ, .number(let n)): translation.z = n
    case (.scale, .number(let n)): scale = Vector3(n, n, n)
    case (.scaleXY, .number(let n)): (scale.x, scale.y) = (n, n)
    case (.scaleX, .number(let n)): scale.x = n
    case (.scaleY, .number(let n)): scale.y = n
    case (.scaleZ, .number(let n)): scale.z = n
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)), (.rotationX, .number(let n)),
      (.rotationY, .number(let n)):
      var angles = rotation.eulerAngles
      switch component {
      case .rotationX: angles.x = n
      case .rotationY: angles.y = n
      default: angles.z = n
      }
      rotation = Quaternion(eulerAngles: angles)
    default: break
    }
  }
}
