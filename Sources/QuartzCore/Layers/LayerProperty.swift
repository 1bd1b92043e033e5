// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What layers know of a property besides its name: comes back with the registry's record of it.

@_spi(Registration) internal import MicaRuntime

/// A property of a class of layers.
final class LayerProperty: Sendable {
  /// What a change does by itself on a layer that is on a screen.
  enum Change: Sendable {
    case atOnce
    /// The value animates.
    case animates
    /// The value animates when it is told to (FACTS C9).
    case animatesWhenTold
    /// The layer with all below it cross-fades (FACTS C12, one measurement).
    case fades
  }

  /// Apple's key, under which changes are announced and animations found.
  let key: String
  /// Where the value lies in snapshots; nil for what does not animate.
  let field: LayerField?
  let change: Change
  /// Whether the setter tells observers, by `change` or `keep`.
  let announces: Bool

  init(key: String, field: LayerField? = nil, change: Change, announces: Bool = true) {
    (self.key, self.field, self.change, self.announces) = (key, field, change, announces)
  }
}

extension CALayer {
  /// The registry's record of a property that a class of this module declares, and what layers know
  /// of it; nil for other names.
  static func described(_ key: String) -> (record: PropertyRecord, property: LayerProperty)? {
    guard case .property(let record)? = ClassRegistry.view(of: self).getter(key),
      let property = record.detail as? LayerProperty
    else { return nil }
    return (record, property)
  }

  /// What is known of a property of this layer's class.
  func described(_ key: String) -> LayerProperty? { type(of: self).described(key)?.property }
}
