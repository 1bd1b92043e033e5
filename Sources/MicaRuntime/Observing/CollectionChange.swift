// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A change of some elements of a collection, as observers of its key are told of it.

package import Foundation

/// What a change does to an array or a set.
package struct CollectionChange {
  let kind: NSKeyValueChange
  /// The places of the elements; nil for a set.
  let indexes: IndexSet?
  /// What a set loses and gains.
  private let removed: Set<AnyHashable>
  private let inserted: Set<AnyHashable>

  /// A change of an array or an ordered set.
  package init(_ kind: NSKeyValueChange, at indexes: IndexSet) {
    (self.kind, self.indexes) = (kind, indexes)
    (removed, inserted) = ([], [])
  }

  /// A change of a set that has `current` as its elements.
  init(
    _ mutation: NSKeyValueSetMutationKind, _ objects: Set<AnyHashable>, of current: Set<AnyHashable>
  ) {
    indexes = nil
    switch mutation {
    case .union: (kind, removed, inserted) = (.insertion, [], objects.subtracting(current))
    case .minus: (kind, removed, inserted) = (.removal, objects.intersection(current), [])
    case .intersect: (kind, removed, inserted) = (.removal, current.subtracting(objects), [])
    case .set:
      kind = .replacement
      (removed, inserted) = (current.subtracting(objects), objects.subtracting(current))
    }
  }

  /// The elements that the change takes, of the value before it; nil where it takes none.
  func old(in value: Any?) -> Any? {
    guard kind == .removal || kind == .replacement else { return nil }
    return indexes.map { Self.elements(of: value, at: $0) } ?? removed
  }

  /// The elements that the change brings, of the value after it; nil where it brings none.
  func new(in value: Any?) -> Any? {
    guard kind == .insertion || kind == .replacement else { return nil }
    return indexes.map { Self.elements(of: value, at: $0) } ?? inserted
  }

  private static func elements(of value: Any?, at indexes: IndexSet) -> [Any] {
    let elements = KeyedList.elements(of: value)
    return indexes.filter { elements.indices.contains($0) }.map { elements[$0] }
  }
}
