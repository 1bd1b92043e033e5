// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames of a film in which a third of the shapes moves: below the display list, memory is kept from
// frame to frame; only the search for what changed needs a few arrays.

import CAllocationCounter
import MicaRaster
import MicaScene
import Testing

@Suite(.enabled(if: mica_counts_allocations() != 0, "this build has no counter"))
struct UpdatedFrameTests {
  private static let side = 256

  private func record(_ frame: Int, into list: DisplayList) -> DisplayList {
    for i in 0..<120 {
      let step = i % 3 == 0 ? Double(frame) * 0.37 : 0
      var builder = OutlineBuilder()
      builder.move(Point(10, 0))
      builder.cubic(Point(22, 4), Point(20, 20), Point(10, 20))
      builder.cubic(Point(-2, 20), Point(-4, 3), Point(10, 0))
      builder.close()
      list.fill(
        builder.finish(), transform: .translation(Double(i % 12) * 20 + step, Double(i / 12) * 24),
        paint: .solid(StraightColor(0.2, Float(i) / 120, 0.5, 1)))
    }
    return list
  }

  @Test func framesOfMovingShapesAllocateLittle() {
    let sequence = FrameSequence(width: Self.side, height: Self.side, threads: 1)
    var count: UInt64 = 0
    for frame in 0..<108 {
      let list = record(frame, into: sequence.makeList())
      let before = mica_allocation_count()
      _ = sequence.picture(of: list)
      if frame >= 8 { count += mica_allocation_count() - before }
    }
    print("100 frames of moving shapes: \(count) allocations")
    #expect(count <= 100 * 40, "\(count) allocations in 100 frames")
  }

  /// What does not change at all costs the comparison.
  @Test func aPictureThatStaysIsNotDrawnAgain() {
    let sequence = FrameSequence(width: Self.side, height: Self.side, threads: 1)
    let first = sequence.picture(of: record(1, into: sequence.makeList()))
    for _ in 0..<4 {
      #expect(sequence.picture(of: record(1, into: sequence.makeList())) === first)
    }
  }
}
