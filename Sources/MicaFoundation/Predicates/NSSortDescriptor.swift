// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How objects are put in order: by a key's values. Foundation on Linux sorts by key paths alone.

public import Foundation
public import MicaRuntime

/// One criterion of an order: a key, upwards or downwards, and how its values are compared.
open class NSSortDescriptor: NSObject, NSCopying {
  /// The path of keys whose values are compared; nil for the objects themselves.
  public let key: String?
  /// Whether smaller values come first.
  public let ascending: Bool
  /// The method that compares; nil where a block does.
  public let selector: Selector?
  private let block: Comparator?
  private let read: (Any) -> Any?

  /// An order of a key's values by `compare:`.
  public init(key: String?, ascending: Bool) {
    (self.key, self.ascending) = (key, ascending)
    (selector, block) = (Selector("compare:"), nil)
    read = Self.reader(key)
  }

  /// An order of a key's values by a method: `compare:`, `caseInsensitiveCompare:`,
  /// `localizedStandardCompare:`, or one of the values' own.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    (self.key, self.ascending) = (key, ascending)
    (self.selector, block) = (selector ?? Selector("compare:"), nil)
    read = Self.reader(key)
  }

  /// An order of a key's values by a block.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    (self.key, self.ascending) = (key, ascending)
    (selector, block) = (nil, cmptr)
    read = Self.reader(key)
  }

  /// An order of a property's values. `key` is its name where the registry knows it.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.ascending = ascending
    (selector, block) = (Selector("compare:"), nil)
    key = KeyPathName.of(keyPath)
    read = { ($0 as? Root).flatMap { unwrapped($0[keyPath: keyPath]) } }
  }

  /// An order of a property's values by a block.
  public init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.ascending = ascending
    (selector, block) = (nil, cmptr)
    key = KeyPathName.of(keyPath)
    read = { ($0 as? Root).flatMap { unwrapped($0[keyPath: keyPath]) } }
  }

  private init(reversing other: NSSortDescriptor) {
    (key, ascending) = (other.key, !other.ascending)
    (selector, block, read) = (other.selector, other.block, other.read)
  }

  private static func reader(_ key: String?) -> (Any) -> Any? {
    guard let key else { return { $0 } }
    return { KeyValueCoding.value(of: $0, forKeyPath: key) }
  }

  /// How values are compared.
  open var comparator: Comparator {
    if let block { return block }
    let order = ValueOrder(selector ?? Selector("compare:"))
    return { order.compare($0, $1) }
  }

  /// Which of two objects comes first. One without a value comes before others, as on iOS.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(read(object1), read(object2))
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }

  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    let (first, second) = (Self.found(first), Self.found(second))
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first?, let second?): return comparator(first, second)
    }
  }

  private static func found(_ value: Any?) -> Any? {
    guard let value = unwrapped(value), !(value is NSNull) else { return nil }
    return value
  }

  /// The opposite order.
  open var reversedSortDescriptor: Any { NSSortDescriptor(reversing: self) }

  /// Does nothing: sort descriptors are never taken from archives here.
  open func allowEvaluation() {}

  /// Itself: a descriptor never changes.
  open override func copy() -> Any { self }
  /// Itself: a descriptor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another descriptor gives the same order.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSortDescriptor else { return false }
    if self === other { return true }
    return key != nil && block == nil && other.block == nil && key == other.key
      && ascending == other.ascending && selector == other.selector
  }

  open override var hash: Int { key?.hashValue ?? 0 }

  open override var description: String {
    "(\(key ?? "null"), \(ascending ? "ascending" : "descending"), \(selector?.description ?? "block"))"
  }
}
