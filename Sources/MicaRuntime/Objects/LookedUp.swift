// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members that objects of unknown classes are asked for: `(x as AnyObject).cgPointValue`.

import Foundation
internal import MicaRaster

/// What a value of unknown kind answers to a member of NSValue's, NSNumber's or NSString's.
@_spi(Registration)
public enum LookedUp {
  /// The value as what the member gives: numbers of any kind, the number that a text begins with, the structure in a
  /// box. Nil where there is no object; one without such a member, which stops a program on iOS, is noted and gives
  /// `zero`.
  public static func value<Value>(
    of object: Any, _ member: StaticString, else zero: Value
  ) -> Value? {
    guard let held = unwrapped(object), !(held is NSNull) else { return nil }
    if case .value(let value) = Converted<Value>(object) { return value }
    note(object, "\(member)")
    return zero
  }

  /// A number's text; nil where there is no object.
  public static func string(of object: Any) -> String? {
    guard let held = unwrapped(object), !(held is NSNull) else { return nil }
    if let text = object as? String { return text }
    if let number = object as? NSNumber { return number.stringValue }
    note(object, "stringValue")
    return ""
  }

  /// Notes a call of a method that an object doesn't have, which stops a program on iOS.
  public static func miss(_ object: Any, _ member: StaticString) { note(object, "\(member)") }

  private static func note(_ object: Any, _ member: String) {
    let type = unwrapped(object).map { "\(Swift.type(of: $0))" } ?? "nil"
    Unsupported.note("\(type) has no \(member). The call does nothing.")
  }
}
