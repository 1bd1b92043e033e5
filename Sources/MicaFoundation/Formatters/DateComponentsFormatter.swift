// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths of time in words, which Foundation has on Apple's systems alone.

public import Foundation

/// Writes lengths of time: `1:05:09`, `1h 5m 9s`, `1 hour, 5 minutes, 9 seconds`.
///
/// Partly: words are English whatever the locale is.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:09`
    case positional
    /// `1h 5m 9s`
    case abbreviated
    /// `1 hr, 5 min, 9 sec`
    case short
    /// `1 hour, 5 minutes, 9 seconds`
    case full
    /// `one hour, five minutes, nine seconds`
    case spellOut
    /// `1hr 5min 9sec`
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `dropLeading` for the positional style, `dropAll` for others.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first other one are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last other one are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written, positional ones with two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which units are written; none, the default, for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// What years and months are; the program's by default.
  open var calendar: Calendar? = .current
  /// When lengths begin, for months of unequal lengths; nil for a fixed date.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction; kept, and without effect on Apple's systems too.
  open var allowsFractionalUnits = false
  /// The most units that are written, the largest first; 0, the default, for all.
  open var maximumUnitCount = 0
  /// Whether one of the largest unit is counted in the next one; false by default.
  open var collapsesLargestUnit = false
  /// Whether `About` comes before; false by default.
  open var includesApproximationPhrase = false
  /// Whether `remaining` comes after; false by default.
  open var includesTimeRemainingPhrase = false
  /// Where it stands in a sentence; kept.
  open var formattingContext = Formatter.Context.unknown

  /// A length of seconds in words.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(abs(ti).rounded())
    return string(from: parts(from: start, to: end), isNegative: ti < 0)
  }

  /// The length between two dates in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (from, to) = isNegative ? (endDate, startDate) : (startDate, endDate)
    return string(from: parts(from: from, to: to), isNegative: isNegative)
  }

  /// Numbers of units in words; seconds beyond a minute become minutes where these are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Numbers of units in words of a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The words for components, a number of seconds, or a length of time between two dates.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  // MARK: Parts

  private var usedCalendar: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private var units: [TimeUnit] {
    let allowed = TimeUnit.all.filter { allowedUnits.contains($0.calendarUnit) }
    return allowed.isEmpty ? TimeUnit.all.filter { $0.name != "week" } : allowed
  }

  private func parts(from start: Date, to end: Date) -> [(unit: TimeUnit, count: Int)] {
    let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { ($0, components.value(for: $0.component) ?? 0) }
  }

  private func string(from all: [(unit: TimeUnit, count: Int)], isNegative: Bool) -> String {
    var parts = dropped(all)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positional(parts) : words(parts)
    if isNegative { text = "-" + text }
    if unitsStyle != .positional {
      if includesApproximationPhrase { text = "About " + text }
      if includesTimeRemainingPhrase { text += " remaining" }
    }
    return text
  }

  /// Without the zeros that the behaviour leaves out; at least the smallest unit stays.
  private func dropped(
    _ all: [(unit: TimeUnit, count: Int)]
  ) -> [(unit: TimeUnit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    if behavior.contains(.pad) { behavior.subtract(.dropAll) }
    guard let first = all.firstIndex(where: { $0.count != 0 }),
      let last = all.lastIndex(where: { $0.count != 0 })
    else { return behavior.contains(.dropLeading) ? Array(all.suffix(1)) : all }
    let kept = all.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    return kept.map(\.element)
  }

  private func positional(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    parts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }.joined(separator: ":")
  }

  private func words(_ parts: [(unit: TimeUnit, count: Int)]) -> String {
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return parts.map { part in
      let number = unitsStyle == .spellOut ? Self.spelled(part.count) : "\(part.count)"
      return number + (isTight ? "" : " ") + part.unit.word(unitsStyle, part.count)
    }.joined(separator: isTight ? " " : ", ")
  }

  private static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

/// A unit of time and its words.
private struct TimeUnit {
  let name: String
  let calendarUnit: NSCalendar.Unit
  let component: Calendar.Component
  let letter: String
  let short: String
  /// Whether the short word has a plural.
  let isCounted: Bool

  static let all = [
    TimeUnit("year", .year, .year, letter: "y", short: "yr", isCounted: true),
    TimeUnit("month", .month, .month, letter: "mo", short: "mth", isCounted: true),
    TimeUnit("week", .weekOfMonth, .weekOfMonth, letter: "w", short: "wk", isCounted: true),
    TimeUnit("day", .day, .day, letter: "d", short: "day", isCounted: true),
    TimeUnit("hour", .hour, .hour, letter: "h", short: "hr", isCounted: false),
    TimeUnit("minute", .minute, .minute, letter: "m", short: "min", isCounted: false),
    TimeUnit("second", .second, .second, letter: "s", short: "sec", isCounted: false),
  ]

  init(
    _ name: String, _ calendarUnit: NSCalendar.Unit, _ component: Calendar.Component,
    letter: String, short: String, isCounted: Bool
  ) {
    (self.name, self.calendarUnit, self.component) = (name, calendarUnit, component)
    (self.letter, self.short, self.isCounted) = (letter, short, isCounted)
  }

  func word(_ style: DateComponentsFormatter.UnitsStyle, _ count: Int) -> String {
    let ending = count == 1 ? "" : "s"
    switch style {
    case .positional, .abbreviated: return letter
    case .short, .brief: return short + (isCounted ? ending : "")
    case .full, .spellOut: return name + ending
    }
  }
}
