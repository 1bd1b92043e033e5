// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views taken together without a layout of their own.

/// Views that get their modifiers together; each of them is a child of the container around.
public struct Group<Content> {
  let content: Content

  private init(views content: Content) { self.content = content }
}

extension Group: View where Content: View {}

extension Group: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// A group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a node for the views.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    GroupNode(view, inputs)
  }
}

@MainActor
private final class GroupNode<C: View>: SingleNode<Group<C>, C> {
  override init(_ view: Group<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ new: Group<C>) { child.update(new.content) }
}
