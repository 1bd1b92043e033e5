// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images made smaller before they are sampled: each pixel becomes the mean of the area that it
// stands for. Separable, in floats; what `Sampling.high` does where an image shrinks.

/// Reduces images by area.
package enum AreaReduction {
  /// An image of `width` × `height`, neither greater than the image's own.
  package static func reduce(_ pixmap: Pixmap, width: Int, height: Int) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    let columns = shares(of: pixmap.width, in: width)
    let rows = shares(of: pixmap.height, in: height)
    var sum = [SIMD4<Float>](repeating: SIMD4(0, 0, 0, 0), count: width)
    for y in 0..<height {
      for x in 0..<width { sum[x] = SIMD4(0, 0, 0, 0) }
      for source in rows[y].first..<rows[y].end {
        add(pixmap, row: source, weight: rows[y].weight(source), columns, to: &sum)
      }
      let out = UnsafeMutableRawPointer(result.bytes + y * result.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { out[x] = (sum[x] / 255).packed }
    }
    return result
  }

  private static func add(
    _ pixmap: Pixmap, row: Int, weight: Float, _ columns: [Share], to sum: inout [SIMD4<Float>]
  ) {
    let pixels = UnsafeRawPointer(pixmap.bytes + row * pixmap.bytesPerRow)
    for x in columns.indices {
      let share = columns[x]
      var mean = SIMD4<Float>(0, 0, 0, 0)
      for i in share.first..<share.end {
        let p = pixels.loadUnaligned(fromByteOffset: i * 4, as: SIMD4<UInt8>.self)
        mean += SIMD4(Float(p.x), Float(p.y), Float(p.z), Float(p.w)) * share.weight(i)
      }
      sum[x] += mean * weight
    }
  }

  /// The pixels of one axis that one reduced pixel covers, and how much of each.
  private struct Share {
    var first: Int
    var end: Int
    var start: Float
    var inner: Float
    var last: Float

    @inline(__always) func weight(_ i: Int) -> Float {
      i == first ? start : i == end - 1 ? last : inner
    }
  }

  private static func shares(of size: Int, in count: Int) -> [Share] {
    let span = Double(size) / Double(count)
    return (0..<count).map { index in
      let low = Double(index) * span
      let high = index == count - 1 ? Double(size) : Double(index + 1) * span
      let first = Int(low)
      let end = max(first + 1, min(size, Int(high.rounded(.up))))
      let start = min(high, Double(first + 1)) - low
      let last = high - Double(end - 1)
      return Share(
        first: first, end: end, start: Float(start / (high - low)),
        inner: Float(1 / (high - low)), last: Float(last / (high - low)))
    }
  }
}
