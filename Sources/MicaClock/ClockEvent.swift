// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What waits for a time, and in which part of a turn it comes.

import Synchronization

/// The parts of a turn of the run loop in which events happen, in their order.
package enum TurnPhase: Int, Comparable, Sendable {
  /// Fingers and keys.
  case touches
  /// Timers; then the main queue is drained.
  case timers
  /// Display links. Then views are updated and layers are committed.
  case frames
  /// Ends of animations. What they change is committed once more.
  case completions

  package static func < (left: TurnPhase, right: TurnPhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Something that happens at a time, unless it is cancelled before. Used from any thread.
package final class ClockEvent: @unchecked Sendable {
  /// Seconds from the clock's start.
  package let time: Double
  let phase: TurnPhase
  /// How many events were scheduled before.
  let order: Int
  private let body: Mutex<Body?>

  private struct Body: @unchecked Sendable {
    let run: () -> Void
  }

  init(time: Double, phase: TurnPhase, order: Int, body: @escaping () -> Void) {
    (self.time, self.phase, self.order) = (time, phase, order)
    self.body = Mutex(Body(run: body))
  }

  /// Has the event never happen, if it didn't yet.
  package func cancel() { _ = take() }

  /// Whether it is still to happen.
  package var isPending: Bool { body.withLock { $0 != nil } }

  /// Has it happen now.
  func happen() { take()?() }

  private func take() -> (() -> Void)? {
    body.withLock { body in
      defer { body = nil }
      return body
    }?.run
  }

  func isBefore(_ other: ClockEvent) -> Bool {
    (time, order) < (other.time, other.order)
  }
}

/// Events by time, then by order: a binary heap.
struct EventQueue {
  private var heap: [ClockEvent] = []
  /// So many events are there before cancelled ones are looked for.
  private var limit = 256

  /// The next event that is not cancelled.
  mutating func next() -> ClockEvent? {
    while let first = heap.first {
      if first.isPending { return first }
      removeFirst()
    }
    return nil
  }

  mutating func insert(_ event: ClockEvent) {
    if heap.count >= limit { forgetCancelled() }
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

  private mutating func forgetCancelled() {
    // A sorted array is a heap.
    heap = heap.filter(\.isPending).sorted { $0.isBefore($1) }
    limit = max(256, heap.count * 2)
  }
}
