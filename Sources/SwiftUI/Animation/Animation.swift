// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How changes are shown over time (FACTS_SWIFTUI j).

internal import MicaRaster

/// How a change is shown over time.
public struct Animation: Equatable, Sendable {
  /// What an animation's value is at a time.
  indirect enum Kind: Equatable, Sendable {
    /// A curve in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring, which keeps the velocity of a value that moves already.
    case spring(Spring, blend: Double)
    /// A spring whose motions add up.
    case interpolating(Spring, velocity: Double)
    case delayed(Kind, Double)
    case faster(Kind, Double)
    case repeated(Kind, count: Double, reverses: Bool)
    case custom(AnyCustomAnimation)
    case logical(Kind, Double)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The time in seconds until the animation is complete; infinite if it never is.
  var logicalDuration: Double { kind.duration(isLogical: true) }
  /// The time in seconds until nothing moves any more.
  var settlingDuration: Double { kind.duration(isLogical: false) }

  /// The progress at a time in seconds, of a motion that begins at rest: 0 before it, 1 after it.
  func progress(at time: Double) -> Double { kind.progress(time) }

  // MARK: Curves

  /// The default: a spring with a response of 0.55 seconds that doesn't bounce.
  public static let `default` = Animation(
    .spring(Spring(response: 0.55, dampingRatio: 1), blend: 0))

  private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration.isFinite ? max(0, duration) : 0.35))
  }

  /// Even, for a time in seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
  /// Even, for 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at first, for a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
  /// Slow at first, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the end, for a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at first and at the end, for a time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }
  /// Slow at first and at the end, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// By a Bézier curve with two control points, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { curve(.cubic(p1x, p1y, p2x, p2y), duration) }

  /// By a curve, for a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    self.curve(curve, duration)
  }

  // MARK: Springs

  /// By a spring. `blendDuration` is the time in seconds in which it takes over from another spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blend: blendDuration))
  }

  /// By a spring of a perceived duration in seconds, and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// By a spring of a response in seconds, and its damping as a part of the least that doesn't overshoot.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// By a spring of half a second that doesn't bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// By a quick spring, for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// By a quick spring, for what follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// By a quick spring, for what follows a finger.
  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  /// By a spring without bounce.
  public static var smooth: Animation { smooth() }
  /// By a spring without bounce, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// By a spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// By a spring with a little bounce, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// By a spring with more bounce.
  public static var bouncy: Animation { bouncy() }
  /// By a spring with more bounce, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// By a spring with physical parts, whose motions add up.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolating(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity: initialVelocity))
  }

  /// By a spring of a perceived duration in seconds, whose motions add up.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// By a spring whose motions add up.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { Animation(.interpolating(spring, velocity: initialVelocity)) }

  /// By a spring whose motions add up.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  // MARK: Time

  /// Begins later, by a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(kind, delay.isFinite ? delay : 0))
  }

  /// Runs faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    Animation(.faster(kind, speed.isFinite ? max(0, speed) : 1))
  }

  /// Runs several times, every second time backwards unless said otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: Double(max(0, repeatCount)), reverses: autoreverses))
  }

  /// Runs again and again, every second time backwards unless said otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: .infinity, reverses: autoreverses))
  }

  /// The same, which counts as complete after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logical(kind, duration))
  }
}

extension Animation: Hashable {
  /// Hashes the durations.
  public func hash(into hasher: inout Hasher) { hasher.combine(logicalDuration) }
}

extension Animation: CustomStringConvertible {
  /// What it is.
  public var description: String { "\(kind)" }
}

// MARK: Values at a time

extension Animation.Kind {
  /// The time in seconds until it is complete, or until nothing moves any more.
  func duration(isLogical: Bool) -> Double {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, _), .interpolating(let spring, _):
      return isLogical ? spring.duration : spring.settlingDuration
    case .delayed(let kind, let delay): return delay + kind.duration(isLogical: isLogical)
    case .faster(let kind, let speed):
      return speed == 0 ? .infinity : kind.duration(isLogical: isLogical) / speed
    case .repeated(let kind, let count, _):
      return count == 0 ? 0 : count * kind.duration(isLogical: isLogical)
    case .custom(let custom): return custom.duration
    case .logical(let kind, let duration):
      return isLogical ? duration : kind.duration(isLogical: false)
    }
  }

  /// The progress at a time in seconds.
  func progress(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch self {
    case .curve(let curve, let duration):
      return time >= duration ? 1 : curve.value(at: time / duration)
    case .spring(let spring, _): return spring.unitMotion(velocity: 0, time: time).position
    case .interpolating(let spring, let velocity):
      return spring.unitMotion(velocity: velocity, time: time).position
    case .delayed(let kind, let delay): return kind.progress(time - delay)
    case .faster(let kind, let speed): return kind.progress(time * speed)
    case .repeated(let kind, let count, let reverses):
      let one = kind.duration(isLogical: false)
      guard one > 0, one.isFinite else { return kind.progress(time) }
      let round = min((time / one).rounded(.down), max(0, count - 1))
      let isBack = reverses && round.truncatingRemainder(dividingBy: 2) == 1
      let inRound = min(time - round * one, one)
      return kind.progress(isBack ? one - inRound : inRound)
    case .custom(let custom): return custom.progress(time)
    case .logical(let kind, _): return kind.progress(time)
    }
  }
}
