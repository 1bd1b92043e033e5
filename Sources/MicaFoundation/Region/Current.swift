// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `Locale.current` and its kin: the stage's.

public import Foundation

extension Locale {
  /// The locale of the program's device.
  public static var current: Locale { ProgramRegion.current.locale }

  /// The locale of the program's device, which stays what it is.
  public static var autoupdatingCurrent: Locale { ProgramRegion.current.locale }

  /// The languages that the device's user reads: the one of its locale.
  public static var preferredLanguages: [String] {
    let locale = ProgramRegion.current.locale
    guard let language = locale.language.languageCode?.identifier else { return [] }
    let parts = [language, locale.language.script?.identifier, locale.region?.identifier]
    // The script only where the name says it: "en-US", "zh-Hant-TW".
    let isScriptNamed = parts[1].map { locale.identifier.contains($0) } ?? false
    return [
      (isScriptNamed ? parts : [parts[0], parts[2]]).compactMap { $0 }.joined(separator: "-")
    ]
  }
}

extension TimeZone {
  /// The zone of the program's device.
  public static var current: TimeZone { ProgramRegion.current.timeZone }

  /// The zone of the program's device, which stays what it is.
  public static var autoupdatingCurrent: TimeZone { ProgramRegion.current.timeZone }
}

extension Calendar {
  /// The calendar of the program's device: its locale's, in its zone.
  public static var current: Calendar { ProgramRegion.current.calendar }

  /// The calendar of the program's device, which stays what it is.
  public static var autoupdatingCurrent: Calendar { ProgramRegion.current.calendar }
}

extension NSLocale {
  /// The locale of the program's device.
  public class var current: Locale { ProgramRegion.current.locale }

  /// The locale of the program's device, which stays what it is.
  public class var autoupdatingCurrent: Locale { ProgramRegion.current.locale }

  /// The languages that the device's user reads: the one of its locale.
  public class var preferredLanguages: [String] { Locale.preferredLanguages }
}

extension NSTimeZone {
  /// The zone of the program's device.
  public class var local: TimeZone { ProgramRegion.current.timeZone }

  /// The zone of the program's device.
  public class var system: TimeZone { ProgramRegion.current.timeZone }

  /// The zone of the program's device; setting it changes the program's, not the machine's.
  public class var `default`: TimeZone {
    get { ProgramRegion.current.timeZone }
    set { ProgramRegion.current.timeZone = newValue }
  }
}

extension NSCalendar {
  /// The calendar of the program's device.
  public class var current: Calendar { ProgramRegion.current.calendar }

  /// The calendar of the program's device, which stays what it is.
  public class var autoupdatingCurrent: Calendar { ProgramRegion.current.calendar }
}
