// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The changes of an update, and what they make of the places in the data.

import Foundation

/// What a program says has changed. Deleted and reloaded places count in the data as it was, inserted ones
/// as it is.
struct CollectionChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
}

/// Where sections or items are after an update, and where they were.
struct PlaceMap {
  /// The new place of each old one; nil for those that are gone.
  private(set) var after: [Int?]
  /// The old place of each new one; nil for those that came.
  private(set) var before: [Int?]

  /// The map of an update. Those that neither go nor move keep their order and fill what is left.
  ///
  /// Nil where the counts don't agree.
  init?(
    oldCount: Int, newCount: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [(Int, Int)]
  ) {
    after = Array(repeating: nil, count: oldCount)
    before = Array(repeating: nil, count: newCount)
    var isTaken = Array(repeating: false, count: newCount)
    var isGone = Array(repeating: false, count: oldCount)
    for place in deleted where place >= 0 && place < oldCount { isGone[place] = true }
    for place in inserted {
      guard place >= 0, place < newCount else { return nil }
      isTaken[place] = true
    }
    for (old, new) in moved {
      guard old >= 0, old < oldCount, new >= 0, new < newCount, !isTaken[new] else { return nil }
      (isTaken[new], isGone[old]) = (true, true)
      (after[old], before[new]) = (new, old)
    }
    var next = 0
    for old in 0..<oldCount where !isGone[old] {
      while next < newCount, isTaken[next] { next += 1 }
      guard next < newCount else { return nil }
      (after[old], before[next]) = (next, old)
      next += 1
    }
    while next < newCount {
      if !isTaken[next] { return nil }
      next += 1
    }
  }
}

/// An update that is under way: where everything was, and where it is.
final class CollectionUpdate {
  let changes: CollectionChanges
  /// Where elements near what was seen were.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var sections: PlaceMap?
  /// Items of sections in which some came, went or moved, by the section's old place.
  private var items: [Int: PlaceMap] = [:]
  /// Items that went from one section to another.
  private var strays: [ElementKey: ElementKey] = [:]
  private var strayOrigins: [ElementKey: ElementKey] = [:]

  init(_ changes: CollectionChanges) { self.changes = changes }

  /// Compares the data before and after; stops the program where they don't agree.
  func match(old: [Int], new: [Int]) {
    sections = PlaceMap(
      oldCount: old.count, newCount: new.count, deleted: Set(changes.deletedSections),
      inserted: Set(changes.insertedSections), moved: changes.movedSections)
    guard let sections else {
      preconditionFailure(
        """
        Invalid update: invalid number of sections. The number of sections contained in the collection view \
        after the update (\(new.count)) must be equal to the number of sections contained in the collection \
        view before the update (\(old.count)), plus or minus the number of sections inserted or deleted \
        (\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted).
        """)
    }
    var deleted: [Int: Set<Int>] = [:]
    var inserted: [Int: Set<Int>] = [:]
    var moved: [Int: [(Int, Int)]] = [:]
    for path in changes.deletedItems { deleted[path.section, default: []].insert(path.item) }
    for path in changes.insertedItems { inserted[path.section, default: []].insert(path.item) }
    for (from, to) in changes.movedItems {
      precondition(old.indices.contains(from.section), "attempt to move an item of no section")
      if sections.after[from.section] == to.section {
        moved[from.section, default: []].append((from.item, to.item))
      } else {
        deleted[from.section, default: []].insert(from.item)
        inserted[to.section, default: []].insert(to.item)
        let (a, b) = (ElementKey(.cell, nil, from), ElementKey(.cell, nil, to))
        (strays[a], strayOrigins[b]) = (b, a)
      }
    }
    for (place, count) in old.enumerated() {
      guard let now = sections.after[place] else { continue }
      let (gone, come) = (deleted[place] ?? [], inserted[now] ?? [])
      if gone.isEmpty, come.isEmpty, moved[place] == nil, count == new[now] { continue }
      // A section that is made anew may have any number of items.
      if changes.reloadedSections.contains(place) { continue }
      guard
        let map = PlaceMap(
          oldCount: count, newCount: new[now], deleted: gone, inserted: come,
          moved: moved[place] ?? [])
      else {
        preconditionFailure(
          """
          Invalid update: invalid number of items in section \(now). The number of items contained in an \
          existing section after the update (\(new[now])) must be equal to the number of items contained in \
          that section before the update (\(count)), plus or minus the number of items inserted or deleted \
          from that section (\(come.count) inserted, \(gone.count) deleted) and plus or minus the number of \
          items moved into or out of that section.
          """)
      }
      items[place] = map
    }
  }

  /// Where an element is now; nil where it is gone.
  func newKey(for key: ElementKey) -> ElementKey? {
    if let stray = strays[key] { return stray }
    guard let sections, sections.after.indices.contains(key.section),
      let section = sections.after[key.section]
    else { return nil }
    if key.isCell, changes.reloadedSections.contains(key.section) { return nil }
    guard key.isCell, let map = items[key.section] else {
      return ElementKey(key.category, key.kind, IndexPath(indexes: [section, key.item]))
    }
    guard map.after.indices.contains(key.item), let item = map.after[key.item] else { return nil }
    return ElementKey(key.category, key.kind, IndexPath(indexes: [section, item]))
  }

  /// Where an element was; nil where it is new.
  func oldKey(for key: ElementKey) -> ElementKey? {
    if let stray = strayOrigins[key] { return stray }
    guard let sections, sections.before.indices.contains(key.section),
      let section = sections.before[key.section]
    else { return nil }
    if key.isCell, changes.reloadedSections.contains(section) { return nil }
    guard key.isCell, let map = items[section] else {
      return ElementKey(key.category, key.kind, IndexPath(indexes: [section, key.item]))
    }
    guard map.before.indices.contains(key.item), let item = map.before[key.item] else { return nil }
    return ElementKey(key.category, key.kind, IndexPath(indexes: [section, item]))
  }

  func newPath(for path: IndexPath) -> IndexPath? {
    newKey(for: ElementKey(.cell, nil, path))?.indexPath
  }

  /// The changes as layouts hear of them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(indexes: [section, NSNotFound]) }
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
