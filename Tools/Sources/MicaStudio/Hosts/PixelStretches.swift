// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxes of pixels in fewer bytes, for pages: a browser takes 20 ms for each megabyte of a message, and a fraction of that
// to put pixels together.

/// Stretches of a box's pixels, row by row. Each begins with a number of 4 bytes, little endian: the kind in its upper two
/// bits, in the others how many pixels it makes.
///
/// | kind | pixels |
/// |---|---|
/// | 0 | all like the one that follows (4 bytes) |
/// | 1 | those that follow (4 bytes each) |
/// | 2 | those of the row above, at the same places |
///
/// A stretch may go on in the next row; the first row has none above it.
enum PixelStretches {
  /// Shorter ones aren't worth the number that they begin with.
  private static let shortest = 4

  /// The stretches; nil where they would take more than three quarters of what the pixels take.
  static func coded(
    _ base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt8]? {
    let area = width * height
    // Fewer bytes than the pixels take: that is how the page tells them apart.
    let most = min(max(16, area * 3 / 4), area - 1)
    var list = List()
    list.words.reserveCapacity(min(max(most, 0), 4_096))
    for y in 0..<height {
      let row = base + y * bytesPerRow
      var x = 0
      while x < width {
        let pixel = load(row, x)
        var end = x
        if y > 0 {
          let before = row - bytesPerRow
          while end < width, load(row, end) == load(before, end) { end += 1 }
        }
        if end - x >= shortest || end == width {
          list.add(.above, end - x)
          x = end
          continue
        }
        end = x + 1
        while end < width, load(row, end) == pixel { end += 1 }
        if end - x >= shortest {
          list.add(.alike, end - x)
          list.words.append(pixel)
          x = end
        } else {
          list.add(.plain, 1)
          list.words.append(pixel)
          x += 1
        }
        if list.words.count > most { return nil }
      }
    }
    return list.words.count <= most ? list.words.withUnsafeBytes { Array($0) } : nil
  }

  private enum Kind: UInt32 {
    case alike, plain, above
  }

  /// What was coded so far.
  private struct List {
    var words: [UInt32] = []
    /// The last stretch, and where its number stands.
    private var last = (kind: Kind.alike, place: 0)

    /// Adds a stretch, or makes the last one longer.
    @inline(__always)
    mutating func add(_ kind: Kind, _ count: Int) {
      if kind != .alike, kind == last.kind {
        words[last.place] += UInt32(count).littleEndian
      } else {
        last = (kind, words.count)
        words.append((kind.rawValue << 30 | UInt32(count)).littleEndian)
      }
    }
  }

  /// A pixel as it lies in memory.
  @inline(__always)
  private static func load(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
    row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
  }
}
