// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The elements of an object's key in an order: what mutable arrays and ordered sets of key-value coding read and change.

import Foundation

/// An ordered collection that an object has under a key.
struct KeyedList {
  let owner: NSObject
  let key: String
  /// What the setter is given of elements, where the property or the value is an object of Foundation's.
  let collection: (_ elements: [Any]) -> NSObject

  /// The elements of a value: of an array or an ordered set.
  static func elements(of value: Any?) -> [Any] {
    switch unwrapped(value) {
    case let array as NSArray: array.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let array as [Any]: array
    default: []
    }
  }

  var elements: [Any] { Self.elements(of: value) }

  private var value: Any? { KeyValueCoding.value(of: owner, forKey: key) }

  private var name: String { key.prefix(1).uppercased() + key.dropFirst() }

  // MARK: Changes

  /// Inserts elements, which then have these indexes.
  func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes) {
      if call("insert\(name):atIndexes:", objects, indexes) { return }
      if let insert = method("insertObject:in\(name)AtIndex:") {
        for (object, index) in zip(objects, indexes) { _ = insert.call(owner, object, index) }
        return
      }
      replace { elements in
        for (object, index) in zip(objects, indexes) { elements.insert(object, at: index) }
      }
    }
  }

  /// Removes the elements at some indexes.
  func remove(at indexes: IndexSet) {
    change(.removal, at: indexes) { take(at: indexes) }
  }

  /// Replaces the elements at some indexes.
  func replace(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, at: indexes) {
      if call("replace\(name)AtIndexes:with\(name):", indexes, objects) { return }
      if let replace = method("replaceObjectIn\(name)AtIndex:withObject:") {
        for (object, index) in zip(objects, indexes) { _ = replace.call(owner, index, object) }
        return
      }
      if let insert = method("insertObject:in\(name)AtIndex:") {
        take(at: indexes)
        for (object, index) in zip(objects, indexes) { _ = insert.call(owner, object, index) }
        return
      }
      replace { elements in
        for (object, index) in zip(objects, indexes) { elements[index] = object }
      }
    }
  }

  private func take(at indexes: IndexSet) {
    if call("remove\(name)AtIndexes:", indexes) { return }
    if let remove = method("removeObjectFrom\(name)AtIndex:") {
      for index in indexes.reversed() { _ = remove.call(owner, index) }
      return
    }
    replace { elements in
      for index in indexes.reversed() { elements.remove(at: index) }
    }
  }

  private func change(_ kind: NSKeyValueChange, at indexes: IndexSet, _ body: () -> Void) {
    KeyValueObserving.changing(owner, key, CollectionChange(kind, at: indexes), body)
  }

  private func method(_ name: String) -> MethodRecord? {
    MethodCall.method(Selector(name), of: type(of: owner))
  }

  private func call(_ name: String, _ arguments: Any...) -> Bool {
    guard let method = method(name) else { return false }
    _ = method.call(owner, arguments.first, arguments.dropFirst().first)
    return true
  }

  /// Gives the setter a changed copy.
  private func replace(_ body: (inout [Any]) -> Void) {
    let value = value
    var elements = Self.elements(of: value)
    body(&elements)
    let declared = ClassRegistry.view(of: type(of: owner)).writableProperty(key)?.wrappedType
    let held = unwrapped(value).map { type(of: $0) as Any.Type }
    let isObject = declared is AnyClass || held is AnyClass
    KeyValueCoding.setValue(
      isObject ? collection(elements) : elements, of: owner, forKey: key)
  }
}
