// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The nodes of a collection's views in a lazy container: made when they are seen.

/// A collection whose items are made when they are asked for.
@MainActor
protocol LazyCollection: _ViewNode {
  /// The number of elements.
  var count: Int { get }
  /// How many elements at the beginning are the same since `takeUnchanged` was called.
  func takeUnchanged() -> Int
  /// The node of an element, which is made if it isn't there.
  func node(at offset: Int) -> _ViewNode
  /// Ends the nodes of elements outside of a range.
  func release(outside range: Range<Int>)
  /// Where an element with an identifier lies.
  func offset(of id: AnyHashable) -> Int?
}

@MainActor
final class LazyForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>: _NodeOf<
  ForEach<D, ID, C>
>, LazyCollection
{
  private struct Entry {
    let id: ID
    let node: _NodeOf<ForEachElement<D.Element, C>>
    let position: ForEachPosition
  }

  private var entries: [Int: Entry] = [:]
  private let inputs: _ViewInputs
  private(set) var count: Int
  private var unchanged = 0

  override init(_ view: ForEach<D, ID, C>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    count = view.data.count
    super.init(view, inputs)
    noteLazyItems()
  }

  override var children: [_ViewNode] {
    entries.sorted { $0.key < $1.key }.map(\.value.node)
  }

  private func element(_ offset: Int) -> D.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  func takeUnchanged() -> Int {
    defer { unchanged = count }
    return min(unchanged, count)
  }

  func node(at offset: Int) -> _ViewNode {
    if let entry = entries[offset] { return entry.node }
    let element = element(offset)
    let id = view.id(of: element)
    var inputs = inputs.child(of: self)
    inputs.environment = environment
    let position = ForEachPosition(self, offset, AnyHashable(id))
    inputs.itemID = ItemID(position.id, outer: self.inputs.itemID)
    inputs.traits = TraitList(ForEachTrait.self, position, outer: inputs.traits)
    let node = ForEachElement._makeNode(
      ForEachElement(element: element, content: view.content), inputs)
    entries[offset] = Entry(id: id, node: node, position: position)
    return node
  }

  func release(outside range: Range<Int>) {
    guard entries.count > range.count else { return }
    for (offset, entry) in entries where !range.contains(offset) {
      entries[offset] = nil
      entry.node.end()
    }
  }

  func offset(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    var offset = 0
    for element in view.data {
      if view.id(of: element) == id { return offset }
      offset += 1
    }
    return nil
  }

  override func update(_ new: ForEach<D, ID, C>) {
    let old = view
    view = new
    let oldCount = count
    count = new.data.count
    let same = commonCount(old)
    unchanged = min(unchanged, same)
    if same == count, count == oldCount {
      for (offset, entry) in entries { renew(entry, offset) }
      return
    }
    moveEntries(from: same)
    displaysDidChange()
    if hasPreferences { preferencesDidChange(in: nil) }
  }

  /// How many elements at the beginning have the same identifiers.
  private func commonCount(_ old: ForEach<D, ID, C>) -> Int {
    if D.self == Range<Int>.self, let first = old.data.first as? Int,
      first == view.data.first as? Int
    {
      return min(old.data.count, count)
    }
    var same = 0
    for (first, second) in zip(old.data, view.data) {
      guard old.id(of: first) == view.id(of: second) else { break }
      same += 1
    }
    return same
  }

  private func renew(_ entry: Entry, _ offset: Int) {
    entry.position.move(to: offset)
    entry.node.update(ForEachElement(element: element(offset), content: view.content))
  }

  /// Finds the nodes' elements again, from an offset on: by their identifiers.
  private func moveEntries(from same: Int) {
    var lost: [ID: Entry] = [:]
    for (offset, entry) in entries {
      if offset < same { renew(entry, offset) } else { lost[entry.id] = entry }
    }
    entries = entries.filter { $0.key < same }
    var offset = same
    for element in view.data.dropFirst(same) {
      if lost.isEmpty { break }
      if let entry = lost.removeValue(forKey: view.id(of: element)) {
        entries[offset] = entry
        renew(entry, offset)
      }
      offset += 1
    }
    for entry in lost.values { entry.node.end() }
  }
}
