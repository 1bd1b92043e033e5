// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The order of a turn, and what time costs.

import MicaClock
import MicaContext
import Testing

@Suite struct VirtualClockTests {
  /// A refresh lies strictly after each time, the nearest one: two never share a frame, and none is skipped.
  @Test(arguments: [0, 86_400 * 60, 1_000_000_000]) func refreshesFollowOneAnother(first: Int) {
    for number in first..<first + 20_000 {
      let time = Double(number) / ScreenRefresh.rate
      let next = Double(number + 1) / ScreenRefresh.rate
      #expect(ScreenRefresh.time(after: time) == next)
      #expect(ScreenRefresh.time(after: time.nextDown) == time)
      #expect(ScreenRefresh.time(after: time.nextUp) == next)
    }
  }

  @Test func aTurnHasItsPhasesInOrderWhateverWasScheduledFirst() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: 1, in: .completions) { log.append("completion") }
    clock.schedule(at: 1, in: .frames) { log.append("frame") }
    clock.schedule(at: 1, in: .timers) {
      log.append("timer")
      clock.async {
        log.append("main")
        clock.async { log.append("main of main") }
      }
    }
    clock.schedule(at: 1, in: .touches) { log.append("touch") }
    clock.advance(to: 1) { _ in log.append("commit") }
    #expect(
      log == [
        "touch", "timer", "main", "main of main", "frame", "commit", "completion", "commit",
      ])
  }

  @Test func whatATurnAddsForItsMomentBelongsToTheNextTurn() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: 1) {
      log.append("a")
      clock.schedule(at: 1) { log.append("b") }
      clock.schedule(at: 0) { log.append("late") }
    }
    clock.advance(to: 2) { log.append("commit \($0)") }
    #expect(log == ["a", "commit 1.0", "b", "late", "commit 1.0"])
    #expect(clock.now == 2)
  }

  @Test func aLoopWithinATurnCommitsAlsoWhereNothingIsDue() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: 1) {
      log.append("a")
      clock.iterate()
      log.append("b")
    }
    clock.advance(to: 1) { log.append("commit \($0)") }
    #expect(log == ["a", "commit 1.0", "b", "commit 1.0"])
  }

  @Test func workOfTheMainQueueRunsWithoutAnyEvent() {
    let clock = VirtualClock()
    var times: [Double] = []
    clock.advance(to: 3)
    clock.async { times.append(clock.now) }
    clock.advance(to: 5)
    #expect(times == [3])
  }

  @Test func aCancelledEventNeverHappens() {
    let clock = VirtualClock()
    var count = 0
    let first = clock.schedule(at: 1) { count += 1 }
    let second = clock.schedule(at: 1) { count += 10 }
    clock.schedule(at: 1, in: .touches) { second.cancel() }
    first.cancel()
    #expect(clock.nextEventTime == 1 && !first.isPending)
    clock.advance(to: 2)
    #expect(count == 0 && clock.nextEventTime == nil)
  }

  @Test func cancelledEventsAreForgotten() {
    final class Kept {}
    let clock = VirtualClock()
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      clock.schedule(at: 1e9) { withExtendedLifetime(object) {} }.cancel()
    }
    #expect(kept == nil)
  }

  @Test func aProgramThatNeverRestsGetsAThousandTurnsInAMoment() {
    let clock = VirtualClock()
    var turns = 0
    func again() {
      turns += 1
      clock.schedule(at: clock.now) { again() }
    }
    again()
    clock.advance(to: 0.01)
    #expect((1000...1003).contains(turns))
    clock.advance(to: 0.1)
    #expect(clock.now == 0.1 && turns < 10_000)
  }

  @Test func aMainQueueThatNeverRestsLetsTimePass() {
    let clock = VirtualClock()
    var rounds = 0
    func again() {
      rounds += 1
      clock.async { again() }
    }
    again()
    clock.advance(to: 0.1)
    #expect(clock.now == 0.1 && rounds > 1000 && rounds < 10_000)
  }

  @Test func anHourWithoutEventsIsOneStep() {
    let clock = VirtualClock()
    var turns = 0
    clock.advance(to: 3600) { _ in turns += 1 }
    #expect(turns == 0 && clock.now == 3600)
  }

  @Test func aLongEventMakesTheOthersLate() {
    let clock = VirtualClock()
    var times: [Double] = []
    clock.schedule(at: 1) { clock.pass(2) }
    clock.schedule(at: 2) { times.append(clock.now) }
    clock.advance(to: 2.5)
    #expect(times == [3] && clock.now == 3)
  }

  @Test func turnsMayRunWithinATurn() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: 1) {
      log.append("outer")
      clock.advance(to: 2)
      log.append("outer again")
    }
    clock.schedule(at: 1.5) { log.append("inner") }
    clock.advance(to: 3) { log.append("commit \($0)") }
    #expect(log == ["outer", "inner", "commit 1.5", "outer again", "commit 2.0"])
  }

  @Test func strangeTimesDoNothing() {
    let clock = VirtualClock()
    var count = 0
    clock.schedule(at: .nan) { count += 1 }
    clock.schedule(at: -.infinity) { count += 10 }
    clock.schedule(at: .infinity) { count += 100 }
    clock.advance(to: .nan)
    clock.advance(to: -5)
    clock.pass(.infinity)
    clock.pass(-1)
    #expect(clock.now == 0 && count == 0)
    clock.advance(to: 1)
    #expect(clock.now == 1 && count == 10)
  }
}
