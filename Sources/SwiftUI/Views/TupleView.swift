// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several views in a row.

/// Several views of different types, which the container around lays out one by one.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let pack: any TupleViews.Type

  init(_ value: T, _ pack: any TupleViews.Type) { (self.value, self.pack) = (value, pack) }

  /// A view of a tuple of views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(value, TuplePack<repeat each Content>.self)
  }
}

extension TupleView: _PrimitiveView {
  /// Makes a node with a child for each view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    TupleNode(view, inputs)
  }
}

/// The types of a tuple's views.
@MainActor
protocol TupleViews {
  static func make<T>(_ tuple: T, _ inputs: _ViewInputs) -> [_ViewNode]
  static func update<T>(_ nodes: [_ViewNode], _ tuple: T)
  /// The views one by one.
  static func views<T>(_ tuple: T) -> [any View]
}

/// A pack of types of views.
struct TuplePack<each Content: View>: TupleViews {
  static func make<T>(_ tuple: T, _ inputs: _ViewInputs) -> [_ViewNode] {
    let values = unsafeBitCast(tuple, to: (repeat each Content).self)
    var nodes: [_ViewNode] = []
    func add<C: View>(_ view: C) { nodes.append(C._makeNode(view, inputs)) }
    repeat add(each values)
    return nodes
  }

  static func update<T>(_ nodes: [_ViewNode], _ tuple: T) {
    let values = unsafeBitCast(tuple, to: (repeat each Content).self)
    var index = 0
    func update<C: View>(_ view: C) {
      unsafeDowncast(nodes[index], to: _NodeOf<C>.self).update(view)
      index += 1
    }
    repeat update(each values)
  }

  static func views<T>(_ tuple: T) -> [any View] {
    let values = unsafeBitCast(tuple, to: (repeat each Content).self)
    var list: [any View] = []
    repeat list.append(each values)
    return list
  }
}

extension TupleView {
  /// The views one by one.
  @MainActor var views: [any View] { pack.views(value) }
}

@MainActor
private final class TupleNode<T>: _NodeOf<TupleView<T>> {
  private var nodes: [_ViewNode] = []

  override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    nodes = view.pack.make(view.value, inputs.child(of: self))
  }

  override var children: [_ViewNode] { nodes }

  override func update(_ new: TupleView<T>) {
    view = new
    new.pack.update(nodes, new.value)
  }
}
