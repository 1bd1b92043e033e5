// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6's grid: the fast version against its reference, bands against the whole, and coverage
// against a plain count of samples for the outlines that take its short cuts.

import CMicaKernels
import MicaRaster
import Testing

@Suite struct GridTests {
  /// The strips and bytes of an outline's edges by one of the two versions.
  private struct Strips: Equatable {
    var strips: [[UInt32]] = []
    var bytes: [UInt8] = []

    init(
      _ points: [Point], _ kernels: UnsafePointer<mica_grid_kernels>, evenOdd: Int32 = 0,
      centres: Int32 = 0, takesShortCut: Bool = true
    ) {
      var edges = [mica_edge](repeating: mica_edge(), count: points.count + 3)
      var outline = mica_outline()
      let mean = points.reduce(Point(0, 0), +) / Float(points.count)
      mica_begin_outline(&outline, mean.x, mean.y)
      let closed = points + points.prefix(1)
      let count = closed.withUnsafeBytes {
        mica_make_edges(
          $0.baseAddress?.assumingMemoryBound(to: Float.self), closed.count, &edges, &outline)
      }
      if !takesShortCut { outline.is_whole = 0 }
      let grid = mica_grid_make()
      defer { mica_grid_free(grid) }
      edges.withUnsafeBufferPointer { edges in
        for band
          in 0..<mica_grid_begin(
            grid, edges.baseAddress, count, &outline, 8191, centres)
        {
          let tiles = kernels.pointee.add(grid, band)
          var room = [mica_strip](repeating: mica_strip(), count: tiles)
          var alphas = [SIMD16<UInt8>](repeating: SIMD16(), count: tiles)
          let made = alphas.withUnsafeMutableBytes { alphas in
            kernels.pointee.sweep(
              grid, evenOdd, UInt32(bytes.count / 16), &room,
              alphas.baseAddress?.assumingMemoryBound(to: Bytes.self))
          }
          strips += room[..<made].map { [UInt32($0.x), UInt32($0.y), $0.tiles, $0.alpha, $0.gap] }
          for alpha in alphas { bytes += (0..<16).map { alpha[$0] } }
        }
      }
    }

    private typealias Bytes = (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
  }

  @Test(.needsFastKernels, arguments: [Int32(0), 1])
  func fastGridsGiveTheReferenceBytes(evenOdd: Int32) {
    let fast = [mica_grid_kernels_avx2(), mica_grid_kernels_avx512()].compactMap { $0 }
    var random = SeededRandom(seed: 21)
    for round in 0..<600 {
      let points = (0..<(3 + round % 30)).map { _ in random.point(Float(4 + round % 90)) }
      for centres in [Int32(0), 1] {
        let reference = Strips(
          points, mica_grid_kernels_reference(), evenOdd: evenOdd, centres: centres)
        for kernels in fast {
          #expect(
            Strips(points, kernels, evenOdd: evenOdd, centres: centres) == reference)
        }
      }
    }
  }

  @Test func hugeOutlinesAreDrawnInBands() {
    // 32,000 px wide: a band is 16 tiles high.
    let triangle = [Point(3, 1), Point(32_000, 2200), Point(500, 2100)]
    let whole = Strips(triangle, mica_grid_kernels_best())
    var rows: [UInt32: Int] = [:]
    for strip in whole.strips { rows[strip[1], default: 0] += 1 }
    #expect(rows.count == 550)
    // One row on both sides of a border between bands: the left edge enters, the right one leaves.
    for row in [UInt32(15), 16, 17, 32] {
      let strips = whole.strips.filter { $0[1] == row }
      #expect(strips.first?[4] == .max && strips.last?[4] == 0)
    }
  }

  @Test func polygonsSeenWholeFromTheirCentreNeedNoWindings() {
    var random = SeededRandom(seed: 23)
    for round in 0..<300 {
      let corners = 3 + round % 24
      let size = Float(3 + round % 60)
      let points = (0..<corners).map { corner in
        let angle = Float(corner) / Float(corners) * 2 * .pi
        let radius = size * random.within(0.05, 1)
        return Point(70 + radius * cosine(angle), 70 + radius * cosine(angle - .pi / 2))
      }
      let short = Strips(points, mica_grid_kernels_reference())
      let long = Strips(points, mica_grid_kernels_reference(), takesShortCut: false)
      #expect(short.strips == long.strips)
      #expect(zip(short.bytes, long.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  private func cosine(_ angle: Float) -> Float { Float(PortableMath.cos(Double(angle))) }

  @Test func wholeOutlinesDoNotDependOnTheKernels() {
    for seed in 1...60 {
      var random = SeededRandom(seed: UInt32(6000 + seed))
      let outline = randomPolygon(&random, corners: 4 + seed % 20, side: 150)
      let view = PixelBox(0, 0, 150, 150)
      let best = StripEncoder(index: 0)
      let reference = StripEncoder(index: 0, kernels: .reference)
      let a = best.fill(outline, viewport: view)
      let b = reference.fill(outline, viewport: view)
      for y in 0..<150 {
        for x in 0..<150 {
          #expect(best.store.coverage(a, x: x, y: y) == reference.store.coverage(b, x: x, y: y))
        }
      }
    }
  }

  @Test func crossedTrapezoidsAreNotTakenForSimpleOnes() {
    // Two slanted edges and two horizontal ones; crossed, its halves wind in opposite senses and
    // would cancel in the pixels where they meet.
    let encoder = StripEncoder(index: 0)
    for offset in stride(from: Double(0), to: 1, by: 0.125) {
      var bow = OutlineBuilder()
      bow.move(Point(Float(10 + offset), 10))
      bow.line(Point(Float(14 + offset), 20))
      bow.line(Point(Float(10 + offset), 20))
      bow.line(Point(Float(14 + offset), 10))
      bow.close()
      encoder.store.removeAll()
      let strips = encoder.fill(bow.finish(), viewport: PixelBox(0, 0, 40, 40))
      let sum = (0..<40).flatMap { y in
        (0..<40).map { Int(encoder.store.coverage(strips, x: $0, y: y)) }
      }.reduce(0, +)
      // Two triangles, 4 wide and 5 high.
      #expect(abs(Double(sum) / 255 - 20) < 0.06)
    }
  }
}
