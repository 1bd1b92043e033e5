// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An update of a collection: its elements before and after.

import Foundation

/// An update that is under way.
final class CollectionUpdate {
  let matched: ListUpdate
  /// Where elements near the visible rectangle were.
  let before: [ElementKey: UICollectionViewLayoutAttributes]

  init(_ matched: ListUpdate, before: [ElementKey: UICollectionViewLayoutAttributes]) {
    (self.matched, self.before) = (matched, before)
  }

  /// The key of an element after the update; nil for a deleted one.
  func newKey(for key: ElementKey) -> ElementKey? {
    if key.isCell { return newPath(for: key.indexPath).map { ElementKey(.cell, nil, $0) } }
    return matched.newSection(key.section).map { key.moved(to: $0) }
  }

  /// The key of an element before the update; nil for an inserted one.
  func oldKey(for key: ElementKey) -> ElementKey? {
    if key.isCell {
      return matched.oldPath(for: key.indexPath).map { ElementKey(.cell, nil, $0) }
    }
    return matched.oldSection(key.section).map { key.moved(to: $0) }
  }

  func newPath(for path: IndexPath) -> IndexPath? { matched.newPath(for: path) }

  /// The changes as layouts get them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(indexes: [section, NSNotFound]) }
    let changes = matched.changes
    var list: [UICollectionViewUpdateItem] = []
    list += changes.deletedSections.map { .init(.delete, before: whole($0), after: nil) }
    list += changes.deletedItems.map { .init(.delete, before: $0, after: nil) }
    list += changes.movedSections.map { .init(.move, before: whole($0.from), after: whole($0.to)) }
    list += changes.movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    list += changes.reloadedSections.map { .init(.reload, before: whole($0), after: whole($0)) }
    list += changes.reloadedItems.map {
      .init(.reload, before: $0, after: newPath(for: $0) ?? $0)
    }
    list += changes.insertedSections.map { .init(.insert, before: nil, after: whole($0)) }
    list += changes.insertedItems.map { .init(.insert, before: nil, after: $0) }
    return list
  }
}
