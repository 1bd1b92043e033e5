// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture of a list's data at a moment: sections and their items, by identifiers.

public import Foundation

/// Sections and items in order, each named by an identifier that occurs once.
///
/// Looking up where an identifier is takes constant time; changing the order makes the next look-up
/// of an index go once over all items. As on iOS a wrong identifier stops the program.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  var list = IdentifierList<SectionIdentifierType, ItemIdentifierType>()
  var changed = ChangedIdentifiers<SectionIdentifierType, ItemIdentifierType>()

  /// An empty snapshot.
  public init() {}

  // MARK: Reading

  /// How many items there are in all sections.
  public var numberOfItems: Int { list.numberOfItems }

  /// How many sections there are.
  public var numberOfSections: Int { list.sections.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { list.items.flatMap { $0 } }

  /// The sections that were marked by `reloadSections(_:)`.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { changed.reloadedSections }

  /// The items that were marked by `reloadItems(_:)`.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { changed.reloadedItems }

  /// The items that were marked by `reconfigureItems(_:)`.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { changed.reconfiguredItems }

  /// How many items a section has.
  ///
  /// - Precondition: the section is there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    list.items[list.position(ofSection: identifier)].count
  }

  /// The items of a section in order.
  ///
  /// - Precondition: the section is there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    list.items[list.position(ofSection: identifier)]
  }

  /// The section that an item is in; nil where there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { list.home[identifier] }

  /// The item's place among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    list.indices.globalIndex(of: identifier, in: list)
  }

  /// The section's place.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.sectionPosition(identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one where none is named.
  ///
  /// - Precondition: the section is there, and the items aren't.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? list.sections.last else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let position = list.position(ofSection: section)
    list.insert(identifiers, inSection: position, at: list.items[position].count)
  }

  /// Puts items right before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = list.place(of: beforeIdentifier)
    list.insert(identifiers, inSection: place.section, at: place.item)
  }

  /// Puts items right after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = list.place(of: afterIdentifier)
    list.insert(identifiers, inSection: place.section, at: place.item + 1)
  }

  /// Takes items out; those that aren't there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    list.remove(identifiers)
    changed.drop(items: identifiers)
  }

  /// Takes all items out, and all sections with them.
  public mutating func deleteAllItems() {
    list = IdentifierList()
    changed = ChangedIdentifiers()
  }

  /// Puts an item right before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Puts an item right after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    precondition(identifier != other, "An item can't be moved beside itself: \(identifier)")
    _ = list.place(of: identifier)
    _ = list.place(of: other)
    list.remove([identifier])
    let place = list.place(of: other)
    list.insert([identifier], inSection: place.section, at: place.item + offset)
  }

  /// Marks items whose cells are to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = list.place(of: identifier) }
    changed.reloadedItems.append(contentsOf: identifiers)
  }

  /// Marks items whose cells are to be filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = list.place(of: identifier) }
    changed.reconfiguredItems.append(contentsOf: identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end.
  ///
  /// - Precondition: they aren't there.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    list.insert(sections: identifiers, at: list.sections.count)
  }

  /// Puts sections right before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    list.insert(sections: identifiers, at: list.position(ofSection: toIdentifier))
  }

  /// Puts sections right after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    list.insert(sections: identifiers, at: list.position(ofSection: toIdentifier) + 1)
  }

  /// Takes sections out with their items; those that aren't there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    list.remove(sections: identifiers)
    let list = list
    changed.keep {
      list.home[$0] != nil
    } sections: {
      list.sectionPosition($0) != nil
    }
  }

  /// Puts a section right before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    list.move(section: identifier, beside: toIdentifier, offset: 0)
  }

  /// Puts a section right after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    list.move(section: identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections whose cells are to be made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = list.position(ofSection: identifier) }
    changed.reloadedSections.append(contentsOf: identifiers)
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// The data without marks.
  var settled: Self {
    var result = self
    result.changed = ChangedIdentifiers()
    return result
  }

  /// The item at a place; nil for none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, list.items.indices.contains(path[0]),
      list.items[path[0]].indices.contains(path[1])
    else { return nil }
    return list.items[path[0]][path[1]]
  }

  /// The place of an item; nil for one that isn't there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard list.home[item] != nil else { return nil }
    let place = list.place(of: item)
    return IndexPath(item: place.item, section: place.section)
  }

  /// The section at a place; nil for none.
  func section(at index: Int) -> SectionIdentifierType? {
    list.sections.indices.contains(index) ? list.sections[index] : nil
  }
}

/// What a snapshot asks to be made or filled anew.
struct ChangedIdentifiers<Section: Hashable, Item: Hashable> {
  var reloadedSections: [Section] = []
  var reloadedItems: [Item] = []
  var reconfiguredItems: [Item] = []

  mutating func drop(items: [Item]) {
    guard !reloadedItems.isEmpty || !reconfiguredItems.isEmpty else { return }
    let gone = Set(items)
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  mutating func keep(items: (Item) -> Bool, sections: (Section) -> Bool) {
    reloadedItems.removeAll { !items($0) }
    reconfiguredItems.removeAll { !items($0) }
    reloadedSections.removeAll { !sections($0) }
  }
}
