// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a snapshot keeps: identifiers in order, and where each one is.

/// Sections with their items. The section of each item is always known; places within sections are
/// counted when somebody asks, and kept until the order changes.
struct IdentifierList<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  private(set) var home: [Item: Section] = [:]
  private(set) var indices = Indices()
  private(set) var numberOfItems = 0

  /// Where identifiers are; made when it is first asked for, and shared by copies.
  final class Indices {
    fileprivate var sections: [Section: Int]?
    private var items: [Item: Int]?

    func position(of section: Section, in list: IdentifierList) -> Int? {
      if let sections { return sections[section] }
      let made = Dictionary(
        list.sections.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      sections = made
      return made[section]
    }

    func globalIndex(of item: Item, in list: IdentifierList) -> Int? {
      if let items { return items[item] }
      var made = [Item: Int](minimumCapacity: list.numberOfItems)
      for section in list.items {
        for item in section { made[item] = made.count }
      }
      items = made
      return made[item]
    }
  }

  // MARK: Looking up

  func sectionPosition(_ section: Section) -> Int? { indices.position(of: section, in: self) }

  /// The place of a section that must be there.
  func position(ofSection section: Section) -> Int {
    guard let position = sectionPosition(section) else {
      preconditionFailure("Invalid section identifier: \(section) isn't in the snapshot.")
    }
    return position
  }

  /// The place of an item that must be there.
  func place(of item: Item) -> (section: Int, item: Int) {
    guard let section = home[item] else {
      preconditionFailure("Invalid item identifier: \(item) isn't in the snapshot.")
    }
    let position = position(ofSection: section)
    return (position, items[position].firstIndex(of: item)!)
  }

  // MARK: Changing items

  mutating func insert(_ new: [Item], inSection position: Int, at place: Int) {
    let section = sections[position]
    for item in new {
      let old = home.updateValue(section, forKey: item)
      precondition(
        old == nil,
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)
        """)
    }
    items[position].insert(contentsOf: new, at: place)
    numberOfItems += new.count
    orderChanged(keepingSections: true)
  }

  mutating func remove(_ gone: [Item]) {
    var bySection: [Section: Set<Item>] = [:]
    for item in gone {
      guard let section = home.removeValue(forKey: item) else { continue }
      bySection[section, default: []].insert(item)
    }
    for (section, gone) in bySection {
      let position = position(ofSection: section)
      if gone.count == 1, let place = items[position].firstIndex(where: gone.contains) {
        items[position].remove(at: place)
      } else {
        items[position].removeAll(where: gone.contains)
      }
      numberOfItems -= gone.count
    }
    orderChanged(keepingSections: true)
  }

  // MARK: Changing sections

  mutating func insert(sections new: [Section], at place: Int) {
    var known = Set<Section>()
    for section in new {
      precondition(
        sectionPosition(section) == nil && known.insert(section).inserted,
        "Section identifier count does not match data source count. Duplicate: \(section)")
    }
    sections.insert(contentsOf: new, at: place)
    items.insert(contentsOf: repeatElement([], count: new.count), at: place)
    orderChanged()
  }

  mutating func remove(sections gone: [Section]) {
    let places = Set(gone.compactMap { sectionPosition($0) }).sorted(by: >)
    for place in places {
      for item in items[place] { home[item] = nil }
      numberOfItems -= items[place].count
      sections.remove(at: place)
      items.remove(at: place)
    }
    orderChanged()
  }

  mutating func move(section: Section, beside other: Section, offset: Int) {
    precondition(section != other, "A section can't be moved beside itself: \(section)")
    let from = position(ofSection: section)
    _ = position(ofSection: other)
    sections.remove(at: from)
    let moved = items.remove(at: from)
    orderChanged()
    let place = position(ofSection: other) + offset
    sections.insert(section, at: place)
    items.insert(moved, at: place)
    orderChanged()
  }

  /// Replaces the items of a section, in one go.
  mutating func replaceItems(ofSection position: Int, with new: [Item]) {
    remove(items[position])
    insert(new, inSection: position, at: 0)
  }

  private mutating func orderChanged(keepingSections: Bool = false) {
    let old = indices
    indices = Indices()
    if keepingSections { indices.takeSections(of: old) }
  }
}

extension IdentifierList.Indices {
  /// Takes over the places of sections.
  fileprivate func takeSections(of other: IdentifierList.Indices) { sections = other.sections }
}
