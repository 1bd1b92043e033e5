// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a picture shows of a property, by its name: for tests and tools.

extension PresentedLayer {
  /// What is shown of a property or a part of it, as a user would read it (sizes as points); nil for
  /// a name that does not animate.
  package func value(forKeyPath keyPath: String) -> Any? {
    guard let (field, component) = properties.content.kind.field(atPath: keyPath) else {
      return nil
    }
    return properties.value(of: field)?.component(component)?.boxed
  }
}

extension LayerContent {
  /// The class that has it.
  fileprivate var kind: CALayer.Type {
    switch self {
    case .plain, .tiled: CALayer.self
    case .gradient: CAGradientLayer.self
    case .shape: CAShapeLayer.self
    case .replicator: CAReplicatorLayer.self
    case .emitter: CAEmitterLayer.self
    case .text: CATextLayer.self
    }
  }
}
