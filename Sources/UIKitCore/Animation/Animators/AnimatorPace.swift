// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How an animator goes from 0 to 1, and where something is on a stretch of that way.

import CoreGraphics
import Foundation
import QuartzCore

/// A pacing of so many seconds.
struct AnimatorPace {
  var timingFunction = CAMediaTimingFunction(name: .linear)
  /// Of the first number and the second of points and sizes; empty for curves.
  var springs: [AnimationSpring] = []
  /// Seconds; at least 0.
  var duration: Double

  init(
    timingFunction: CAMediaTimingFunction = CAMediaTimingFunction(name: .linear),
    springs: [AnimationSpring] = [], duration: Double
  ) {
    self.timingFunction = timingFunction
    self.springs = springs
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// Where it is after a share of the time, 0 ... 1. Springs swing beyond 1.
  func value(at share: Double, axis: Int = 0) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    guard !springs.isEmpty else { return timingFunction.curve.value(at: share) }
    return springs[min(axis, springs.count - 1)].motion.position(at: share * duration)
  }

  /// The share of the time after which it is first at a place.
  func share(at place: Double) -> Double {
    if place <= 0 { return 0 }
    if place >= 1 { return 1 }
    // A spring's first arrival lies before its first turn: looked for in small steps, then halved.
    var (early, late) = (0.0, 1.0)
    if !springs.isEmpty {
      let steps = 256
      for step in 1...steps where value(at: Double(step) / Double(steps)) >= place {
        (early, late) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        break
      }
    }
    for _ in 0..<100 {
      let middle = 0.5 * (early + late)
      if middle <= early || middle >= late { break }
      if value(at: middle) < place { early = middle } else { late = middle }
    }
    return 0.5 * (early + late)
  }

  /// The same curve from its end to its start.
  var mirrored: AnimatorPace {
    var mirrored = self
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { points in
      guard let start = points.baseAddress else { return }
      timingFunction.getControlPoint(at: 1, values: start)
      timingFunction.getControlPoint(at: 2, values: start + 2)
    }
    mirrored.timingFunction = CAMediaTimingFunction(
      controlPoints: 1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1])
    return mirrored
  }

  /// The same springs with other velocities, in ways per second.
  func withVelocities(_ velocity: (Int) -> Double) -> AnimatorPace {
    var copy = self
    copy.springs = springs.indices.map { index in
      AnimationSpring(
        frequency: springs[index].frequency, dampingRatio: springs[index].dampingRatio,
        velocity: velocity(index))
    }
    return copy
  }

  /// The spring of an axis where the pacing takes so many seconds instead.
  func spring(axis: Int, stretchedTo seconds: Double) -> AnimationSpring? {
    guard !springs.isEmpty, duration > 0, seconds > 0 else { return nil }
    let (spring, rate) = (springs[min(axis, springs.count - 1)], duration / seconds)
    return AnimationSpring(
      frequency: spring.frequency * rate, dampingRatio: spring.dampingRatio,
      velocity: spring.velocity * rate)
  }
}

/// What goes along a stretch of the way for a while.
struct AnimatorRun {
  /// The stage's time at which it starts, in seconds.
  var begin: Double
  /// Seconds that it takes; infinite while it stands still.
  var duration: Double
  var pace: AnimatorPace
  var range: ProgressRange

  /// What stays at a place.
  static func still(at place: Double) -> AnimatorRun {
    AnimatorRun(
      begin: 0, duration: .infinity, pace: AnimatorPace(duration: 0),
      range: ProgressRange(place, place))
  }

  var isStill: Bool { duration == .infinity }

  /// The share of its time that has gone, 0 ... 1.
  func share(at time: Double) -> Double {
    if isStill { return 0 }
    guard duration > 0 else { return time >= begin ? 1 : 0 }
    return min(max((time - begin) / duration, 0), 1)
  }

  /// Where it is.
  func place(at time: Double, axis: Int = 0) -> Double {
    range.place(at: pace.value(at: share(at: time), axis: axis))
  }

  /// How fast it goes, in ways per second.
  func velocity(at time: Double, axis: Int = 0) -> Double {
    let share = share(at: time)
    guard !isStill, duration > 0, share > 0, share < 1 else { return 0 }
    let step = 1e-5
    let (early, late) = (max(share - step, 0), min(share + step, 1))
    let change = pace.value(at: late, axis: axis) - pace.value(at: early, axis: axis)
    return (range.end - range.start) * change / ((late - early) * duration)
  }
}
