// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections by predicates.

public import Foundation

extension NSArray {
  /// The elements that meet a predicate, in order.
  public func filtered(using predicate: NSPredicate) -> [Any] {
    filter { predicate.evaluate(with: $0) }
  }
}

extension NSMutableArray {
  /// Keeps the elements that meet a predicate.
  public func filter(using predicate: NSPredicate) {
    let kept = filtered(using: predicate)
    setArray(kept)
  }
}

extension NSSet {
  /// The elements that meet a predicate.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }
}

extension NSMutableSet {
  /// Keeps the elements that meet a predicate.
  public func filter(using predicate: NSPredicate) {
    for element in allObjects where !predicate.evaluate(with: element) { remove(element) }
  }
}

extension NSOrderedSet {
  /// The elements that meet a predicate, in order.
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: map { $0 }.filter { predicate.evaluate(with: $0) })
  }
}

extension NSMutableOrderedSet {
  /// Keeps the elements that meet a predicate.
  public func filter(using predicate: NSPredicate) {
    for element in map({ $0 }) where !predicate.evaluate(with: element) { remove(element) }
  }
}
