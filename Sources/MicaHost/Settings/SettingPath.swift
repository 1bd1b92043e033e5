// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One setting on its way: from a path of keys to the object and the property that it means.

internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime

/// A setting whose key was found and whose value was read.
struct ResolvedSetting {
  private let object: AnyObject
  private let property: PropertyRecord
  private let value: Any?
  private let setting: Setting

  /// Looks a setting up, starting at `root`. Nothing is changed. Throws `HostError` with the nearest
  /// names for a key that isn't there, and for a value of another kind.
  init(_ setting: Setting, from root: AnyObject) throws(HostError) {
    let keys = setting.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var object = root
    for key in keys.dropLast() { object = try Self.object(at: key, of: object) }
    let last = keys[keys.count - 1]
    let properties = ClassRegistry.view(of: type(of: object))
    guard let property = properties.properties[last] else {
      throw .unknownKey(
        last, owner: Self.name(of: object), nearest: Self.nearest(last, in: properties, object))
    }
    guard property.isWritable, let reader = ValueText(for: property) else {
      throw .readOnly(last, owner: Self.name(of: object))
    }
    let isNil = property.isOptional && setting.value == "nil"
    let value = isNil ? nil : reader.read(setting.value)
    guard isNil || value != nil else {
      throw .badValue(setting, kind: reader.kind + (property.isOptional ? ", or nil" : ""))
    }
    (self.object, self.property, self.value, self.setting) = (object, property, value, setting)
  }

  /// Sets the value.
  func apply() throws(HostError) {
    guard property.set(value, on: object) == .done else {
      throw .badValue(setting, kind: ValueText(for: property)?.kind ?? "of another kind")
    }
  }

  /// The object that a property holds: a registered one, or a stored one that only Swift knows.
  private static func object(at key: String, of owner: AnyObject) throws(HostError) -> AnyObject {
    let value: Any
    if let property = ClassRegistry.view(of: type(of: owner)).properties[key] {
      guard let found = property.value(of: owner) else {
        throw .nothingThere(key, owner: name(of: owner))
      }
      value = found
    } else if let stored = storedProperties(of: owner).first(where: { $0.name == key }) {
      guard let found = unwrapped(stored.value) else {
        throw .nothingThere(key, owner: name(of: owner))
      }
      value = found
    } else {
      let parts = storedProperties(of: owner).filter { isObject($0.value) }.map(\.name)
      throw .unknownKey(
        key, owner: name(of: owner), nearest: NearestNames.find(key, among: parts))
    }
    guard isObject(value) else { throw .noObject(key, owner: name(of: owner)) }
    return value as AnyObject
  }

  /// Whether a value is an object of a class of ours, not a boxed number.
  private static func isObject(_ value: Any) -> Bool {
    guard let value = unwrapped(value) else { return false }
    return type(of: value) is AnyClass && !(value is NSValue)
  }

  /// The stored properties of an object, those of the program's own superclasses too; a lazy one once
  /// it was made.
  private static func storedProperties(of object: AnyObject) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, !isOurs(mirror.subjectType) {
      for child in mirror.children {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        properties.append((name, child.value))
      }
      next = mirror.superclassMirror
    }
    return properties
  }

  /// Whether a class is one of the façades', whose insides are nobody's.
  private static func isOurs(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "Foundation"].contains(module)
  }

  /// What could have been meant: settable keys, and parts that have keys of their own.
  private static func nearest(
    _ key: String, in view: ClassView, _ object: AnyObject
  ) -> [String] {
    let settable = view.orderedProperties.filter { $0.isWritable && ValueText(for: $0) != nil }
    let inspectable = settable.filter { $0.role == .inspectable }.map(\.key)
    if !inspectable.isEmpty && inspectable.count <= 8 {
      return inspectable
    }
    let parts = storedProperties(of: object).filter { isObject($0.value) }.map { $0.name + ".…" }
    return NearestNames.find(key, among: settable.map(\.key) + parts)
  }

  private static func name(of object: AnyObject) -> String {
    ClassRegistry.view(of: type(of: object)).record?.name ?? "\(type(of: object))"
  }
}
