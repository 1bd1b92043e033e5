// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When and how the changes of an animation block run, and the spring behind a damping ratio.

import Foundation
internal import MicaRaster
import QuartzCore

/// The timing of all animations of a block.
struct AnimationPace {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var timingFunction: CAMediaTimingFunction
  var spring: AnimationSpring?
  var repeatCount: Float
  var autoreverses: Bool

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    spring: AnimationSpring? = nil
  ) {
    self.duration = duration
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.options = options
    self.spring = spring
    timingFunction = options.timingFunction
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// Takes over what a block inside another one inherits, unless its options say otherwise.
  mutating func inherit(from outer: AnimationPace) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timingFunction = outer.timingFunction }
    if !options.contains(.overrideInheritedOptions) {
      spring = outer.spring
      if outer.repeatCount > 0 { repeatCount = outer.repeatCount }
      if outer.autoreverses { autoreverses = true }
    }
  }

  /// Gives an animation of a layer this timing.
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime() + delay, from: nil)
    }
    if let animation = animation as? CASpringAnimation, let spring {
      spring.apply(to: animation)
    } else {
      animation.timingFunction = timingFunction
    }
  }
}

/// A spring of mass 1.
struct AnimationSpring: Equatable {
  /// Radians per second of the spring without damping.
  let frequency: Double
  /// 1 is critical.
  let dampingRatio: Double
  /// At the start, in ways per second.
  let velocity: Double

  func apply(to animation: CASpringAnimation) {
    animation.mass = 1
    animation.stiffness = CGFloat(frequency * frequency)
    animation.damping = CGFloat(2 * dampingRatio * frequency)
    animation.initialVelocity = CGFloat(velocity)
    animation.allowsOverdamping = true
  }

  /// The motion in numbers.
  var motion: SpringMotion {
    SpringMotion(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      velocity: velocity, allowsOverdamping: true)
  }

  /// Seconds until less than a thousandth of the way is left: while it swings as Core Animation counts
  /// them, otherwise to the last digit (FACTS_UIKIT g.4: 0.5058 for the system's spring). 0 for what
  /// is no spring.
  var settlingTime: Double {
    let (motion, most) = (motion, 10_000.0)
    guard dampingRatio >= 1 else { return min(motion.settlingDuration, most) }
    var (early, late) = (0.0, 1.0)
    while abs(1 - motion.position(at: late)) > 0.001, late < most { late *= 2 }
    for _ in 0..<200 {
      let middle = 0.5 * (early + late)
      if middle <= early || middle >= late { break }
      if abs(1 - motion.position(at: middle)) > 0.001 { early = middle } else { late = middle }
    }
    return late
  }

  /// The spring that comes to rest within `duration`, by UIKit's own rule (FACTS C4): what its sine
  /// part has left then is a thousandth of the way. Ratios are limited to 0.01 ... 1, and of several
  /// such springs the fastest is taken (our choices).
  static func settling(
    in duration: Double, dampingRatio: Double, velocity: Double
  ) -> AnimationSpring {
    let rule = SettlingRule(
      ratio: dampingRatio >= 0.01 ? min(dampingRatio, 1) : 0.01,
      velocity: velocity.isFinite ? velocity * duration : 0)
    return AnimationSpring(
      frequency: rule.frequency / duration, dampingRatio: rule.ratio, velocity: velocity)
  }
}

/// UIKit's rule for the frequency of a spring that settles in 1 second.
private struct SettlingRule {
  let ratio: Double
  let velocity: Double

  /// What is left of the way after that second; `greatest` says how much it may be at most, and
  /// falls with the frequency.
  private func rest(_ frequency: Double, greatest: Bool = false) -> Double {
    let fade = PortableMath.exp(-ratio * frequency)
    let shift = greatest ? -abs(velocity) : velocity
    if ratio == 1 { return abs(1 + frequency - shift) * fade }
    return abs(ratio - shift / frequency) / (1 - ratio * ratio).squareRoot() * fade
  }

  /// The highest frequency that leaves a thousandth: sought downwards from where no higher one can
  /// leave as much, in steps of a hundredth, then halved to the last digit.
  var frequency: Double {
    var low = 1e-6
    var high = 1.0
    while rest(high, greatest: true) > 0.001 && high < 1e9 { high *= 2 }
    let limit = root(between: &low, &high) { rest($0, greatest: true) }
    high = limit * 1.000001
    low = high * 0.99
    while rest(low) < 0.001 && low > limit * 1e-3 {
      high = low
      low *= 0.99
    }
    guard rest(low) >= 0.001 else { return limit }
    return root(between: &low, &high) { rest($0) }
  }

  /// Where `rest` passes a thousandth between a frequency that leaves more and one that leaves less.
  private func root(
    between low: inout Double, _ high: inout Double, _ rest: (Double) -> Double
  ) -> Double {
    for _ in 0..<200 {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { break }
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
