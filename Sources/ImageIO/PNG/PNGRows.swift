// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rows of a PNG file before compression: straight components, each row filtered by what suits
// it best.

internal import Foundation
internal import MicaRaster

/// A pixmap on its way into a PNG file.
struct PNGRows {
  private let pixmap: Pixmap
  /// 3 where every pixel is opaque, else 4.
  let bytesPerPixel: Int

  init(_ pixmap: Pixmap, isOpaque: Bool) {
    self.pixmap = pixmap
    bytesPerPixel = isOpaque ? 3 : 4
  }

  var hasAlpha: Bool { bytesPerPixel == 4 }

  var height: Int { pixmap.height }

  /// The bytes of a filtered row with its filter's number.
  var stride: Int { pixmap.width * bytesPerPixel + 1 }

  /// Some rows, each with its filter's number in front.
  func filtered(_ range: Range<Int>, _ preset: PNGPreset) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count * stride) { out, size in
      if let target = out.baseAddress { filter(rows: range, preset, into: target) }
      size = range.count * stride
    }
  }

  /// Filters some rows, each by what costs it least, the first of equals.
  ///
  /// A row like the one above is left to `up` without trying, which makes it zeros.
  private func filter(
    rows: Range<Int>, _ preset: PNGPreset, into target: UnsafeMutablePointer<UInt8>
  ) {
    let count = pixmap.width * bytesPerPixel
    // Two rows, each behind a zero pixel, and a row to try filters in.
    var work = [UInt8](repeating: 0, count: 2 * (count + 4) + count)
    work.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var above = base + 4
      var row = above + count + 4
      let trial = row + count
      if rows.lowerBound > 0 { unpremultiply(row: rows.lowerBound - 1, into: above) }
      var place = target
      for y in rows {
        unpremultiply(row: y, into: row)
        let out = place + 1
        if y > 0 && memcmp(row, above, count) == 0 {
          place.initialize(to: PNGRowFilter.up.rawValue)
          out.initialize(repeating: 0, count: count)
        } else {
          let filter =
            preset == .fast
            ? apply(.up, row, above, into: out).filter
            : filterBest(row, above, trial: trial, into: out)
          place.initialize(to: filter.rawValue)
        }
        place += count + 1
        swap(&above, &row)
      }
    }
  }

  /// From this cost a byte on, the dearest filter is tried too. Drawings stay below it and are
  /// rarely smaller with it, photographs often are (2026-11).
  private static let costForPaeth: UInt32 = 6

  private typealias Trial = (filter: PNGRowFilter, cost: UInt32)

  /// Leaves the row in `out`, filtered by what costs it least.
  private func filterBest(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    trial: UnsafeMutablePointer<UInt8>, into out: UnsafeMutablePointer<UInt8>
  ) -> PNGRowFilter {
    let count = stride - 1
    var best = apply(.none, row, above, into: out)
    func attempt(_ filter: PNGRowFilter) {
      let result = apply(filter, row, above, into: trial)
      if result.cost < best.cost {
        best = result
        out.update(from: trial, count: count)
      }
    }
    attempt(.sub)
    attempt(.up)
    if best.cost > Self.costForPaeth &* UInt32(truncatingIfNeeded: count) { attempt(.paeth) }
    return best.filter
  }

  private func apply(
    _ filter: PNGRowFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    into out: UnsafeMutablePointer<UInt8>
  ) -> Trial {
    let cost = filter.apply(
      row: row, above: above, step: bytesPerPixel, count: stride - 1, into: out)
    return (filter, cost)
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
    pixmap.straighten(row: y, into: out)
  }
}
