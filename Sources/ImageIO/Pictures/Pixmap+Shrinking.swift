// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Smaller versions of pictures: each pixel is the mean of the area that it covers.

internal import MicaRaster

extension Pixmap {
  /// The picture with its longer side at most that many pixels; itself where it is that small.
  func shrunk(toSide side: Int) -> Pixmap {
    let longest = max(width, height)
    guard side > 0, longest > side else { return self }
    func scaled(_ length: Int) -> Int { max(1, (length * side * 2 + longest) / (longest * 2)) }
    return shrunk(to: scaled(width), scaled(height))
  }

  /// The means over the areas of the pixels of a smaller picture, exact but for roundings to 1/256
  /// and then to whole levels; in premultiplied components.
  private func shrunk(to newWidth: Int, _ newHeight: Int) -> Pixmap {
    let result = Pixmap(width: newWidth, height: newHeight)
    let columns = Self.areas(from: width, to: newWidth)
    let rows = Self.areas(from: height, to: newHeight)
    let count = newWidth * 4
    // A source row shrunk across, in 1/256 of a level, and the sum of such rows so far.
    var narrow = [UInt32](repeating: 0, count: count)
    var sums = [UInt64](repeating: 0, count: count)
    var known = -1
    for (y, area) in rows.enumerated() {
      for i in 0..<count { sums[i] = 0 }
      for part in area {
        if part.place != known {
          shrinkRow(part.place, columns, into: &narrow)
          known = part.place
        }
        for i in 0..<count { sums[i] &+= UInt64(narrow[i]) &* UInt64(part.weight) }
      }
      let target = result.bytes + y * result.bytesPerRow
      let total = UInt64(height) * 256
      for i in 0..<count { target[i] = UInt8((sums[i] + total / 2) / total) }
    }
    return result
  }

  private func shrinkRow(_ y: Int, _ columns: [[AreaPart]], into narrow: inout [UInt32]) {
    let source = bytes + y * bytesPerRow
    for (x, area) in columns.enumerated() {
      var sum = SIMD4<UInt32>(repeating: 0)
      for part in area {
        let pixel = source + part.place * 4
        sum &+=
          SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
          &* SIMD4(repeating: UInt32(part.weight))
      }
      for channel in 0..<4 {
        let total = UInt64(width)
        narrow[x * 4 + channel] = UInt32((UInt64(sum[channel]) * 256 + total / 2) / total)
      }
    }
  }

  /// A source pixel's share in a target pixel.
  private struct AreaPart {
    var place: Int
    /// In units of which all of a target pixel's add up to the source's length.
    var weight: Int
  }

  /// What each of `count` pixels covers of `length` ones.
  private static func areas(from length: Int, to count: Int) -> [[AreaPart]] {
    (0..<count).map { index in
      // Source pixels are `count` units long, target pixels `length`.
      let (start, end) = (index * length, (index + 1) * length)
      return (start / count...(end - 1) / count).map { place in
        AreaPart(
          place: place, weight: min(end, (place + 1) * count) - max(start, place * count))
      }
    }
  }
}
