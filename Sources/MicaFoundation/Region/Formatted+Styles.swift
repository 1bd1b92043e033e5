// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles of lists, lengths of time and sizes, which begin with the stage's locale instead of the machine's.

public import Foundation

extension FormatStyle {
  /// A list of items, each in a style of its own, in the device's language.
  public static func list<MemberStyle, Base>(
    memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
  ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
    var style = Self(memberStyle: memberStyle)
    style.listType = type
    style.width = width
    style.locale = ProgramRegion.current.locale
    return style
  }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  /// A date relative to now, in the device's language.
  public static func relative(
    presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Self {
    let region = ProgramRegion.current
    return Self(
      presentation: presentation, unitsStyle: unitsStyle, locale: region.locale,
      calendar: region.calendar)
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  /// A number of bytes in the device's language.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: ProgramRegion.current.locale)
  }
}

extension Duration {
  /// The length as hours, minutes and seconds in the device's language.
  public func formatted() -> String {
    Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: ProgramRegion.current.locale)
      .format(self)
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  /// A length of time as digits, in the device's language.
  public static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self {
    Self(pattern: pattern, locale: ProgramRegion.current.locale)
  }
}

extension Range where Bound == Date {
  /// The time from one date to another in the device's locale and zone, numeric and without seconds.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The time from one date to another in the device's locale and zone.
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    let region = ProgramRegion.current
    return Date.IntervalFormatStyle(
      date: date, time: time, locale: region.locale, calendar: region.calendar,
      timeZone: region.timeZone
    ).format(self)
  }
}
