// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Ranges of time as Darwin's NSCalendar tells them: by the addresses of a start and a length. Linux's returns an interval.

public import Foundation

extension NSCalendar {
  /// Tells the unit's range that holds a date. Returns `false`, and changes nothing, if there is none.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    Self.tell(range(of: unit, for: date), datep, tip)
  }

  /// Tells the weekend that holds a date. Returns `false`, and changes nothing, if the date is in none.
  public func range(
    ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
  ) -> Bool {
    Self.tell(range(ofWeekendContaining: date), datep, tip)
  }

  /// Tells the weekend after a date, or the one before it. Returns `false`, and changes nothing, if there is none.
  public func nextWeekendStart(
    _ datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
    options: NSCalendar.Options = [], after date: Date
  ) -> Bool {
    Self.tell(nextWeekendAfter(date, options: options), datep, tip)
  }

  private static func tell(
    _ interval: DateInterval?, _ datep: UnsafeMutablePointer<NSDate?>?,
    _ tip: UnsafeMutablePointer<TimeInterval>?
  ) -> Bool {
    guard let interval else { return false }
    datep?.pointee = interval.start as NSDate
    tip?.pointee = interval.duration
    return true
  }
}
