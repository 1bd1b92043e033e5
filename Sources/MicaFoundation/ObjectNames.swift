// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Operators that Foundation on Linux declares and Apple's doesn't: a program's own of the same name come first.

public import Foundation

extension NSNumber {
  /// Whether one number is smaller.
  @_disfavoredOverload
  public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool {
    lhs.compare(rhs) == .orderedAscending
  }
}

extension NSDate {
  /// Whether one date is before another.
  @_disfavoredOverload
  public static func < (lhs: NSDate, rhs: NSDate) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
}

extension NSObjectProtocol {
  /// Whether the object is of a class, or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self as AnyObject)
    while let each = type {
      if each == aClass { return true }
      type = _getSuperclass(each)
    }
    return false
  }

  /// Whether the object is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == aClass }
}
