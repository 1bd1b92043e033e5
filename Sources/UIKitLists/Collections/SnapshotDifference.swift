// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What has changed from one snapshot to the next, as few moves as there are.

import Foundation

/// The changes that make one list of identifiers another.
struct IdentifierDifference {
  /// Places in the old list.
  var deleted: [Int] = []
  /// Places in the new list.
  var inserted: [Int] = []
  /// From places in the old list to places in the new one.
  var moved: [(from: Int, to: Int)] = []

  /// The difference of two lists without duplicates. What stays is the longest part whose order is the
  /// same; takes time in n log n.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    if old == new { return }
    var places = [ID: Int](minimumCapacity: old.count)
    for (place, id) in old.enumerated() { places[id] = place }
    var isKept = Array(repeating: false, count: old.count)
    var origins: [(old: Int, new: Int)] = []
    for (place, id) in new.enumerated() {
      if let origin = places[id] {
        isKept[origin] = true
        origins.append((origin, place))
      } else {
        inserted.append(place)
      }
    }
    deleted = old.indices.filter { !isKept[$0] }
    let staying = Self.longestIncrease(origins.map(\.old))
    var next = 0
    for (index, origin) in origins.enumerated() {
      if next < staying.count, staying[next] == index {
        next += 1
      } else {
        moved.append((origin.old, origin.new))
      }
    }
  }

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// The places of a longest increasing part of a list.
  private static func longestIncrease(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(index)
      index = before[index]
    }
    return result.reversed()
  }
}

/// The changes that make one snapshot another, as an update of a list tells them.
struct SnapshotDifference {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (a, b) = (old.list, new.list)
    let sections = IdentifierDifference(from: a.sections, to: b.sections)
    deletedSections = sections.deleted
    insertedSections = sections.inserted
    movedSections = sections.moved
    for (place, section) in b.sections.enumerated() {
      guard let origin = a.sectionPosition(section) else { continue }
      compare(a.items[origin], b.items[place], origin, place, a, b)
    }
  }

  /// Compares the items of a section that stays. Those that come from or go to other sections that stay are
  /// moved.
  private mutating func compare<Section: Hashable, Item: Hashable>(
    _ old: [Item], _ new: [Item], _ origin: Int, _ place: Int,
    _ a: IdentifierList<Section, Item>, _ b: IdentifierList<Section, Item>
  ) {
    let difference = IdentifierDifference(from: old, to: new)
    for index in difference.deleted {
      if let home = b.home[old[index]], a.sectionPosition(home) != nil { continue }
      deletedItems.append(IndexPath(item: index, section: origin))
    }
    for index in difference.inserted {
      let path = IndexPath(item: index, section: place)
      if let home = a.home[new[index]], b.sectionPosition(home) != nil {
        let from = a.place(of: new[index])
        movedItems.append((IndexPath(item: from.item, section: from.section), path))
      } else {
        insertedItems.append(path)
      }
    }
    for (from, to) in difference.moved {
      movedItems.append(
        (IndexPath(item: from, section: origin), IndexPath(item: to, section: place)))
    }
  }
}
