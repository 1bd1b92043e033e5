// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Identity that a program gives.

/// A view with an identifier: with another identifier it is another view, whose state begins anew.
public struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View where Content: View {}

extension IDView: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that begins anew with each identifier.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    IDNode(view, inputs)
  }
}

@MainActor
private final class IDNode<C: View, ID: Hashable>: SingleNode<IDView<C, ID>, C> {
  private let inputs: _ViewInputs

  override init(_ view: IDView<C, ID>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    make()
  }

  private func make() {
    var inner = inputs.child(of: self)
    inner.environment = environment
    inner.itemID = ItemID(AnyHashable(view.id), outer: inputs.itemID)
    child = C._makeNode(view.content, inner)
  }

  override func update(_ new: IDView<C, ID>) {
    let isSame = view.id == new.id
    view = new
    if isSame { return child.update(new.content) }
    child.end()
    make()
    displaysDidChange()
  }
}

nonisolated extension View {
  /// Gives the view an identifier. When it changes, the view is another one, whose state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

// MARK: Equatable views

/// A view whose body runs again only if its value is another one by `==`.
public struct EquatableView<Content: Equatable> {
  /// The view.
  public var content: Content

  /// A view that is compared by `==`.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {}

extension EquatableView: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that compares the values.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    EquatableNode(view, inputs)
  }
}

@MainActor
private final class EquatableNode<C: View & Equatable>: SingleNode<EquatableView<C>, C> {
  override init(_ view: EquatableView<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ new: EquatableView<C>) {
    guard view.content != new.content else { return }
    view = new
    child.update(new.content)
  }
}

nonisolated extension View where Self: Equatable {
  /// The view, whose body runs again only if its value is another one by `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
