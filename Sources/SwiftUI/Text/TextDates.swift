// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dates in texts, in the environment's locale and time zone.

/// Strings of dates.
enum TextDates {
  static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues)
    -> String
  {
    let formatter = DateFormatter()
    formatter.locale = environment.textLocale
    formatter.timeZone = environment.textTimeZone
    switch style.kind {
    case .time:
      (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
      return formatter.string(from: date)
    case .date:
      (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
      return formatter.string(from: date)
    case .relative, .offset, .timer:
      let seconds = date.timeIntervalSinceNow
      if style.kind == .timer { return clock(Swift.abs(seconds), showsHours: true) }
      let words = components(Swift.abs(seconds))
      return style.kind == .offset ? (seconds < 0 ? "+" : "-") + words : words
    }
  }

  /// The two largest units of a length of time.
  private static func components(_ seconds: TimeInterval) -> String {
    let whole = Int(min(seconds, 1e12))
    let units = [
      ("yr", 31_536_000), ("mth", 2_592_000), ("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1),
    ]
    var rest = whole
    var parts: [String] = []
    for (name, length) in units {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append("\(count) \(name)") }
      if parts.count == 2 { break }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// Hours, minutes and seconds.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(seconds, 0), 1e9))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(whole / 60):\(two(rest))"
  }

  static func timer(
    _ range: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool
  ) -> String {
    let now = min(max(pause ?? Date(), range.lowerBound), range.upperBound)
    let seconds =
      countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
    return clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours)
  }

  static func string(_ interval: DateInterval, _ environment: EnvironmentValues) -> String {
    let formatter = DateIntervalFormatter()
    formatter.locale = environment.textLocale
    formatter.timeZone = environment.textTimeZone
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    return formatter.string(from: interval) ?? ""
  }
}

extension Text {
  /// Whether the text changes as time passes.
  var dependsOnTime: Bool {
    switch content {
    case .date(_, let style): style != .date && style != .time
    case .timer(let range, let pause, _, _): pause == nil && range.upperBound > Date()
    case .joined(let first, let second): first.dependsOnTime || second.dependsOnTime
    case .key(let key, _, _):
      key.arguments.contains { if case .text(let text) = $0 { text.dependsOnTime } else { false } }
    default: false
    }
  }
}
