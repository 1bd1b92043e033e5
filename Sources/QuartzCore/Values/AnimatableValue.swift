// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A property's value in the form in which it is sampled: plain numbers, immutable shared outlines.

internal import MicaRaster

/// A value of an animatable property. Lengths in points, colours straight sRGB.
enum AnimatableValue: Sendable {
  case none
  case number(Double)
  /// Of a property that is either on or off.
  case flag(Bool)
  case point(SIMD2<Double>)
  /// x, y, width, height.
  case rect(Vector4)
  case transform(CATransform3D)
  case color(StraightColor)
  case colors([StraightColor])
  case numbers([Double])
  case path(Outline)
  case image(LayerContents)

  /// The value at `u` (0 ... 1, or beyond for curves that overshoot) on the way to `end`.
  ///
  /// Nothing on one side of a colour counts as the other colour without alpha. Paths of the same
  /// structure move point by point, pictures fade into each other. Flags, values of different kinds,
  /// arrays of different counts and paths of different structure stay at 0, then take `end` at once.
  func interpolated(to end: AnimatableValue, at u: Double) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(a + (b - a) * u)
    case (.point(let a), .point(let b)):
      return .point(a + (b - a) * u)
    case (.rect(let a), .rect(let b)):
      return .rect(a + (b - a) * u)
    case (.transform(let a), .transform(let b)):
      return .transform(TransformFrame(a).interpolated(to: TransformFrame(b), at: u))
    case (.color(let a), .color(let b)):
      return .color(a + (b - a) * Float(u))
    case (.none, .color(let b)):
      return .color(StraightColor(b.x, b.y, b.z, b.w * Float(u)))
    case (.color(let a), .none):
      return .color(StraightColor(a.x, a.y, a.z, a.w * Float(1 - u)))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0 + ($1 - $0) * Float(u) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * u })
    case (.path(let a), .path(let b)):
      return .path(a.interpolated(to: b, at: Float(u)) ?? (u > 0 ? b : a))
    case (.image(let a), .image(let b)):
      return u > 0 && u < 1 ? .image(.crossFade(a, b, u)) : u < 1 ? self : end
    default:
      return u > 0 ? end : self
    }
  }

  /// The sum, for `byValue`, additive and cumulative animations; nil for kinds without one.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * factor)
    case (.point(let a), .point(let b)): return .point(a + b * factor)
    case (.rect(let a), .rect(let b)): return .rect(a + b * factor)
    case (.color(let a), .color(let b)): return .color(a + b * Float(factor))
    case (.transform(let a), .transform(let b)) where factor == 1:
      return .transform(CATransform3DConcat(b, a))
    case (.transform(let a), .transform(let b)) where factor == -1:
      return .transform(CATransform3DConcat(CATransform3DInvert(b), a))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(b.power(factor), a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * factor })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0 + $1 * Float(factor) })
    default: return nil
    }
  }

  /// Every number rounded to the nearest Float, which hides a last-bit difference between machines.
  var roundedToFloat: AnimatableValue {
    switch self {
    case .number(let a): return .number(a.roundedToFloat)
    case .point(let a): return .point(a.roundedToFloat)
    case .rect(let a): return .rect(a.roundedToFloat)
    case .transform(let a): return .transform(a.roundedToFloat)
    case .numbers(let a): return .numbers(a.map(\.roundedToFloat))
    case .none, .flag, .color, .colors, .path, .image: return self
    }
  }
}
