// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths of keys, and operators on collections within them.

import Foundation

extension KeyValueCoding {
  /// The value at the end of a path, key by key.
  package static func pathValue(of receiver: Any, _ keyPath: String) -> Any? {
    let (key, rest) = split(keyPath)
    if key.hasPrefix("@"), let collection = CodedCollection(receiver) {
      return collection.value(forOperator: key, rest)
    }
    let value = value(of: receiver, forKey: key)
    guard let rest else { return value }
    guard let next = unwrapped(value), !(next is NSNull) else { return nil }
    return self.value(of: next, forKeyPath: rest)
  }

  /// Sets the value at the end of a path, key by key.
  package static func setPathValue(_ value: Any?, of receiver: Any, _ keyPath: String) {
    let (key, rest) = split(keyPath)
    guard let rest else { return setValue(value, of: receiver, forKey: key) }
    guard let next = unwrapped(self.value(of: receiver, forKey: key)) else { return }
    setValue(value, of: next, forKeyPath: rest)
  }

  /// The first key of a path, and what follows it.
  static func split(_ keyPath: String) -> (String, String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// A receiver that isn't one object: an array, a set, a dictionary; Swift's or Foundation's.
enum CodedCollection {
  case elements([Any])
  case dictionary([String: Any])
  case mutableDictionary(NSMutableDictionary)
  case defaults(UserDefaults)

  init?(_ receiver: Any) {
    switch receiver {
    case let dictionary as NSMutableDictionary: self = .mutableDictionary(dictionary)
    case let defaults as UserDefaults: self = .defaults(defaults)
    case let array as NSArray: self = .elements(array.map { $0 })
    case let set as NSSet: self = .elements(set.map { $0 })
    case let set as NSOrderedSet: self = .elements(set.map { $0 })
    case let dictionary as NSDictionary:
      self = .dictionary(dictionary as? [String: Any] ?? [:])
    default:
      guard !(type(of: receiver) is AnyClass) else { return nil }
      if let dictionary = receiver as? [String: Any] {
        self = .dictionary(dictionary)
      } else if let array = receiver as? [Any] {
        self = .elements(array)
      } else if let set = receiver as? Set<AnyHashable> {
        self = .elements(set.map(\.base))
      } else {
        return nil
      }
    }
  }

  /// An entry, or the values of all elements with `NSNull` for nil.
  func value(forKey key: String) -> Any? {
    if key.hasPrefix("@") { return value(forOperator: key, nil) }
    switch self {
    case .elements(let elements):
      return elements.map { KeyValueCoding.value(of: $0, forKey: key) ?? NSNull() }
    case .dictionary(let dictionary): return dictionary[key]
    case .mutableDictionary(let dictionary): return dictionary.object(forKey: key)
    case .defaults(let defaults): return defaults.object(forKey: key)
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case .elements(let elements):
      for element in elements { KeyValueCoding.setValue(value, of: element, forKey: key) }
    case .mutableDictionary(let dictionary):
      if let value {
        dictionary.setObject(value, forKey: NSString(string: key))
      } else {
        dictionary.removeObject(forKey: key)
      }
    case .defaults(let defaults): defaults.set(value, forKey: key)
    case .dictionary(let dictionary):
      KeyValueError.undefinedKey(key, "setValue:forUndefinedKey:", dictionary)
    }
  }

  private var elements: [Any] {
    switch self {
    case .elements(let elements): elements
    case .dictionary(let dictionary): dictionary.keys.sorted().compactMap { dictionary[$0] }
    case .mutableDictionary(let dictionary): dictionary.allValues
    case .defaults: []
    }
  }

  /// What `@count`, `@sum` and the others make of the elements' values at a path.
  func value(forOperator name: String, _ path: String?) -> Any? {
    if name == "@count" { return NSNumber(value: elements.count) }
    let values = elements.map { element in
      path.map { KeyValueCoding.value(of: element, forKeyPath: $0) } ?? .some(element)
    }
    let found = values.compactMap { unwrapped($0) }.filter { !($0 is NSNull) }
    switch name {
    // Nil counts as 0.
    case "@sum": return NSNumber(value: Self.sum(found))
    case "@avg":
      return values.isEmpty
        ? NSNumber(value: 0) : NSNumber(value: Self.sum(found) / Double(values.count))
    // Nil is left out.
    case "@min": return found.min { Self.isBefore($0, $1) }
    case "@max": return found.max { Self.isBefore($0, $1) }
    case "@unionOfObjects": return found
    case "@distinctUnionOfObjects": return Self.distinct(found)
    case "@unionOfArrays": return found.flatMap { CodedCollection($0)?.elements ?? [] }
    case "@distinctUnionOfArrays", "@distinctUnionOfSets":
      return Self.distinct(found.flatMap { CodedCollection($0)?.elements ?? [] })
    default:
      KeyValueError.undefinedKey(name, "valueForKeyPath:", NSArray(array: elements))
      return nil
    }
  }

  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + number($1) }
  }

  private static func number(_ value: Any) -> Double {
    if case .value(let number) = Converted<Double>(value) { return number }
    return 0
  }

  private static func isBefore(_ first: Any, _ second: Any) -> Bool {
    switch (first, second) {
    case (let first as String, let second as String): first < second
    case (let first as Date, let second as Date): first < second
    default: number(first) < number(second)
    }
  }

  /// Each value once, where it comes first; iOS says nothing of the order.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in
      guard let value = value as? AnyHashable else { return true }
      return seen.insert(value).inserted
    }
  }
}
