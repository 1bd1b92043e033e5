// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of values that a row of the registry tells apart: what an inspector draws and the
// command line reads.

package import Foundation

/// A kind of value.
package enum PropertyKind: Hashable, Sendable {
  case flag, integer, number, text, color, font, image
  case point, size, rect, insets, vector, affineTransform, transform3D
  case date, url, data
  /// One of some values: an enumeration or a set of options, by its raw value.
  case enumeration
  /// An array or a set.
  case collection
  /// An object of a class.
  case object
  /// Anything else: closures, structures of the program.
  case other

  /// What a type says of a property: its kind, and whether nil is one of its values.
  static func traits(of type: Any.Type) -> (kind: PropertyKind, isOptional: Bool) {
    if let optional = type as? any OptionalValue.Type {
      return (kind(of: optional.wrappedType), true)
    }
    return (kind(of: type), false)
  }

  private static func kind(of type: Any.Type) -> PropertyKind {
    if let known = type as? any PropertyValue.Type { return known.propertyKind }
    if type is any RawRepresentable.Type { return .enumeration }
    if type is any Collection.Type { return .collection }
    return type is AnyObject.Type ? .object : .other
  }
}

/// A type whose kind is known. Floors above conform theirs: colours, fonts, images.
package protocol PropertyValue {
  /// The kind of a property of this type.
  static var propertyKind: PropertyKind { get }
}

/// Numbers and flags, which nil can't be and which are boxed as `NSNumber`.
package protocol ScalarValue: PropertyValue {
  /// What a number of any kind is here: truncated and limited, as key-value coding does.
  init(scalar: NSNumber)
  var number: NSNumber { get }
}

/// Optional types.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  /// What is inside, or nil.
  var wrappedValue: Any? { get }
  static func converted(_ value: Any?) -> Self?
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrappedValue: Any? { self }

  static func converted(_ value: Any?) -> Wrapped?? {
    guard let value, !(value is NSNull && Wrapped.self != NSNull.self) else { return .some(nil) }
    switch Converted<Wrapped>(value) {
    case .value(let value): return .some(value)
    case .missing: return .some(nil)
    case .mismatch: return nil
    }
  }
}
