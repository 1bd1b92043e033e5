// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding by Apple's search order: accessor methods, then properties, then
// `…forUndefinedKey`. Docs/runtime.md has the order and where it ends.

import Foundation

/// Properties by their names, of objects, dictionaries and arrays.
package enum KeyValueCoding {
  // MARK: Any receiver

  /// The value of a receiver's key: its own override of `value(forKey:)`, an entry of a dictionary,
  /// the values of all elements of an array.
  package static func value(of receiver: Any, forKey key: String) -> Any? {
    if key == "self" { return receiver }
    if let coder = receiver as? any KeyValueCoder { return coder.value(forKey: key) }
    if let collection = CodedCollection(receiver) { return collection.value(forKey: key) }
    if type(of: receiver) is AnyClass { return foundValue(of: receiver as AnyObject, forKey: key) }
    if let object = receiver as? NSObject { return foundValue(of: object, forKey: key) }
    KeyValueError.undefinedKey(key, "valueForUndefinedKey:", receiver)
    return nil
  }

  /// Sets a receiver's key, likewise.
  package static func setValue(_ value: Any?, of receiver: Any, forKey key: String) {
    if let coder = receiver as? any KeyValueCoder { return coder.setValue(value, forKey: key) }
    if let collection = CodedCollection(receiver) {
      return collection.setValue(value, forKey: key)
    }
    setFoundValue(value, of: receiver as AnyObject, forKey: key)
  }

  /// The value at the end of a path of keys; nil where one on the way is nil.
  package static func value(of receiver: Any, forKeyPath keyPath: String) -> Any? {
    guard let coder = receiver as? any KeyValueCoder else {
      return pathValue(of: receiver, keyPath)
    }
    return coder.value(forKeyPath: keyPath)
  }

  /// Sets the value at the end of a path of keys; nothing where one on the way is nil.
  package static func setValue(_ value: Any?, of receiver: Any, forKeyPath keyPath: String) {
    guard let coder = receiver as? any KeyValueCoder else {
      return setPathValue(value, of: receiver, keyPath)
    }
    coder.setValue(value, forKeyPath: keyPath)
  }

  // MARK: What the roots' own implementations do

  /// The value of a key by the search order; what `value(forUndefinedKey:)` says of others.
  package static func foundValue(of object: AnyObject, forKey key: String) -> Any? {
    switch ClassRegistry.view(of: type(of: object)).getter(key) {
    case .method(let method): return method.call(object)
    case .property(let property): return property.value(of: object)
    case nil: break
    }
    if let coder = object as? any KeyValueCoder { return coder.value(forUndefinedKey: key) }
    if let override = ClassRegistry.view(of: type(of: object)).overrides.undefinedValue {
      return override(object, key)
    }
    return undefinedValue(of: object, forKey: key)
  }

  /// Sets a key by the search order; hands others to `setValue(_:forUndefinedKey:)`.
  package static func setFoundValue(_ value: Any?, of object: AnyObject, forKey key: String) {
    let view = ClassRegistry.view(of: type(of: object))
    switch view.setter(key) {
    case .method(let method):
      if method.takesScalar, unwrapped(value) == nil { return setNil(of: object, forKey: key) }
      announcing(key, of: object, isDone: false) { _ = method.call(object, value) }
      return
    case .property(let property):
      var outcome = PropertyRecord.Outcome.done
      announcing(key, of: object, isDone: property.announcesChanges) {
        outcome = property.set(value, on: object)
      }
      return handle(outcome, value: value, of: object, property: property, key: key)
    case nil: break
    }
    if let coder = object as? any KeyValueCoder {
      coder.setValue(value, forUndefinedKey: key)
    } else if let override = view.overrides.setUndefinedValue {
      override(object, value, key)
    } else {
      setUndefinedValue(value, of: object, forKey: key)
    }
  }

  private static func handle(
    _ outcome: PropertyRecord.Outcome, value: Any?, of object: AnyObject,
    property: PropertyRecord, key: String
  ) {
    switch outcome {
    case .done: break
    case .nilForScalar: setNil(of: object, forKey: key)
    case .mismatch:
      KeyValueError.raise(
        .mismatch, key,
        "[\(object) setValue:forKey:]: \(value ?? "nil") can't be the value of \(key), a "
          + "\(property.valueType).")
    case .isReadOnly: KeyValueError.undefinedKey(key, "setValue:forUndefinedKey:", object)
    }
  }

  private static func setNil(of object: AnyObject, forKey key: String) {
    if let settable = object as? any NilSettable {
      settable.setNilValueForKey(key)
    } else if let override = ClassRegistry.view(of: type(of: object)).overrides.setNil {
      override(object, key)
    } else {
      refuseNil(of: object, forKey: key)
    }
  }

  /// Tells observers of a change that key-value coding makes, unless the setter does.
  private static func announcing(
    _ key: String, of object: AnyObject, isDone: Bool, _ change: () -> Void
  ) {
    guard !isDone, let object = object as? NSObject else { return change() }
    KeyValueObserving.changing(object, key, change)
  }

  // MARK: What NSObject does

  /// What `value(forUndefinedKey:)` does unless it is overridden: stops the program.
  package static func undefinedValue(of object: AnyObject, forKey key: String) -> Any? {
    KeyValueError.undefinedKey(key, "valueForUndefinedKey:", object)
    return nil
  }

  /// What `setValue(_:forUndefinedKey:)` does unless it is overridden: stops the program.
  package static func setUndefinedValue(
    _ value: Any?, of object: AnyObject, forKey key: String
  ) {
    KeyValueError.undefinedKey(key, "setValue:forUndefinedKey:", object)
  }

  /// What `setNilValueForKey(_:)` does unless it is overridden: stops the program.
  package static func refuseNil(of object: AnyObject, forKey key: String) {
    KeyValueError.raise(
      .nilForScalar, key,
      "[\(object) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }
}
