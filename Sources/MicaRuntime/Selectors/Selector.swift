// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of methods as Objective-C spells them.

/// The name of a method: one colon for each argument, `viewTapped:withEvent:`.
///
/// A selector names a method that a class has registered, by `@objc` or `@IBAction`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  /// The selector of that name; there need be no method for it.
  public init(_ str: String) { name = str }

  /// The selector of that name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }

  /// How many arguments a method of this name takes.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// The selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
