// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is wrong with a key or a value. Objective-C raises exceptions; here the program stops, unless
// somebody catches, as nib loading and the command line do.

/// An exception of key-value coding.
package struct KeyValueError: Error, Equatable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// The class has no such key (NSUnknownKeyException).
    case undefinedKey
    /// Nil for a number or a structure (NSInvalidArgumentException).
    case nilForScalar
    /// A value that the property's type can't be made of.
    case mismatch
  }

  package let reason: Reason
  package let key: String
  /// What iOS would log, as far as it says anything.
  package let description: String

  /// Stops the program with the error, or hands it to whoever catches on this thread.
  static func raise(_ reason: Reason, _ key: String, _ description: String) {
    let thread = RuntimeThread.current
    guard thread.isCatching else { fatalError(description) }
    if thread.caught == nil {
      thread.caught = KeyValueError(reason: reason, key: key, description: description)
    }
  }

  static func undefinedKey(_ key: String, _ call: String, _ object: Any) {
    raise(
      .undefinedKey, key,
      "[\(object) \(call)]: this class is not key value coding-compliant for the key \(key).")
  }
}

extension KeyValueCoding {
  /// The first error that `body` meets; nil when all went well. It isn't interrupted: a value that
  /// can't be set is left as it was, one that can't be found is nil.
  package static func catching(_ body: () -> Void) -> KeyValueError? {
    let thread = RuntimeThread.current
    let outer = (thread.isCatching, thread.caught)
    (thread.isCatching, thread.caught) = (true, nil)
    defer { (thread.isCatching, thread.caught) = outer }
    body()
    return thread.caught
  }
}
