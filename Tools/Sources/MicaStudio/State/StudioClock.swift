// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What time it is in the program, by what the user does with it.

/// The program's time as it follows the real one.
package struct StudioClock: Equatable, Sendable {
  /// The latest time of a stage.
  package static let last = 86_400.0

  private var from = 0.0
  private var since = 0.0
  /// Seconds that pass in a real one; nil while time stands still.
  package private(set) var speed: Double?
  /// A range that is played over and over.
  package private(set) var loop: ClosedRange<Double>?
  /// The latest moment that the program has come to.
  package private(set) var latest = 0.0

  package init() {}

  /// The program's time at a real one.
  package func time(at real: Double) -> Double {
    guard let speed else { return from }
    let time = from + max(0, real - since) * speed
    if let loop, from <= loop.upperBound, time > loop.upperBound, loop.upperBound > loop.lowerBound
    {
      let length = loop.upperBound - loop.lowerBound
      return loop.lowerBound + (time - loop.lowerBound).truncatingRemainder(dividingBy: length)
    }
    return min(time, Self.last)
  }

  /// From now on time passes, at most 64 times as fast.
  package mutating func play(_ speed: Double, at real: Double) {
    guard speed.isFinite, speed > 0 else { return }
    (from, since) = (time(at: real), real)
    self.speed = min(speed, 64)
  }

  package mutating func pause(at real: Double) {
    from = time(at: real)
    speed = nil
  }

  package mutating func seek(to time: Double, at real: Double) {
    (from, since) = (min(max(0, time.isFinite ? time : 0), Self.last), real)
  }

  package mutating func setLoop(_ range: ClosedRange<Double>?) { loop = range }

  /// Notes that the program was run up to a moment.
  package mutating func reach(_ time: Double) { latest = max(latest, time) }

  /// The program is run again from its beginning, up to a time.
  package mutating func rewind(to time: Double) { latest = time }
}
