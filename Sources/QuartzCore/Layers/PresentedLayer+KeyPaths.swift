// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a picture shows of a property, by its name: for tests and tools.

extension PresentedLayer {
  /// What is shown of a property or a part of it, as a user would read it (sizes as points); nil for
  /// a name that does not animate.
  package func value(forKeyPath keyPath: String) -> Any? {
    guard let path = LayerKeyPath(keyPath), let key = path.property.key else { return nil }
    return properties.value(for: key)?.component(path.component)?.boxed
  }
}
