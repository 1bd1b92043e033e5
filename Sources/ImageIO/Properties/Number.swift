// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers in property dictionaries: written so that `as? Int`, `as? Double` and `as? NSNumber` all
// succeed, read from whatever number type a user puts there.

internal import Foundation

/// Numbers in `Any`.
enum Number {
  static func make(_ value: Int) -> Any { NSNumber(value: value) }
  static func make(_ value: Double) -> Any { NSNumber(value: value) }
  static func make(_ value: Bool) -> Any { NSNumber(value: value) }

  /// The number in a dictionary's value; nil for anything else, and for what is not finite.
  static func double(_ value: Any?) -> Double? {
    let number = (value as? CGFloat).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The whole number in a dictionary's value, towards zero.
  static func int(_ value: Any?) -> Int? {
    double(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  static func bool(_ value: Any?) -> Bool {
    (value as? Bool) ?? ((value as? NSNumber)?.boolValue ?? false)
  }
}
