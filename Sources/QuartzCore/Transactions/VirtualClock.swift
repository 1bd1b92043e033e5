// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2t's clock: time that runs only when told to, with events in a fixed order. Nothing here
// asks the machine what time it is.

import Foundation
import Synchronization

/// The process's idea of "now" for threads without a clock of their own.
private let latestTime = Mutex<Double>(0)

/// The present time in seconds: that of the virtual clock that runs on this thread, else of the one
/// that moved last, 0 before any clock runs.
public func CACurrentMediaTime() -> CFTimeInterval {
  TransactionStack.current.clock?.now ?? latestTime.withLock { $0 }
}

/// An event-driven clock. Used from one thread at a time.
package final class VirtualClock {
  /// Seconds since the clock's start.
  package private(set) var now: Double
  private var events = EventQueue()
  private var insertions = 0

  /// A clock that stands at `start` seconds and becomes what `CACurrentMediaTime` reads.
  package init(start: Double = 0) {
    now = start
    makeCurrent()
  }

  /// Makes this clock the one that `CACurrentMediaTime` reads.
  package func makeCurrent() {
    TransactionStack.current.clock = self
    let now = now
    latestTime.withLock { $0 = now }
  }

  /// Has `body` run when the clock reaches `time`; a past time means "at the next advance".
  /// Events of one time run in the order in which they were scheduled. NaN is never reached.
  package func schedule(at time: Double, _ body: @escaping () -> Void) {
    guard !time.isNaN else { return }
    events.insert(ClockEvent(time: max(time, now), order: insertions, body: body))
    insertions += 1
  }

  /// When the next event is due; nil when none is.
  package var nextEventTime: Double? { events.first?.time }

  /// Runs every event that is due until `time`, those that events add included, then stands at
  /// `time`. Never goes back. `afterEach` runs after all events of one moment.
  ///
  /// A program that asks for another turn in each turn gets 1000 of them in one moment; then 1/60 s
  /// passes.
  package func advance(to time: Double, afterEach turn: (Double) -> Void = { _ in }) {
    var turns = 0
    while let due = nextEventTime, due <= time {
      turns = due == now ? turns + 1 : 0
      if turns > 1000 {
        postponeEvents(at: due)
        continue
      }
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

  private func postponeEvents(at time: Double) {
    var late: [ClockEvent] = []
    while let event = events.first, event.time <= time {
      events.removeFirst()
      late.append(event)
    }
    for event in late {
      let next = max(time + 1 / 60, time.nextUp)
      events.insert(ClockEvent(time: next, order: event.order, body: event.body))
    }
  }

  private func set(_ time: Double) {
    now = time
    makeCurrent()
  }
}

/// Something that happens at a time.
struct ClockEvent {
  let time: Double
  /// How many events were scheduled before.
  let order: Int
  let body: () -> Void

  func isBefore(_ other: ClockEvent) -> Bool {
    (time, order) < (other.time, other.order)
  }
}

/// Events by time, then by order: a binary heap.
struct EventQueue {
  private var heap: [ClockEvent] = []

  var first: ClockEvent? { heap.first }

  mutating func insert(_ event: ClockEvent) {
    heap.append(event)
    var place = heap.count - 1
    while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var least = place
      for child in (2 * place + 1)...(2 * place + 2)
      where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
