// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Foundation finds by itself, where a process runs one program.

internal import Foundation
internal import MicaContext

/// The process around a program.
package enum ProgramEnvironment {
  /// Takes the machine's zone and locale out of the process: `TZ`, `LANG` and `LC_ALL` are set to the
  /// program's, and Foundation's default zone with them.
  ///
  /// Called once, first thing in `main`, before another thread runs.
  package static func settle(
    locale: Locale = ProgramRegion.defaultLocale, timeZone: TimeZone = ProgramRegion.defaultTimeZone
  ) {
    for name in ["LC_ALL", "LANG"] { setenv(name, "\(locale.identifier).UTF-8", 1) }
    for name in ["LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_COLLATE", "LC_CTYPE", "LANGUAGE"] {
      unsetenv(name)
    }
    setenv("TZ", timeZone.identifier, 1)
    tzset()
    Foundation.NSTimeZone.resetSystemTimeZone()
    ProgramContext.process.run {
      ProgramRegion.current.locale = locale
      ProgramRegion.current.timeZone = timeZone
    }
  }

  /// The variable that names the device's iOS to a process; `HostProcess.system` sets it.
  package static let systemVariable = "MICA_SYSTEM"

  /// The device's iOS as UIDevice says it: "17.5".
  package static var systemVersion: String {
    guard let text = getenv(systemVariable) else { return "17.5" }
    return String(cString: text)
  }

  /// The numbers of the device's iOS; never empty.
  package static var system: [Int] {
    let numbers = systemVersion.split(separator: ".").compactMap { Int($0) }
    return numbers.isEmpty ? [17, 5] : numbers
  }
}
