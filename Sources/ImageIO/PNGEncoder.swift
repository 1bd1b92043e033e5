// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 9: pixmap → PNG file. Own framing and filters around libdeflate; the same pixmap gives the
// same bytes.

internal import CDeflate
import Foundation
package import MicaRaster

/// Writes PNG files: 8-bit sRGB, straight alpha, without alpha where the picture is opaque.
package enum PNGEncoder {
  /// The compressor's level, 1 ... 12: the lowest one whose files are not larger than those of
  /// libpng's defaults (level 6 is up to 16 % above, 8 takes three times as long; 2026-11).
  private static let level: Int32 = 7

  /// The whole file.
  package static func encode(_ pixmap: Pixmap) throws(ImageError) -> Data {
    let rows = PNGRows(pixmap)
    let compressed = try compress(rows.filtered())
    var file = Data(capacity: compressed.count + 128)
    file.append(contentsOf: signature)
    var header = Data()
    header.appendBigEndian(UInt32(pixmap.width))
    header.appendBigEndian(UInt32(pixmap.height))
    // Bit depth, colour type (2 RGB, 6 RGBA), and the only compression, filter and interlace.
    header.append(contentsOf: [8, rows.bytesPerPixel == 4 ? 6 : 2, 0, 0, 0])
    file.appendChunk("IHDR", header)
    file.appendChunk("sRGB", Data([0]))
    file.appendChunk("IDAT", compressed)
    file.appendChunk("IEND", Data())
    return file
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func compress(_ bytes: [UInt8]) throws(ImageError) -> Data {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw .outOfMemory
    }
    defer { libdeflate_free_compressor(compressor) }
    var result = Data(count: libdeflate_zlib_compress_bound(compressor, bytes.count))
    let size = result.withUnsafeMutableBytes { target in
      libdeflate_zlib_compress(
        compressor, bytes, bytes.count, target.baseAddress, target.count)
    }
    // The bound makes room for every input, so 0 can only mean that there was none to be had.
    guard size > 0 else { throw .outOfMemory }
    result.count = size
    return result
  }
}

extension Data {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  /// Length, name, content and the checksum of the latter two.
  fileprivate mutating func appendChunk(_ name: String, _ content: Data) {
    appendBigEndian(UInt32(content.count))
    append(contentsOf: name.utf8)
    append(content)
    let checksum = content.withUnsafeBytes { bytes in
      libdeflate_crc32(
        libdeflate_crc32(0, Array(name.utf8), name.utf8.count), bytes.baseAddress, bytes.count)
    }
    appendBigEndian(checksum)
  }
}
