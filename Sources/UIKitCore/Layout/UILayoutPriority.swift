// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How important a constraint is.

/// A priority of constraints, above 0 and up to 1000; those of 1000 are required (FACTS_UIKIT e.1).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: that with which a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: that of a drag which may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: that with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: that of a drag which may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: that with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: that of the target in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
