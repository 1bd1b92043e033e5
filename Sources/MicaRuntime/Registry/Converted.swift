// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of unknown form on their way into a declared type, and back.

import Foundation

/// A value of unknown form as one of a declared type.
package enum Converted<Value> {
  case value(Value)
  /// Nil, for a type that has none; with the zero that an argument is then.
  case missing(Value?)
  case mismatch

  package init(_ value: Any?) {
    if let optional = Value.self as? any OptionalValue.Type {
      self = Self.optional(optional, unwrapped(value))
      return
    }
    guard let value = unwrapped(value) else {
      // What has no type takes nil too, as Objective-C's `id` does.
      if Value.self == Any.self {
        self = .value(Optional<Any>.none as Any as! Value)
      } else {
        self = .missing(Self.zero)
      }
      return
    }
    if let value = value as? Value {
      self = .value(value)
    } else if let value = Self.scalar(value) ?? Self.enumeration(value) {
      self = .value(value)
    } else {
      self = .mismatch
    }
  }

  private static func optional<Wrapping: OptionalValue>(
    _ type: Wrapping.Type, _ value: Any?
  ) -> Converted {
    guard let converted = type.converted(value) else { return .mismatch }
    return withUnsafePointer(to: converted) { pointer in
      // The same type under its two names; a cast would look inside the optional.
      .value(UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static var zero: Value? {
    (Value.self as? any ScalarValue.Type)?.init(scalar: 0) as? Value
  }

  /// A number of another kind, or the number that a text begins with.
  private static func scalar(_ value: Any) -> Value? {
    guard let type = Value.self as? any ScalarValue.Type else { return nil }
    if let number = value as? NSNumber { return type.init(scalar: number) as? Value }
    guard let text = value as? String else { return nil }
    if Value.self == Bool.self { return NSString(string: text).boolValue as? Value }
    return type.init(scalar: NSNumber(value: NSString(string: text).doubleValue)) as? Value
  }

  private static func enumeration(_ value: Any) -> Value? {
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    return make(type, of: value) as? Value
  }

  private static func make<Enumeration: RawRepresentable>(
    _ type: Enumeration.Type, of value: Any
  ) -> Enumeration? {
    guard case .value(let raw) = Converted<Enumeration.RawValue>(value) else { return nil }
    return Enumeration(rawValue: raw)
  }
}

/// What is inside optionals that are inside `Any`.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return unwrapped(optional.wrappedValue)
}

/// A value as key-value coding gives it: numbers as `NSNumber`, structures as `NSValue`,
/// enumerations as their raw values; nil for nothing.
package func boxed<Value>(_ value: Value) -> Any? {
  if Value.self == Void.self { return nil }
  guard let value = unwrapped(value) else { return nil }
  switch value {
  case let scalar as any ScalarValue: return scalar.number
  case let structure as any _BoxedStructure: return structure._bridgeToObjectiveC()
  case let enumeration as any RawRepresentable: return boxed(enumeration.rawValue)
  default: return value
  }
}
