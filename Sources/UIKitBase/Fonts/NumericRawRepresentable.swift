// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sums of named numbers and numbers: `UIWindow.Level.alert + 1`.

public import CoreGraphics

/// A name for a number that can be counted on from; UIKit's levels, priorities and weights.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether a value is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// A value further on.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
  /// A value further on.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
  /// A value further back.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
  /// How far a value lies behind another.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Goes further on.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Goes further back.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
