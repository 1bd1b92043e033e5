// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be shown between two values.

/// A value that can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)
  /// The square of its length.
  var magnitudeSquared: Double { get }
}

/// A value with data that changes over time.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Data of what isn't animated.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}
