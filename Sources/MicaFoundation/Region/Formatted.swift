// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `formatted()` and the styles by name, which begin with the stage's locale and zone instead of the
// machine's.

public import Foundation

extension Date {
  /// The date and time in the device's locale and zone, numeric and without seconds.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The date and time in the device's locale and zone.
  public func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle.ofDevice(date: date, time: time).format(self)
  }
}

extension Date.FormatStyle {
  /// A style in the locale, calendar and zone of the program's device.
  fileprivate static func ofDevice(date: DateStyle? = nil, time: TimeStyle? = nil) -> Self {
    let region = ProgramRegion.current
    return Self(
      date: date, time: time, locale: region.locale, calendar: region.calendar,
      timeZone: region.timeZone)
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// A date's fields in the device's locale and zone.
  public static var dateTime: Self { .ofDevice() }
}

extension BinaryInteger {
  /// The number in the device's locale.
  public func formatted() -> String {
    IntegerFormatStyle<Self>(locale: ProgramRegion.current.locale).format(self)
  }
}

extension BinaryFloatingPoint {
  /// The number in the device's locale.
  public func formatted() -> String {
    FloatingPointFormatStyle<Self>(locale: ProgramRegion.current.locale).format(self)
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  /// A number in the device's locale.
  public static var number: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  /// Hundredths in the device's locale.
  public static var percent: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  /// An amount of money in the device's locale.
  public static func currency(code: String) -> Self {
    Self(code: code, locale: ProgramRegion.current.locale)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// A number in the device's locale.
  public static var number: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  /// Hundredths in the device's locale.
  public static var percent: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  /// An amount of money in the device's locale.
  public static func currency(code: String) -> Self {
    Self(code: code, locale: ProgramRegion.current.locale)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  /// A number in the device's locale.
  public static var number: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  /// Hundredths in the device's locale.
  public static var percent: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
  /// An amount of money in the device's locale.
  public static func currency(code: String) -> Self {
    Self(code: code, locale: ProgramRegion.current.locale)
  }
}

extension Decimal {
  /// The number in the device's locale.
  public func formatted() -> String {
    Decimal.FormatStyle(locale: ProgramRegion.current.locale).format(self)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  /// A number in the device's locale.
  public static var number: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  /// Hundredths in the device's locale.
  public static var percent: Self { Self(locale: ProgramRegion.current.locale) }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// An amount of money in the device's locale.
  public static func currency(code: String) -> Self {
    Self(code: code, locale: ProgramRegion.current.locale)
  }
}

extension Sequence where Element == String {
  /// The texts as a list in the device's language.
  public func formatted() -> String {
    Array(self).formatted(.list(type: .and).locale(ProgramRegion.current.locale))
  }
}
