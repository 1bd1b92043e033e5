// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6's product: strips. Only tiles that an edge crosses carry coverage bytes; what lies
// between them is a gap with one coverage for each pixel row. Read by clips and by stage 7.

import CMicaKernels

/// The side of a tile and the height of a row, in pixels.
package let tileSize = 4

/// A run of tiles in one row, and the gap behind it; laid out in C for the grid.
package typealias Strip = mica_strip

extension Strip {
  package var endX: Int { Int(x) &+ Int(tiles) }
}

/// Strips of one outline: a range of a store's strips, in order of row, then column.
package struct StripRange: BitwiseCopyable, Sendable {
  package var store: Int32
  package var start: Int32
  package var count: Int32

  package static let empty = StripRange(store: 0, start: 0, count: 0)

  package init(store: Int32, start: Int32, count: Int32) {
    self.store = store
    self.start = start
    self.count = count
  }
}

/// Strips and coverage bytes of many outlines, written by one worker and read by all later.
package final class StripStore: @unchecked Sendable {
  let index: Int32
  // Behind pointers, so that an access in a hot loop is not checked for exclusivity each time.
  let strips = UnsafeMutablePointer<Buffer<Strip>>.allocate(capacity: 1)
  let alphas = UnsafeMutablePointer<Buffer<SIMD16<UInt8>>>.allocate(capacity: 1)

  package init(index: Int) {
    self.index = Int32(index)
    strips.initialize(to: Buffer(capacity: 1024))
    alphas.initialize(to: Buffer(capacity: 4096))
  }

  deinit {
    strips.deinitialize(count: 1)
    strips.deallocate()
    alphas.deinitialize(count: 1)
    alphas.deallocate()
  }

  package func removeAll() {
    strips.pointee.count = 0
    alphas.pointee.count = 0
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  ///
  /// The stores of two generations are used in turns, for many frames each: they need the same.
  package func giveBack(with other: StripStore) -> Int {
    let strips = max(strips.pointee.needed, other.strips.pointee.needed)
    let alphas = max(alphas.pointee.needed, other.alphas.pointee.needed)
    return giveBack(strips, alphas) + other.giveBack(strips, alphas)
  }

  /// The same for a store that is alone.
  package func giveBack() -> Int { giveBack(0, 0) }

  private func giveBack(_ stripCount: Int, _ alphaCount: Int) -> Int {
    strips.pointee.giveBack(atLeast: stripCount) + alphas.pointee.giveBack(atLeast: alphaCount)
  }

  /// Bytes in use, for tests and reports.
  package var byteCount: Int {
    strips.pointee.count * MemoryLayout<Strip>.stride + alphas.pointee.count * 16
  }

  /// Coverage (0 ... 255) of one pixel by a range of this store, for tests.
  package func coverage(_ range: StripRange, x: Int, y: Int) -> UInt8 {
    let (column, row) = (x / tileSize, y / tileSize)
    var result: UInt8 = 0
    for i in Int(range.start)..<Int(range.start + range.count) {
      let strip = strips.pointee[i]
      guard Int(strip.y) == row, Int(strip.x) <= column else { continue }
      if column < strip.endX {
        let tile = alphas.pointee[Int(strip.alpha) + column - Int(strip.x)]
        result = tile[(y % tileSize) * tileSize + x % tileSize]
      } else {
        result = UInt8(truncatingIfNeeded: strip.gap >> UInt32(8 * (y % tileSize)))
      }
    }
    return result
  }
}
