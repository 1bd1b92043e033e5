// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A snapshot of identifiers whose types only the program knows. It stands below UIKit, since Core Data gives them to programs.

public import Foundation

/// The sections of a list and their items, by identifiers: what Core Data tells of fetched results.
///
/// A program casts it to `NSDiffableDataSourceSnapshot`. Identifiers must be hashable; others are left out.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
  private var sections: [(name: AnyHashable, items: [AnyHashable])] = []

  /// An empty snapshot.
  public override init() {}

  /// The same snapshot once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.sections = sections
    copy.reloadedItemIdentifiers = reloadedItemIdentifiers
    copy.reloadedSectionIdentifiers = reloadedSectionIdentifiers
    return copy
  }

  /// How many items there are in all sections.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  open var numberOfSections: Int { sections.count }
  /// The sections in order.
  open var sectionIdentifiers: [Any] { sections.map(\.name.base) }
  /// The items of all sections in order.
  open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
  /// The items that have changed.
  open private(set) var reloadedItemIdentifiers: [Any] = []
  /// The sections that have changed.
  open private(set) var reloadedSectionIdentifiers: [Any] = []

  /// How many items a section has; 0 where there is no such section.
  open func numberOfItems(inSection identifier: Any) -> Int {
    itemIdentifiers(inSectionWithIdentifier: identifier).count
  }

  /// The items of a section in order; none where there is no such section.
  open func itemIdentifiers(inSectionWithIdentifier identifier: Any) -> [Any] {
    section(identifier).map { sections[$0].items.map(\.base) } ?? []
  }

  /// The section that an item is in; nil where there is no such item.
  open func sectionIdentifier(forSectionContainingItemIdentifier identifier: Any) -> Any? {
    guard let item = identifier as? AnyHashable else { return nil }
    return sections.first { $0.items.contains(item) }?.name.base
  }

  /// The place of an item among those of all sections; `NSNotFound` where there is no such item.
  open func index(ofItemIdentifier identifier: Any) -> Int {
    guard let item = identifier as? AnyHashable else { return NSNotFound }
    return sections.flatMap(\.items).firstIndex(of: item) ?? NSNotFound
  }

  /// The place of a section; `NSNotFound` where there is no such section.
  open func index(ofSectionIdentifier identifier: Any) -> Int {
    section(identifier) ?? NSNotFound
  }

  /// Adds sections at the end. Those that are there already are left out.
  open func appendSections(withIdentifiers identifiers: [Any]) {
    for case let name as AnyHashable in identifiers where section(name) == nil {
      sections.append((name, []))
    }
  }

  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    guard let last = sections.last else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.name.base)
  }

  /// Adds items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    guard let section = section(sectionIdentifier) else {
      preconditionFailure("Invalid section identifier for item append: \(sectionIdentifier)")
    }
    sections[section].items += identifiers.compactMap { $0 as? AnyHashable }
  }

  /// Removes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Removes the items of all sections, and these.
  open func deleteAllItems() { sections = [] }

  /// Removes sections with their items.
  open func deleteSections(withIdentifiers identifiers: [Any]) {
    let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
    sections.removeAll { gone.contains($0.name) }
  }

  /// Marks items as changed.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks sections as changed.
  open func reloadSections(withIdentifiers identifiers: [Any]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func section(_ identifier: Any) -> Int? {
    guard let name = identifier as? AnyHashable else { return nil }
    return sections.firstIndex { $0.name == name }
  }
}
