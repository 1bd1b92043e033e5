// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The words of key-value observing: what observers ask for and are told.

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first notification at once, before the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notification before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Keys of the dictionary that tells of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key of the dictionary.
  public let rawValue: String
  /// The key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change: an `NSKeyValueChange` as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, where that was asked for; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before, where that was asked for; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of what was inserted, removed or replaced.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in a notification before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Kinds of change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// How the elements of another set change a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// They are added.
  case union = 1
  /// They are removed.
  case minus
  /// All others are removed.
  case intersect
  /// They take the place of all.
  case set
}
