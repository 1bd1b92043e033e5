// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What gestures are (FACTS_SWIFTUI k).

/// What fingers do, described by a value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is reported of the gesture.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that it consists of.
  var body: Body { get }

  /// Makes what follows the fingers.
  func _makeMachine() -> _GestureMachine<Value>

  /// Gives a machine that was made before the closures of this value.
  func _update(_ machine: _GestureMachine<Value>)
}

extension Gesture where Value == Body.Value {
  /// Follows the fingers as the body does.
  public func _makeMachine() -> _GestureMachine<Value> { body._makeMachine() }
  /// Updates what the body has made.
  public func _update(_ machine: _GestureMachine<Value>) { body._update(machine) }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture of SwiftUI's own, which has no body.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Not called: the gesture has no body.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
  /// Nothing: the machine has no closures.
  public func _update(_ machine: _GestureMachine<Value>) {}
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// Nothing is known yet; a value that can be shown already, such as that of a press that lasts.
  case possible(Value?)
  /// It goes on.
  case active(Value)
  /// It has come to its end.
  case ended(Value)
  /// It is another gesture.
  case failed

  /// What is reported.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isFailed: Bool { if case .failed = self { true } else { false } }
  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isPossible: Bool { if case .possible = self { true } else { false } }
  /// Whether nothing more will come.
  var isOver: Bool { isFailed || isEnded }

  func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A finger, in the coordinates of the window.
struct GestureTouch {
  let id: ObjectIdentifier
  let start: CGPoint
  var location: CGPoint
  var isDown: Bool
}

/// What has happened to the fingers of a gesture.
struct GestureEvent {
  enum Kind { case began, moved, ended, cancelled, timer }
  let kind: Kind
  /// All fingers of the gesture, also those that were lifted just now.
  let touches: [GestureTouch]
  /// In seconds.
  let time: TimeInterval

  /// The fingers on the screen.
  var down: [GestureTouch] { touches.filter(\.isDown) }
}

/// Follows fingers for one gesture. `handle` finds the phase; `emit` calls the program once the gesture may be recognized.
@MainActor
public class _GestureMachine<Value> {
  final var phase = GesturePhase<Value>.possible(nil)
  /// What drives it; set before the first event.
  weak var driver: GestureDriver? {
    didSet { driverDidChange() }
  }

  init() {}

  /// Whether a tap is all that it is: controls within come before it.
  var isTap: Bool { false }

  func driverDidChange() {}

  /// Takes an event.
  func handle(_ event: GestureEvent) {}

  /// Calls the program's closures for the phase.
  func emit() {}

  /// Forgets the gesture.
  func reset() { phase = .possible(nil) }

  /// The gesture was taken away.
  func cancel() {
    if !phase.isOver { phase = .failed }
  }

  /// Takes a timer's event some seconds from now, if the gesture still lasts then.
  final func wake(after delay: TimeInterval) { driver?.wake(after: delay) }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> _GestureMachine<Value>
  private let renew: @MainActor (_GestureMachine<Value>) -> Void

  /// A gesture whose type is hidden.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    make = { gesture._makeMachine() }
    renew = { gesture._update($0) }
  }
}

extension AnyGesture: _PrimitiveGesture {
  /// Follows the fingers as the gesture within does.
  public func _makeMachine() -> _GestureMachine<Value> { make() }
  /// Updates what the gesture within has made.
  public func _update(_ machine: _GestureMachine<Value>) { renew(machine) }
}
