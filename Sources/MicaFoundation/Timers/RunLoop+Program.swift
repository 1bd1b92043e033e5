// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The main run loop: the turns of the program's clock.

public import Foundation
internal import MicaClock
internal import MicaRaster

extension RunLoop {
  /// Whether this is the loop of the program's main thread, which its stage runs.
  private var isPrograms: Bool { self === RunLoop.main || Thread.isMainThread }

  /// Has a timer fire on the program's main thread; more modes make no more firings.
  ///
  /// Only the main run loop runs: a timer of another thread's never fires, which is noted. On iOS such a
  /// timer fires once that thread runs its loop.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard isPrograms else { return Unsupported.note("timers of other run loops than the main one") }
    timer.schedule()
  }

  /// Calls a block in the next turn of the main run loop.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else { return }
    clock.schedule(at: clock.now, block)
  }

  /// Calls a block in the next turn of the main run loop.
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    perform(block)
  }

  /// Runs turns within this one until a date; at least one, which updates and commits. Without an end (`run()`, a date a day
  /// away) it returns at once, which is noted: nothing could come after it.
  public func run(until limitDate: Date) {
    guard isPrograms, let clock = VirtualClock.current else { return }
    let seconds = limitDate.timeIntervalSinceNow
    guard seconds < 86_400 else { return Unsupported.note("RunLoop.run without an end") }
    let limit = VirtualClock.aligned(clock.now + max(0, seconds))
    clock.iterate()
    clock.advance(to: limit)
  }

  /// Never comes back on iOS; here it returns at once, which is noted.
  public func run() { Unsupported.note("RunLoop.run without an end") }

  /// Runs turns within this one until something has happened, at most until a date; whether the loop ran.
  @discardableResult
  public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
    guard isPrograms, let clock = VirtualClock.current else { return false }
    let limit = clock.now + max(0, limitDate.timeIntervalSinceNow)
    // Events that are due, the main queue, and work on other threads.
    let isDue = !clock.skip(to: clock.now)
    clock.iterate()
    if isDue { return true }
    guard let next = clock.nextEventTime, next <= limit else {
      run(until: limitDate)
      return true
    }
    clock.advance(to: max(next, clock.now))
    return true
  }
}
