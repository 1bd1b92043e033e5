// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding of layers: the registry's, with parts of structures, names of sublayers and
// filters, and a storage for every other name.

import Foundation
@_spi(Registration) public import MicaRuntime

extension CALayer: KeyValueCoder, NilSettable, KeyValueObserver {}

extension CALayer: OpenCoder {
  static var codedName: String { "CALayer" }
}

extension CALayer {
  // MARK: Keys

  func codedValue(_ key: String) -> Any? {
    // The getter of a property that stands for the storage asks here again.
    guard type(of: self).described(key) == nil else {
      return KeyValueCoding.foundValue(of: self, forKey: key)
    }
    guard codedKeys.reading != key else { return value(forUndefinedKey: key) }
    let outer = codedKeys.reading
    codedKeys.reading = key
    defer { codedKeys.reading = outer }
    return KeyValueCoding.foundValue(of: self, forKey: key)
  }

  func setCodedValue(_ value: Any?, _ key: String) {
    if let record = type(of: self).described(key)?.record { return set(value, of: record) }
    guard codedKeys.writing != key else { return setValue(value, forUndefinedKey: key) }
    let outer = codedKeys.writing
    codedKeys.writing = key
    defer { codedKeys.writing = outer }
    KeyValueCoding.setFoundValue(value, of: self, forKey: key)
  }

  // MARK: Key paths

  func codedValue(atPath path: String) -> Any? {
    guard let (key, rest) = path.splitAtDot else { return value(forKey: path) }
    if let component = component(rest, of: key) {
      let part = AnimatableValue(value(forKey: key))?.component(component)
      if component == .size, case .point(let size)? = part {
        return CGSize(width: size.x, height: size.y)
      }
      return part?.boxed
    }
    if let target = keyPathTarget(path) { return value(at: target) }
    return KeyValueCoding.pathValue(of: self, path)
  }

  func setCodedValue(_ value: Any?, atPath path: String) {
    guard let (key, rest) = path.splitAtDot else { return setValue(value, forKey: path) }
    if let component = component(rest, of: key) {
      guard let part = AnimatableValue(value), let whole = AnimatableValue(self.value(forKey: key))
      else { return note(value, path) }
      setValue(whole.replacing(component, by: part).boxed, forKey: key)
    } else if let target = keyPathTarget(path) {
      setValue(value, at: target)
    } else {
      KeyValueCoding.setPathValue(value, of: self, path)
    }
  }

  /// The part of a structure that a path names, where the key's property is such a structure.
  private func component(_ name: String, of key: String) -> KeyComponent? {
    type(of: self).component(name, of: key)?.component
  }

  /// The property at the beginning of a path, and the part of it that the rest names.
  static func component(
    _ name: String, of key: String
  ) -> (property: LayerProperty, component: KeyComponent)? {
    guard let component = KeyComponent(name: name), component != .whole,
      let (record, property) = described(key), component.belongs(to: record.kind)
    else { return nil }
    return (property, component)
  }

  /// The field of a snapshot that an animation's key path means, and the part of it; nil for what
  /// does not animate, and for what is no property of this class.
  static func field(atPath path: String) -> (field: LayerField, component: KeyComponent)? {
    guard let (key, rest) = path.splitAtDot else {
      guard let (record, property) = described(path), record.key == path || property.key == path
      else { return nil }
      return property.field.map { ($0, .whole) }
    }
    guard let (property, component) = component(rest, of: key) else { return nil }
    return property.field.map { ($0, component) }
  }
}

/// The keys that a layer is asked for by key-value coding at the moment.
struct CodedKeys {
  var reading: String?
  var writing: String?
}

extension KeyComponent {
  /// Whether a property of that kind has the part.
  fileprivate func belongs(to kind: PropertyKind) -> Bool {
    switch self {
    case .whole: true
    case .x, .y: kind == .point
    case .width, .height: kind == .size
    case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: kind == .rect
    case .translation, .translationX, .translationY, .translationZ, .scale, .scaleXY, .scaleX,
      .scaleY, .scaleZ, .rotation, .rotationX, .rotationY, .rotationZ:
      kind == .transform3D
    }
  }
}

extension String {
  /// The first key of a path and what follows it; nil for a single key.
  var splitAtDot: (key: String, rest: String)? {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}

// Boxes of transforms: as? looks inside them.
extension CATransform3D: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.transform3D }
  package static var propertyKind: PropertyKind { .transform3D }
}
