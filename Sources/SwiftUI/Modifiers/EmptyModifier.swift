// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A modifier that changes nothing.

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier as a value.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  /// Shows the view as it is.
  public func body(content: Content) -> some View { content }
}
