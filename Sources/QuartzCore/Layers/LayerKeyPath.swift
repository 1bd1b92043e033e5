// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The one registry of string keys: key-value coding and animations find properties here.

import CoreGraphics
import Foundation

/// A property of layers under its name.
struct LayerProperty: Sendable {
  let name: String
  /// Nil for properties that do not animate.
  let key: AnimatableKey?
  let components: [KeyComponent]
  /// Whether a layer has the property.
  let belongs: @Sendable (CALayer) -> Bool
  let get: @Sendable (CALayer) -> Any?
  let set: @Sendable (CALayer, Any?) -> Void
}

/// A property or a part of one.
struct LayerKeyPath: Sendable {
  let property: LayerProperty
  let component: KeyComponent

  /// Looks a key path up; nil for a name that no layer of ours has.
  init?(_ string: String) {
    guard let found = Self.table[string] else { return nil }
    self = found
  }

  private init(_ property: LayerProperty, _ component: KeyComponent) {
    self.property = property
    self.component = component
  }

  private static let table: [String: LayerKeyPath] = {
    var table: [String: LayerKeyPath] = [:]
    for property in LayerProperty.all {
      table[property.name] = LayerKeyPath(property, .whole)
      for component in property.components {
        table[property.name + "." + component.rawValue] = LayerKeyPath(property, component)
      }
    }
    return table
  }()

  /// What a layer has under this key path.
  func value(of layer: CALayer) -> Any? {
    guard property.belongs(layer) else { return nil }
    let whole = property.get(layer)
    guard component != .whole else { return whole }
    guard let part = AnimatableValue(whole)?.component(component) else { return nil }
    if component == .size, case .point(let size) = part {
      return CGSize(width: size.x, height: size.y)
    }
    return part.boxed
  }

  /// Sets what a layer has under this key path, through the layer's own property.
  func set(_ value: Any?, on layer: CALayer) {
    guard component != .whole else { return property.set(layer, value) }
    guard let part = AnimatableValue(value), let whole = AnimatableValue(property.get(layer)) else {
      return
    }
    property.set(layer, whole.replacing(component, by: part).boxed)
  }
}

extension CALayer {
  private func keyPath(_ string: String) -> LayerKeyPath? {
    LayerKeyPath(string).flatMap { $0.property.belongs(self) ? $0 : nil }
  }

  func codedValue(_ string: String) -> Any? {
    if let path = keyPath(string) { return path.value(of: self) }
    if let target = keyPathTarget(string) { return value(at: target) }
    return value(forUndefinedKey: string)
  }

  func setCodedValue(_ value: Any?, _ string: String) {
    if let path = keyPath(string) {
      path.set(value, on: self)
    } else if let target = keyPathTarget(string) {
      setValue(value, at: target)
    } else {
      setValue(value, forUndefinedKey: string)
    }
  }
}
