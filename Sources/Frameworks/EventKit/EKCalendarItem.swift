// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the user's calendar holds: values, which a program can make.

public import MicaFoundation

/// What is asked for.
public enum EKEntityType: UInt, Sendable {
  /// Days.
  case event
  /// Things to do.
  case reminder
}

/// What the user allows.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case fullAccess
  /// New ones are added.
  case writeOnly
  /// Allowed, as it was called before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// How many days are meant.
public enum EKSpan: Int, Sendable {
  /// This one.
  case thisEvent
  /// This one and those after it.
  case futureEvents
}

/// A calendar; there is none.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title = ""
  /// Its name among others.
  open var calendarIdentifier: String { "" }
}

/// Tells of a day.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// When.
  open var absoluteDate: Date?
  /// How long before.
  open var relativeOffset: TimeInterval
  /// At a time.
  public init(absoluteDate date: Date) { (absoluteDate, relativeOffset) = (date, 0) }
  /// Before.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// What days and things to do have.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String! = ""
  /// Its name among others.
  open var calendarItemIdentifier: String { "" }
  /// Where.
  open var location: String?
  /// Anything else.
  open var notes: String?
  /// Where to read of it.
  open var url: URL?
  /// In which calendar.
  open var calendar: EKCalendar!
  /// What tells of it.
  open private(set) var alarms: [EKAlarm]?
  /// Is told by one more.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Isn't told by this one any longer.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Something tells of it.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
}

/// A day.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it is the whole day.
  open var isAllDay = false
  /// Its name among others.
  open var eventIdentifier: String! { nil }
  /// A day.
  public init(eventStore: EKEventStore) {}
}

/// A thing to do.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Whether it is done.
  open var isCompleted = false
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// From when.
  open var startDateComponents: DateComponents?
  /// When it was done.
  open var completionDate: Date?
  /// How urgent.
  open var priority = 0
  /// A thing to do.
  public init(eventStore: EKEventStore) {}
}
