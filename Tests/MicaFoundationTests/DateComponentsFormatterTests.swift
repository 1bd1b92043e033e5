// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths of time in words, as Apple's documentation of the styles shows them.

import MicaFoundation
import Testing

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func styles() {
    #expect(text(3909, .positional) == "1:05:09")
    #expect(text(3909, .abbreviated) == "1h 5m 9s")
    #expect(text(3909, .short) == "1 hr, 5 min, 9 sec")
    #expect(text(3909, .full) == "1 hour, 5 minutes, 9 seconds")
    #expect(text(3909, .spellOut) == "one hour, five minutes, nine seconds")
    #expect(text(3909, .brief) == "1hr 5min 9sec")
    #expect(text(2 * 86_400, .full, [.day]) == "2 days")
  }

  @Test func zeros() {
    #expect(text(65, .positional, [.minute, .second]) == "1:05")
    #expect(text(5, .positional, [.minute, .second]) == "5")
    #expect(
      text(5, .positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:05")
    #expect(text(3600, .abbreviated) == "1h")
    #expect(text(3600, .positional) == "1:00:00")
    #expect(text(0, .abbreviated) == "0s")
    #expect(text(3609, .short) { $0.zeroFormattingBehavior = .dropLeading } == "1 hr, 0 min, 9 sec")
  }

  @Test func phrasesAndLimits() {
    #expect(text(3909, .full) { $0.maximumUnitCount = 1 } == "1 hour")
    #expect(
      text(300, .full) { $0.includesTimeRemainingPhrase = true } == "5 minutes remaining")
    #expect(text(300, .full) { $0.includesApproximationPhrase = true } == "About 5 minutes")
    #expect(text(.nan, .full) == nil)
    #expect(text(-90, .abbreviated) == "-1m 30s")
  }
}
