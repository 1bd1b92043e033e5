// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture of one section's data at a moment: items in an outline that can be opened and closed.

public import Foundation

/// The items of a section, each of which may have items of its own.
///
/// What is in an item is seen while the item and all around it are expanded; they aren't at first.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable {
  /// All items, each before what is in it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// An empty section.
  public init() {}

  // MARK: Reading

  /// Whether no item is in another one.
  var isFlat: Bool { parents.isEmpty }

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }

  /// The items whose surroundings are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var closedLevel = Int.max
    for item in items {
      let level = levels[item] ?? 0
      if level > closedLevel { continue }
      closedLevel = expanded.contains(item) ? .max : level
      shown.append(item)
    }
    return shown
  }

  /// The item's place among all.
  public func index(of item: ItemIdentifierType) -> Int? {
    levels[item] == nil ? nil : items.firstIndex(of: item)
  }

  /// Whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }

  /// Whether what is in an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all around an item is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var around = parents[item]
    while let one = around {
      if !expanded.contains(one) { return false }
      around = parents[one]
    }
    return true
  }

  /// How many items there are around one.
  ///
  /// - Precondition: it is there.
  public func level(of item: ItemIdentifierType) -> Int {
    _ = place(of: item)
    return levels[item] ?? 0
  }

  /// The item around another; nil for one that is in none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// What is in an item, as a section of its own.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let start = place(of: parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    for item in items[(includingParent ? start : start + 1)..<end(of: start)] {
      let around = parents[item].flatMap { part.contains($0) ? $0 : nil }
      part.append([item], to: around)
    }
    part.expanded = expanded.filter { part.contains($0) }
    return part
  }

  /// The outline in lines of text, for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: levels[item] ?? 0) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items at the end of another one, or of the section.
  ///
  /// - Precondition: they aren't there, and the other one is.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let place = parent.map { end(of: self.place(of: $0)) } ?? self.items.count
    insert(items, in: parent, at: place)
  }

  /// Puts items right before another one, into what that is in.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, in: parents[item], at: place(of: item))
  }

  /// Puts items right after another one and what is in it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, in: parents[item], at: end(of: place(of: item)))
  }

  /// Puts the items of another snapshot right before an item, and returns the last of its roots.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, in: parents[item], at: place(of: item))
  }

  /// Puts the items of another snapshot right after an item, and returns the last of its roots.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, in: parents[item], at: end(of: place(of: item)))
  }

  /// Puts other items into an item in place of what is in it.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let start = place(of: parent)
    drop(Set(items[(start + 1)..<end(of: start)]))
    insert(snapshot, in: parent, at: start + 1)
  }

  /// Takes items out with what is in them; those that aren't there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set<ItemIdentifierType>()
    for item in items where contains(item) {
      let start = place(of: item)
      gone.formUnion(self.items[start..<end(of: start)])
    }
    drop(gone)
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Hides what is in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Work

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else {
      preconditionFailure("Invalid item identifier: \(item) isn't in the section snapshot.")
    }
    return place
  }

  /// The place after an item and what is in it.
  private func end(of start: Int) -> Int {
    let level = levels[items[start]] ?? 0
    return items[(start + 1)...].firstIndex { (levels[$0] ?? 0) <= level } ?? items.count
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], in parent: ItemIdentifierType?, at place: Int
  ) {
    let level = parent.map { (levels[$0] ?? 0) + 1 } ?? 0
    for item in new {
      precondition(
        levels.updateValue(level, forKey: item) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      parents[item] = parent
    }
    items.insert(contentsOf: new, at: place)
  }

  @discardableResult
  private mutating func insert(
    _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in parent: ItemIdentifierType?, at place: Int
  ) -> ItemIdentifierType? {
    let level = parent.map { (levels[$0] ?? 0) + 1 } ?? 0
    insert(other.items, in: nil, at: place)
    for item in other.items {
      parents[item] = other.parents[item] ?? parent
      levels[item] = level + (other.levels[item] ?? 0)
    }
    expanded.formUnion(other.expanded)
    return other.rootItems.last
  }

  private mutating func drop(_ gone: Set<ItemIdentifierType>) {
    items.removeAll { gone.contains($0) }
    expanded.subtract(gone)
    for item in gone {
      levels[item] = nil
      parents[item] = nil
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}
