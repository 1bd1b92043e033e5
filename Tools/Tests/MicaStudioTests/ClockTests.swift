// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program's time by what users do with it.

import MicaStudio
import Testing

struct ClockTests {
  @Test func itFollowsTheRealTimeWhileItPlays() {
    var clock = StudioClock()
    #expect(clock.time(at: 5) == 0)
    clock.play(2, at: 10)
    #expect(clock.time(at: 11) == 2)
    clock.pause(at: 12)
    #expect(clock.time(at: 50) == 4 && clock.speed == nil)
    clock.play(0.01, at: 50)
    #expect(abs(clock.time(at: 60) - 4.1) < 1e-9)
  }

  @Test func itCanBeSetAndGoesOnFromThere() {
    var clock = StudioClock()
    clock.play(1, at: 0)
    clock.seek(to: 30, at: 7)
    #expect(clock.time(at: 8) == 31)
    clock.seek(to: -4, at: 8)
    #expect(clock.time(at: 8) == 0)
    clock.seek(to: .nan, at: 8)
    #expect(clock.time(at: 8) == 0)
    clock.seek(to: 1e300, at: 8)
    #expect(clock.time(at: 9) == StudioClock.last)
  }

  @Test func aRangeIsPlayedOverAndOver() {
    var clock = StudioClock()
    clock.setLoop(1...3)
    clock.play(1, at: 0)
    #expect([0.5, 2.5, 3.5, 5.5, 7.25].map { clock.time(at: $0) } == [0.5, 2.5, 1.5, 1.5, 1.25])
    clock.setLoop(nil)
    #expect(clock.time(at: 8) == 8)
  }

  @Test func speedsThatAreNoneAreLeftAlone() {
    var clock = StudioClock()
    for speed in [0, -1, Double.nan, .infinity] { clock.play(speed, at: 0) }
    #expect(clock.speed == nil)
    clock.play(1000, at: 0)
    #expect(clock.speed == 64)
  }

  @Test func whatWasReachedIsRemembered() {
    var clock = StudioClock()
    clock.reach(3)
    clock.reach(2)
    #expect(clock.latest == 3)
    clock.rewind(to: 1)
    #expect(clock.latest == 1)
  }
}
