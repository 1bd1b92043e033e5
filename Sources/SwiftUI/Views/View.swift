// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What every view is.

/// A part of an app's interface, described by a value.
///
/// A view of the program's own has a body of other views. How a view of SwiftUI's own is shown is said by `_makeNode`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The views that it consists of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view's identity. The default runs the body.
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self>

  /// Whether the view always is one child of the container around, whatever its value.
  static var _isOneChild: Bool { get }
}

extension View {
  /// Makes a node that runs the body.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ComposedNode(view, inputs)
  }
}

extension View {
  /// What the body says.
  @MainActor
  public static var _isOneChild: Bool { Body._isOneChild }
}

extension Never: View {
  /// There is no value.
  @MainActor
  public static var _isOneChild: Bool { true }
}

extension Never {
  /// There is no value.
  public typealias Body = Never
  /// There is no value.
  public var body: Never { fatalError("Never has no body") }
}

/// A view of SwiftUI's own, which has no body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Not known.
  @MainActor
  public static var _isOneChild: Bool { false }

  /// Not called: the view has no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A view that isn't there: it has no size and no spacing.
public struct EmptyView: Sendable {
  /// A view that isn't there.
  public init() {}
}

extension EmptyView: _PrimitiveView {
  /// Makes a node without children.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    InertNode(view, inputs)
  }
}

extension Optional: View where Wrapped: View {
  /// There may be none.
  @MainActor
  public static var _isOneChild: Bool { false }
  /// It has no body.
  public typealias Body = Never
  /// Not called.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }

  /// Makes a node that shows the view where there is one.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    OptionalNode(view, inputs)
  }
}

@MainActor
private final class OptionalNode<W: View>: _NodeOf<W?> {
  private var child: _NodeOf<W>?
  private let inputs: _ViewInputs

  override init(_ view: W?, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    if let view { child = W._makeNode(view, inputs.child(of: self)) }
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func update(_ new: W?) {
    view = nil
    switch (child, new) {
    case (let child?, let new?): child.update(new)
    case (nil, let new?):
      var inputs = inputs.child(of: self)
      inputs.environment = environment
      child = W._makeNode(new, inputs)
      displaysDidChange()
    case (let old?, nil):
      child = nil
      old.end()
      displaysDidChange()
    case (nil, nil): break
    }
  }
}

/// A view of one of two types, each of which is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which of the two.
  public enum Storage {
    /// The first.
    case trueContent(TrueContent)
    /// The second.
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that shows one of the two.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ConditionalNode(view, inputs)
  }
}

@MainActor
private final class ConditionalNode<T: View, F: View>: _NodeOf<_ConditionalContent<T, F>> {
  private var first: _NodeOf<T>?
  private var second: _NodeOf<F>?
  private let inputs: _ViewInputs

  override init(_ view: _ConditionalContent<T, F>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    make(view)
  }

  private func make(_ new: _ConditionalContent<T, F>) {
    var inputs = inputs.child(of: self)
    inputs.environment = environment
    switch new.storage {
    case .trueContent(let view): first = T._makeNode(view, inputs)
    case .falseContent(let view): second = F._makeNode(view, inputs)
    }
  }

  override var children: [_ViewNode] {
    if let first { [first] } else if let second { [second] } else { [] }
  }

  override func update(_ new: _ConditionalContent<T, F>) {
    view = new
    switch new.storage {
    case .trueContent(let view) where first != nil: first?.update(view)
    case .falseContent(let view) where second != nil: second?.update(view)
    default:
      let old = children
      (first, second) = (nil, nil)
      for child in old { child.end() }
      make(new)
      displaysDidChange()
    }
  }
}
