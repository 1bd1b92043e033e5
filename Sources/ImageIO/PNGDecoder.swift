// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PNG file → pixmap, by libspng within hard limits.

internal import CSpng
import Foundation
package import MicaRaster

/// Reads PNG files of every kind as 8-bit premultiplied RGBA.
package enum PNGDecoder {
  /// The most bytes that one auxiliary chunk may take up: 64 MiB.
  private static let chunkLimit = 64 << 20

  /// The size that the file announces, in pixels.
  package static func size(of file: Data) throws(ImageError) -> (width: Int, height: Int) {
    try withReader(file) { reader throws(ImageError) in try size(reader) }
  }

  /// The picture. Gamma and profile chunks are not applied: components count as sRGB.
  ///
  /// No memory for pixels is taken before the file was seen to be long enough to hold them.
  package static func decode(_ file: Data) throws(ImageError) -> Pixmap {
    try withReader(file) { reader throws(ImageError) in
      let (width, height) = try size(reader)
      var header = spng_ihdr()
      try check(spng_get_ihdr(reader, &header))
      // Deflate can't make one byte into more than 1032.
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(header.color_type)] ?? 1
      let rowBytes = (width * channels * Int(header.bit_depth) + 7) / 8
      guard rowBytes * height / 1032 <= file.count else { throw .truncated }

      let pixmap = Pixmap(width: width, height: height)
      let format = Int32(SPNG_FMT_RGBA8.rawValue)
      let flags = Int32(SPNG_DECODE_TRNS.rawValue)
      try check(spng_decode_image(reader, pixmap.bytes, width * height * 4, format, flags))
      // To the file's end, so that a cut-off one is noticed.
      try check(spng_decode_chunks(reader))
      premultiply(pixmap)
      return pixmap
    }
  }

  private static func withReader<Result>(
    _ file: Data, _ body: (OpaquePointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    guard file.starts(with: PNGEncoder.signature) else { throw .notAPNG }
    guard let reader = spng_ctx_new(0) else { throw .outOfMemory }
    defer { spng_ctx_free(reader) }
    spng_set_chunk_limits(reader, chunkLimit, chunkLimit)
    // The reader keeps a pointer into the bytes, so they must not move before it is done.
    let bytes = [UInt8](file)
    let outcome: Swift.Result<Result, ImageError> = bytes.withUnsafeBytes { buffer in
      do throws(ImageError) {
        try check(spng_set_png_buffer(reader, buffer.baseAddress, buffer.count))
        return .success(try body(reader))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private static func size(
    _ reader: OpaquePointer
  ) throws(ImageError) -> (width: Int, height: Int) {
    var header = spng_ihdr()
    try check(spng_get_ihdr(reader, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    guard width <= Pixmap.maximumPixelCount / height else {
      throw .tooLarge(width: width, height: height)
    }
    return (width, height)
  }

  private static func check(_ code: Int32) throws(ImageError) {
    if code == 0 { return }
    if code == Int32(SPNG_IO_EOF.rawValue) { throw .truncated }
    if code == Int32(SPNG_EMEM.rawValue) { throw .outOfMemory }
    throw .damaged(String(cString: spng_strerror(code)))
  }

  /// c' = round(c · a / 255).
  private static func premultiply(_ pixmap: Pixmap) {
    for i in 0..<pixmap.width * pixmap.height {
      let pixel = pixmap.bytes + i * 4
      let alpha = UInt32(pixel[3])
      if alpha == 255 { continue }
      for channel in 0..<3 {
        pixel[channel] = UInt8((UInt32(pixel[channel]) * alpha + 127) / 255)
      }
    }
  }
}
