// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2t's clock: time that runs only when told to, with events in a fixed order. Nothing here
// asks the machine what time it is.

import Foundation
import Synchronization

/// The process's idea of "now", set by the clock that runs.
private let currentTime = Mutex<Double>(0)

/// The present time in seconds: that of the running virtual clock, 0 before any clock runs.
public func CACurrentMediaTime() -> CFTimeInterval {
  currentTime.withLock { $0 }
}

/// An event-driven clock. Used from one thread at a time.
package final class VirtualClock {
  private struct Event {
    let time: Double
    let order: Int
    let body: () -> Void
  }

  /// Seconds since the clock's start.
  package private(set) var now: Double
  private var events: [Event] = []
  private var insertions = 0

  /// A clock that stands at `start` seconds and becomes what `CACurrentMediaTime` reads.
  package init(start: Double = 0) {
    now = start
    makeCurrent()
  }

  /// Makes this clock the one that `CACurrentMediaTime` reads.
  package func makeCurrent() {
    let now = now
    currentTime.withLock { $0 = now }
  }

  /// Has `body` run when the clock reaches `time`; a past time means "at the next advance".
  /// Events of one time run in the order in which they were scheduled. NaN is never reached.
  package func schedule(at time: Double, _ body: @escaping () -> Void) {
    guard !time.isNaN else { return }
    let event = Event(time: max(time, now), order: insertions, body: body)
    insertions += 1
    let place = events.firstIndex { $0.time > event.time } ?? events.endIndex
    events.insert(event, at: place)
  }

  /// When the next event is due; nil when none is.
  package var nextEventTime: Double? { events.first?.time }

  /// Runs every event that is due until `time`, those that events add included, then stands at
  /// `time`. Never goes back. `afterEach` runs after all events of one moment.
  package func advance(to time: Double, afterEach turn: (Double) -> Void = { _ in }) {
    while let due = nextEventTime, due <= time {
      set(due)
      // Events that this turn adds for the same moment belong to the next turn.
      let last = insertions
      while let event = events.first, event.time == due, event.order < last {
        events.removeFirst()
        event.body()
      }
      turn(due)
    }
    if time > now { set(time) }
  }

  private func set(_ time: Double) {
    now = time
    makeCurrent()
  }
}
