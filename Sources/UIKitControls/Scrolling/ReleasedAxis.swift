// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What content does when it is let go, and how it moves where the program wants it.

import Foundation
internal import MicaRaster

/// What a scroll view does along one axis when it is let go.
struct ReleasedAxis {
  /// The offsets within which the content rests.
  let range: ClosedRange<Double>
  /// The velocity left after a millisecond.
  let rate: Double
  /// Whether it may go beyond the range.
  let bounces: Bool

  /// The movement from an offset with a velocity.
  func motion(from start: Double, velocity: Double) -> any AxisMotion {
    guard range.contains(start) else { return bounce(from: start, velocity: velocity) }
    let free = Deceleration(start: start, speed: velocity, rate: rate)
    return limited(free)
  }

  /// The movement that comes to rest at `target`, where the program wants it.
  func motion(from start: Double, velocity: Double, to target: Double) -> any AxisMotion {
    guard range.contains(start), range.contains(target), velocity * (target - start) > 0 else {
      return CriticalSpring(
        from: start, velocity: velocity, to: target, pace: ScrollPhysics.bouncePace)
    }
    let speed = Deceleration.speed(from: start, to: target, rate: rate)
    // A target far from where it would have come to rest is sprung to.
    guard abs(speed) <= 4 * abs(velocity) + 100 else {
      return CriticalSpring(
        from: start, velocity: velocity, to: target, pace: ScrollPhysics.bouncePace)
    }
    return Deceleration(start: start, speed: speed, rate: rate)
  }

  /// The movement to a page. Within the range it never swings beyond the page: a faster flick than
  /// that is slowed down to it (c.7 leaves it open; our choice).
  func motion(from start: Double, velocity: Double, toPage page: Double) -> any AxisMotion {
    let way = page - start
    let most = ScrollPhysics.pagePace * abs(way)
    let isFast = velocity * way > 0 && abs(velocity) > most
    return CriticalSpring(
      from: start, velocity: isFast && range.contains(start) ? (way < 0 ? -most : most) : velocity,
      to: page, pace: ScrollPhysics.pagePace)
  }

  /// The page to come to rest at: the nearest, or the next one in the direction of a flick, and at
  /// most one from where the drag began (c.7 L).
  func page(of size: Double, from begin: Double, at start: Double, velocity: Double) -> Double {
    guard size > 0, size.isFinite else {
      return min(max(start, range.lowerBound), range.upperBound)
    }
    let place = start / size
    let first = (begin / size).rounded()
    var page = place.rounded()
    if velocity > ScrollPhysics.pageSpeed { page = place.rounded(.down) + 1 }
    if velocity < -ScrollPhysics.pageSpeed { page = place.rounded(.up) - 1 }
    let offset = min(max(page, first - 1), first + 1) * size
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// A spring back to the edge. One that crosses the edge on its way in decelerates from there.
  private func bounce(from start: Double, velocity: Double) -> any AxisMotion {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    let isAtRest = abs(velocity) <= ScrollPhysics.restSpeed
    let first = isAtRest ? (edge - start) * ScrollPhysics.settlePace : velocity
    let spring = CriticalSpring(
      from: start, velocity: first, to: edge, pace: ScrollPhysics.bouncePace)
    guard let crossing = spring.crossing, range.lowerBound < range.upperBound else { return spring }
    let inside = Deceleration(start: edge, speed: spring.freeVelocity(at: crossing), rate: rate)
    guard inside.duration > 0 else { return spring }
    return MotionChain(first: spring, change: crossing, second: limited(inside))
  }

  /// A deceleration that bounces off an edge, or stops there.
  private func limited(_ free: Deceleration) -> any AxisMotion {
    let edge = free.speed < 0 ? range.lowerBound : range.upperBound
    guard !range.contains(free.end), let hit = free.time(at: edge) else { return free }
    let speed = bounces ? free.velocity(at: hit) : 0
    let after = CriticalSpring(
      from: edge, velocity: speed, to: edge, pace: ScrollPhysics.bouncePace)
    return MotionChain(first: free, change: hit, second: after)
  }
}

/// A change that the program wants, slow at both ends: the cubic curve by (0.42, 0) and (0.58, 1).
struct EasedMotion: AxisMotion {
  let start: Double
  let end: Double
  var duration: Double { start == end ? 0 : ScrollPhysics.scrollDuration }

  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    let u = parameter(max(time, 0) / duration)
    return start + (end - start) * (3 - 2 * u) * u * u
  }

  func velocity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    let u = parameter(time / duration)
    let pace = 6 * u * (1 - u) / (1.26 + (6 - 7.56) * u * (1 - u))
    return (end - start) / duration * pace
  }

  /// The curve's parameter where its x is `x`, by halving.
  private func parameter(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let u = (low + high) / 2
      let v = 1 - u
      if ((1.26 * v + 1.74 * u) * v + u * u) * u < x { low = u } else { high = u }
    }
    return (low + high) / 2
  }
}

/// A movement some way off.
struct ShiftedMotion: AxisMotion {
  let moved: any AxisMotion
  let way: Double

  func position(at time: Double) -> Double { moved.position(at: time) + way }
  func velocity(at time: Double) -> Double { moved.velocity(at: time) }
  var duration: Double { moved.duration }
  var end: Double { moved.end + way }
}
