// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether a picture needs an alpha channel in its file.

internal import MicaRaster

extension Pixmap {
  /// Whether every pixel's alpha is 255.
  var isOpaque: Bool {
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      var least: UInt8 = 255
      for x in 0..<width { least = min(least, row[x * 4 + 3]) }
      if least < 255 { return false }
    }
    return true
  }

  /// Sets every pixel's alpha to 255.
  func makeOpaque() {
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      for x in 0..<width { row[x * 4 + 3] = 255 }
    }
  }
}
