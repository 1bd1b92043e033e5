// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 9: pixmap → PNG file. Own framing and filters around libdeflate; the same pixmap gives the
// same bytes.

internal import Foundation
package import MicaRaster

/// Writes PNG files: 8-bit sRGB, straight alpha, without alpha where the picture is opaque.
package enum PNGEncoder {
  /// The whole file.
  package static func encode(
    _ pixmap: Pixmap, preset: PNGPreset = .small
  ) throws(ImageError) -> Data {
    Data(try file(pixmap, tags: PictureTags(), preset: preset))
  }

  /// The whole file with what `tags` say of resolution and orientation.
  static func file(
    _ pixmap: Pixmap, tags: PictureTags, preset: PNGPreset
  ) throws(ImageError) -> [UInt8] {
    let rows = PNGRows(pixmap, isOpaque: pixmap.isOpaque)
    let stream = try ParallelDeflate(rows: rows, preset: preset).stream()
    var file = PNGChunkWriter(capacity: stream.count + 256)
    file.appendHeader(width: pixmap.width, height: pixmap.height, hasAlpha: rows.hasAlpha)
    file.append(tags)
    file.append("IDAT", stream)
    return file.finished()
  }
}
