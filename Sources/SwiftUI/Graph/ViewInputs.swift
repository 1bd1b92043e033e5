// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view is made with.

internal import MicaGraph

/// What a view's place in the tree gives it: its host, its environment, and what wraps the layers that it makes.
public struct _ViewInputs {
  let host: ViewHost
  var parent: _ViewNode?
  var environment: EnvironmentValues
  /// The modifiers around, innermost first, each of which wraps every child of the layout that the view makes.
  var wrappers: DisplayWrapper?
  /// How many composed views stand above.
  var depth = 0
  /// What the views tell the container around, innermost first.
  var traits: TraitList?
  /// The identifiers by which scrolling finds what the view shows, innermost first.
  var itemID: ItemID?
  /// Whether `ForEach` makes its views when they are asked for only.
  var isLazy = false

  /// Inputs of a part of `node` that starts a list of its own: no wrapper of this list reaches into it.
  @MainActor
  func content(of node: _ViewNode) -> _ViewInputs {
    var inputs = self
    (inputs.parent, inputs.wrappers, inputs.isLazy) = (node, nil, false)
    (inputs.itemID, inputs.traits) = (nil, nil)
    return inputs
  }

  /// Inputs of a part of `node` whose views belong to the same list.
  @MainActor
  func child(of node: _ViewNode) -> _ViewInputs {
    var inputs = self
    inputs.parent = node
    return inputs
  }
}

/// A modifier that wraps the children of a layout.
@MainActor
final class DisplayWrapper {
  let outer: DisplayWrapper?
  private let wrap: (DisplayNode) -> DisplayNode

  init(outer: DisplayWrapper?, wrap: @escaping (DisplayNode) -> DisplayNode) {
    (self.outer, self.wrap) = (outer, wrap)
  }

  /// A child of the layout with this modifier and those around it.
  static func wrap(_ display: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    var display = display
    var wrapper = inputs.wrappers
    while let current = wrapper {
      display = current.wrap(display)
      wrapper = current.outer
    }
    display.itemID = inputs.itemID
    display.traits = inputs.traits
    return display
  }
}

/// An identifier of a view, given by `id(_:)` or by `ForEach`, and those around it.
final class ItemID {
  let id: AnyHashable
  let outer: ItemID?

  init(_ id: AnyHashable, outer: ItemID?) { (self.id, self.outer) = (id, outer) }

  /// Whether the view is known by an identifier.
  func contains(_ id: AnyHashable) -> Bool {
    var item: ItemID? = self
    while let current = item {
      if current.id == id { return true }
      item = current.outer
    }
    return false
  }
}
