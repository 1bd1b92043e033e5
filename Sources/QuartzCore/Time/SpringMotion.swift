// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A damped spring as a function of time (FACTS C4): a pure value, with the same bits everywhere.

internal import MicaRaster

/// The way from 0 to 1 of a mass on a spring.
package struct SpringMotion: Equatable, Sendable {
  /// What the solution of the spring's equation looks like.
  private enum Regime: Equatable, Sendable {
    /// Swings: e^(−decay·t) · (cos(rate·t) + weight · sin(rate·t)).
    case swinging(decay: Double, rate: Double, weight: Double)
    /// Comes to rest soonest: e^(−rate·t) · (1 + slope · t).
    case critical(rate: Double, slope: Double)
    /// Creeps: slow · e^(−slowRate·t) + fast · e^(−fastRate·t).
    case creeping(slow: Double, slowRate: Double, fast: Double, fastRate: Double)
    /// No spring: there at once.
    case immediate
  }

  private let regime: Regime

  /// A spring of positive mass and stiffness; `velocity` in ways per second. Damping beyond the
  /// critical one counts as critical unless `allowsOverdamping`. Values that make no spring (NaN,
  /// infinity, zero mass or stiffness) jump to the end.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard frequency > 0, frequency.isFinite, ratio >= 0, ratio.isFinite, velocity.isFinite else {
      regime = .immediate
      return
    }
    if ratio < 1 {
      let decay = ratio * frequency
      let rate = frequency * (1 - ratio * ratio).squareRoot()
      regime = .swinging(decay: decay, rate: rate, weight: (decay - velocity) / rate)
    } else if ratio == 1 || !allowsOverdamping {
      regime = .critical(rate: frequency, slope: frequency - velocity)
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      // The slow rate by the product of both, which keeps its digits where damping is great.
      let fastRate = frequency * (ratio + root)
      let slowRate = frequency / (ratio + root)
      let fast = (velocity - slowRate) / (fastRate - slowRate)
      regime = .creeping(slow: 1 - fast, slowRate: slowRate, fast: fast, fastRate: fastRate)
    }
  }

  /// Where the mass is after `time` seconds: 0 at the start, 1 at rest.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time)
  }

  /// What is left of the way after `time` seconds.
  private func displacement(at t: Double) -> Double {
    switch regime {
    case .swinging(let decay, let rate, let weight):
      let fade = PortableMath.exp(-decay * t)
      guard fade > 0, t.isFinite else { return 0 }
      return fade * (PortableMath.cos(rate * t) + weight * PortableMath.sin(rate * t))
    case .critical(let rate, let slope):
      let fade = PortableMath.exp(-rate * t)
      return fade > 0 ? fade * (1 + slope * t) : 0
    case .creeping(let slow, let slowRate, let fast, let fastRate):
      return slow * PortableMath.exp(-slowRate * t) + fast * PortableMath.exp(-fastRate * t)
    case .immediate:
      return 0
    }
  }

  /// Seconds until the rest is below 1/1000, as Apple counts them (FACTS C4): swinging, by the
  /// envelope 1 + |weight|; otherwise the first tenth of a second at which it is, searched up to
  /// 10,000 s. Without damping, the greatest `Float`.
  package var settlingDuration: Double {
    switch regime {
    case .swinging(let decay, _, let weight):
      guard decay > 0 else { return Double(Float.greatestFiniteMagnitude) }
      return PortableMath.log(1000 * (1 + abs(weight))) / decay
    case .critical, .creeping:
      return firstTenth { displacement(at: $0) < 0.001 }
    case .immediate:
      return 0
    }
  }

  /// The first multiple of 0.1 s that passes.
  private func firstTenth(where isSettled: (Double) -> Bool) -> Double {
    for tenth in 0..<100_000 where isSettled(Double(tenth) / 10) { return Double(tenth) / 10 }
    return 10_000
  }
}
