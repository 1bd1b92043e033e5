// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The elements of an object's key without an order: what mutable sets of key-value coding read and change.

import Foundation

/// A set that an object has under a key.
struct KeyedSet {
  let owner: NSObject
  let key: String

  /// The elements of a value: of a set.
  static func elements(of value: Any?) -> Set<AnyHashable> {
    switch unwrapped(value) {
    case let set as NSSet: Set(set.compactMap { $0 as? AnyHashable })
    case let set as Set<AnyHashable>: set
    default: []
    }
  }

  var elements: Set<AnyHashable> { Self.elements(of: value) }

  private var value: Any? { KeyValueCoding.value(of: owner, forKey: key) }

  /// Changes the set by the elements of another one.
  func change(_ mutation: NSKeyValueSetMutationKind, _ objects: Set<AnyHashable>) {
    let current = elements
    let change = CollectionChange(mutation, objects, of: current)
    KeyValueObserving.changing(owner, key, change) {
      let changed: Set<AnyHashable> =
        switch mutation {
        case .union: current.union(objects)
        case .minus: current.subtracting(objects)
        case .intersect: current.intersection(objects)
        case .set: objects
        }
      if callMethods(adding: changed.subtracting(current), removing: current.subtracting(changed)) {
        return
      }
      let declared = ClassRegistry.view(of: type(of: owner)).writableProperty(key)?.wrappedType
      let held = unwrapped(value).map { type(of: $0) as Any.Type }
      let isObject = declared is AnyClass || held is AnyClass
      KeyValueCoding.setValue(
        isObject ? NSMutableSet(array: changed.map(\.base)) : changed, of: owner, forKey: key)
    }
  }

  /// Calls the object's own `add<Key>Object:` and `remove<Key>Object:`, or those of several objects; false without them.
  private func callMethods(adding: Set<AnyHashable>, removing: Set<AnyHashable>) -> Bool {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    func method(_ name: String) -> MethodRecord? {
      MethodCall.method(Selector(name), of: type(of: owner))
    }
    if let add = method("add\(name)Object:"), let remove = method("remove\(name)Object:") {
      for object in removing { _ = remove.call(owner, object.base) }
      for object in adding { _ = add.call(owner, object.base) }
      return true
    }
    if let add = method("add\(name):"), let remove = method("remove\(name):") {
      if !removing.isEmpty { _ = remove.call(owner, removing) }
      if !adding.isEmpty { _ = add.call(owner, adding) }
      return true
    }
    return false
  }
}
