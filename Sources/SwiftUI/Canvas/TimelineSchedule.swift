// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When a timeline's views change.

public import Foundation

/// How often a timeline may change its views.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it wants.
  case normal
  /// Less often, to save energy.
  case lowFrequency
}

/// The dates at which a timeline's views change.
public protocol TimelineSchedule {
  /// How often a timeline may change its views.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from a date on, in order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Dates at the same distance.
public struct PeriodicTimelineSchedule: Equatable, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Dates from a date on, with an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
}

extension PeriodicTimelineSchedule: TimelineSchedule {
  /// The dates from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Without an interval there would be no end of dates.
    let interval = interval > 0 && interval.isFinite ? Swift.max(interval, 0.001) : .infinity
    guard interval.isFinite else { return Entries(date: start, interval: 1e9) }
    let steps = Swift.max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(date: start + steps * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: Equatable, Sendable {
  /// The beginning of each minute.
  public init() {}

  /// The dates.
  public typealias Entries = PeriodicTimelineSchedule.Entries
}

extension EveryMinuteTimelineSchedule: TimelineSchedule {
  /// The dates from the last full minute before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(
      date: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60), interval: 60)
  }
}

/// Dates that the program names.
public struct ExplicitTimelineSchedule<Entries: Sequence> where Entries.Element == Date {
  let dates: Entries

  /// Dates in order.
  public init(_ dates: Entries) { self.dates = dates }
}

extension ExplicitTimelineSchedule: TimelineSchedule {
  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame of the screen.
public struct AnimationTimelineSchedule: Equatable, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Each frame, or as few as a least interval in seconds asks for. A paused schedule has no dates but the first.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    (self.minimumInterval, isPaused) = (minimumInterval, paused)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    var isPaused: Bool
    var isFirst = true

    /// The next date.
    public mutating func next() -> Date? {
      guard isFirst || !isPaused else { return nil }
      isFirst = false
      defer { date += interval }
      return date
    }
  }
}

extension AnimationTimelineSchedule: TimelineSchedule {
  /// The dates from a date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let least = minimumInterval ?? 0
    let interval = least.isFinite ? Swift.max(least, 1 / 60) : 1e9
    return Entries(date: start, interval: interval, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from a date on, with an interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of the screen.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// Each frame, or as few as a least interval in seconds asks for.
  public static func animation(minimumInterval: TimeInterval? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that the program names.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
