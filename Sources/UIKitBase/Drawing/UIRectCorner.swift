// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of a rectangle's corners, to the eye: y grows downward.

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of least x and least y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of greatest x and least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of least x and greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of greatest x and greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
