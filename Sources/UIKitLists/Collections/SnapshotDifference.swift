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
    // Most changes are few: equal ends need no table.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (olds, news) = (start..<old.count - end, start..<new.count - end)
    var places = [ID: Int](minimumCapacity: olds.count)
    for place in olds { places[old[place]] = place }
    var isKept = Array(repeating: false, count: olds.count)
    var origins: [(old: Int, new: Int)] = []
    for place in news {
      if let origin = places[new[place]] {
        isKept[origin - start] = true
        origins.append((origin, place))
      } else {
        inserted.append(place)
      }
    }
    deleted = olds.filter { !isKept[$0 - start] }
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

extension ListChanges {
  /// The changes that make one snapshot another.
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
    let changed = new.changed
    func path(_ item: Item) -> IndexPath? {
      guard a.home[item] != nil else { return nil }
      let place = a.place(of: item)
      return IndexPath(item: place.item, section: place.section)
    }
    reloadedSections = changed.reloadedSections.compactMap { old.indexOfSection($0) }
    reloadedItems = changed.reloadedItems.compactMap(path)
    reconfiguredItems = changed.reconfiguredItems.compactMap(path)
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
