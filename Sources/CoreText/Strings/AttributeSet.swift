// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One set of attributes, shared by the runs that have it, and what makes two of them equal.

import CoreGraphics
import Foundation

/// An immutable set of attributes. Runs share it, so that copies cost nothing and equality is often
/// settled by identity.
package final class AttributeSet: @unchecked Sendable {
  package let values: [NSAttributedString.Key: Any]

  package static let empty = AttributeSet([:])

  package init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  /// The set of `values`; the shared empty one for nil and for no values.
  static func of(_ values: [NSAttributedString.Key: Any]?) -> AttributeSet {
    guard let values, !values.isEmpty else { return .empty }
    return AttributeSet(values)
  }

  /// Whether both have the same keys with equal values.
  package func isEqual(to other: AttributeSet) -> Bool {
    if self === other { return true }
    guard values.count == other.values.count else { return false }
    for (key, value) in values {
      guard let match = other.values[key], AttributeValue.areEqual(value, match) else {
        return false
      }
    }
    return true
  }

  func adding(_ value: Any, for key: NSAttributedString.Key) -> AttributeSet {
    if let present = values[key], AttributeValue.areSame(present, value) { return self }
    var changed = values
    changed[key] = value
    return AttributeSet(changed)
  }

  func adding(_ added: [NSAttributedString.Key: Any]) -> AttributeSet {
    if added.isEmpty { return self }
    return AttributeSet(values.merging(added) { _, new in new })
  }

  func removing(_ key: NSAttributedString.Key) -> AttributeSet {
    guard values[key] != nil else { return self }
    var changed = values
    changed[key] = nil
    return .of(changed)
  }
}

/// Attribute values of any type, compared and read as Apple's bridged objects are.
package enum AttributeValue {
  /// Whether two values count as equal: numbers by value whatever their type, objects by
  /// `isEqual(_:)`, other hashable values by `==`, other objects by identity.
  package static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let one = first as? NSObject, let two = second as? NSObject {
      return one === two || one.isEqual(two)
    }
    if let one = number(first) {
      guard let two = number(second) else { return false }
      return one == two
    }
    if areSame(first, second) { return true }
    if let one = first as? any Hashable, let two = second as? any Hashable {
      return AnyHashable(one) == AnyHashable(two)
    }
    if let one = first as? [Any], let two = second as? [Any] {
      return one.count == two.count && zip(one, two).allSatisfy { areEqual($0, $1) }
    }
    return false
  }

  /// Whether two values are one and the same object.
  static func areSame(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  /// The number that a value stands for, whatever its type: Int, Double, CGFloat, Float, NSNumber,
  /// Bool and the sized integers; nil for anything else. NaN and infinity come back as they are.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case nil: return nil
    case let value as Int: return Double(value)
    case let value as CGFloat: return Double(value)
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    case let value as any BinaryInteger: return Double(value)
    case let value as Bool: return value ? 1 : 0
    default: return nil
    }
  }

  /// The whole number that a value stands for, or nil; fractions are cut, what does not fit is nil.
  package static func integer(_ value: Any?) -> Int? {
    if let value = value as? Int { return value }
    guard let value = number(value) else { return nil }
    return Int(exactly: value.rounded(.towardZero))
  }
}
