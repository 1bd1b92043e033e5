// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dates in texts: numeric ones, English ones, and days and times relative to now.

internal import Foundation

/// A date without a time stands for noon, a time without a date for today, in the program's zone.
enum DateGrammar {
  private static let month =
    "january|february|march|april|may|june|july|august|september|october|november|december|"
    + "jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec"
  private static let weekday =
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thur|thu|fri|sat|sun"
  /// Groups: hour, minute, second, half; or noon or midnight.
  private static let time =
    #"(?:(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?\s?([ap]\.?m\b\.?)?|(noon|midnight))"#
  private static let clock =
    #"(?:(\d{1,2})(?::(\d{2})(?::(\d{2}))?\s?([ap]\.?m\b\.?)?|\s?([ap]\.?m\b\.?))|(noon|midnight))"#
  /// What joins a date and a time.
  private static let join = #"(?:,?\s(?:at\s|@\s?)?|T)"#

  private static let days = Pattern(
    #"(?<![\p{L}\p{N}/.\-])(?:(?:\#(weekday))\.?,?\s)?(?:"#
      // 1–3: 2023-11-14
      + #"(\d{4})-(\d{1,2})-(\d{1,2})"#
      // 4–6: 11/14/2023, 14.11.2023
      + #"|(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})"#
      // 7–9: November 14, 2023
      + #"|(\#(month))\b\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4}))?"#
      // 10–12: 14 November 2023
      + #"|(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(\#(month))\b\.?(?:,?\s(\d{4}))?"#
      // 13: today; 14, 15: next Monday
      + #"|(today|tomorrow|tonight|yesterday)|(?:(next|this|last)\s)?(\#(weekday))"#
      + #")(?![\p{L}\p{N}]|[/\-]\d|\.\d)(?:\#(join)\#(clock)(?!\p{L}))?"#)
  private static let times = Pattern(
    #"(?<![\p{L}\p{N}:.,/$€£\-])\#(clock)(?![\p{L}\p{N}]|[:.]\d)"#)

  static func dates(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    let now = Date.now
    let calendar = Calendar.current
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    var found: [DetectedData] = []
    for match in days.matches(in: string, range) {
      let parts = Parts(text, match)
      guard let place = match[0], !isCommonWord(text.substring(with: place)),
        var day = parts.day(in: gregorian, now: now)
      else { continue }
      guard parts.setTime(of: &day, from: 16) else { continue }
      guard let date = date(of: day, in: gregorian) else { continue }
      found.append(DetectedData(.date(date, timeZone: nil, duration: 0), at: place))
    }
    for match in times.matches(in: string, range) {
      guard let place = match[0], !found.contains(where: { $0.range.intersection(place) != nil })
      else { continue }
      var day = gregorian.dateComponents([.year, .month, .day], from: now)
      guard Parts(text, match).setTime(of: &day, from: 1), let date = date(of: day, in: gregorian)
      else { continue }
      found.append(DetectedData(.date(date, timeZone: nil, duration: 0), at: place))
    }
    return found
  }

  /// Words that are more often something else than a weekday or month.
  private static func isCommonWord(_ word: String) -> Bool {
    ["sun", "sat", "mon", "wed", "fri", "thu", "tue"].contains(word.lowercased())
  }

  /// The date of components that exist; nil for a 31st of February.
  private static func date(of day: DateComponents, in calendar: Calendar) -> Date? {
    var day = day
    if day.hour == nil { day.hour = 12 }
    guard let date = calendar.date(from: day) else { return nil }
    let back = calendar.dateComponents([.year, .month, .day], from: date)
    return back.month == day.month && back.day == day.day ? date : nil
  }

  /// The groups of a match.
  private struct Parts {
    let text: NSString
    let groups: [NSRange?]

    init(_ text: NSString, _ groups: [NSRange?]) { (self.text, self.groups) = (text, groups) }

    func word(_ index: Int) -> String? {
      groups[index].map { text.substring(with: $0).lowercased() }
    }
    func number(_ index: Int) -> Int? { word(index).flatMap { Int($0) } }

    /// The day of a match: its year, month and day.
    func day(in calendar: Calendar, now: Date) -> DateComponents? {
      let today = calendar.dateComponents([.year, .month, .day, .weekday], from: now)
      func day(_ year: Int?, _ month: Int?, _ day: Int?) -> DateComponents? {
        guard let month, let day, (1...12).contains(month), (1...31).contains(day) else {
          return nil
        }
        return DateComponents(year: year ?? today.year, month: month, day: day)
      }
      func shifted(by count: Int) -> DateComponents? {
        calendar.date(byAdding: .day, value: count, to: now).map {
          calendar.dateComponents([.year, .month, .day], from: $0)
        }
      }
      if let year = number(1) { return day(year, number(2), number(3)) }
      if let first = number(4), let second = number(5), var year = number(6) {
        if year < 100 { year += year < 50 ? 2000 : 1900 }
        let isMonthFirst =
          text.substring(with: groups[0] ?? NSRange()).contains("/") && Self.isMonthFirst
        return isMonthFirst && first <= 12 ? day(year, first, second) : day(year, second, first)
      }
      if let name = word(7) { return day(number(9), Self.month(name), number(8)) }
      if let name = word(11) { return day(number(12), Self.month(name), number(10)) }
      if let name = word(13) {
        return shifted(by: name == "tomorrow" ? 1 : name == "yesterday" ? -1 : 0)
      }
      guard let name = word(15), let weekday = Self.weekday(name), let present = today.weekday
      else { return nil }
      // The coming one; with "last" the one before today.
      let ahead = (weekday - present + 7) % 7
      return shifted(
        by: word(14) == "last" ? ahead - 7 : word(14) == "next" && ahead == 0 ? 7 : ahead)
    }

    /// Sets the time that the groups from `start` on give; false for a time that does not exist.
    func setTime(of day: inout DateComponents, from start: Int) -> Bool {
      if let name = word(start + 5) {
        day.hour = name == "noon" ? 12 : 0
        return true
      }
      guard var hour = number(start) else {
        if word(13) == "tonight", start > 13 { day.hour = 20 }
        return true
      }
      let minute = number(start + 1) ?? 0
      let second = number(start + 2) ?? 0
      if let half = word(start + 3) ?? word(start + 4) {
        guard (1...12).contains(hour) else { return false }
        hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
      }
      guard hour < 24, minute < 60, second < 60 else { return false }
      (day.hour, day.minute, day.second) = (hour, minute, second)
      return true
    }

    /// Whether the program's locale writes the month before the day.
    private static var isMonthFirst: Bool {
      let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current) ?? ""
      guard let month = format.firstIndex(of: "M"), let day = format.firstIndex(of: "d") else {
        return true
      }
      return month < day
    }

    private static func month(_ name: String) -> Int? {
      let names = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
      ]
      return names.firstIndex(of: String(name.prefix(3))).map { $0 + 1 }
    }

    private static func weekday(_ name: String) -> Int? {
      ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].firstIndex(of: String(name.prefix(3)))
        .map { $0 + 1 }
    }
  }
}
