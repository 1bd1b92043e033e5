// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A range of numbers that an attachment allows.

public import CoreGraphics

/// Two numbers that a value lies between.
public struct UIFloatRange: Equatable, Hashable, Sendable {
  /// The least value.
  public var minimum: CGFloat
  /// The greatest value.
  public var maximum: CGFloat

  /// The range of zero only.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range between two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range of zero only.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether it is the range of all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
