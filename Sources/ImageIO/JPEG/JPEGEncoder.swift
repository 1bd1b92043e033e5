// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixmap → JPEG file, by libjpeg-turbo.

internal import CTurboJPEG
internal import MicaRaster

/// Writes JPEG files.
enum JPEGEncoder {
  /// From this quality on, colours are stored as finely as brightness. (A guess, 2026-11.)
  private static let fullColor = 0.9

  /// The whole file. Quality is 0 ... 1; the picture must be opaque.
  static func file(
    _ pixmap: Pixmap, tags: PictureTags, quality: Double
  ) throws(ImageError) -> [UInt8] {
    guard pixmap.width <= 65_500, pixmap.height <= 65_500 else {
      throw .unsuitable("a JPEG picture has at most 65500 pixels a side")
    }
    guard let encoder = tjInitCompress() else { throw .outOfMemory }
    defer { tjDestroy(encoder) }
    let sampling = quality >= fullColor ? TJSAMP_444 : TJSAMP_420
    var memory: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(memory) }
    let code = tjCompress2(
      encoder, pixmap.bytes, Int32(pixmap.width), Int32(pixmap.bytesPerRow), Int32(pixmap.height),
      Int32(TJPF_RGBX.rawValue), &memory, &size, Int32(sampling.rawValue),
      Int32(max(1, min(100, (quality * 100).rounded()))), TJFLAG_ACCURATEDCT)
    guard code == 0, let memory else {
      throw .unsuitable(String(cString: tjGetErrorStr2(encoder)))
    }
    var file = Array(UnsafeBufferPointer(start: memory, count: Int(size)))
    write(tags, into: &file)
    return file
  }

  /// The encoder's file begins with its JFIF segment: 4 bytes, then 16 with the length.
  private static func write(_ tags: PictureTags, into file: inout [UInt8]) {
    guard file.holds("JFIF", at: 6) else { return }
    if let dpi = tags.dpi {
      var density: [UInt8] = [1]
      density.appendBigEndian(UInt16(dpi.width.rounded()))
      density.appendBigEndian(UInt16(dpi.height.rounded()))
      file.replaceSubrange(13..<18, with: density)
    }
    if let block = ExifWriter.block(tags) {
      var segment: [UInt8] = [0xFF, 0xE1]
      segment.appendBigEndian(UInt16(block.count + 8))
      file.insert(contentsOf: segment + Array("Exif\0\0".utf8) + block, at: 20)
    }
  }
}
