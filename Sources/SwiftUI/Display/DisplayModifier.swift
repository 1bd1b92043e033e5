// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modifiers that are displays around a child of a layout.

/// A modifier that changes a view's layout or drawing: each child of the layout that the view stands for gets a display around it.
@MainActor
protocol DisplayModifier: ViewModifier where Body == Never {
  /// Makes the display around one child.
  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode

  /// Gives a display that was made before this value of the modifier, which is another one than `old`.
  func updateDisplay(_ display: DisplayNode, from old: Self)
}

extension DisplayModifier {
  /// Makes a node that has what it modifies wrapped.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { DisplayModifierNode(view, inputs) }
}

@MainActor
final class DisplayModifierNode<C: View, M: DisplayModifier>: SingleNode<ModifiedContent<C, M>, C> {
  /// What it has made; several where the view is a list.
  private var made: [DisplayHandle] = []

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.wrappers = DisplayWrapper(outer: inputs.wrappers) { [unowned self] display in
      var inputs = inputs.content(of: self)
      inputs.environment = environment
      let outer = self.view.modifier.makeDisplay(display, inputs)
      made.append(outer.handle)
      return outer
    }
    child = C._makeNode(view.content, inner)
  }

  override func update(_ new: ModifiedContent<C, M>) {
    let old = view.modifier
    view = new
    if !areSame(old, new.modifier) {
      made.removeAll { $0.display == nil }
      for entry in made {
        if let display = entry.display { new.modifier.updateDisplay(display, from: old) }
      }
    }
    child.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for entry in made { entry.display?.setEnvironment(environment) }
    super.environmentDidChange(from: old)
  }
}

/// The node of a view that is one child of a layout.
@MainActor
class LeafNode<V>: _NodeOf<V> {
  private var inner: DisplayNode!
  /// The child with the modifiers around.
  private var outer: DisplayNode!

  /// Takes the display of the view itself; called once, at the end of the initializer.
  final func setDisplay(_ display: DisplayNode, _ inputs: _ViewInputs) {
    inner = display
    outer = DisplayWrapper.wrap(display, inputs)
  }

  override func appendDisplays(to list: inout [DisplayNode]) { list.append(outer) }

  override func environmentDidChange(from old: EnvironmentValues) {
    inner.setEnvironment(environment)
    super.environmentDidChange(from: old)
  }

  override func end() {
    super.end()
    outer.end()
  }
}

/// A view of SwiftUI's own that is one display, which the value describes whole.
@MainActor
protocol DisplayedView: _PrimitiveView {
  associatedtype Display: DisplayNode
  /// Makes the display.
  func makeDisplay(_ inputs: _ViewInputs) -> Display
  /// Gives the display this value, which is another one than `old`.
  func updateDisplay(_ display: Display, from old: Self)
}

extension DisplayedView {
  /// It is one display.
  public static var _isOneChild: Bool { true }

  /// Makes a node with the display.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    DisplayedNode(view, inputs)
  }
}

@MainActor
private final class DisplayedNode<V: DisplayedView>: LeafNode<V> {
  private let display: V.Display

  override init(_ view: V, _ inputs: _ViewInputs) {
    display = view.makeDisplay(inputs)
    super.init(view, inputs)
    setDisplay(display, inputs)
  }

  override func update(_ new: V) {
    let old = view
    view = new
    if !areSame(old, new) { new.updateDisplay(display, from: old) }
  }
}
