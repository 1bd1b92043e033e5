// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What makes a view from a view.

/// Makes a view from another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that is shown in place of `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of a modified view. The default runs the body.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>>
}

extension ViewModifier where Body == Never {
  /// Not called: the modifier has no body.
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self).")
  }
}

extension ViewModifier {
  /// Makes a node that runs the modifier's body.
  @MainActor
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { CustomModifierNode(view, inputs) }

  /// This modifier and then another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or a modifier with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view or a modifier with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// What the content says, unless the modifier has a body.
  @MainActor
  public static var _isOneChild: Bool {
    Modifier.Body.self == Never.self && Content._isOneChild
  }

  /// Makes the modifier's node.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node of a view with both modifiers.
  @MainActor
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { ConcatenatedNode(view, inputs) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  /// Whether both parts are equal.
  nonisolated public static func == (first: Self, second: Self) -> Bool {
    first.content == second.content && first.modifier == second.modifier
  }
}

nonisolated extension View {
  /// This view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@MainActor
private final class ConcatenatedNode<C: View, A: ViewModifier, B: ViewModifier>: SingleNode<
  ModifiedContent<C, ModifiedContent<A, B>>, ModifiedContent<ModifiedContent<C, A>, B>
>
{
  override init(
    _ view: ModifiedContent<C, ModifiedContent<A, B>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = B._makeNode(Self.nested(view), inputs.child(of: self))
  }

  private static func nested(
    _ view: ModifiedContent<C, ModifiedContent<A, B>>
  ) -> ModifiedContent<ModifiedContent<C, A>, B> {
    ModifiedContent(
      content: ModifiedContent(content: view.content, modifier: view.modifier.content),
      modifier: view.modifier.modifier)
  }

  override func update(_ new: ModifiedContent<C, ModifiedContent<A, B>>) {
    view = new
    child.update(Self.nested(new))
  }
}

// MARK: Modifiers with a body

/// The view that a modifier modifies, in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ModifierSource
}

/// The view that a modifier modifies: each place in the modifier's body that shows it has a node.
@MainActor
class ModifierSource {
  nonisolated init() {}
  func make(_ inputs: _ViewInputs) -> _ViewNode { fatalError("A modifier without content") }
}

@MainActor
private final class ModifierSourceOf<C: View>: ModifierSource {
  var content: C
  private var nodes: [_NodeOf<C>] = []

  init(_ content: C) { self.content = content }

  override func make(_ inputs: _ViewInputs) -> _ViewNode {
    let node = C._makeNode(content, inputs)
    nodes.append(node)
    return node
  }

  func update(_ new: C) {
    content = new
    nodes.removeAll { !$0.isAlive }
    for node in nodes { node.update(new) }
  }
}

extension _ViewModifier_Content: _PrimitiveView {
  /// Makes the node of the modified view.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ModifierContentNode(view, inputs)
  }
}

@MainActor
private final class ModifierContentNode<M: ViewModifier>: _NodeOf<_ViewModifier_Content<M>> {
  private var child: _ViewNode!

  override init(_ view: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = view.source.make(inputs.child(of: self))
  }

  override var children: [_ViewNode] { [child] }
}

/// The body of a modifier.
@MainActor
private final class ModifierBodyNode<M: ViewModifier>: BodyNode<M, M.Body> {
  private let source: ModifierSource

  init(_ modifier: M, _ source: ModifierSource, _ inputs: _ViewInputs) {
    self.source = source
    super.init(modifier, inputs)
  }

  override func makeBody(_ bound: M) -> M.Body {
    bound.body(content: _ViewModifier_Content(source: source))
  }
}

@MainActor
private final class CustomModifierNode<C: View, M: ViewModifier>: _NodeOf<ModifiedContent<C, M>> {
  private let source: ModifierSourceOf<C>
  private var child: ModifierBodyNode<M>!

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    source = ModifierSourceOf(view.content)
    super.init(view, inputs)
    child = ModifierBodyNode(view.modifier, source, inputs.child(of: self))
  }

  override var children: [_ViewNode] { [child] }

  override func update(_ new: ModifiedContent<C, M>) {
    view = new
    source.update(new.content)
    child.update(new.modifier)
  }
}

// MARK: Modifiers of the environment

/// A modifier that changes the environment of what it modifies.
@MainActor
protocol EnvironmentModifying: ViewModifier where Body == Never {
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifying {
  /// Makes a node that hands another environment on.
  @MainActor
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { EnvironmentModifierNode(view, inputs) }
}

@MainActor
final class EnvironmentModifierNode<C: View, M: EnvironmentModifying>: SingleNode<
  ModifiedContent<C, M>, C
>
{
  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    view.modifier.modify(&inner.environment)
    child = C._makeNode(view.content, inner)
  }

  private func hand() {
    var inner = environment
    view.modifier.modify(&inner)
    child.setEnvironment(inner)
  }

  override func update(_ new: ModifiedContent<C, M>) {
    let isSame = areSame(view.modifier, new.modifier)
    view = new
    if !isSame { hand() }
    child.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { hand() }
}
