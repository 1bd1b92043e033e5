// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose type is hidden.

/// A view of any type. It keeps its identity for as long as the type stays the same.
public struct AnyView {
  let storage: AnyViewStorage

  /// A view whose type is hidden.
  nonisolated public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? ViewStorage(view)
  }

  /// A view whose type is hidden.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: _PrimitiveView {
  /// Makes a node for the view within.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    AnyViewNode(view, inputs)
  }
}

/// A view with its type.
class AnyViewStorage {
  var type: any Any.Type { Never.self }
  /// The view.
  var value: Any { () }
  @MainActor func make(_ inputs: _ViewInputs) -> _ViewNode { fatalError("A view without a type") }
  @MainActor func update(_ node: _ViewNode) {}
}

private final class ViewStorage<V: View>: AnyViewStorage {
  let view: V
  init(_ view: V) { self.view = view }
  override var type: any Any.Type { V.self }
  override var value: Any { view }
  override func make(_ inputs: _ViewInputs) -> _ViewNode { V._makeNode(view, inputs) }
  override func update(_ node: _ViewNode) {
    unsafeDowncast(node, to: _NodeOf<V>.self).update(view)
  }
}

@MainActor
private final class AnyViewNode: _NodeOf<AnyView> {
  private var child: _ViewNode?
  private let inputs: _ViewInputs

  override init(_ view: AnyView, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    child = view.storage.make(inputs.child(of: self))
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ new: AnyView) {
    let old = view
    view = new
    if let child, old.storage.type == new.storage.type { return new.storage.update(child) }
    child?.end()
    var inputs = inputs.child(of: self)
    inputs.environment = environment
    child = new.storage.make(inputs)
    displaysDidChange()
  }
}
