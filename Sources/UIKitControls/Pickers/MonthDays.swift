// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the days of a month stand in a calendar.

import MicaFoundation

/// The days of one month, in rows of weeks.
struct MonthDays: Equatable {
  /// The era, year and month.
  let month: DateComponents
  /// Places before the first day in its row.
  let leading: Int
  /// How many days the month has.
  let count: Int

  /// The month that a date lies in; nil where the calendar knows none.
  init?(around date: Date, in calendar: Calendar) {
    let month = calendar.dateComponents([.era, .year, .month], from: date)
    var first = month
    first.day = 1
    guard let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start)
    else { return nil }
    self.month = month
    count = days.count
    leading = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// The row and the column of a day, both from 0.
  func place(of day: Int) -> (row: Int, column: Int) {
    ((leading + day - 1) / 7, (leading + day - 1) % 7)
  }

  /// The day at a place; nil where there is none.
  func day(row: Int, column: Int) -> Int? {
    let day = row * 7 + column - leading + 1
    return (0..<7).contains(column) && (1...max(1, count)).contains(day) ? day : nil
  }

  /// A day of the month.
  func components(of day: Int, in calendar: Calendar) -> DateComponents {
    var result = month
    result.calendar = calendar
    result.day = day
    return result
  }

  /// The first moment of the month.
  func start(in calendar: Calendar) -> Date? {
    var first = month
    first.day = 1
    return calendar.date(from: first)
  }
}

extension DateComponents {
  /// Whether both name the same day; an era that one of them leaves open is the other's.
  func isSameDay(as other: DateComponents?) -> Bool {
    guard let other else { return false }
    return year == other.year && month == other.month && day == other.day
      && (era == nil || other.era == nil || era == other.era)
  }
}
