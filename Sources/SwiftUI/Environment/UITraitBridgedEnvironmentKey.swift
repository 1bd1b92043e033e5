// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that UIKit's traits and the environment share.

/// A key whose value UIKit views have as a trait and views as a value of the environment.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The environment's value of a trait collection.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the trait to the environment's value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// A value that UIKit's traits share: the value of the trait where the environment sets none.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: key, default: K.read(from: hostTraits)) }
    set { set(newValue, for: key) }
  }
}
