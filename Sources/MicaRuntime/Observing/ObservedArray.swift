// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Arrays of an object whose changes its observers are told of, element by element.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The array of a key, as one that can be changed: observers are told of each insertion, removal and replacement.
  ///
  /// A key whose value is no `NSMutableArray` is set anew with each change, and observers are told of a setting.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    let array = ObservedArray()
    (array.owner, array.key) = (self, key)
    return array
  }

  /// The array at the end of a path of keys, as one that can be changed.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return mutableArrayValue(forKey: key) }
    guard let next = KeyValueCoding.value(of: self, forKey: key) as? NSObject else {
      return NSMutableArray()
    }
    return next.mutableArrayValue(forKeyPath: rest)
  }

  /// Announces that elements of a key's array are about to change.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    ObserverList.of(self).during(ElementChange(key: key, kind: changeKind, indexes: indexes)) {
      KeyValueObserving.willChange(self, key)
    }
  }

  /// Announces that elements of a key's array have changed.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    ObserverList.of(self).during(ElementChange(key: key, kind: changeKind, indexes: indexes)) {
      KeyValueObserving.didChange(self, key)
    }
  }
}

/// Which elements of a key's array change, and how.
struct ElementChange {
  let key: String
  let kind: NSKeyValueChange
  let indexes: IndexSet

  /// The elements at the indexes, where there are such ones.
  func elements(of value: Any) -> [Any] {
    guard let array = value as? NSArray else { return [] }
    return indexes.filter { $0 < array.count }.map { array.object(at: $0) }
  }

  /// Whether elements go, and whether there are new ones.
  var hasOld: Bool { kind != .insertion }
  var hasNew: Bool { kind != .removal }
}

/// Stands for the array of a key: reads it, and changes it between announcements.
private final class ObservedArray: NSMutableArray {
  var owner: NSObject?
  var key = ""

  private var current: NSArray {
    let value = owner.flatMap { KeyValueCoding.value(of: $0, forKey: key) }
    return value as? NSArray ?? (value as? [Any]).map { NSArray(array: $0) } ?? NSArray()
  }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, _ body: (NSMutableArray) -> Void
  ) {
    guard let owner else { return }
    guard let array = current as? NSMutableArray else {
      let copy = NSMutableArray(array: current.map { $0 })
      body(copy)
      KeyValueCoding.setValue(copy.map { $0 }, of: owner, forKey: key)
      return
    }
    let indexes = IndexSet(integer: index)
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    body(array)
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  override var count: Int { current.count }

  override func object(at index: Int) -> Any { current.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, at: index) { $0.removeObject(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: index) { $0.replaceObject(at: index, with: anObject) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }
}
