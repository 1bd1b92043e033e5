// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → animated PNG. Each frame after the first holds only the rectangle that changed.

internal import MicaRaster

/// Writes animated PNG files: 8-bit sRGB, straight alpha.
enum APNGEncoder {
  /// The whole file. Frames are cut to the first one's size, or lie in its top left corner.
  ///
  /// Loops 0 times for ever.
  static func file(
    _ frames: [(pixmap: Pixmap, delay: Double)], loopCount: Int, tags: PictureTags
  ) throws(ImageError) -> [UInt8] {
    guard let first = frames.first?.pixmap else { throw .unsuitable("an animation of no frames") }
    let isOpaque = frames.allSatisfy { $0.pixmap.isOpaque }
    var file = PNGChunkWriter(capacity: 1 << 16)
    file.appendHeader(width: first.width, height: first.height, hasAlpha: !isOpaque)
    file.append(tags)
    var control: [UInt8] = []
    control.appendBigEndian(UInt32(frames.count))
    control.appendBigEndian(UInt32(loopCount))
    file.append("acTL", control)
    var sequence: UInt32 = 0
    var canvas: Pixmap?
    for frame in frames {
      guard frame.pixmap.width == first.width, frame.pixmap.height == first.height else {
        throw .unsuitable("an animation whose frames differ in size")
      }
      let change = canvas.map { frame.pixmap.difference(from: $0) }
      let placement = change ?? FramePlacement(x: 0, y: 0, width: first.width, height: first.height)
      file.append("fcTL", fields(placement, delay: frame.delay, sequence: sequence))
      sequence += 1
      let rows = PNGRows(frame.pixmap.part(placement), isOpaque: isOpaque)
      let stream = try ParallelDeflate(rows: rows, preset: .small).stream()
      if canvas == nil {
        file.append("IDAT", stream)
      } else {
        var content: [UInt8] = []
        content.appendBigEndian(sequence)
        file.append("fdAT", content + stream)
        sequence += 1
      }
      canvas = frame.pixmap
    }
    return file.finished()
  }

  private static func fields(
    _ placement: FramePlacement, delay: Double, sequence: UInt32
  ) -> [UInt8] {
    var fields: [UInt8] = []
    fields.appendBigEndian(sequence)
    for value in [placement.width, placement.height, placement.x, placement.y] {
      fields.appendBigEndian(UInt32(value))
    }
    // Milliseconds while they fit into 16 bits, else hundredths.
    let whole: UInt16 = delay < 65.5 ? 1000 : 100
    fields.appendBigEndian(UInt16(max(0, min(65_535, (delay * Double(whole)).rounded()))))
    fields.appendBigEndian(whole)
    // Stays; takes the place of what was there.
    return fields + [0, 0]
  }
}
