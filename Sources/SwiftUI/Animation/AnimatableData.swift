// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Data of animations: numbers, pairs, points, sizes and rectangles.

public import Foundation

/// Two values that change together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of values.
  @inlinable
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Both are zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Adds both.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts both.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
  /// The number itself.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// Both coordinates.
  public var animatableData: AnimatableData {
    get { .init(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// Both lengths.
  public var animatableData: AnimatableData {
    get { .init(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  /// The origin and the size.
  public var animatableData: AnimatableData {
    get { .init(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension UnitPoint: Animatable {
  /// Both parts.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// Both parts.
  public var animatableData: AnimatableData {
    get { .init(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The insets: top, leading, bottom, trailing.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >
  /// The insets: top, leading, bottom, trailing.
  public var animatableData: AnimatableData {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension VectorArithmetic {
  /// The value, multiplied.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }

  /// Moves the value towards another one by a part from 0 to 1.
  mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}
