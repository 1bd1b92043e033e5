// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Changes with an animation. For now each is shown at once: the animation says when it counts as complete.

internal import MicaRaster

/// Notes once that changes aren't shown over time.
func noteAnimation(_ animation: Animation?) {
  guard animation != nil else { return }
  Unsupported.note("SwiftUI shows changes at once: their animations aren't supported yet.")
}

/// Runs a closure, whose changes are shown by an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  noteAnimation(animation)
  var transaction = Transaction.current
  transaction.animation = animation
  return try transaction.run(body)
}

/// Runs a closure, whose changes are shown by an animation, and calls another one when that is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  noteAnimation(animation)
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try transaction.run(body)
  // It is called also where nothing changes.
  nonisolated(unsafe) let changes = transaction
  onMainThread { ViewGraph.current.schedule(changes) {} }
  return result
}

// MARK: Modifiers

/// A modifier that changes nothing of how a view is shown.
@MainActor
protocol TransparentModifier: ViewModifier where Body == Never {}

extension TransparentModifier {
  /// Makes a node that hands everything on.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { TransparentNode(view, inputs) }
}

@MainActor
private final class TransparentNode<C: View, M: TransparentModifier>: SingleNode<
  ModifiedContent<C, M>, C
>
{
  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
  }

  override func update(_ new: ModifiedContent<C, M>) {
    view = new
    child.update(new.content)
  }
}

/// The animation of a view's changes, while a value changes.
public struct _AnimationModifier<Value: Equatable> {
  /// The animation.
  public var animation: Animation?
  /// The value.
  public var value: Value
}

extension _AnimationModifier: TransparentModifier {
  /// It has no body.
  public typealias Body = Never
}

/// A change of the transaction of a view's changes.
public struct _TransactionModifier {
  /// Changes the transaction.
  public var transform: (inout Transaction) -> Void
}

extension _TransactionModifier: TransparentModifier {
  /// It has no body.
  public typealias Body = Never
}

/// What a view's place and size are matched with.
public struct _MatchedGeometryEffect<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryEffect: TransparentModifier {
  /// It has no body.
  public typealias Body = Never
}

/// What of a view's geometry is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// The properties of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// The animation of this view's changes in updates in which a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    noteAnimation(animation)
    return modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// The animation of all of this view's changes.
  public func animation(_ animation: Animation?) -> some View {
    noteAnimation(animation)
    return modifier(_TransactionModifier { if $0.animation != nil { $0.animation = animation } })
  }

  /// The animation of the changes that modifiers in the closure make.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    noteAnimation(animation)
    return body(PlaceholderContentView(content: self))
  }

  /// Changes the transaction of this view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of this view's changes in updates in which a value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(_TransactionModifier(transform: transform)) }

  /// Changes the transaction of what modifiers in the closure change.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  /// Ties this view's position and size to those of others with the same identifier. For now views keep their own.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    if !isSource { Unsupported.note("matchedGeometryEffect(isSource: false)") }
    return modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }

  /// Keeps the view's geometry together while its surroundings are animated.
  public func geometryGroup() -> some View { self }
}

/// The view within a closure of modifiers.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { content }
}
