// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections in order.

public import Foundation

extension NSArray {
  /// The elements by some criteria, of which the first counts most; equal ones stay in order.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    sortDescriptors.sorted(map { $0 })
  }
}

extension NSMutableArray {
  /// Puts the elements in order by some criteria.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(sortedArray(using: sortDescriptors))
  }
}

extension NSSet {
  /// The elements by some criteria.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    sortDescriptors.sorted(allObjects)
  }
}

extension NSOrderedSet {
  /// The elements by some criteria; equal ones stay in order.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    sortDescriptors.sorted(map { $0 })
  }
}

extension NSMutableOrderedSet {
  /// Puts the elements in order by some criteria.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    let sorted = sortedArray(using: sortDescriptors)
    removeAllObjects()
    addObjects(from: sorted)
  }
}

extension [NSSortDescriptor] {
  /// Elements by these criteria; equal ones stay in order.
  package func sorted<Value>(_ elements: [Value]) -> [Value] {
    guard !isEmpty else { return elements }
    return elements.enumerated().sorted { first, second in
      for descriptor in self {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
