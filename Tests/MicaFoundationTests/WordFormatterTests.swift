// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Relative dates, lists and names of people, as Apple's documentation shows them.

import MicaContext
import MicaFoundation
import Testing

@Suite struct WordFormatterTests {
  private func relative(
    _ seconds: TimeInterval, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    change(formatter)
    let reference = Date(timeIntervalSince1970: 1_700_000_000)
    return formatter.localizedString(
      for: reference.addingTimeInterval(seconds), relativeTo: reference)
  }

  @Test func theLargestUnitIsWrittenAndTheRestIsCutOff() {
    for (seconds, text) in [
      (0, "in 0 seconds"), (-1, "1 second ago"), (45, "in 45 seconds"), (3600, "in 1 hour"),
      (-7199, "1 hour ago"), (-2 * 86_400, "2 days ago"), (8 * 86_400, "in 1 week"),
      (-40 * 86_400, "1 month ago"), (800 * 86_400, "in 2 years"),
    ] as [(TimeInterval, String)] {
      #expect(relative(seconds) == text)
    }
    #expect(relative(.nan) == "in 0 seconds")
    #expect(relative(.infinity) == "in 0 seconds")
  }

  @Test func namesAndLengths() {
    #expect(relative(86_400) { $0.dateTimeStyle = .named } == "tomorrow")
    #expect(relative(-8 * 86_400) { $0.dateTimeStyle = .named } == "last week")
    #expect(relative(0) { $0.dateTimeStyle = .named } == "now")
    #expect(relative(-3 * 3600) { $0.unitsStyle = .short } == "3 hr. ago")
    #expect(relative(-3 * 3600) { $0.unitsStyle = .abbreviated } == "3h ago")
    #expect(relative(-3 * 3600) { $0.unitsStyle = .spellOut } == "three hours ago")
    #expect(relative(-86_400) { $0.locale = Locale(identifier: "de_DE") } == "vor 1 Tag")
    #expect(
      relative(86_400) {
        $0.locale = Locale(identifier: "fr_FR")
        $0.dateTimeStyle = .named
      } == "demain")
  }

  @Test func componentsAreTakenAsTheyAre() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: -40)) == "40 days ago")
    #expect(formatter.localizedString(from: DateComponents(hour: 3, minute: 20)) == "in 3 hours")
    #expect(formatter.localizedString(from: DateComponents(minute: 0)) == "in 0 minutes")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2]) == "one and two")
    #expect(formatter.string(from: ["x"]) == nil)
  }

  @Test func namesOfPeople() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
      PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(text(.default) == "Ada Lovelace" && text(.medium) == "Ada Lovelace")
    #expect(text(.long) == "Dr. Ada King Lovelace")
    #expect(text(.short) == "Ada" && text(.abbreviated) == "AL")
    name = PersonNameComponents()
    name.givenName = "明"
    name.familyName = "王"
    #expect(text(.default) == "王明")
    #expect(PersonNameComponentsFormatter.localizedString(from: .init(), style: .long).isEmpty)
    let read = PersonNameComponentsFormatter().personNameComponents(from: "Dr. Ada King Lovelace")
    #expect(read?.givenName == "Ada" && read?.middleName == "King")
    #expect(read?.familyName == "Lovelace" && read?.namePrefix == "Dr.")
  }

  @Test func stylesBeginWithTheProgramsLocale() {
    let context = ProgramContext()
    context.run {
      ProgramRegion.current.locale = Locale(identifier: "de_DE")
      #expect(Decimal(1234.5).formatted() == "1.234,5")
      #expect(Decimal(12.5).formatted(.currency(code: "EUR")) == "12,50\u{A0}€")
      #expect(["a", "b"].formatted() == "a und b")
      #expect([1, 2].formatted(.list(memberStyle: .number, type: .and)) == "1 und 2")
      #expect(Date.now.formatted(.relative(presentation: .named)) == "jetzt")
      #expect(1_500_000.formatted(.byteCount(style: .file)) == "1,5 MB")
      #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: 3600) == "in 1 Stunde")
    }
    context.run {
      ProgramRegion.current.locale = Locale(identifier: "en_US")
      #expect(Decimal(12.5).formatted(.currency(code: "USD")) == "$12.50")
      #expect(Duration.seconds(3723).formatted() == "1:02:03")
    }
  }

  @Test func numbersHaveBetweenTheLeastAndTheMostDigits() {
    let formatter = NumberFormatter()
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    let texts = [1, 2.25, 10.12345, -0.5, 1234.5].map {
      formatter.string(from: NSNumber(value: $0))
    }
    #expect(texts == ["1.0", "2.25", "10.123", "-0.5", "1234.5"])
    formatter.positiveFormat = "0.00"
    #expect(formatter.string(from: 1.239) == "1.24")
  }
}
