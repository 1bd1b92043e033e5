// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a scene hands its views: addresses to open, activities to continue.

internal import MicaContext

/// The views that take what a program's scenes are handed.
@MainActor
final class SceneEvents: @preconcurrency ProgramState {
  private struct WeakNode {
    weak var node: SceneEventNode?
  }

  private var nodes: [WeakNode] = []

  nonisolated init(in context: ProgramContext) {}

  static var current: SceneEvents { ProgramContext.current.state() }

  fileprivate func add(_ node: SceneEventNode) {
    nodes.removeAll { $0.node?.isAlive != true }
    nodes.append(WeakNode(node: node))
  }

  private var living: [SceneEventNode] { nodes.compactMap(\.node).filter(\.isAlive) }

  /// Hands an address to the views. Returns whether one takes addresses.
  func open(_ url: URL) -> Bool { living.reduce(false) { $1.open(url) || $0 } }

  /// Hands an activity to the views. Returns whether one takes activities of its type.
  func resume(_ activity: NSUserActivity) -> Bool {
    living.reduce(false) { $1.resume(activity) || $0 }
  }
}

@MainActor
private protocol SceneEventNode: AnyObject {
  var isAlive: Bool { get }
  func open(_ url: URL) -> Bool
  func resume(_ activity: NSUserActivity) -> Bool
}

/// What is done with what a scene is handed.
struct SceneEventModifier {
  var open: ((URL) -> Void)?
  var activityType: String?
  var activity: ((NSUserActivity) -> Void)?
}

extension SceneEventModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { EventNode(view, inputs) }
}

@MainActor
private final class EventNode<C: View>: SingleNode<ModifiedContent<C, SceneEventModifier>, C>,
  SceneEventNode
{
  override init(_ view: ModifiedContent<C, SceneEventModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    SceneEvents.current.add(self)
  }

  override func update(_ new: ModifiedContent<C, SceneEventModifier>) {
    view = new
    child.update(new.content)
  }

  func open(_ url: URL) -> Bool {
    view.modifier.open?(url)
    return view.modifier.open != nil
  }

  func resume(_ activity: NSUserActivity) -> Bool {
    guard let action = view.modifier.activity, view.modifier.activityType == activity.activityType
    else { return false }
    action(activity)
    return true
  }
}

nonisolated extension View {
  /// Does something with an address that the scene is to open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(SceneEventModifier(open: action))
  }

  /// Does something with an activity of a type that the scene is to continue.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(SceneEventModifier(activityType: activityType, activity: action))
  }

  /// Describes what the user does in this view. Nothing continues it outside of the program.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Describes what the user does in this view, where there is something to describe.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      _UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}

/// An activity of a view.
public struct _UserActivityModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
}

extension _UserActivityModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that keeps the activity.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { ActivityNode(view, inputs) }
}

@MainActor
private final class ActivityNode<C: View>: SingleNode<
  ModifiedContent<C, _UserActivityModifier>, C
>
{
  private var activity: NSUserActivity?

  override init(_ view: ModifiedContent<C, _UserActivityModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    host.viewGraph.afterUpdate { [weak self] in self?.describe() }
  }

  private func describe() {
    let modifier = view.modifier
    guard isAlive, modifier.isActive else { return activity = nil }
    let current = activity ?? NSUserActivity(activityType: modifier.type)
    activity = current
    modifier.update(current)
  }

  override func update(_ new: ModifiedContent<C, _UserActivityModifier>) {
    let isSame = areSame(view.modifier, new.modifier)
    view = new
    if !isSame { host.viewGraph.afterUpdate { [weak self] in self?.describe() } }
    child.update(new.content)
  }
}
