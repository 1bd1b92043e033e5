// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PNG file → pixmap, by libspng within hard limits.

internal import CSpng
internal import Foundation
package import MicaRaster

/// Reads PNG files of every kind as 8-bit premultiplied RGBA.
package enum PNGDecoder {
  /// The picture; the first one of an animation. Gamma and profile chunks are not applied:
  /// components count as sRGB.
  ///
  /// No memory for pixels is taken before the file was seen to be long enough to hold them.
  package static func decode(_ file: Data) throws(ImageError) -> Pixmap {
    let bytes = [UInt8](file)
    guard bytes.starts(with: PNGFile.signature) else { throw .unknownFormat }
    var file = try PNGFile(bytes)
    file.ignoreProfile()
    guard file.isComplete || file.damage != nil, file.count > 0 else { throw .truncated }
    return try file.pixmap(at: 0, .whole)
  }

  /// One picture's own pixels; of a partial one the rows that are there.
  ///
  /// The reader gets a file of nothing but that picture: no other chunk can cost it time or memory.
  static func decode(
    _ frame: PNGFile.Frame, of file: PNGFile, isPartial: Bool
  ) throws(ImageError) -> Pixmap {
    let (width, height) = (frame.placement.width, frame.placement.height)
    let compressed = frame.data.reduce(0) { $0 + $1.count }
    // Deflate can't make one byte into more than 1032.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file.colorType] ?? 1
    let rowBytes = (width * channels * Int(file.header[8]) + 7) / 8
    guard isPartial || rowBytes * height / 1032 <= compressed else { throw .truncated }
    let picture = singlePicture(frame, of: file, size: compressed)
    guard let reader = spng_ctx_new(0) else { throw .outOfMemory }
    defer { spng_ctx_free(reader) }
    let pixmap = Pixmap(width: width, height: height)
    // The reader keeps a pointer into the bytes, so they must not move before it is done.
    let code = picture.withUnsafeBytes { buffer -> Int32 in
      let code = spng_set_png_buffer(reader, buffer.baseAddress, buffer.count)
      if code != 0 { return code }
      return isPartial ? readRows(reader, into: pixmap) : readAll(reader, into: pixmap)
    }
    try check(code)
    file.profile?.convert(pixmap)
    pixmap.premultiply()
    return pixmap
  }

  private static func readAll(_ reader: OpaquePointer, into pixmap: Pixmap) -> Int32 {
    spng_decode_image(
      reader, pixmap.bytes, pixmap.width * pixmap.height * 4, Int32(SPNG_FMT_RGBA8.rawValue),
      Int32(SPNG_DECODE_TRNS.rawValue))
  }

  /// Reads rows until the data ends.
  private static func readRows(_ reader: OpaquePointer, into pixmap: Pixmap) -> Int32 {
    let flags = Int32(SPNG_DECODE_TRNS.rawValue) | Int32(SPNG_DECODE_PROGRESSIVE.rawValue)
    var code = spng_decode_image(reader, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue), flags)
    while code == 0 {
      var row = spng_row_info()
      code = spng_get_row_info(reader, &row)
      guard code == 0, Int(row.row_num) < pixmap.height else { break }
      let target = pixmap.bytes + Int(row.row_num) * pixmap.bytesPerRow
      code = spng_decode_row(reader, target, pixmap.width * 4)
    }
    let ends = [SPNG_EOI, SPNG_IO_EOF, SPNG_EZLIB, SPNG_EIDAT_TOO_SHORT].map { Int32($0.rawValue) }
    return ends.contains(code) ? 0 : code
  }

  /// A file with the common chunks and one picture's data.
  private static func singlePicture(
    _ frame: PNGFile.Frame, of file: PNGFile, size: Int
  ) -> [UInt8] {
    var writer = PNGChunkWriter(capacity: size + 2048)
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(frame.placement.width))
    header.appendBigEndian(UInt32(frame.placement.height))
    writer.append("IHDR", header + file.header[8...])
    for chunk in file.common { writer.append(chunk.name, Array(file.bytes[chunk.content])) }
    var data: [UInt8] = []
    data.reserveCapacity(size)
    for range in frame.data { data += file.bytes[range] }
    writer.append("IDAT", data)
    return writer.finished()
  }

  private static func check(_ code: Int32) throws(ImageError) {
    if code == 0 { return }
    if code == Int32(SPNG_IO_EOF.rawValue) { throw .truncated }
    if code == Int32(SPNG_EMEM.rawValue) { throw .outOfMemory }
    throw .damaged(String(cString: spng_strerror(code)))
  }
}
