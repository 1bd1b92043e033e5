// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index paths of a list before and after a batch update.

import Foundation

/// Matches the data before a batch update with the data after it.
struct ListUpdate {
  let changes: ListChanges
  private var sections: PlaceMap
  /// The maps of sections whose items change, by the section's old position.
  private var items: [Int: PlaceMap] = [:]
  /// Items that move from one section to another.
  private var targets: [IndexPath: IndexPath] = [:]
  private var origins: [IndexPath: IndexPath] = [:]
  private let reloaded: Set<Int>

  /// Matches the numbers of items in each section before and after the update.
  ///
  /// - Throws: `Mismatch` with Apple's text if they disagree with the changes.
  init(_ changes: ListChanges, old: [Int], new: [Int], in list: ListKind) throws(Mismatch) {
    self.changes = changes
    reloaded = Set(changes.reloadedSections)
    let (deleted, inserted) = (Set(changes.deletedSections), Set(changes.insertedSections))
    guard
      let sections = PlaceMap(
        oldCount: old.count, newCount: new.count, deleted: deleted, inserted: inserted,
        moved: changes.movedSections)
    else { throw list.sections(old.count, new.count, inserted.count, deleted.count) }
    self.sections = sections
    try list.check(changes, old, new)
    try matchItems(old, new, list)
  }

  private mutating func matchItems(
    _ old: [Int], _ new: [Int], _ list: ListKind
  ) throws(Mismatch) {
    var (deleted, inserted, movedIn, movedOut) = (Places(), Places(), Places(), Places())
    var moved: [Int: [(Int, Int)]] = [:]
    for path in changes.deletedItems { deleted[path.section, default: []].insert(path.item) }
    for path in changes.insertedItems { inserted[path.section, default: []].insert(path.item) }
    for (from, to) in changes.movedItems {
      if sections.after(from.section) == to.section {
        moved[from.section, default: []].append((from.item, to.item))
      } else {
        movedOut[from.section, default: []].insert(from.item)
        movedIn[to.section, default: []].insert(to.item)
        (targets[from], origins[to]) = (to, from)
      }
    }
    for (section, count) in old.enumerated() where !reloaded.contains(section) {
      guard let place = sections.after(section) else { continue }
      let numbers = (
        deleted[section] ?? [], inserted[place] ?? [], movedOut[section] ?? [],
        movedIn[place] ?? []
      )
      let (gone, come) = (numbers.0.union(numbers.2), numbers.1.union(numbers.3))
      if gone.isEmpty, come.isEmpty, moved[section] == nil, count == new[place] { continue }
      guard
        let map = PlaceMap(
          oldCount: count, newCount: new[place], deleted: gone, inserted: come,
          moved: moved[section] ?? [])
      else {
        throw list.items(
          in: place, count, new[place], inserted: numbers.1.count, deleted: numbers.0.count,
          movedIn: numbers.3.count, movedOut: numbers.2.count)
      }
      items[section] = map
    }
  }

  private typealias Places = [Int: Set<Int>]

  /// Whether every section keeps its position and its cells.
  var keepsSections: Bool { sections.isIdentity && reloaded.isEmpty }

  /// The new position of a section; nil for a deleted one.
  func newSection(_ old: Int) -> Int? { sections.after(old) }

  /// The old position of a section; nil for an inserted one.
  func oldSection(_ new: Int) -> Int? { sections.before(new) }

  /// The new place of an item; nil for a deleted one, and for those of reloaded sections.
  func newPath(for path: IndexPath) -> IndexPath? {
    if let target = targets[path] { return target }
    guard let section = sections.after(path.section), !reloaded.contains(path.section) else {
      return nil
    }
    guard let map = items[path.section] else {
      return section == path.section ? path : IndexPath(item: path.item, section: section)
    }
    return map.after(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// The old place of an item; nil for an inserted one, and for those of reloaded sections.
  func oldPath(for path: IndexPath) -> IndexPath? {
    if let origin = origins[path] { return origin }
    guard let section = sections.before(path.section), !reloaded.contains(section) else {
      return nil
    }
    guard let map = items[section] else {
      return section == path.section ? path : IndexPath(item: path.item, section: section)
    }
    return map.before(path.item).map { IndexPath(item: $0, section: section) }
  }
}
