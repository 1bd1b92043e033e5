// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dates relative to another one in words, which Foundation has on Apple's systems alone.

public import Foundation

/// Writes how far a date is from another one: `2 days ago`, `in 1 hour`, `tomorrow`.
///
/// The largest unit in which the dates differ is written; smaller ones are cut off. Words come from Unicode's CLDR by
/// `Date.AnchoredRelativeFormatStyle`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// The length of units.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  /// Whether near dates have names; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The position in a sentence, which decides on capital letters; `.unknown` by default.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts units; the program's by default.
  open var calendar: Calendar! = .current
  /// The language; the program's by default.
  open var locale: Locale! = .current

  /// The relative time of the largest component that is not zero. Negative components are in the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let unit =
      Self.units.first { (dateComponents.value(for: $0.component) ?? 0) != 0 }
      ?? Self.units.last { dateComponents.value(for: $0.component) != nil } ?? Self.second
    return text(dateComponents.value(for: unit.component) ?? 0, unit)
  }

  /// The relative time of a number of seconds from now. Negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The time of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let interval = date.timeIntervalSince(referenceDate)
    guard interval.isFinite, abs(interval) < 1e12 else { return text(0, Self.second) }
    var components = (calendar ?? .current).dateComponents(
      Set(Self.units.map(\.component)), from: referenceDate, to: date)
    if Self.units.allSatisfy({ (components.value(for: $0.component) ?? 0) == 0 }) {
      components = DateComponents(second: 0)
    }
    return localizedString(from: components)
  }

  /// The time of a date relative to now; nil if the object is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private typealias Unit = (component: Calendar.Component, field: Date.ComponentsFormatStyle.Field)
  private static let second: Unit = (.second, .second)
  private static let units: [Unit] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), second,
  ]

  /// The text of a value of one unit.
  ///
  /// The dates that the style compares lie in the middle of all units, so that it neither rounds nor carries.
  private func text(_ value: Int, _ unit: Unit) -> String {
    var counting = Calendar(identifier: .gregorian)
    counting.timeZone = .gmt
    let middle = Date(timeIntervalSinceReferenceDate: 14_128_230)
    let limited = min(max(value, -1_000_000), 1_000_000)
    guard let other = counting.date(byAdding: unit.component, value: limited, to: middle)
    else { return "" }
    let style: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: other, allowedFields: [unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
      locale: locale ?? .current, calendar: counting,
      capitalizationContext: FormatStyleCapitalizationContext(formattingContext)
    ).format(middle)
  }
}

extension FormatStyleCapitalizationContext {
  /// The style's word for a formatter's context.
  fileprivate init(_ context: Formatter.Context) {
    self =
      switch context {
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
  }
}
