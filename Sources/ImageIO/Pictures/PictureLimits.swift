// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How large a picture a file may unpack to: what stops the few bytes that claim to be a gigabyte.

internal import MicaRaster

/// The bounds within which files are believed.
enum PictureLimits {
  /// What any file may ask for: 8 Mi pixels, 32 MB; an animation, whose canvas is in memory four
  /// times while it's composed, three eighths of that.
  private static let freePixels = 1 << 23
  /// What each byte of a file may add. Deflate packs at most 344 opaque pixels into a byte, drawings
  /// seldom more than 100, photographs 10.
  private static let pixelsPerByte = 128

  /// Throws unless a file of that many bytes may hold a picture of that size.
  static func check(
    width: Int, height: Int, fileSize: Int, isAnimation: Bool = false
  ) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged("a picture without pixels") }
    guard width <= Pixmap.maximumPixelCount / height,
      width * height <= freePixels * (isAnimation ? 3 : 8) / 8 + fileSize * pixelsPerByte
    else { throw .tooLarge(width: width, height: height) }
  }
}
