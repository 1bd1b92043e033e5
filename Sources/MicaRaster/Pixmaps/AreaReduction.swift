// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images made smaller before they are sampled: each pixel becomes the mean of the area that it
// stands for. Separable, in floats; what `Sampling.high` does where an image shrinks.

/// Reduces images by area; one user at a time. The memory is kept.
package final class AreaReduction {
  private var columns = Buffer<Share>()
  private var rows = Buffer<Share>()
  private var sums = Buffer<SIMD4<Float>>()

  package init() {}

  /// Fills `result`, whose sides are no greater than the image's own.
  package func reduce(_ pixmap: Pixmap, into result: Pixmap) {
    let (width, height) = (result.width, result.height)
    Self.share(pixmap.width, among: width, into: &columns)
    Self.share(pixmap.height, among: height, into: &rows)
    sums.count = 0
    sums.reserve(width)
    for y in 0..<height {
      for x in 0..<width { sums[x] = SIMD4(0, 0, 0, 0) }
      for source in rows[y].first..<rows[y].end {
        add(pixmap, row: source, weight: rows[y].weight(source), width: width)
      }
      let out = UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { out[x] = (sums[x] / 255).packed }
    }
  }

  private func add(_ pixmap: Pixmap, row: Int, weight: Float, width: Int) {
    let pixels = UnsafeRawPointer(pixmap.bytes + row * pixmap.bytesPerRow)
    for x in 0..<width {
      let share = columns[x]
      var mean = SIMD4<Float>(0, 0, 0, 0)
      for i in share.first..<share.end {
        let p = pixels.loadUnaligned(fromByteOffset: i * 4, as: SIMD4<UInt8>.self)
        mean += SIMD4(Float(p.x), Float(p.y), Float(p.z), Float(p.w)) * share.weight(i)
      }
      sums[x] += mean * weight
    }
  }

  /// The pixels of one axis that one reduced pixel covers, and how much of each.
  struct Share: BitwiseCopyable {
    var first: Int
    var end: Int
    var start: Float
    var inner: Float
    var last: Float

    @inline(__always) func weight(_ i: Int) -> Float {
      i == first ? start : i == end - 1 ? last : inner
    }
  }

  private static func share(_ size: Int, among count: Int, into result: inout Buffer<Share>) {
    let span = Double(size) / Double(count)
    result.count = 0
    for index in 0..<count {
      let low = Double(index) * span
      let high = index == count - 1 ? Double(size) : Double(index + 1) * span
      let first = Int(low)
      let end = max(first + 1, min(size, Int(high.rounded(.up))))
      let start = min(high, Double(first + 1)) - low
      let last = high - Double(end - 1)
      result.append(
        Share(
          first: first, end: end, start: Float(start / (high - low)),
          inner: Float(1 / (high - low)), last: Float(last / (high - low))))
    }
  }
}
