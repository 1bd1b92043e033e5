// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that go from key to key, each part of the way in closed form (FACTS_SWIFTUI j.9).

/// Keyframes of a value, or of parts of it.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body
  /// The tracks that it consists of.
  var _tracks: [KeyframeTrackPlan<Value>] { get }
}

/// One track of keyframes, for the part of a value that it changes.
public struct KeyframeTrackPlan<Root> {
  /// The time in seconds that it takes.
  let duration: (Root) -> TimeInterval
  /// Changes a value to that of a time in seconds.
  let update: (inout Root, Root, TimeInterval) -> Void
}

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self
  /// The parts of the way.
  var _keyframes: [Keyframe<Value>] { get }
}

/// A part of the way.
public struct Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let to: Value
  let duration: TimeInterval?
  let kind: Kind
}

/// Goes to a value by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way: itself.
  public let _keyframes: [Keyframe<Value>]

  /// Goes to a value in a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [Keyframe(to: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// Goes to a value by a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way: itself.
  public let _keyframes: [Keyframe<Value>]

  /// Goes to a value in a time in seconds, with velocities in units a second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      Keyframe(to: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// Goes to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way: itself.
  public let _keyframes: [Keyframe<Value>]

  /// Goes to a value by a spring; in its settling time unless a duration in seconds is given.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      Keyframe(to: to, duration: duration, kind: .spring(spring, start: startVelocity))
    ]
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way: itself.
  public let _keyframes: [Keyframe<Value>]

  /// Is at a value at once.
  public init(_ to: Value) { _keyframes = [Keyframe(to: to, duration: 0, kind: .move)] }
}

/// Several keyframes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// The parts of the way.
  public let _keyframes: [Keyframe<Value>]
}

/// Builds a track of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }
  /// No keyframes.
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_keyframes: []) }
  /// The first.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// One after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }
  /// One of two.
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: first._keyframes)
  }
  /// One of two.
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: second._keyframes)
  }
  /// One after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeList<Value>
  { _KeyframeList(_keyframes: components.flatMap(\._keyframes)) }
}

/// Keyframes of a value or of a part of it.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// It has no body.
  public typealias Body = Never
  /// The track.
  public let _tracks: [KeyframeTrackPlan<Root>]

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Keyframes of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let keyframes = content()._keyframes
    _tracks = [
      KeyframeTrackPlan(
        duration: { KeyframePath($0[keyPath: keyPath], keyframes).duration },
        update: { root, initial, time in
          root[keyPath: keyPath] = KeyframePath(initial[keyPath: keyPath], keyframes).value(
            at: time)
        })
    ]
  }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  /// It has no body.
  public typealias Body = Never
  /// The tracks.
  public let _tracks: [KeyframeTrackPlan<Value>]
}

/// Builds keyframes of several tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
  /// A keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K)
    -> _KeyframeList<Value>
  { _KeyframeList(_keyframes: expression._keyframes) }
  /// No tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: []) }
  /// The first.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
  /// The first keyframe of the value itself.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
  /// One beside the other.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: accumulated._tracks + next._tracks) }
  /// One after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }
  /// The tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
  /// The one track of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K)
    -> KeyframeTrack<Value, Value, K> where Value: Animatable
  { KeyframeTrack(content: { component }) }
}

/// The way from a value through keyframes.
private struct KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Part {
    let from: Data
    let to: Data
    let start: TimeInterval
    let duration: TimeInterval
    let startVelocity: Data
    let endVelocity: Data
    let kind: Keyframe<Value>.Kind
  }

  private let initial: Value
  private var parts: [Part] = []
  private(set) var duration: TimeInterval = 0

  init(_ initial: Value, _ keyframes: [Keyframe<Value>]) {
    self.initial = initial
    var from = initial.animatableData
    let knots = Self.knots(from, keyframes)
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.to.animatableData
      var (start, end) = (velocity, Data.zero)
      switch keyframe.kind {
      case .cubic(let given, let last):
        if let given { start = given.animatableData } else if index > 0 { start = knots[index] }
        end = last?.animatableData ?? knots[index + 1]
      case .spring(_, let given): if let given { start = given.animatableData }
      case .linear, .move: start = .zero
      }
      let length = Self.length(keyframe, from, start)
      parts.append(
        Part(
          from: from, to: to, start: duration, duration: length, startVelocity: start,
          endVelocity: end, kind: keyframe.kind))
      if case .spring(let spring, _) = keyframe.kind {
        velocity = spring.velocity(target: to - from, initialVelocity: start, time: length)
      } else {
        velocity = end
      }
      duration += length
      from = to
    }
  }

  private static func length(_ keyframe: Keyframe<Value>, _ from: Data, _ velocity: Data)
    -> TimeInterval
  {
    if let duration = keyframe.duration { return duration.isFinite ? max(0, duration) : 0 }
    guard case .spring(let spring, _) = keyframe.kind else { return 0 }
    return spring.settlingDuration(
      target: keyframe.to.animatableData - from, initialVelocity: velocity, epsilon: 0.001)
  }

  /// The velocities of a smooth way at the keys, first and last 0: those of the neighbours' distance.
  private static func knots(_ first: Data, _ keyframes: [Keyframe<Value>]) -> [Data] {
    var result = [Data](repeating: .zero, count: keyframes.count + 1)
    for index in keyframes.indices.dropLast() {
      guard case .cubic = keyframes[index + 1].kind else { continue }
      let before = index == 0 ? first : keyframes[index - 1].to.animatableData
      let time = (keyframes[index].duration ?? 0) + (keyframes[index + 1].duration ?? 0)
      guard time > 0 else { continue }
      result[index + 1] = (keyframes[index + 1].to.animatableData - before).scaled(by: 1 / time)
    }
    return result
  }

  func value(at time: TimeInterval) -> Value {
    var result = initial
    if let data = data(at: time) { result.animatableData = data }
    return result
  }

  private func data(at time: TimeInterval) -> Data? {
    guard let last = parts.last, time.isFinite else { return parts.last?.to }
    guard let part = parts.first(where: { time < $0.start + $0.duration }) else { return last.to }
    let inPart = max(0, time - part.start)
    let progress = inPart / part.duration
    let distance = part.to - part.from
    switch part.kind {
    case .linear(let curve): return part.from + distance.scaled(by: curve.value(at: progress))
    case .spring(let spring, _):
      return part.from
        + spring.value(target: distance, initialVelocity: part.startVelocity, time: inPart)
    case .move: return part.to
    case .cubic:
      // The cubic with these ends and slopes.
      let (t, t2, t3) = (progress, progress * progress, progress * progress * progress)
      return part.from + distance.scaled(by: 3 * t2 - 2 * t3)
        + part.startVelocity.scaled(by: (t3 - 2 * t2 + t) * part.duration)
        + part.endVelocity.scaled(by: (t3 - t2) * part.duration)
    }
  }
}

/// A value that goes through keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeTrackPlan<Value>]

  /// A value that goes through keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, tracks) = (initialValue, content()._tracks)
  }

  /// The time in seconds that the longest track takes.
  public var duration: TimeInterval { tracks.map { $0.duration(initial) }.max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the time.
  public func value(progress: Double) -> Value { value(time: duration * progress) }

  /// Changes a value to that of a time in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, initial, time) }
  }

  /// Changes a value to that of a part of the time.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: duration * progress)
  }
}
