// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding of all objects but those whose class has it in its body.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of a property by its name, numbers and flags as `NSNumber`, structures as `NSValue`;
  /// what `value(forUndefinedKey:)` says where there is none.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// Sets a property by its name; `setValue(_:forUndefinedKey:)` where there is none, and
  /// `setNilValueForKey(_:)` for nil in a number or structure.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setValue(value, of: self, forKey: key)
  }

  /// The value at the end of a path of keys, such as `layer.cornerRadius` or `items.@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Sets the value at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setValue(value, of: self, forKeyPath: keyPath)
  }

  /// Stops the program: the class has no such key.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, forKey: key)
  }

  /// Stops the program: the class has no such key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefinedValue(value, of: self, forKey: key)
  }

  /// Stops the program: the key's value can't be nil.
  public func setNilValueForKey(_ key: String) {
    KeyValueCoding.refuseNil(of: self, forKey: key)
  }

  /// The values of some keys, with `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(
      keys.map { ($0, KeyValueCoding.value(of: self, forKey: $0) ?? NSNull()) },
      uniquingKeysWith: { $1 })
  }

  /// Sets some keys, `NSNull` as nil, in the order of their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      KeyValueCoding.setValue(value is NSNull ? nil : value, of: self, forKey: key)
    }
  }
}
