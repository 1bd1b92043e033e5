// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Views that change with time, on the program's clock.
@MainActor
struct TimelineTests {
  /// Counts what a timeline shows.
  private final class Dates {
    var list: [Date] = []
  }

  private func dates<S: TimelineSchedule>(
    _ schedule: @escaping () -> S, until end: Double
  ) throws -> [Double] {
    let dates = Dates()
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    stage.run {
      stage.root = UIHostingController(
        rootView: TimelineView(schedule()) { context in
          let _ = dates.list.append(context.date)
          Color.red
        })
    }
    _ = try stage.snapshot(at: end)
    let first = dates.list.first ?? Date()
    return dates.list.map { $0.timeIntervalSince(first) }
  }

  @Test func periodicTimelinesChangeAtTheirDates() throws {
    let found = try dates({ PeriodicTimelineSchedule(from: Date(), by: 0.5) }, until: 1.3)
    #expect(found.count == 3)
    for (date, expected) in zip(found, [0, 0.5, 1]) {
      #expect(abs(date - expected) < 1e-3)
    }
  }

  @Test func animationsChangeEachFrame() throws {
    let found = try dates({ AnimationTimelineSchedule() }, until: 0.5)
    #expect((28...33).contains(found.count))
    let slow = try dates({ AnimationTimelineSchedule(minimumInterval: 0.1) }, until: 0.55)
    #expect((5...7).contains(slow.count))
  }

  @Test func pausedAnimationsStandStill() throws {
    #expect(try dates({ AnimationTimelineSchedule(paused: true) }, until: 0.5).count == 1)
  }

  @Test func explicitDatesEnd() throws {
    let found = try dates(
      {
        let now = Date()
        return ExplicitTimelineSchedule([now, now + 0.2, now + 0.4])
      }, until: 2)
    #expect(found.count == 3)
  }

  @Test func minutesBeginAtFullMinutes() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    var entries = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 60))
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 120))
  }

  @Test func periodsBeginBeforeTheDate() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 7)
    var entries = schedule.entries(from: Date(timeIntervalSinceReferenceDate: 15), mode: .normal)
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 14))
    #expect(entries.next() == Date(timeIntervalSinceReferenceDate: 21))
    let hopeless = PeriodicTimelineSchedule(from: .now, by: 0)
    var none = hopeless.entries(from: .now, mode: .normal)
    #expect(none.next() != nil)
  }
}
