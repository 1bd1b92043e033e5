// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names that Apple's Foundation, and what it brings, have at the top level and Linux's doesn't.

public import Foundation

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// The largest `Float`: infinity, as C's headers on Apple's systems have it.
public let HUGE: Float = .infinity
/// The least `Int8`.
public let INT8_MIN: Int32 = -128
/// The least `Int16`.
public let INT16_MIN: Int32 = -32768

/// `Int`, as Objective-C calls it.
public typealias NSInteger = Int
/// `UInt`, as Objective-C calls it.
public typealias NSUInteger = UInt

/// `RunLoop.Mode`, as Swift 4 called it.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// `common`, as Swift 4 called it.
  public static let commonModes = RunLoop.Mode.common
  /// `default`, as Swift 4 called it.
  public static let defaultRunLoopMode = RunLoop.Mode.default
}

extension NSMutableString {
  /// Appends a formatted text; see `String(format:)`.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

extension NSIndexPath {
  /// The place of a row in a section of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The place of an item in a section of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section's number, counted from 0.
  public var section: Int { index(atPosition: 0) }
  /// The row's number in its section, counted from 0.
  public var row: Int { index(atPosition: 1) }
  /// The item's number in its section, counted from 0.
  public var item: Int { index(atPosition: 1) }
}
