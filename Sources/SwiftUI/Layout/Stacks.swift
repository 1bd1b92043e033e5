// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of rows, columns and piles.

/// Views side by side.
public struct HStack<Content: View> {
  let tree: _LayoutView<HStackLayout, Content>

  /// A row, by default aligned by its middle and with the distances that the views prefer.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tree = _LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// Views one below the other.
public struct VStack<Content: View> {
  let tree: _LayoutView<VStackLayout, Content>

  /// A column, by default aligned by its middle and with the distances that the views prefer.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tree = _LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
  let tree: _LayoutView<ZStackLayout, Content>

  /// A pile, by default aligned by its middle.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    tree = _LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }
}

/// A view of SwiftUI's own that another one shows.
@MainActor
protocol ForwardingView: _PrimitiveView {
  associatedtype Tree: View
  var tree: Tree { get }
}

extension ForwardingView {
  /// What the other view says.
  public static var _isOneChild: Bool { Tree._isOneChild }

  /// Makes the node of the other view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ForwardingNode(view, inputs)
  }
}

@MainActor
private final class ForwardingNode<V: ForwardingView>: SingleNode<V, V.Tree> {
  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = V.Tree._makeNode(view.tree, inputs.child(of: self))
  }

  override func update(_ new: V) { child.update(new.tree) }
}

extension HStack: ForwardingView {}
extension VStack: ForwardingView {}
extension ZStack: ForwardingView {}
