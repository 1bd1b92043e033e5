// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections of a key that change the object they are of.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The array of a key, as one whose changes are the object's.
  ///
  /// A change calls the object's `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:`, or those of several
  /// objects, where it has them; otherwise the setter gets a changed copy. Observers of the key are told of the elements
  /// and their indexes.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self, key) }

  /// The array at the end of a path of keys, as one whose changes are those of the object before it; an empty one that
  /// changes nothing where an object on the way is nil.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    end(of: keyPath).map { KeyedArray(of: $0, $1) } ?? NSMutableArray()
  }

  /// The set of a key, as one whose changes are the object's: by `add<Key>Object:` and `remove<Key>Object:`, where the
  /// object has them, otherwise by the setter.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedMutableSet(of: self, key) }

  /// The set at the end of a path of keys, as one whose changes are those of the object before it.
  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    end(of: keyPath).map { KeyedMutableSet(of: $0, $1) } ?? NSMutableSet()
  }

  /// The ordered set of a key, as one whose changes are the object's, as those of `mutableArrayValue(forKey:)` are.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    KeyedOrderedSet(of: self, key)
  }

  /// The ordered set at the end of a path of keys, as one whose changes are those of the object before it.
  public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    end(of: keyPath).map { KeyedOrderedSet(of: $0, $1) } ?? NSMutableOrderedSet()
  }

  /// The object that has the last key of a path, and that key.
  private func end(of keyPath: String) -> (NSObject, String)? {
    guard let dot = keyPath.lastIndex(of: ".") else { return (self, keyPath) }
    let object = KeyValueCoding.value(of: self, forKeyPath: String(keyPath[..<dot])) as? NSObject
    return object.map { ($0, String(keyPath[keyPath.index(after: dot)...])) }
  }
}
