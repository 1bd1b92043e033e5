// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Any value as predicates compare it.

internal import Foundation
internal import MicaRuntime

/// A value in a comparison: its kind decides what can be asked of it.
enum PredicateValue {
  /// Nil, and `NSNull`.
  case nothing
  case number(NSNumber)
  case text(String)
  case date(Date)
  /// The elements of an array or set, the values of a dictionary.
  case collection([Any])
  case object(Any)

  init(_ value: Any?) {
    guard let value = unwrapped(value), !(value is NSNull) else {
      self = .nothing
      return
    }
    if let text = value as? String {
      self = .text(text)
    } else if let text = value as? NSAttributedString {
      self = .text(text.string)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let number = Self.number(value) {
      self = .number(number)
    } else if let elements = Self.elements(value) {
      self = .collection(elements)
    } else {
      self = .object(value)
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if type(of: value) is AnyClass { return value as? NSNumber }
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    if let scalar = value as? any ScalarValue { return scalar.number }
    // Enumerations stand for their numbers, as key-value coding has them.
    return value is any RawRepresentable ? boxed(value) as? NSNumber : nil
  }

  private static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let dictionary as NSDictionary: return dictionary.allValues
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as NSOrderedSet: return set.map { $0 }
    default: break
    }
    if let dictionary = value as? [AnyHashable: Any] { return Array(dictionary.values) }
    if let array = value as? [Any] { return array }
    return (value as? Set<AnyHashable>)?.map(\.base)
  }

  /// What an exception's text calls it.
  var text: String {
    switch self {
    case .nothing: "(null)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .date(let date): "\(date)"
    case .collection(let elements): "\(elements)"
    case .object(let object): "\(object)"
    }
  }

  // MARK: Comparing

  /// Whether both are the same: texts by their letters, as options say; values of different kinds
  /// never are.
  func equals(_ other: PredicateValue, _ options: NSComparisonPredicate.Options) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.number(let first), .number(let second)): first.compare(second) == .orderedSame
    case (.text(let first), .text(let second)): first.isSame(as: second, options)
    case (.date(let first), .date(let second)): first == second
    case (.collection(let first), .collection(let second)):
      Self.haveSameElements(first, second, options)
    case (.object(let first), .object(let second)): Self.areSame(first, second)
    default: false
    }
  }

  /// In the same order, or in any order: sets have none, and iOS never calls a set an array.
  private static func haveSameElements(
    _ first: [Any], _ second: [Any], _ options: NSComparisonPredicate.Options
  ) -> Bool {
    guard first.count == second.count else { return false }
    if zip(first, second).allSatisfy({ Self($0).equals(Self($1), options) }) { return true }
    guard let first = Set(hashing: first), let second = Set(hashing: second) else { return false }
    return first == second
  }

  private static func areSame(_ first: Any, _ second: Any) -> Bool {
    if type(of: first) is AnyClass, type(of: second) is AnyClass,
      first as AnyObject === second as AnyObject
    {
      return true
    }
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else {
      return false
    }
    return first == second
  }

  /// Which of two values comes first; nil where one is nothing. Stops the program for values that
  /// have no order, as `compare:` does.
  func order(
    _ other: PredicateValue, _ options: NSComparisonPredicate.Options
  ) -> ComparisonResult? {
    switch (self, other) {
    case (.nothing, _), (_, .nothing): return nil
    case (.number(let first), .number(let second)): return first.compare(second)
    case (.text(let first), .text(let second)): return first.order(second, options)
    case (.date(let first), .date(let second)): return first.compare(second)
    case (.object(let first as NSIndexPath), .object(let second as NSIndexPath)):
      return first.compare(second as IndexPath)
    case (.object(let first as UUID), .object(let second as UUID)):
      return first.uuidString.order(second.uuidString, [])
    default:
      fatalError(
        "-[\(text) compare:]: unrecognized selector, or a value of another kind: \(other.text)")
    }
  }
}

extension Set<AnyHashable> {
  fileprivate init?(hashing elements: [Any]) {
    self.init()
    for element in elements {
      guard let element = element as? AnyHashable else { return nil }
      insert(element)
    }
  }
}
