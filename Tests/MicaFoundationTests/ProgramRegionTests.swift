// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locale, zone and calendar are the program's.

import MicaContext
import MicaFoundation
import Testing

@Suite struct ProgramRegionTests {
  private let moment = Date(timeIntervalSince1970: 1_704_102_060)  // 2024-01-01 09:41 GMT

  private func text(_ program: ProgramContext) -> String {
    program.run {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.timeStyle = .short
      return formatter.string(from: moment)
    }
  }

  @Test func aProgramBeginsInEnglishAtGreenwich() {
    let program = ProgramContext()
    program.run {
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale.preferredLanguages == ["en-US"])
      #expect(TimeZone.current.secondsFromGMT() == 0)
      #expect(Calendar.current.identifier == .gregorian)
      #expect(Calendar.current.firstWeekday == 1)
      #expect(Calendar.current.component(.hour, from: moment) == 9)
    }
    let text = text(program).replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(text == "January 1, 2024 at 9:41 AM")
  }

  @Test func anotherProgramIsElsewhere() throws {
    let program = ProgramContext()
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    program.run {
      ProgramRegion.current.locale = Locale(identifier: "de_DE")
      ProgramRegion.current.timeZone = tokyo
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(Calendar.current.timeZone == tokyo)
      #expect(Calendar.current.firstWeekday == 2)
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1234.5) == "1.234,5")
      #expect(NumberFormatter.localizedString(from: 0.5, number: .percent) == "50\u{A0}%")
    }
    let written = program.run { (moment.formatted(), 1234.5.formatted(), 0.5.formatted(.percent)) }
    #expect(written == ("1.1.2024, 18:41", "1.234,5", "50\u{A0}%"))
    #expect(text(program) == "1. Januar 2024 um 18:41")
    #expect(ProgramContext().run { Locale.current.identifier } == "en_US")
  }
}
