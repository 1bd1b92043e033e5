// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a program's device is, and what its user reads.

internal import Foundation
package import MicaContext
internal import Synchronization

/// Locale, zone and calendar of a program's device; safe from any thread.
package final class ProgramRegion: ProgramState, Sendable {
  /// American English.
  package static let defaultLocale = Locale(identifier: "en_US")
  /// Greenwich.
  package static let defaultTimeZone = TimeZone(secondsFromGMT: 0) ?? .gmt

  private let settings = Mutex(
    (locale: ProgramRegion.defaultLocale, timeZone: ProgramRegion.defaultTimeZone))

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: ProgramRegion { ProgramContext.current.state() }

  /// What the user reads, and how.
  package var locale: Locale {
    get { settings.withLock { $0.locale } }
    set { settings.withLock { $0.locale = newValue } }
  }

  /// The zone of the device.
  package var timeZone: TimeZone {
    get { settings.withLock { $0.timeZone } }
    set { settings.withLock { $0.timeZone = newValue } }
  }

  /// The locale's calendar, in the device's zone.
  package var calendar: Calendar {
    let (locale, timeZone) = settings.withLock { $0 }
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
