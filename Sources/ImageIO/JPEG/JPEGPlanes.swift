// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Halved colours of a JPEG file at full size, as Apple's reader enlarges them: by triangles that end at each block's border
// (FACTS 3.15).

internal import CTurboJPEG
internal import MicaRaster

/// The components of a file whose two colours are halved both ways (4:2:0), as they are packed.
struct JPEGPlanes {
  private let width: Int
  private let height: Int
  /// Brightness, blueness, redness: rows without padding.
  private var planes: [[UInt8]]
  private var columns: Int { (width + 1) / 2 }
  private var rows: Int { (height + 1) / 2 }
  /// The side of a block.
  private static let block = 8

  /// Unpacks the components of a file of that size; nil where its colours aren't halved both ways. What the decoder says
  /// is left in it.
  init?(_ decoder: tjhandle, _ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    var (across, down, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let code = tjDecompressHeader3(
      decoder, bytes.baseAddress, UInt(bytes.count), &across, &down, &subsampling, &space)
    guard code == 0, subsampling == TJSAMP_420.rawValue, space == TJCS_YCbCr.rawValue,
      across == width, down == height
    else { return nil }
    (self.width, self.height) = (width, height)
    let halved = [UInt8](repeating: 0, count: ((width + 1) / 2) * ((height + 1) / 2))
    // The decoder writes whole pairs of columns and rows.
    let (evenWidth, evenHeight) = ((width + 1) / 2 * 2, (height + 1) / 2 * 2)
    planes = [[UInt8](repeating: 0, count: evenWidth * evenHeight), halved, halved]
    guard unpack(decoder, bytes) else { return nil }
  }

  /// Whether there is a picture, perhaps a damaged one.
  private mutating func unpack(_ decoder: tjhandle, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (y, u, v) = (planes[0], planes[1], planes[2])
    planes = []
    let code = y.withUnsafeMutableBufferPointer { y in
      u.withUnsafeMutableBufferPointer { u in
        v.withUnsafeMutableBufferPointer { v in
          var places: [UnsafeMutablePointer<UInt8>?] = [
            y.baseAddress, u.baseAddress, v.baseAddress,
          ]
          var strides = [Int32(columns * 2), Int32(columns), Int32(columns)]
          return tjDecompressToYUVPlanes(
            decoder, bytes.baseAddress, UInt(bytes.count), &places, 0, &strides, 0,
            TJFLAG_ACCURATEDCT)
        }
      }
    }
    planes = [y, u, v]
    return code == 0 || tjGetErrorCode(decoder) != TJERR_FATAL.rawValue
  }

  /// Fills an opaque picture of the same size.
  func fill(_ pixmap: Pixmap) {
    var blue = HalvedRow(count: columns)
    var red = HalvedRow(count: columns)
    for y in 0..<height {
      let row = y / 2
      // The row beside it on the pixel's side, if it is of the same block.
      let other = y & 1 == 0 ? row - 1 : row + 1
      let near = other / Self.block == row / Self.block && other >= 0 && other < rows ? other : row
      blue.read(planes[1], row * columns, near * columns)
      red.read(planes[2], row * columns, near * columns)
      planes[0].withUnsafeBufferPointer { light in
        Self.write(
          light.baseAddress! + y * columns * 2, blue, red,
          to: pixmap.bytes + y * pixmap.bytesPerRow, count: width)
      }
    }
  }

  /// Fills an opaque picture of that many times fewer columns and rows: brightness by its blocks' lowest frequencies, colours
  /// by twice as many of theirs.
  func fill(_ small: Pixmap, by factor: Int) {
    let resampler = ImageResampler()
    let light = Pixmap(width: small.width, height: small.height)
    resampler.reduceBlocks(
      interleaved([planes[0]], width: columns * 2, height: rows * 2), by: factor, into: light)
    var colors = interleaved([planes[1], planes[2]], width: columns, height: rows)
    if factor > 2 {
      let fewer = Pixmap(width: small.width, height: small.height)
      resampler.reduceBlocks(colors, by: factor / 2, into: fewer)
      colors = fewer
    }
    for y in 0..<small.height {
      func row(_ pixmap: Pixmap, _ channel: Int) -> [UInt8] {
        (0..<small.width).map { pixmap.bytes[y * pixmap.bytesPerRow + $0 * 4 + channel] }
      }
      Self.write(
        row(light, 0), HalvedRow(row(colors, 0)), HalvedRow(row(colors, 1)),
        to: small.bytes + y * small.bytesPerRow, count: small.width)
    }
  }

  /// Components as the first channels of a picture, for the resampler.
  private func interleaved(_ components: [[UInt8]], width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for (channel, levels) in components.enumerated() {
      for i in 0..<width * height { pixmap.bytes[i * 4 + channel] = levels[i] }
    }
    return pixmap
  }

  /// BT.601 in full range, in 16 bits of fraction, as the format's own library rounds it.
  private static func write(
    _ light: UnsafePointer<UInt8>, _ blue: HalvedRow, _ red: HalvedRow,
    to out: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    blue.wide.withUnsafeBufferPointer { blue in
      red.wide.withUnsafeBufferPointer { red in
        for x in 0..<count {
          let (y, cb, cr) = (Int32(light[x]), blue[x] &- 128, red[x] &- 128)
          let half: Int32 = 1 << 15
          let r = y &+ (91_881 &* cr &+ half) >> 16
          let g = y &+ (-22_554 &* cb &- 46_802 &* cr &+ half) >> 16
          let b = y &+ (116_130 &* cb &+ half) >> 16
          out[x &* 4] = UInt8(truncatingIfNeeded: min(max(r, 0), 255))
          out[x &* 4 &+ 1] = UInt8(truncatingIfNeeded: min(max(g, 0), 255))
          out[x &* 4 &+ 2] = UInt8(truncatingIfNeeded: min(max(b, 0), 255))
          out[x &* 4 &+ 3] = 255
        }
      }
    }
  }

  /// A row of one halved component at full width.
  private struct HalvedRow {
    /// Three parts of the row and one of its neighbour.
    private var sums: [Int32]
    private(set) var wide: [Int32]

    init(_ levels: [UInt8]) { (sums, wide) = ([], levels.map(Int32.init)) }

    init(count: Int) {
      sums = [Int32](repeating: 0, count: count)
      wide = [Int32](repeating: 0, count: count * 2)
    }

    mutating func read(_ plane: [UInt8], _ row: Int, _ near: Int) {
      plane.withUnsafeBufferPointer { plane in
        for i in sums.indices { sums[i] = 3 &* Int32(plane[row + i]) &+ Int32(plane[near + i]) }
      }
      sums.withUnsafeBufferPointer { sums in
        wide.withUnsafeMutableBufferPointer { wide in
          for i in sums.indices {
            let own = 3 &* sums[i]
            let left = i % JPEGPlanes.block == 0 ? i : i &- 1
            let right = i % JPEGPlanes.block == 7 || i &+ 1 == sums.count ? i : i &+ 1
            wide[2 &* i] = (own &+ sums[left] &+ 8) >> 4
            wide[2 &* i &+ 1] = (own &+ sums[right] &+ 8) >> 4
          }
        }
      }
    }
  }
}
