// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, clips: strips times the alpha or luminance of an image, sampled at pixel centres. Gaps
// become tiles, since a mask may differ in each pixel.

import CMicaKernels

/// Which number of a mask's pixel is coverage.
package enum MaskChannel: UInt8, BitwiseCopyable, Sendable {
  case alpha
  /// Of the premultiplied colour, by the weights of Rec. 709.
  case luminance

  @inline(__always) fileprivate func coverage(_ pixel: UInt32) -> UInt8 {
    if self == .alpha { return UInt8(pixel >> 24) }
    let sum = (pixel & 255) &* 54 &+ (pixel >> 8 & 255) &* 183 &+ (pixel >> 16 & 255) &* 19
    return UInt8((sum &+ 128) >> 8)
  }
}

extension StripEncoder {
  /// A range of this encoder's own strips, multiplied by an image within `viewport`.
  package func mask(
    _ range: StripRange, by image: PreparedImage, _ channel: MaskChannel, viewport: PixelBox
  ) -> StripRange {
    let start = store.strips.pointee.count
    let endColumn = (Int(viewport.x1) + tileSize - 1) / tileSize
    let end = Int(range.start) + Int(range.count)
    for i in Int(range.start)..<end {
      let strip = store.strips.pointee[i]
      let hasNext = i + 1 < end && store.strips.pointee[i + 1].y == strip.y
      let next = hasNext ? Int(store.strips.pointee[i + 1].x) : endColumn
      let gapEnd = strip.gap == 0 ? strip.endX : max(next, strip.endX)
      if gapEnd == Int(strip.x) { continue }
      let columns = Int(strip.x)..<gapEnd
      let first = appendSampled(image, channel, columns, row: Int(strip.y))
      for column in columns {
        let own =
          column < strip.endX
          ? store.alphas.pointee[Int(strip.alpha) + column - Int(strip.x)]
          : StripIntersection.spread(strip.gap)
        let index = first + column - columns.lowerBound
        store.alphas.pointee[index] = StripIntersection.multiply(own, store.alphas.pointee[index])
      }
      store.strips.pointee.append(
        Strip(
          x: strip.x, y: strip.y, tiles: UInt32(columns.count), alpha: UInt32(first), gap: 0))
    }
    return StripRange(
      store: store.index, start: Int32(start), count: Int32(store.strips.pointee.count - start))
  }

  /// Appends tiles of the image's coverage; gives the first one's index.
  private func appendSampled(
    _ image: PreparedImage, _ channel: MaskChannel, _ columns: Range<Int>, row: Int
  ) -> Int {
    let first = store.alphas.pointee.count
    let count = columns.count * tileSize
    store.alphas.pointee.reserve(columns.count)
    store.alphas.pointee.count += columns.count
    let bytes = UnsafeMutableRawPointer(store.alphas.pointee.base + first)
      .assumingMemoryBound(to: UInt8.self)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { scratch in
      guard let pixels = scratch.baseAddress else { return }
      for r in 0..<tileSize {
        image.fill(
          pixels, x: columns.lowerBound * tileSize, y: row * tileSize + r, count: count,
          mica_kernels_reference())
        for i in 0..<count {
          bytes[(i >> 2) * 16 + r * tileSize + (i & 3)] = channel.coverage(pixels[i])
        }
      }
    }
    return first
  }
}
