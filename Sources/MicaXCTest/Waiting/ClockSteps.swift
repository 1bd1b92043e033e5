// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The one place where tests wait: the program's clock goes from event to event. Work of the program on other threads is
// waited for by the clock itself; what comes from elsewhere gets some of the machine's time before a wait fails.

package import MicaClock
internal import MicaContext

/// Steps of the program's clock until something has happened.
package enum ClockSteps {
  /// Why stepping ended.
  package enum End {
    case done
    /// The limit has come.
    case late
    /// No event is planned, no work is under way, and nothing came from elsewhere.
    case stuck
  }

  /// How often expectations that nobody announces are looked at while nothing else happens, in seconds.
  private static let pollInterval = 0.1

  /// Steps the clock until `isDone`, at most to `limit`. Main thread. `limit` is asked anew after each step.
  ///
  /// Waits that other code has begun end at their own limits meanwhile.
  package static func run(
    until limit: () -> Double = { .infinity }, _ isDone: () -> Bool
  ) -> End {
    guard let clock = VirtualClock.current else { return runInMachineTime(isDone) }
    let board = WaitBoard.current
    var patience = OutsideWork(of: clock)
    // A run loop that runs updates and commits first, also where nothing is due.
    board.poll()
    if !isDone() { clock.iterate() }
    while true {
      // What is due now, and work on other threads.
      clock.advance(to: clock.now)
      board.poll()
      if isDone() { return .done }
      let (own, waits) = (limit(), board.limit)
      if clock.now >= own { return .late }
      let end = max(clock.now, min(own, waits))
      let next = clock.nextEventTime ?? .infinity
      if patience.mayBringSomething(before: min(next, end)) { continue }
      if next <= end {
        clock.advance(to: next)
        continue
      }
      if board.polls, clock.now + pollInterval < end {
        clock.advance(to: clock.now + pollInterval)
        continue
      }
      if next == .infinity, waits > own || waits == .infinity {
        // Nothing but work from elsewhere can go on.
        if patience.wait() { continue }
        return .stuck
      }
      clock.advance(to: end)
      board.poll()
      if isDone() { return .done }
      if board.hopes(at: end), patience.hopes() { continue }
      board.expire(at: end)
    }
  }

  /// Without a clock of a program's there is the machine's time alone.
  private static func runInMachineTime(_ isDone: () -> Bool) -> End {
    let board = WaitBoard.current
    let start = MachineTime.now
    while !isDone() {
      RunLoop.main.run(until: Date().addingTimeInterval(0.001))
      board.poll()
      board.expire(at: MachineTime.now - start)
      if board.limit == .infinity, MachineTime.now - start > 600 { return .stuck }
    }
    return .done
  }
}
