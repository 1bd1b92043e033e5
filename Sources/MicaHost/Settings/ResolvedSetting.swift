// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One setting on its way: from a path of keys to the object and the property that it means.

internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

/// A setting whose key was found and whose value was read.
struct ResolvedSetting {
  private let object: AnyObject
  /// One key, or the path of a part of a layer's property.
  private let key: String
  private let value: Any?
  private let setting: Setting
  private let kind: String

  /// Looks a setting up, starting at `root`. Nothing is changed. Throws `HostError` with the nearest
  /// names for a key that isn't there, and for a value of another kind.
  init(_ setting: Setting, from root: AnyObject) throws(HostError) {
    let keys = setting.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var object = root
    for (place, key) in keys.dropLast().enumerated() {
      if let number = Self.layerNumber(at: keys[place...], of: object) {
        try self.init(setting, number.key, of: object, number.reader, isOptional: false)
        return
      }
      object = try Self.object(at: key, of: object)
    }
    let last = keys[keys.count - 1]
    let view = ClassRegistry.view(of: type(of: object))
    guard let property = view.writableProperty(last), let reader = ValueText(for: property) else {
      throw view.getter(last) != nil || view.setter(last) != nil
        ? .readOnly(last, owner: Self.name(of: object))
        : .unknownKey(
          last, owner: Self.name(of: object), nearest: Self.nearest(last, in: view, object))
    }
    try self.init(setting, last, of: object, reader, isOptional: property.isOptional)
  }

  private init(
    _ setting: Setting, _ key: String, of object: AnyObject, _ reader: ValueText, isOptional: Bool
  ) throws(HostError) {
    let isNil = isOptional && setting.value == "nil"
    let value = isNil ? nil : reader.read(setting.value)
    kind = reader.kind + (isOptional && reader.kind != "nil" ? ", or nil" : "")
    guard isNil || value != nil else { throw .badValue(setting, kind: kind) }
    (self.object, self.key, self.value, self.setting) = (object, key, value, setting)
  }

  /// Sets the value by key-value coding, as a nib would: through the program's own overrides.
  func apply() throws(HostError) {
    let error = KeyValueCoding.catching {
      KeyValueCoding.setValue(value, of: object, forKeyPath: key)
    }
    if error != nil { throw .badValue(setting, kind: kind) }
  }

  /// The object that a property holds: a registered one, or a stored one that only Swift knows.
  private static func object(at key: String, of owner: AnyObject) throws(HostError) -> AnyObject {
    let value: Any
    if ClassRegistry.view(of: type(of: owner)).getter(key) != nil {
      guard let found = unwrapped(KeyValueCoding.value(of: owner, forKey: key)) else {
        throw .nothingThere(key, owner: name(of: owner))
      }
      value = found
    } else if let stored = storedProperties(of: owner).first(where: { $0.name == key }) {
      guard let found = unwrapped(stored.value) else {
        throw .nothingThere(key, owner: name(of: owner))
      }
      value = found
    } else {
      throw .unknownKey(
        key, owner: name(of: owner), nearest: NearestNames.find(key, among: parts(of: owner)))
    }
    guard isObject(value) else { throw .noObject(key, owner: name(of: owner)) }
    return value as AnyObject
  }

  /// A number inside a layer's structure, such as `transform.rotation.z`; nil for other paths.
  private static func layerNumber(
    at keys: ArraySlice<String>, of owner: AnyObject
  ) -> (key: String, reader: ValueText)? {
    guard let layer = owner as? CALayer, let first = keys.first,
      let structure = layer.value(forKey: first), !isObject(structure)
    else { return nil }
    let key = keys.joined(separator: ".")
    var part: Any?
    let error = KeyValueCoding.catching { part = layer.value(forKeyPath: key) }
    return error == nil && part is NSNumber ? (key, .anyNumber) : nil
  }

  /// Whether a value is an object of a class of ours, not a boxed number.
  private static func isObject(_ value: Any) -> Bool {
    guard let value = unwrapped(value) else { return false }
    return type(of: value) is AnyClass && !(value is NSValue)
  }

  /// The names of what holds objects in an object: the program's own, then Apple's.
  private static func parts(of object: AnyObject) -> [String] {
    let stored = storedProperties(of: object).filter { isObject($0.value) }.map(\.name)
    let registered = ClassRegistry.view(of: type(of: object)).orderedProperties
      .filter { $0.kind == .object && !stored.contains($0.key) }.map(\.key)
    return stored + registered
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

  /// What could have been meant: settable keys, and parts that have keys of their own. Where nothing is
  /// near, the program's inspectable ones.
  private static func nearest(
    _ key: String, in view: ClassView, _ object: AnyObject
  ) -> [String] {
    let settable = view.orderedProperties.filter { $0.isWritable && ValueText(for: $0) != nil }
    let names = settable.map(\.key) + parts(of: object).map { $0 + ".…" }
    let near = names.filter { NearestNames.distance(key, $0) <= max(1, key.count / 3) }
    if !near.isEmpty { return NearestNames.find(key, among: near) }
    let own = settable.filter { row in
      row.role == .inspectable && !appleKeys.contains { $0 === row }
    }
    return own.isEmpty || own.count > 8 ? NearestNames.find(key, among: names) : own.map(\.key)
  }

  /// The rows of UIKit's own classes that an object can inherit.
  private static var appleKeys: [PropertyRecord] {
    [UIView.self, UIViewController.self, UIWindow.self].flatMap { (type: AnyClass) in
      ClassRegistry.view(of: type).orderedProperties
    }
  }

  private static func name(of object: AnyObject) -> String {
    ClassRegistry.view(of: type(of: object)).record?.name ?? "\(type(of: object))"
  }
}
