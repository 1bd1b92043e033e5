// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When the screen is refreshed: display links, animated scrolling, dynamics and fingers all count by this.

/// The refreshes of the device's screen, which lie at the multiples of the same part of a second.
package enum ScreenRefresh {
  /// Refreshes in a second.
  package static let rate = 60.0

  /// The number of the first refresh strictly after a time in seconds that is a multiple of `step`; infinite for times
  /// so late that two refreshes can't be told apart.
  package static func number(after time: Double, step: Double = 1) -> Double {
    guard time < 0x1p40 else { return .infinity }
    var count = (time * rate / step).rounded(.down) + 1
    while count * step / rate <= time { count += 1 }
    while (count - 1) * step / rate > time { count -= 1 }
    return count * step
  }

  /// The time in seconds of the first refresh strictly after a time.
  package static func time(after time: Double) -> Double { number(after: time) / rate }
}
