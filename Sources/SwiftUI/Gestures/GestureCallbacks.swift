// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program does with a gesture.

/// A gesture that calls a closure when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: _PrimitiveGesture {
  /// The same value.
  public typealias Value = Content.Value

  /// Follows the gesture, and tells of its changes.
  public func _makeMachine() -> _GestureMachine<Value> {
    ChangedMachine(content._makeMachine(), action)
  }

  /// Takes over the closure.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? ChangedMachine<Value> else { return }
    machine.action = action
    content._update(machine.inner)
  }
}

/// A gesture that calls a closure when it ends.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
  /// The same value.
  public typealias Value = Content.Value

  /// Follows the gesture, and tells of its end.
  public func _makeMachine() -> _GestureMachine<Value> {
    EndedMachine(content._makeMachine(), action)
  }

  /// Takes over the closure.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? EndedMachine<Value> else { return }
    machine.action = action
    content._update(machine.inner)
  }
}

/// A gesture whose value is made into another one.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
  /// Follows the gesture, and makes its values into others.
  public func _makeMachine() -> _GestureMachine<Value> {
    MapMachine(content._makeMachine(), transform)
  }

  /// Takes over the closure.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? MapMachine<Content.Value, Value> else { return }
    machine.transform = transform
    content._update(machine.inner)
  }
}

/// A gesture that changes a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Finds the state for a value of the gesture.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void

  /// A gesture that changes a state while it lasts.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, body_) = (base, state, body) }
}

extension GestureStateGesture: _PrimitiveGesture {
  /// The same value.
  public typealias Value = Base.Value

  /// Follows the gesture, and keeps the state.
  public func _makeMachine() -> _GestureMachine<Value> {
    StateMachine(base._makeMachine(), state, body_)
  }

  /// Takes over the closure.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? StateMachine<Value, State> else { return }
    (machine.state, machine.change) = (state, body_)
    base._update(machine.inner)
  }
}

/// A machine around another one.
private class OuterMachine<Inner, Value>: _GestureMachine<Value> {
  let inner: _GestureMachine<Inner>

  init(_ inner: _GestureMachine<Inner>) { self.inner = inner }

  override var isTap: Bool { inner.isTap }
  override func driverDidChange() { inner.driver = driver }
  override func emit() { inner.emit() }

  override func reset() {
    super.reset()
    inner.reset()
  }
}

/// A machine that does what another one does.
private class SameMachine<Value>: OuterMachine<Value, Value> {
  override func handle(_ event: GestureEvent) {
    inner.handle(event)
    phase = inner.phase
  }

  override func cancel() {
    inner.cancel()
    phase = inner.phase
  }
}

private final class ChangedMachine<Value: Equatable>: SameMachine<Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ inner: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func emit() {
    super.emit()
    guard !phase.isEnded, let value = phase.value, value != last else { return }
    last = value
    action(value)
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

private final class EndedMachine<Value>: SameMachine<Value> {
  var action: (Value) -> Void
  private var isDone = false

  init(_ inner: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func emit() {
    super.emit()
    guard case .ended(let value) = phase, !isDone else { return }
    isDone = true
    action(value)
  }

  override func reset() {
    super.reset()
    isDone = false
  }
}

private final class MapMachine<Inner, Value>: OuterMachine<Inner, Value> {
  var transform: (Inner) -> Value

  init(_ inner: _GestureMachine<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(inner)
  }

  override func handle(_ event: GestureEvent) {
    inner.handle(event)
    phase = inner.phase.map(transform)
  }

  override func cancel() {
    inner.cancel()
    phase = inner.phase.map(transform)
  }
}

private final class StateMachine<Value, S>: SameMachine<Value> {
  var state: GestureState<S>
  var change: (Value, inout S, inout Transaction) -> Void
  private var isSet = false

  init(
    _ inner: _GestureMachine<Value>, _ state: GestureState<S>,
    _ change: @escaping (Value, inout S, inout Transaction) -> Void
  ) {
    (self.state, self.change) = (state, change)
    super.init(inner)
  }

  override func emit() {
    super.emit()
    guard !phase.isOver, let value = phase.value else {
      if phase.isOver { clear() }
      return
    }
    var current = state.wrappedValue
    var transaction = Transaction()
    change(value, &current, &transaction)
    isSet = true
    state.set(current, transaction)
  }

  private func clear() {
    guard isSet else { return }
    isSet = false
    state.reset()
  }

  override func reset() {
    super.reset()
    clear()
  }
}

nonisolated extension Gesture {
  /// Calls a closure with the gesture's value when it has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(content: self, action: action) }

  /// Calls a closure with the gesture's value at its end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// A gesture that reports another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Changes a state while the gesture lasts; afterwards it has its initial value again.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
