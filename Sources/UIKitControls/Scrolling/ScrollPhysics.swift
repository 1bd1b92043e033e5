// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a scroll view moves by itself, along one axis: closed forms of time, so that any moment can be
// asked for and no frame rate matters. Laws and their grades: FACTS C11.

import Foundation
internal import MicaRaster

/// The numbers of the laws. Distances in points, times in seconds.
package enum ScrollPhysics {
  /// The speed at which a deceleration stops (C11 H).
  static let restSpeed = 10.0
  /// The share of the way beyond an edge that a finger sees near it (C11 H).
  static let rubber = 0.55
  /// The pace of a bounce with a velocity, critically damped (C11 M).
  static let bouncePace = 11.0
  /// The share of the way per second with which a bounce from rest begins (C11 M, fitted).
  static let settlePace = 7.2
  /// The pace at which a page settles, critically damped (c.7 L).
  static let pagePace = 18.26
  /// The speed in points per second that turns a page (c.7 L).
  static let pageSpeed = 300.0
  /// How long a change of the offset takes that the program wants animated (c.3 L).
  static let scrollDuration = 0.3
  /// How far from an axis a drag may begin that a directional lock keeps on it: the tangent of 25
  /// degrees (c.6 L).
  static let lockSlope = 0.4663
  /// How long views in the content wait for touches (C11).
  static let touchDelay = 0.15
  /// How near to its end a spring is over (C11 M: between 0.43 and 0.48 in two traces).
  static let restDistance = 0.45

  /// The content's way beyond an edge for a finger's way of `distance`, in a view of a size along the
  /// axis (C11 H).
  package static func banded(_ distance: Double, in size: Double) -> Double {
    guard size > 0, distance.isFinite else { return 0 }
    let way = rubber * abs(distance)
    return (distance < 0 ? -1 : 1) * way * size / (way + size)
  }

  /// The finger's way that `banded` makes `way` of; the view's size and more have none, and get a
  /// very long one.
  static func unbanded(_ way: Double, in size: Double) -> Double {
    guard size > 0, way.isFinite else { return 0 }
    let short = min(abs(way), size * 0.999)
    return (way < 0 ? -1 : 1) * short * size / (rubber * (size - short))
  }
}

/// A movement along one axis from the moment that it is given: where it is, how fast, and when it is
/// over. Offsets in points, velocities in points per second, times in seconds.
protocol AxisMotion {
  func position(at time: Double) -> Double
  func velocity(at time: Double) -> Double
  /// When it is over.
  var duration: Double { get }
  /// Where it comes to rest.
  var end: Double { get }
}

/// Friction: v(t) = v0 · d^(1000 t), until 10 points per second are left (C11 H).
struct Deceleration: AxisMotion {
  let start: Double
  let speed: Double
  /// What is left of the velocity after a millisecond.
  let rate: Double

  /// The logarithm of what is left after a second.
  private var decay: Double { 1000 * PortableMath.log(rate) }
  /// The way for each point per second: the sum over milliseconds.
  private var reach: Double { rate / (1 - rate) / 1000 }

  func position(at time: Double) -> Double {
    let time = min(max(time, 0), duration)
    return start + speed * reach * (1 - PortableMath.exp(decay * time))
  }

  func velocity(at time: Double) -> Double {
    time >= duration ? 0 : speed * PortableMath.exp(decay * max(time, 0))
  }

  var duration: Double {
    guard abs(speed) > ScrollPhysics.restSpeed else { return 0 }
    return PortableMath.log(ScrollPhysics.restSpeed / abs(speed)) / decay
  }

  var end: Double {
    guard abs(speed) > ScrollPhysics.restSpeed else { return start }
    let rest = speed < 0 ? -ScrollPhysics.restSpeed : ScrollPhysics.restSpeed
    return start + (speed - rest) * reach
  }

  /// When it passes a place; nil if it doesn't get there.
  func time(at place: Double) -> Double? {
    let share = (place - start) / (speed * reach)
    guard share >= 0, share < 1 else { return nil }
    let time = PortableMath.log(1 - share) / decay
    return time <= duration ? time : nil
  }

  /// The velocity that comes to rest at `end`, having started at `start`.
  static func speed(from start: Double, to end: Double, rate: Double) -> Double {
    let way = end - start
    let reach = rate / (1 - rate) / 1000
    guard abs(way) > 0 else { return 0 }
    return way / reach + (way < 0 ? -ScrollPhysics.restSpeed : ScrollPhysics.restSpeed)
  }
}

/// A spring without swing to a place: x(t) = (a + b t) e^(−ωt) beside it (C11 M).
struct CriticalSpring: AxisMotion {
  let end: Double
  let pace: Double
  private let offset: Double
  private let slope: Double
  let duration: Double

  init(from start: Double, velocity: Double, to end: Double, pace: Double) {
    self.end = end
    self.pace = pace
    offset = start - end
    slope = velocity + pace * offset
    duration = Self.duration(offset, slope, pace)
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    let time = max(time, 0)
    return end + (offset + slope * time) * PortableMath.exp(-pace * time)
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(time, 0)
    return (slope - pace * (offset + slope * time)) * PortableMath.exp(-pace * time)
  }

  /// When it passes its end; nil where it doesn't.
  var crossing: Double? {
    guard slope != 0, offset != 0, -offset / slope > 0 else { return nil }
    return -offset / slope
  }

  /// The velocity at a time, whether or not it counts as over.
  func freeVelocity(at time: Double) -> Double {
    (slope - pace * (offset + slope * time)) * PortableMath.exp(-pace * time)
  }

  /// When it stays within a quarter of a point for good.
  private static func duration(_ offset: Double, _ slope: Double, _ pace: Double) -> Double {
    let rest = ScrollPhysics.restDistance
    // Beyond its last extreme the distance only shrinks: look there by halving.
    var low = slope == 0 ? 0 : max(0, 1 / pace - offset / slope)
    func distance(_ time: Double) -> Double {
      abs(offset + slope * time) * PortableMath.exp(-pace * time)
    }
    guard distance(low) > rest else { return distance(0) > rest ? low : 0 }
    var high = low + 1
    while distance(high) > rest, high < 1000 { high += high - low }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}

/// One movement, then another from where that is at a time.
struct MotionChain: AxisMotion {
  let first: any AxisMotion
  let change: Double
  let second: any AxisMotion

  func position(at time: Double) -> Double {
    time < change ? first.position(at: time) : second.position(at: time - change)
  }

  func velocity(at time: Double) -> Double {
    time < change ? first.velocity(at: time) : second.velocity(at: time - change)
  }

  var duration: Double { change + second.duration }
  var end: Double { second.end }
}
