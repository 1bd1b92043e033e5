// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a file says of a picture beside its pixels.

internal import CoreGraphics

/// How a viewer should show a picture.
struct PictureTags: Sendable, Equatable {
  /// Which way up the rows are stored.
  var orientation = CGImagePropertyOrientation.up
  /// Pixels an inch, each 1 ... 65 535; nil where the file doesn't say.
  var dpi: CGSize?

  /// Pixels an inch that make sense, or nil.
  static func resolution(_ x: Double, _ y: Double) -> CGSize? {
    let range = 1.0...65_535
    return range.contains(x) && range.contains(y) ? CGSize(width: x, height: y) : nil
  }
}

/// What is known of one picture without unpacking it.
struct PictureFacts: Sendable, Equatable {
  var width: Int
  var height: Int
  /// Bits a component in the file.
  var depth = 8
  /// `kCGImagePropertyColorModelRGB` and so on.
  var colorModel = kCGImagePropertyColorModelRGB
  var hasAlpha = false
  var isIndexed = false
  var tags = PictureTags()
}

/// When and how often an animation's pictures are shown.
struct FrameDelay: Sendable, Equatable {
  /// Seconds, as the file has it.
  var unclamped: Double

  /// Seconds, at least the given ones: viewers don't believe shorter times.
  func clamped(to least: Double) -> Double { max(unclamped, least) }
}
