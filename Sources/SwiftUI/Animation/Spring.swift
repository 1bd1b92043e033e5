// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Springs in closed form (FACTS_SWIFTUI j.2).

internal import MicaFoundation

/// A damped spring: how a value moves to its target.
public struct Spring: Hashable, Sendable {
  /// The mass.
  public private(set) var mass: Double
  /// The force for each unit of distance.
  public private(set) var stiffness: Double
  /// The force for each unit of speed.
  public private(set) var damping: Double

  /// A spring by its perceived duration in seconds and how much it bounces: 0 not at all, 1 without an end, negative more slowly.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999_999), 1)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by the period of its free swinging in seconds, and its damping as a part of the least that doesn't overshoot.
  public init(response: Double, dampingRatio: Double) {
    let response = response.isFinite ? max(response, 1e-3) : 0.5
    let frequency = 2 * .pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * (dampingRatio.isFinite ? max(0, dampingRatio) : 1)
  }

  /// A spring by its physical parts.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
    let most = 2 * (self.mass * self.stiffness).squareRoot()
    let given = damping.isFinite ? max(0, damping) : most
    self.damping = allowOverDamping ? given : min(given, most)
  }

  /// A spring by the time in seconds after which it moves by less than `epsilon`, and its damping.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 1e-3), 1) : 1
    // The settling time is in proportion to the response.
    let unit = Spring(response: 1, dampingRatio: ratio)
    let time = unit.settlingDuration(distance: 1, velocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / max(time, 1e-6), dampingRatio: ratio)
  }

  /// Without bounce.
  public static var smooth: Spring { smooth() }
  /// Without bounce, of a duration in seconds and with what is added to the bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a little bounce.
  public static var snappy: Spring { snappy() }
  /// With a little bounce, of a duration in seconds and with what is added to the bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With more bounce.
  public static var bouncy: Spring { bouncy() }
  /// With more bounce, of a duration in seconds and with what is added to the bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a part of the least that doesn't overshoot.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of its free swinging in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// Its perceived duration in seconds.
  public var duration: TimeInterval { response }
  /// How much it bounces.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time in seconds until it is about at rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(distance: 1, velocity: 0, epsilon: 0.001)
  }

  // MARK: Motion

  /// Where it is on its way from 0 to 1, and how fast, at a time in seconds.
  func unitMotion(velocity: Double, time: Double) -> (position: Double, velocity: Double) {
    guard time > 0 else { return (0, velocity) }
    let motion = freeMotion(velocity: velocity, time: time)
    // Springs too stiff to count with are at their target at once.
    return motion.position.isFinite && motion.velocity.isFinite ? motion : (1, 0)
  }

  private func freeMotion(velocity: Double, time: Double) -> (position: Double, velocity: Double) {
    let (w, z) = (frequency, dampingRatio)
    // The distance to the target, from -1.
    let (x, v) = (-1.0, velocity)
    if Swift.abs(z - 1) < 1e-9 {
      let b = v + w * x
      let e = exp(-w * time)
      return (1 + (x + b * time) * e, (b - w * (x + b * time)) * e)
    }
    if z < 1 {
      let d = w * (1 - z * z).squareRoot()
      let e = exp(-z * w * time)
      let b = (v + z * w * x) / d
      let (c, s) = (cos(d * time), sin(d * time))
      return (
        1 + e * (x * c + b * s), e * (d * (b * c - x * s) - z * w * (x * c + b * s))
      )
    }
    let root = w * (z * z - 1).squareRoot()
    let (r1, r2) = (-z * w + root, -z * w - root)
    let a = (v - r2 * x) / (r1 - r2)
    let b = x - a
    let (e1, e2) = (exp(r1 * time), exp(r2 * time))
    return (1 + a * e1 + b * e2, a * r1 * e1 + b * r2 * e2)
  }

  /// The time in seconds until the distance to the target stays below `epsilon`, found by the envelope of the motion.
  func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    guard distance.isFinite, velocity.isFinite, dampingRatio > 0 else { return .infinity }
    let speed = Swift.abs(distance) > 0 ? velocity / distance : 0
    func isSettled(_ time: Double) -> Bool {
      let motion = unitMotion(velocity: speed, time: time)
      let reach = hypot(motion.position - 1, motion.velocity / frequency)
      return reach * Swift.max(Swift.abs(distance), 1e-9) <= Swift.max(epsilon, 1e-9)
    }
    var high = response
    while !isSettled(high), high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Where the value is on its way from zero to `target` at a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    // The motion is a sum: that of the distance and that of the velocity.
    let rest = unitMotion(velocity: 0, time: time).position
    let moving = unitMotion(velocity: 1, time: time).position - rest
    return target.scaled(by: rest) + initialVelocity.scaled(by: moving)
  }

  /// How fast the value moves on its way from zero to `target` at a time in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = unitMotion(velocity: 0, time: time).velocity
    let moving = unitMotion(velocity: 1, time: time).velocity - rest
    return target.scaled(by: rest) + initialVelocity.scaled(by: moving)
  }

  /// Moves a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// The force on a value at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds until the value is within `epsilon` of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }
}

extension Spring {
  /// Where a value is on its way between two at a time in seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}
