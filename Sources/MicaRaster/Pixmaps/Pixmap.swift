// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixels in memory. A pixmap owns its bytes; the renderer writes rows of it from several threads,
// each row by exactly one worker.

/// A picture of premultiplied RGBA, 8 bits a channel, rows from top to bottom.
///
/// Mutable memory behind a reference: whoever writes must be the only user at that time (the
/// renderer writes each row from one worker only); afterwards it may be shared freely.
package final class Pixmap: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// From one row's first byte to the next row's; at least `width · 4`.
  package let bytesPerRow: Int
  /// R, G, B, A of each pixel, rows top to bottom, `bytesPerRow` apart.
  package let bytes: UnsafeMutablePointer<UInt8>
  private let owned: Bool
  /// Smaller versions that come from the packed picture. Set by the decoder, before anybody else sees the pixels.
  package var reductions: PixmapReductions?

  /// The most pixels that one pixmap may have, 2^28: a gigabyte.
  package static let maximumPixelCount = 1 << 28

  /// Clear (transparent black) pixels without padding. Both sides must be positive, their product
  /// at most `maximumPixelCount`.
  package init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0 && width <= Self.maximumPixelCount / height, "empty or huge pixmap")
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    bytes = PixmapMemory.take(width * height * 4)
    owned = true
  }

  /// Pixels in somebody else's memory (`height · bytesPerRow` bytes), which must outlive this
  /// object.
  package init(
    width: Int, height: Int, bytesPerRow: Int, unowned memory: UnsafeMutablePointer<UInt8>
  ) {
    precondition(
      width > 0 && height > 0 && width <= Self.maximumPixelCount / height
        && bytesPerRow >= width * 4, "empty or huge pixmap")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    bytes = memory
    owned = false
  }

  deinit { if owned { PixmapMemory.give(bytes, width * height * 4) } }

  /// A picture of its own with the same pixels and no padding.
  package func copy() -> Pixmap {
    let other = Pixmap(width: width, height: height)
    for y in 0..<height {
      (other.bytes + y * other.bytesPerRow).update(from: bytes + y * bytesPerRow, count: width * 4)
    }
    return other
  }

  /// R, G, B, A of one pixel, premultiplied.
  package subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
    let p = bytes + (y * bytesPerRow + x * 4)
    return SIMD4(p[0], p[1], p[2], p[3])
  }
}

/// Pixmaps are equal where they are the same memory.
extension Pixmap: Equatable {
  package static func == (a: Pixmap, b: Pixmap) -> Bool { a === b }
}

/// The same picture in 32-bit floats, for the reference renderer; premultiplied, 0 ... 1.
package final class FloatPixmap: @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let pixels: UnsafeMutablePointer<SIMD4<Float>>

  /// Clear pixels. Both sides must be positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "empty pixmap")
    self.width = width
    self.height = height
    pixels = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: width * height)
    pixels.initialize(repeating: SIMD4(0, 0, 0, 0), count: width * height)
  }

  deinit { pixels.deallocate() }

  package subscript(x: Int, y: Int) -> SIMD4<Float> {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
    return pixels[y * width + x]
  }
}
