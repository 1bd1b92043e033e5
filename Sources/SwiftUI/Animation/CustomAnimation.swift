// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of the program's own.

/// An animation that a program defines.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time in seconds on the way from zero to `value`; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at a time in seconds; nil where it isn't known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes over from another one that runs.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// It doesn't.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of the program's own keeps between its frames.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values of the animation's own.
  public var state: AnimationState<Value>
  /// Whether it counts as complete.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    (self.state, self.environment) = (state, environment)
  }

  /// The same with a state of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

/// What an animation of the program's own keeps between its frames.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing.
  public init() {}

  /// A value by its key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An animation of the program's own, of any type.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The progress at a time in seconds; 1 when it is over.
  func progress(_ time: Double) -> Double {
    var context = AnimationContext<UnitProgress>(environment: EnvironmentValues())
    return base.animate(value: UnitProgress(value: 1), time: time, context: &context)?.value ?? 1
  }

  /// The time in seconds until it is over, to a sixtieth; ten minutes at most.
  var duration: Double {
    var context = AnimationContext<UnitProgress>(environment: EnvironmentValues())
    var frame = 0
    while frame < 36_000 {
      if base.animate(value: UnitProgress(value: 1), time: Double(frame) / 60, context: &context)
        == nil
        || context.isLogicallyComplete
      {
        break
      }
      frame += 1
    }
    return Double(frame) / 60
  }
}

/// A part of the way, as a value that is animated.
private struct UnitProgress: VectorArithmetic {
  var value: Double

  static var zero: UnitProgress { UnitProgress(value: 0) }
  static func + (first: Self, second: Self) -> Self { Self(value: first.value + second.value) }
  static func - (first: Self, second: Self) -> Self { Self(value: first.value - second.value) }
  mutating func scale(by factor: Double) { value *= factor }
  var magnitudeSquared: Double { value * value }
}

extension Animation {
  /// An animation of the program's own.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(AnyCustomAnimation(base: base))) }
}
