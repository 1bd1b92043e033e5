// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The nodes of a collection's views: kept by identifier, in the order of the data.

internal import MicaRaster

@MainActor
final class ForEachNode<D: RandomAccessCollection, ID: Hashable, C: View>: _NodeOf<
  ForEach<D, ID, C>
>
{
  private var order: [ID] = []
  private var nodes: [ID: _NodeOf<C>] = [:]
  private let inputs: _ViewInputs

  override init(_ view: ForEach<D, ID, C>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    make(view)
  }

  override var children: [_ViewNode] { order.compactMap { nodes[$0] } }

  private func make(_ view: ForEach<D, ID, C>) {
    var inputs = inputs.child(of: self)
    inputs.environment = environment
    var rest = nodes
    let old = order
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(of: element)
      if let node = rest.removeValue(forKey: id) {
        node.update(view.content(element))
      } else if nodes[id] == nil {
        inputs.itemID = ItemID(AnyHashable(id), outer: self.inputs.itemID)
        nodes[id] = C._makeNode(view.content(element), inputs)
      } else {
        Unsupported.note(
          "ForEach<\(D.self), \(ID.self), \(C.self)>: the ID \(id) occurs multiple times within the collection. Only the first is shown."
        )
        continue
      }
      order.append(id)
    }
    for (id, node) in rest {
      nodes[id] = nil
      node.end()
    }
    if old != order { displaysDidChange() }
  }

  override func update(_ new: ForEach<D, ID, C>) {
    view = new
    make(new)
  }
}
