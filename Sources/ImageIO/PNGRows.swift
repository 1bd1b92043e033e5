// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rows of a PNG file before compression: straight components, each row filtered by what suits
// it best.

import Foundation
internal import MicaRaster

/// A pixmap on its way into a PNG file.
struct PNGRows {
  private let pixmap: Pixmap
  /// 3 where every pixel is opaque, else 4.
  let bytesPerPixel: Int

  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    bytesPerPixel = Self.isOpaque(pixmap) ? 3 : 4
  }

  /// The rows that one worker filters at a time; about 0.3 ms for a phone's screen.
  private static let bandHeight = 64

  /// All rows, each with its filter's number in front.
  ///
  /// Bands of rows are filtered in parallel; the bytes don't depend on that.
  func filtered() -> [UInt8] {
    let stride = pixmap.width * bytesPerPixel + 1
    let total = pixmap.height * stride
    let bands = (pixmap.height + Self.bandHeight - 1) / Self.bandHeight
    return [UInt8](unsafeUninitializedCapacity: total) { out, size in
      // Each band writes its own rows only.
      nonisolated(unsafe) let target = out.baseAddress
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        guard let target else { return }
        let first = band * Self.bandHeight
        let last = min(first + Self.bandHeight, pixmap.height)
        filter(rows: first..<last, into: target + first * stride)
      }
      size = total
    }
  }

  /// Filters some rows, each by what costs it least, the first of equals.
  ///
  /// A row like the one above is left to `up` without trying, which makes it zeros.
  private func filter(rows: Range<Int>, into target: UnsafeMutablePointer<UInt8>) {
    let count = pixmap.width * bytesPerPixel
    // Two rows, each behind a zero pixel, and a row for each filter.
    var work = [UInt8](repeating: 0, count: 2 * (count + 4) + 5 * count)
    work.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var above = base + 4
      var row = above + count + 4
      let trials = base + 2 * (count + 4)
      if rows.lowerBound > 0 { unpremultiply(row: rows.lowerBound - 1, into: above) }
      var place = target
      for y in rows {
        unpremultiply(row: y, into: row)
        let isRepeated = y > 0 && memcmp(row, above, count) == 0
        let filter = isRepeated ? .up : bestFilter(row, above, count, trials: trials)
        place.initialize(to: filter.rawValue)
        if isRepeated {
          (place + 1).initialize(repeating: 0, count: count)
        } else {
          (place + 1).initialize(from: trials + Int(filter.rawValue) * count, count: count)
        }
        place += count + 1
        swap(&above, &row)
      }
    }
  }

  private func bestFilter(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    trials: UnsafeMutablePointer<UInt8>
  ) -> PNGRowFilter {
    var best = PNGRowFilter.none
    var least = UInt32.max
    for filter in PNGRowFilter.allCases {
      let cost = filter.apply(
        row: row, above: above, step: bytesPerPixel, count: count,
        into: trials + Int(filter.rawValue) * count)
      if cost < least {
        least = cost
        best = filter
      }
    }
    return best
  }

  /// One row as straight R, G, B and, where the picture has it, alpha: c' = round(c · 255 / a).
  private func unpremultiply(row y: Int, into out: UnsafeMutablePointer<UInt8>) {
    let source = pixmap.bytes + y * pixmap.bytesPerRow
    if bytesPerPixel == 3 {
      for x in 0..<pixmap.width {
        out[x * 3] = source[x * 4]
        out[x * 3 + 1] = source[x * 4 + 1]
        out[x * 3 + 2] = source[x * 4 + 2]
      }
      return
    }
    Self.quotients.withUnsafeBufferPointer { quotients in
      for x in 0..<pixmap.width {
        let pixel = source + x * 4
        let table = Int(pixel[3]) &<< 8
        out[x * 4] = quotients[table | Int(pixel[0])]
        out[x * 4 + 1] = quotients[table | Int(pixel[1])]
        out[x * 4 + 2] = quotients[table | Int(pixel[2])]
        out[x * 4 + 3] = pixel[3]
      }
    }
  }

  /// round(c · 255 / a) at index a · 256 + c, halves upwards, at most 255; 0 where a is 0.
  private static let quotients: [UInt8] = (0..<65536).map { index in
    let (a, c) = (index >> 8, index & 255)
    return a == 0 ? 0 : UInt8(min(255, (c * 255 + a / 2) / a))
  }

  private static func isOpaque(_ pixmap: Pixmap) -> Bool {
    for y in 0..<pixmap.height {
      let row = pixmap.bytes + y * pixmap.bytesPerRow
      var least: UInt8 = 255
      for x in 0..<pixmap.width { least = min(least, row[x * 4 + 3]) }
      if least < 255 { return false }
    }
    return true
  }
}
