// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of a view's own for what is matched.

/// A name that belongs to a view's identity, under which others are told apart.
@propertyWrapper
public struct Namespace: _InstalledProperty, Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var number = 0

  /// A name of its own for each identity.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(number: number) }

  /// Finds the name that is kept for the identity.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let kept = (slot as? KeptNumber) ?? KeptNumber(context.graph.nextNumber())
    slot = kept
    number = kept.number
  }
}

private final class KeptNumber {
  let number: Int
  init(_ number: Int) { self.number = number }
}
