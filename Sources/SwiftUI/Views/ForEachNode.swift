// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The nodes of a collection's views: kept by identifier, in the order of the data.

internal import MicaRaster

/// The view of one element: what the closure reads has only this element made again.
struct ForEachElement<Element, Content: View> {
  let element: Element
  let content: (Element) -> Content
}

extension ForEachElement: View {
  var body: Content { content(element) }

  /// Makes a node that runs the closure.
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ClosureNode(view, inputs)
  }
}

/// The node of a view that stands for a closure of the program: it isn't counted as a body.
@MainActor
final class ClosureNode<V: View>: BodyNode<V, V.Body> {
  override func makeBody(_ bound: V) -> V.Body { bound.body }
  override var isCounted: Bool { false }
}

/// Where an element lies in its collection.
@MainActor
final class ForEachPosition {
  fileprivate(set) weak var collection: _ViewNode?
  /// The place in the collection, from 0.
  fileprivate(set) var offset: Int
  /// The element's identifier.
  let id: AnyHashable

  func move(to offset: Int) { self.offset = offset }

  init(_ collection: _ViewNode, _ offset: Int, _ id: AnyHashable) {
    (self.collection, self.offset, self.id) = (collection, offset, id)
  }
}

/// The places of a view in the collections that it is made of, the innermost first.
enum ForEachTrait: _TraitKey {
  static var defaultValue: ForEachPosition? { nil }
}

@MainActor
final class ForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>: _NodeOf<
  ForEach<D, ID, C>
>
{
  private struct Entry {
    let node: _NodeOf<ForEachElement<D.Element, C>>
    let position: ForEachPosition
  }

  private var order: [ID] = []
  private var entries: [ID: Entry] = [:]
  private let inputs: _ViewInputs

  override init(_ view: ForEach<D, ID, C>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    make(view)
  }

  override var children: [_ViewNode] { order.compactMap { entries[$0]?.node } }

  private func make(_ view: ForEach<D, ID, C>) {
    var rest = entries
    let old = order
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(of: element)
      let value = ForEachElement(element: element, content: view.content)
      if let entry = rest.removeValue(forKey: id) {
        entry.position.offset = order.count
        entry.node.update(value)
      } else if entries[id] == nil {
        entries[id] = makeEntry(value, id)
      } else {
        Unsupported.note(
          "ForEach<\(D.self), \(ID.self), \(C.self)>: the ID \(id) occurs multiple times within the collection. Only the first is shown."
        )
        continue
      }
      order.append(id)
    }
    for (id, entry) in rest {
      entries[id] = nil
      entry.node.end()
    }
    guard old != order else { return }
    displaysDidChange()
    if hasPreferences { preferencesDidChange(in: nil) }
  }

  private func makeEntry(_ value: ForEachElement<D.Element, C>, _ id: ID) -> Entry {
    var inputs = inputs.child(of: self)
    inputs.environment = environment
    let position = ForEachPosition(self, order.count, AnyHashable(id))
    inputs.itemID = ItemID(position.id, outer: self.inputs.itemID)
    inputs.traits = TraitList(ForEachTrait.self, position, outer: inputs.traits)
    return Entry(node: ForEachElement._makeNode(value, inputs), position: position)
  }

  override func update(_ new: ForEach<D, ID, C>) {
    if case .element = new.identifier, new.data.count != view.data.count {
      Unsupported.note(
        "ForEach(_:content:) should only be used for *constant* data. Instead conform data to Identifiable or use ForEach(_:id:content:) and provide an explicit id! The count changed from \(view.data.count) to \(new.data.count)."
      )
    }
    view = new
    make(new)
  }
}
