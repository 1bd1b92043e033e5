// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gestures of several: at the same time, one after the other, one or the other.

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is reported of both.
  public struct Value {
    /// Of the first, if it has begun.
    public var first: First.Value?
    /// Of the second, if it has begun.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: _PrimitiveGesture {
  /// Follows both.
  public func _makeMachine() -> _GestureMachine<Value> {
    SimultaneousMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }

  /// Updates both.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? SimultaneousMachine<First, Second> else { return }
    first._update(machine.first)
    second._update(machine.second)
  }
}

/// A machine of two others.
private class DoubleMachine<A, B, Value>: _GestureMachine<Value> {
  let first: _GestureMachine<A>
  let second: _GestureMachine<B>

  init(_ first: _GestureMachine<A>, _ second: _GestureMachine<B>) {
    (self.first, self.second) = (first, second)
  }

  override func driverDidChange() { (first.driver, second.driver) = (driver, driver) }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

private final class SimultaneousMachine<A: Gesture, B: Gesture>: DoubleMachine<
  A.Value, B.Value, SimultaneousGesture<A, B>.Value
>
{
  override var isTap: Bool { first.isTap && second.isTap }

  override func handle(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    let value = SimultaneousGesture<A, B>.Value(
      first: first.phase.value, second: second.phase.value)
    if first.phase.isFailed, second.phase.isFailed {
      phase = .failed
    } else if first.phase.isOver, second.phase.isOver {
      phase = .ended(value)
    } else if isShown(first.phase) || isShown(second.phase) {
      phase = .active(value)
    } else {
      phase = .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  private func isShown<T>(_ phase: GesturePhase<T>) -> Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  override func emit() {
    first.emit()
    second.emit()
  }
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far both have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; what the second reports, if it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// A gesture after another one.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: _PrimitiveGesture {
  /// Follows one after the other.
  public func _makeMachine() -> _GestureMachine<Value> {
    SequenceMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }

  /// Updates both.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? SequenceMachine<First, Second> else { return }
    first._update(machine.first)
    second._update(machine.second)
  }
}

private final class SequenceMachine<A: Gesture, B: Gesture>: DoubleMachine<
  A.Value, B.Value, SequenceGesture<A, B>.Value
>
{
  private typealias Report = SequenceGesture<A, B>.Value

  override func handle(_ event: GestureEvent) {
    guard case .ended(let done) = first.phase else {
      first.handle(event)
      if case .ended(let done) = first.phase {
        second.handle(GestureEvent(kind: .moved, touches: event.touches, time: event.time))
        return report(done)
      }
      return phase = first.phase.map { .first($0) }
    }
    second.handle(event)
    report(done)
  }

  private func report(_ done: A.Value) {
    phase =
      switch second.phase {
      case .possible(let value): .active(.second(done, value))
      case .active(let value): .active(.second(done, value))
      case .ended(let value): .ended(.second(done, value))
      case .failed: .failed
      }
  }

  override func emit() {
    first.emit()
    if first.phase.isEnded { second.emit() }
  }
}

/// One gesture, or another one if that fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What is reported of the one that is recognized.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// The first gesture, which comes before the second.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// One gesture, or another one if that fails.
  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: _PrimitiveGesture {
  /// Follows both, and reports one.
  public func _makeMachine() -> _GestureMachine<Value> {
    ExclusiveMachine<First, Second>(first._makeMachine(), second._makeMachine())
  }

  /// Updates both.
  public func _update(_ machine: _GestureMachine<Value>) {
    guard let machine = machine as? ExclusiveMachine<First, Second> else { return }
    first._update(machine.first)
    second._update(machine.second)
  }
}

private final class ExclusiveMachine<A: Gesture, B: Gesture>: DoubleMachine<
  A.Value, B.Value, ExclusiveGesture<A, B>.Value
>
{
  override var isTap: Bool { first.isTap && second.isTap }

  override func handle(_ event: GestureEvent) {
    first.handle(event)
    switch first.phase {
    case .failed:
      second.handle(event)
      phase = second.phase.map { .second($0) }
    case .possible(let value):
      // It goes on in secret until the first has failed.
      second.handle(event)
      phase = .possible(value.map { .first($0) })
    case .active, .ended:
      second.cancel()
      phase = first.phase.map { .first($0) }
    }
  }

  override func emit() {
    first.emit()
    if first.phase.isFailed { second.emit() }
  }
}

nonisolated extension Gesture {
  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if it fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
