// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The one tag that Mica writes in Exif's form: which way up a picture is.

/// Writes Exif blocks.
enum ExifWriter {
  /// A block from the byte-order mark on; nil where there is nothing to say.
  static func block(_ tags: PictureTags) -> [UInt8]? {
    guard tags.orientation != .up else { return nil }
    var block = Array("MM".utf8)
    block.appendBigEndian(42 as UInt16)
    // The directory follows, with one entry: tag, kind (a 16-bit number), count, value, padding.
    block.appendBigEndian(8 as UInt32)
    for value in [1, 0x112, 3] as [UInt16] { block.appendBigEndian(value) }
    block.appendBigEndian(1 as UInt32)
    block.appendBigEndian(UInt16(tags.orientation.rawValue))
    block.appendBigEndian(0 as UInt16)
    // No further directory.
    block.appendBigEndian(0 as UInt32)
    return block
  }
}
