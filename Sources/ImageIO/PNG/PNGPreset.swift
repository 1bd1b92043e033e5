// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How much work goes into a PNG file's size.

/// A choice between a PNG file's size and the time to write it.
package enum PNGPreset: Sendable {
  /// As small as libpng's defaults make it.
  case small
  /// In less than half the time, at about two fifths more.
  case fast

  /// libdeflate's level, 1 ... 12. Level 7 is the lowest whose files are not larger than those of
  /// libpng's defaults (6 is up to 7 % above and gradients take a third more; 8 takes three times
  /// as long; 2026-11).
  var level: Int32 {
    switch self {
    case .small: 7
    case .fast: 1
    }
  }
}
