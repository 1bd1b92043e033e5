// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is done when a value has changed (FACTS_SWIFTUI i.7).

/// An action for when a value has changed.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// Whether the action of the older value of the view runs, which captured that value.
  let runsOld: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { ChangeNode(view, inputs) }
}

@MainActor
private final class ChangeNode<C: View, V: Equatable>: SingleNode<
  ModifiedContent<C, ChangeModifier<V>>, C
>
{
  /// The modifier before the changes that the action hasn't run for yet.
  private var before: ChangeModifier<V>?
  private var limit = RoundLimit()

  override init(_ view: ModifiedContent<C, ChangeModifier<V>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    guard view.modifier.isInitial else { return }
    host.viewGraph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      self.view.modifier.action(self.view.modifier.value, self.view.modifier.value)
    }
  }

  override func update(_ new: ModifiedContent<C, ChangeModifier<V>>) {
    let old = view.modifier
    view = new
    if old.value != new.modifier.value, before == nil {
      before = old
      host.viewGraph.afterUpdate { [weak self] in self?.run() }
    }
    child.update(new.content)
  }

  private func run() {
    guard let old = before else { return }
    before = nil
    let new = view.modifier
    guard isAlive, old.value != new.value, limit.allows(host, "onChange(of: \(V.self))") else {
      return
    }
    (new.runsOld ? old : new).action(old.value, new.value)
  }
}

nonisolated extension View {
  /// Does something when a value has changed, with the old and the new value; with `initial` also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, runsOld: false, action: action))
  }

  /// Does something when a value has changed; with `initial` also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, runsOld: false) { _, _ in action() })
  }

  /// Does something with a value that has changed. The action is that of the view before the change.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, runsOld: true) { action($1) })
  }
}
