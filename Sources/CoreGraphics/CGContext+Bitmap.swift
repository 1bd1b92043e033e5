// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a bitmap context says about its memory, and the pictures that it gives out.

internal import MicaRaster

extension CGContext {
  /// The memory of a bitmap context, top row first; nil for other contexts.
  ///
  /// From now on every call has drawn when it returns.
  public var data: UnsafeMutableRawPointer? {
    flushRecording()
    return surface?.expose()
  }

  /// The bitmap's width in pixels; 0 for other contexts.
  public var width: Int { surface?.pixmap.width ?? 0 }

  /// The bitmap's height in pixels; 0 for other contexts.
  public var height: Int { surface?.pixmap.height ?? 0 }

  /// The bytes from one row to the next; 0 for other contexts.
  public var bytesPerRow: Int { surface?.pixmap.bytesPerRow ?? 0 }

  /// The bits of a component; 0 for other contexts.
  public var bitsPerComponent: Int { surface == nil ? 0 : 8 }

  /// The bits of a pixel; 0 for other contexts.
  public var bitsPerPixel: Int { surface == nil ? 0 : 32 }

  /// The bitmap's colour space; nil for other contexts.
  public var colorSpace: CGColorSpace? { surface?.space }

  /// The bitmap's layout; none for other contexts.
  public var bitmapInfo: CGBitmapInfo { surface?.bitmapInfo ?? [] }

  /// Where the bitmap's alpha lies; none for other contexts.
  public var alphaInfo: CGImageAlphaInfo { surface?.bitmapInfo.alphaInfo ?? .none }

  /// A picture of the bitmap as it is now; nil for other contexts.
  ///
  /// The pixels are copied only when drawing goes on or the memory is known to others.
  public func makeImage() -> CGImage? {
    flushRecording()
    return surface?.makeImage()
  }

  /// Draws what was recorded so far.
  public func flush() { flushRecording() }

  /// Draws what was recorded so far.
  public func synchronize() { flushRecording() }
}
