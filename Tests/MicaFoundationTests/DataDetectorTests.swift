// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Links, phone numbers, dates and addresses in texts, as Apple's documentation of NSDataDetector describes them.

import MicaFoundation
import Testing

@Suite struct DataDetectorTests {
  private func results(
    _ text: String, _ types: NSTextCheckingResult.CheckingType
  ) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types.rawValue).matches(
      in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  }

  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String]
  {
    try results(text, types).map { (text as NSString).substring(with: $0.range) }
  }

  @Test func linksWithAndWithoutASchemeAndMail() throws {
    let links = try results("see https://example.com/x for more", .link)
    #expect(links.count == 1 && links[0].range == NSRange(location: 4, length: 21))
    #expect(links[0].url?.host == "example.com" && links[0].resultType == .link)
    #expect(
      try results("www.apple.com", .link).first?.url?.absoluteString == "http://www.apple.com")
    #expect(try results("a@b.org!", .link).first?.url?.absoluteString == "mailto:a@b.org")
    #expect(
      try found("(https://en.wikipedia.org/wiki/Swift_(bird)), then swift.org/blog.", .link)
        == ["https://en.wikipedia.org/wiki/Swift_(bird)", "swift.org/blog"])
    #expect(
      try found("naïve 👍 https://a.de/b?c=d&e=%20#f.", .link) == ["https://a.de/b?c=d&e=%20#f"])
    #expect(try found("e.g. main.swift, 3.14 and v1.2.3 or http:// alone", .link).isEmpty)
  }

  @Test func phoneNumbers() throws {
    for number in [
      "(555) 123-4567", "555-123-4567", "+1 555 123 4567", "1-800-555-0199", "+49 30 1234567",
      "5551234567", "555.123.4567", "+4915112345678", "555-1234",
    ] {
      #expect(try found("Call \(number) now", .phoneNumber) == [number])
    }
    for other in [
      "2023-11-14", "3.14159265", "192.168.100.101", "12", "1 000 000 000", "$12345678",
      "4111 1111 1111 1111", "11/14/2023", "2019-2023",
    ] {
      #expect(try found("It is \(other) here", .phoneNumber).isEmpty, "\(other)")
    }
    #expect(try results("tel: 555-123-4567", .phoneNumber).first?.phoneNumber == "555-123-4567")
  }

  @Test func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    func parts(_ text: String) throws -> [Int?] {
      guard let date = try results(text, .date).first?.date else { return [] }
      let all = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      return [all.year, all.month, all.day, all.hour, all.minute]
    }
    #expect(try parts("on November 14, 2023") == [2023, 11, 14, 12, 0])
    #expect(try parts("Tue, Nov 14th 2023 at 5:30 PM") == [2023, 11, 14, 17, 30])
    #expect(try parts("14 March 2021") == [2021, 3, 14, 12, 0])
    #expect(try parts("2023-11-14 08:15") == [2023, 11, 14, 8, 15])
    #expect(try parts("due 11/14/2023, 9am") == [2023, 11, 14, 9, 0])
    #expect(try parts("14.11.2023") == [2023, 11, 14, 12, 0])
    #expect(try parts("February 31, 2023").isEmpty)
    #expect(try parts("may I ask").isEmpty && parts("version 1.2.3 of 99:99").isEmpty)
    let tomorrow = try #require(try results("see you tomorrow", .date).first?.date)
    #expect(calendar.isDateInTomorrow(tomorrow))
    let monday = try #require(try results("next Monday at noon", .date).first?.date)
    #expect(calendar.component(.weekday, from: monday) == 2 && monday > .now)
    #expect(try found("meet at 5:30 pm, ok?", .date) == ["5:30 pm"])
  }

  @Test func addresses() throws {
    let text = "Visit 1 Infinite Loop, Cupertino, CA 95014 or 350 5th Ave."
    let both = try results(text, .address)
    #expect(both.count == 2)
    #expect(both.first?.components?[.street] == "1 Infinite Loop")
    #expect(both.first?.addressComponents?[.city] == "Cupertino")
    #expect(both.first?.components?[.state] == "CA" && both.first?.components?[.zip] == "95014")
  }

  @Test func resultsDoNotOverlapAndTypesAreChecked() throws {
    let all: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address]
    #expect(
      try found("https://a.com/555-123-4567 5551234567 2023-11-14", all)
        == ["https://a.com/555-123-4567", "5551234567", "2023-11-14"])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    #expect(throws: (any Error).self) {
      try NSDataDetector(types: NSTextCheckingResult.CheckingType.spelling.rawValue)
    }
    let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: .max),
      NSRange(location: -1, length: 2), NSRange(location: 9, length: 1),
    ] {
      #expect(detector.matches(in: "a.com", options: [], range: range).isEmpty)
    }
    #expect(
      detector.rangeOfFirstMatch(in: "no", range: NSRange(location: 0, length: 2)).length == 0)
  }
}
