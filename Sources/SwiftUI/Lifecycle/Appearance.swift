// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is done when a view appears and disappears (FACTS_SWIFTUI i.6).
//
// The order: when an update is complete, before its frame is shown, the actions of the views that have appeared run, inner views
// before those around, earlier siblings before later ones. Of several modifiers of one view the inner runs first. Tasks start
// after these actions and what they change, still before the frame. A view disappears when it leaves the tree; inner views first.

internal import MicaRaster

/// What is done when a view appears and when it disappears.
public struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

/// A task of a view.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let name: String?
  let action: @Sendable () async -> Void
}

extension _AppearanceActionModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that follows each view's appearance.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { AppearanceActionNode(view, inputs) }
}

extension TaskModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { TaskNode(view, inputs) }
}

/// Follows the appearance of each view of a list: a view appears when it is made.
@MainActor
class AppearanceNode<C: View, M: ViewModifier>: SingleNode<ModifiedContent<C, M>, C> {
  /// Appearances noted while the views were made. Their actions run after those of the inner views.
  private var made: [AppearanceDisplay]? = []

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.wrappers = DisplayWrapper(outer: inputs.wrappers) { [unowned self] display in
      var inputs = inputs.content(of: self)
      inputs.environment = environment
      let outer = AppearanceDisplay(display, inputs)
      outer.ended = { [self, unowned outer] in enqueue(outer) { $0.didDisappear($1) } }
      if made != nil { made?.append(outer) } else { appear(outer) }
      return outer
    }
    child = C._makeNode(view.content, inner)
    let first = made ?? []
    made = nil
    for display in first { appear(display) }
  }

  private func appear(_ display: AppearanceDisplay) { enqueue(display) { $0.didAppear($1) } }

  private func enqueue(
    _ display: AppearanceDisplay,
    _ action: @escaping (AppearanceNode<C, M>, AppearanceDisplay) -> Void
  ) { host.viewGraph.afterUpdate { [self] in action(self, display) } }

  override func update(_ new: ModifiedContent<C, M>) {
    view = new
    child.update(new.content)
  }

  /// A view has appeared. Overridden.
  func didAppear(_ display: AppearanceDisplay) {}
  /// A view has disappeared. Overridden.
  func didDisappear(_ display: AppearanceDisplay) {}
}

/// A view whose appearance something is done at.
final class AppearanceDisplay: UnaryDisplay {
  @MainActor var ended: () -> Void = {}
  /// What runs while the view is there.
  @MainActor var task: Task<Void, Never>?
  private var hasEnded = false

  override func end() {
    child.end()
    guard !hasEnded else { return }
    hasEnded = true
    ended()
    ended = {}
  }
}

@MainActor
private final class AppearanceActionNode<C: View>: AppearanceNode<C, _AppearanceActionModifier> {
  override func didAppear(_ display: AppearanceDisplay) { view.modifier.appear?() }
  override func didDisappear(_ display: AppearanceDisplay) { view.modifier.disappear?() }
}

/// A task runs while the view is there; with another identifier it starts anew.
@MainActor
private final class TaskNode<C: View, ID: Equatable>: AppearanceNode<C, TaskModifier<ID>> {
  private var present: [AppearanceDisplay] = []
  private var limit = RoundLimit()

  override func didAppear(_ display: AppearanceDisplay) {
    present.append(display)
    // After the actions of all views that have appeared, and what follows from them.
    host.viewGraph.afterUpdate { [self] in start(display) }
  }

  override func didDisappear(_ display: AppearanceDisplay) {
    present.removeAll { $0 === display }
    display.task?.cancel()
    display.task = nil
  }

  private func start(_ display: AppearanceDisplay) {
    guard present.contains(where: { $0 === display }), limit.allows(host, "task(id:)") else {
      return
    }
    display.task?.cancel()
    let (modifier, action) = (view.modifier, view.modifier.action)
    display.task = Task.immediate(name: modifier.name, priority: modifier.priority) {
      @MainActor in await action()
    }
  }

  override func update(_ new: ModifiedContent<C, TaskModifier<ID>>) {
    let isSame = view.modifier.id == new.modifier.id
    super.update(new)
    guard !isSame else { return }
    host.viewGraph.afterUpdate { [self] in for display in present { start(display) } }
  }
}

nonisolated extension View {
  /// Does something when the view appears, before it is shown for the first time.
  ///
  /// Of a group each view appears by itself.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Does something when the view has left.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs a task from when the view appears until it leaves, when the task is cancelled.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, name: nil, action: action))
  }

  /// Runs a task from when the view appears until it leaves. With another value it is cancelled and started again.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, name: nil, action: action))
  }

  /// Runs a task with a name from when the view appears until it leaves, when the task is cancelled.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, name: name, action: action))
  }
}
