// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, paints: a resized image laid onto device pixels where its rectangle begins or ends
// between them.

/// Where an image lies along one axis of the device.
package struct PixelSpan: Hashable, Sendable {
  /// Where the image's first pixel begins.
  package var start: Double
  /// How far it reaches from there; negative where it is mirrored.
  package var length: Double

  package init(start: Double, length: Double) {
    (self.start, self.length) = (start, length)
  }

  /// How near to a pixel's edge an end must be to count as on it.
  private static let slack = 1e-4

  /// The first device pixel that is touched.
  package var first: Int { Int((min(start, start + length) + Self.slack).rounded(.down)) }

  /// The one after the last that is touched.
  package var end: Int {
    max(first + 1, Int((max(start, start + length) - Self.slack).rounded(.up)))
  }

  /// Resized pixels: enough for the length.
  package var resizedCount: Int { max(1, Int((abs(length) - Self.slack).rounded(.up))) }

  /// Whether both ends lie on pixels' edges and nothing is mirrored.
  package var isWhole: Bool {
    length > 0 && abs(start - start.rounded()) <= Self.slack
      && abs(length - length.rounded()) <= Self.slack
  }

  /// The resized pixels that device pixel `i` is made of.
  ///
  /// Fitted to Apple's pictures: the place is rounded to eighths of a pixel, and shares are sums of
  /// halvings only, so that an eighth counts as 1/16, a quarter as 1/8, three eighths as 1/4.
  func neighbors(of i: Int, in count: Int) -> PixelNeighbors {
    let place = (Double(i) + 0.5 - start) / length * Double(count) - 0.5
    let low = place.rounded(.down)
    let eighths = Int(((place - low) * 8 + 0.5).rounded(.down))
    let index = Int(max(-1, min(low, Double(count))))
    return PixelNeighbors(
      first: max(0, min(index, count - 1)), second: max(0, min(index + 1, count - 1)),
      share: Self.shares[max(0, min(eighths, 8))])
  }

  private static let shares: InlineArray<9, Float> = [
    0, 0.0625, 0.125, 0.25, 0.5, 0.75, 0.875, 0.9375, 1,
  ]
}

/// Two pixels of a row or column, and the second's share.
struct PixelNeighbors: BitwiseCopyable {
  var first: Int
  var second: Int
  var share: Float
}

/// Lays resized images onto device pixels; the memory is kept.
package final class PixelAlignment {
  private var columns = Buffer<PixelNeighbors>()

  package init() {}

  /// Fills `result`, which stands for the device pixels that the spans touch.
  package func align(
    _ source: Pixmap, across: PixelSpan, down: PixelSpan, into result: Pixmap
  ) {
    columns.count = 0
    for x in 0..<result.width {
      columns.append(across.neighbors(of: across.first + x, in: source.width))
    }
    for y in 0..<result.height {
      let rows = down.neighbors(of: down.first + y, in: source.height)
      let upper = UnsafeRawPointer(source.bytes + rows.first * source.bytesPerRow)
      let lower = UnsafeRawPointer(source.bytes + rows.second * source.bytesPerRow)
      let out = UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<result.width {
        let above = Self.mix(upper, columns[x]), below = Self.mix(lower, columns[x])
        out[x] = ImageResampler.packed(above * (1 - rows.share) + below * rows.share)
      }
    }
  }

  @inline(__always) private static func mix(
    _ row: UnsafeRawPointer, _ n: PixelNeighbors
  ) -> SIMD4<Float> {
    ImageResampler.levels(row, n.first) * (1 - n.share)
      + ImageResampler.levels(row, n.second) * n.share
  }
}
