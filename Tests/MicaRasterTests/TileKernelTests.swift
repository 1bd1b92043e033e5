// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6's kernels: the fast tile sum against its reference, whole scenes of edges against both.

import CMicaKernels
import MicaRaster
import Testing

@Suite struct TileKernelTests {
  /// Random edges through one tile, as the tile stage cuts them.
  private func tile(
    _ random: inout SeededRandom, edges count: Int
  ) -> (edges: [mica_edge], records: [mica_tile_record]) {
    var edges: [mica_edge] = []
    while edges.count < count {
      let vertical = random.unit() < 0.3
      let p = Point(random.within(8, 12), random.within(16, 20))
      let q = Point(vertical ? p.x : random.within(8, 12), random.within(16, 20))
      let whole = random.unit() < 0.2
      let points: [Point] = whole ? [Point(p.x, 16), Point(p.x, 20)] : [p, q]
      var made = [mica_edge](repeating: mica_edge(), count: 1)
      let n = points.withUnsafeBytes {
        mica_make_edges($0.baseAddress?.assumingMemoryBound(to: Float.self), 2, &made)
      }
      if n == 1 { edges.append(made[0]) }
    }
    let records = edges.enumerated().map {
      mica_tile_record(
        key: 4 << 16 | 2, line: UInt32($0.offset), y0: $0.element.y0, y1: $0.element.y1)
    }
    return (edges, records)
  }

  @Test(arguments: [Int32(0), 1]) func fastSumsGiveTheReferenceBytes(evenOdd: Int32) {
    guard let fast = mica_sum_tile_avx2() else { return }
    var random = SeededRandom(seed: 21)
    for round in 0..<4000 {
      let (edges, records) = tile(&random, edges: 1 + round % 7)
      let start = [Float(round % 3), 0, Float(round % 2), -1]
      var (coverA, coverB) = (start, start)
      var (a, b) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 1, count: 16))
      fast(edges, records, records.count, 8, 16, evenOdd, &coverA, &a)
      mica_sum_tile_reference(edges, records, records.count, 8, 16, evenOdd, &coverB, &b)
      #expect(a == b && coverA == coverB)
    }
  }

  @Test func recordsAddUpToTheirEdges() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<500 {
      let points = (0..<9).map { _ in random.point(200) }
      var edges = [mica_edge](repeating: mica_edge(), count: 8)
      let count = points.withUnsafeBytes {
        mica_make_edges($0.baseAddress?.assumingMemoryBound(to: Float.self), 9, &edges)
      }
      var records = [mica_tile_record](repeating: mica_tile_record(), count: 4000)
      let made = mica_make_records(edges, count, 49, &records, 4000)
      #expect(made <= 4000)
      // Parts of an edge follow each other without a gap, whatever columns and rows they lie in.
      for line in 0..<count {
        let parts = records[..<made].filter { Int($0.line) == line }.sorted { $0.y0 < $1.y0 }
        #expect(parts.first?.y0 == edges[line].y0 && parts.last?.y1 == edges[line].y1)
        for (upper, lower) in zip(parts, parts.dropFirst()) { #expect(upper.y1 == lower.y0) }
      }
    }
  }

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
}
