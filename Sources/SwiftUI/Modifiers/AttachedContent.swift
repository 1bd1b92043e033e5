// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that a modifier adds to the one that it modifies: overlays, backgrounds, masks.

/// The views of a modifier, as one child of a layout: several lie on top of each other.
@MainActor
final class AttachedContent<Content: View> {
  private let node: ContainerNode<ZStackLayout, Content>
  private weak var parent: _ViewNode?
  /// The child.
  nonisolated let display: DisplayNode

  /// Makes the views. `inputs` are those that the modifier's display was made with.
  init(_ content: Content, _ alignment: Alignment, _ inputs: _ViewInputs) {
    node = ContainerNode(ZStackLayout(alignment: alignment), content, inputs)
    display = node.displays[0]
    inputs.parent?.attach(node)
    parent = inputs.parent
  }

  /// Gives the views other values.
  func update(_ content: Content, _ alignment: Alignment) {
    node.update(ZStackLayout(alignment: alignment), content)
  }

  /// Hands the modifier's environment on.
  func setEnvironment(_ environment: EnvironmentValues) { node.setEnvironment(environment) }

  /// Ends the views.
  func end() {
    node.end()
    parent?.detach(node)
  }
}
