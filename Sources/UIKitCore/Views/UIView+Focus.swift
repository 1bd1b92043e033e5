// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Groups of what takes the focus. Phones show no focus: the values are stored.

public import Foundation
internal import MicaRuntime

/// How soon a view takes the focus of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int
  /// A priority by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Last.
  public static let ignored = Self(rawValue: 0)
  /// A view that had it before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// A view that stands out.
  public static let prioritized = Self(rawValue: 2000)
  /// The view that has it.
  public static let currentlyFocused = Self(rawValue: .max)
}

/// What a view's extension stores.
@MainActor
private final class FocusValues {
  var group: String?
  var priority = UIFocusGroupPriority.ignored

  private static var key: UnsafeRawPointer {
    unsafeBitCast(FocusValues.self, to: UnsafeRawPointer.self)
  }

  static func of(_ view: UIView) -> FocusValues {
    if let known = Attachments.value(of: view, key) as? FocusValues { return known }
    let new = FocusValues()
    Attachments.set(new, of: view, key)
    return new
  }
}

extension UIView {
  /// The group that the focus stays in; nil by default.
  public var focusGroupIdentifier: String? {
    get { FocusValues.of(self).group }
    set { FocusValues.of(self).group = newValue }
  }
  /// How soon the view takes the focus of its group.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { FocusValues.of(self).priority }
    set { FocusValues.of(self).priority = newValue }
  }
}
