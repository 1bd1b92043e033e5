// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which of a view's fields has the focus.

/// Whether, or where, the focus lies within a view. Writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: _InstalledProperty {
  /// A reference to the state, for `focused(_:)`.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    /// The value without focus.
    let none: Value

    /// Where the focus lies.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, Transaction.current) }
    }

    /// Itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: StateLocation<Value>?

  /// Whether a view has the focus: not at first.
  public init() where Value == Bool { none = false }

  /// Which view has the focus: none at first.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Where the focus lies.
  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A reference to the state.
  public var projectedValue: Binding {
    Binding(location: location ?? ConstantLocation(none), none: none)
  }

  /// Finds the value that is kept for the identity.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let kept = (slot as? StateLocation<Value>) ?? StateLocation(none, context)
    (slot, location) = (kept, kept)
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

nonisolated extension View {
  /// Ties the focus of this view to a value of a state: the view has the focus while the state has the value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { modifier(_FocusedModifier(binding: binding, value: value)) }

  /// Ties the focus of this view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
}

/// A field whose focus belongs to a state.
public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusedModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that follows the state.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { FocusNode(view, inputs) }
}

/// What a focusable control takes from the environment. It attaches its view, and tells of its focus.
@MainActor
final class FocusTarget {
  private weak var field: UIView?
  fileprivate let outer: FocusTarget?
  fileprivate var fieldDidChange: (Bool) -> Void = { _ in }
  private(set) var isFocused = false

  fileprivate init(outer: FocusTarget?) { self.outer = outer }

  /// The view that gets the focus.
  func attach(_ field: UIView) {
    self.field = field
    outer?.attach(field)
  }

  /// The view has become the first responder.
  func didBegin() { change(true) }

  /// The view isn't the first responder any more.
  func didEnd() { change(false) }

  private func change(_ isFocused: Bool) {
    outer?.change(isFocused)
    guard self.isFocused != isFocused else { return }
    self.isFocused = isFocused
    fieldDidChange(isFocused)
  }

  /// Gives the view the focus or takes it. Returns whether there is a view.
  fileprivate func apply(_ wantsFocus: Bool) -> Bool {
    guard let field else { return false }
    if wantsFocus, !field.isFirstResponder {
      field.becomeFirstResponder()
    } else if !wantsFocus, isFocused || field.isFirstResponder {
      field.resignFirstResponder()
    }
    return true
  }
}

/// The state to which the focus of the controls within belongs.
enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

private enum FocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { self[FocusedKey.self] }
}

@MainActor
private final class FocusNode<C: View, V: Hashable>: SingleNode<
  ModifiedContent<C, _FocusedModifier<V>>, C
>
{
  private let target: FocusTarget
  private var watch: GraphWatch!

  override init(_ view: ModifiedContent<C, _FocusedModifier<V>>, _ inputs: _ViewInputs) {
    target = FocusTarget(outer: inputs.environment[FocusTargetKey.self])
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.environment = innerEnvironment
    child = C._makeNode(view.content, inner)
    target.fieldDidChange = { [weak self] in self?.fieldDidChange($0) }
    watch = GraphWatch(host.viewGraph) { [unowned self] in follow() }
  }

  private var innerEnvironment: EnvironmentValues {
    var inner = environment
    inner[FocusTargetKey.self] = target
    inner[FocusedKey.self] = target.isFocused
    return inner
  }

  /// Moves the focus after the update where the state says so.
  private func follow() {
    let wantsFocus = view.modifier.binding.location.get() == view.modifier.value
    guard wantsFocus != target.isFocused else { return }
    host.viewGraph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      let (binding, value) = (view.modifier.binding, view.modifier.value)
      guard (binding.location.get() == value) == wantsFocus else { return }
      if !target.apply(wantsFocus), wantsFocus { binding.wrappedValue = binding.none }
    }
  }

  private func fieldDidChange(_ isFocused: Bool) {
    let (binding, value) = (view.modifier.binding, view.modifier.value)
    if isFocused {
      binding.wrappedValue = value
    } else if binding.wrappedValue == value {
      binding.wrappedValue = binding.none
    }
    host.viewGraph.schedule { [weak self] in
      onMainThread {
        guard let self, self.isAlive else { return }
        self.child.setEnvironment(self.innerEnvironment)
      }
    }
  }

  override func update(_ new: ModifiedContent<C, _FocusedModifier<V>>) {
    view = new
    watch.invalidate()
    child.update(new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    child.setEnvironment(innerEnvironment)
  }

  override func end() {
    super.end()
    watch.end()
  }
}
