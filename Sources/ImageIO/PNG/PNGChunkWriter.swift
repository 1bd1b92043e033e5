// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The frame of a PNG file: its signature and its chunks with their checksums.

internal import CDeflate

/// A PNG file that grows chunk by chunk.
struct PNGChunkWriter {
  private var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    bytes += PNGFile.signature
  }

  /// Length, name, content and the checksum of the latter two.
  mutating func append(_ name: String, _ content: [UInt8]) {
    bytes.appendBigEndian(UInt32(content.count))
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += content
    let checksum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress.map { $0 + start }, all.count - start)
    }
    bytes.appendBigEndian(checksum)
  }

  /// The first chunks: 8 bits a component, sRGB.
  mutating func appendHeader(width: Int, height: Int, hasAlpha: Bool) {
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(width))
    header.appendBigEndian(UInt32(height))
    // Bit depth, colour type (2 RGB, 6 RGBA), and the only compression, filter and interlace.
    header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    append("IHDR", header)
    append("sRGB", [0])
  }

  /// Resolution and orientation, where a file has to say them.
  mutating func append(_ tags: PictureTags) {
    if let dpi = tags.dpi {
      var content: [UInt8] = []
      // Pixels a metre.
      content.appendBigEndian(UInt32((dpi.width / 0.0254).rounded()))
      content.appendBigEndian(UInt32((dpi.height / 0.0254).rounded()))
      append("pHYs", content + [1])
    }
    if let block = ExifWriter.block(tags) { append("eXIf", block) }
  }

  /// The file with its end.
  consuming func finished() -> [UInt8] {
    append("IEND", [])
    return bytes
  }
}
