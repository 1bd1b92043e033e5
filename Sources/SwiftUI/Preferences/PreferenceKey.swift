// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that views give those above them (FACTS_SWIFTUI i.9).

/// A key of a value that views give those above them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Adds the next view's value, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
