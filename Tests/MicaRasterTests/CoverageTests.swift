// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Coverage is the exact area under the fill rule (FACTS 3.1), also where edges overlap in a pixel.

import MicaRaster
import Testing

/// Winding number of a closed polygon about a point, by crossings to the left.
private func winding(_ corners: [Point], _ x: Float, _ y: Float) -> Int {
  var result = 0
  for i in corners.indices {
    let p = corners[i]
    let q = corners[(i + 1) % corners.count]
    guard (p.y <= y) != (q.y <= y) else { continue }
    if p.x + (y - p.y) / (q.y - p.y) * (q.x - p.x) <= x { result += p.y < q.y ? 1 : -1 }
  }
  return result
}

private func sampledCoverage(
  _ corners: [Point], _ rule: FillRule, _ x: Int, _ y: Int, _ n: Int
) -> Float {
  var hits = 0
  for j in 0..<n {
    for i in 0..<n {
      let w = winding(
        corners, Float(x) + (Float(i) + 0.5) / Float(n), Float(y) + (Float(j) + 0.5) / Float(n))
      if rule == .nonZero ? w != 0 : w & 1 != 0 { hits += 1 }
    }
  }
  return Float(hits) / Float(n * n)
}

@Suite struct CoverageTests {
  /// Level edges leave no record in the grid; what lies left of a tile must be known all the same.
  @Test(arguments: [FillRule.nonZero, .evenOdd], [false, true])
  func randomPolygonsMatchSampling(_ rule: FillRule, hasLevelEdges: Bool) {
    let side = 24
    var worst: Float = 0
    var squares: Float = 0
    for seed in 1...60 {
      var random = SeededRandom(seed: UInt32(seed))
      let outline = randomPolygon(
        &random, corners: 3 + seed % 9, side: Float(side), hasLevelEdges: hasLevelEdges)
      let encoder = StripEncoder(index: 0)
      let range = encoder.fill(
        outline, rule: rule, viewport: PixelBox(0, 0, Int32(side), Int32(side)))
      for y in 0..<side {
        for x in 0..<side {
          let ours = Float(encoder.store.coverage(range, x: x, y: y)) / 255
          // 16 × 16 samples are themselves off by some hundredths at corners: look closer there.
          var error = abs(ours - sampledCoverage(outline.points, rule, x, y, 16))
          if error > 0.01 {
            error = abs(ours - sampledCoverage(outline.points, rule, x, y, 256))
          }
          worst = max(worst, error)
          squares += error * error
        }
      }
    }
    // Overlaps lower than 1/16 px may go unseen (windings.h): rare, and bounded by that.
    #expect(worst < 0.0625, "worst \(worst)")
    #expect((squares / Float(60 * side * side)).squareRoot() < 0.003)
  }

  @Test func overlappingEdgesInOnePixelCountOnce() {
    // Two boxes of one outline share their left half pixel: union, not sum.
    var builder = OutlineBuilder()
    builder.rect(Box(2.5, 2.5, 9, 9))
    builder.rect(Box(2.5, 2.5, 7, 12))
    let encoder = StripEncoder(index: 0)
    let range = encoder.fill(builder.finish(), viewport: PixelBox(0, 0, 16, 16))
    #expect((127...128).contains(encoder.store.coverage(range, x: 2, y: 5)))
    #expect((127...128).contains(encoder.store.coverage(range, x: 4, y: 2)))
    #expect(encoder.store.coverage(range, x: 2, y: 2) == 64)
    #expect(encoder.store.coverage(range, x: 5, y: 5) == 255)
    #expect(encoder.store.coverage(range, x: 8, y: 10) == 0)
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func nothingLeaksToTheRightOfAnOutline(_ rule: FillRule) {
    for seed in 1...200 {
      var random = SeededRandom(seed: UInt32(5000 + seed))
      let encoder = StripEncoder(index: 0)
      let range = encoder.fill(
        randomPolygon(&random, corners: 4 + seed % 12, side: 90), rule: rule,
        viewport: PixelBox(0, 0, 100, 92))
      for y in 0..<92 {
        #expect(encoder.store.coverage(range, x: 95, y: y) == 0, "seed \(seed), row \(y)")
      }
    }
  }

  @Test func areaOfSimplePolygonsIsTheSumOfCoverage() {
    for seed in 1...50 {
      var random = SeededRandom(seed: UInt32(1000 + seed))
      let corners = (0..<3).map { _ in random.point(200) }
      var builder = OutlineBuilder()
      builder.move(corners[0])
      builder.line(corners[1])
      builder.line(corners[2])
      let encoder = StripEncoder(index: 0)
      let range = encoder.fill(builder.finish(), viewport: PixelBox(0, 0, 200, 200))
      var sum = 0.0
      for y in 0..<200 {
        for x in 0..<200 { sum += Double(encoder.store.coverage(range, x: x, y: y)) / 255 }
      }
      let a = corners[1] - corners[0]
      let b = corners[2] - corners[0]
      let area = Double(abs(a.x * b.y - a.y * b.x)) / 2
      #expect(abs(sum - area) < 1 + area * 0.001, "seed \(seed): \(sum) against \(area)")
    }
  }

  @Test func viewportDoesNotChangePixelsWithinIt() {
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt32(2000 + seed))
      let outline = randomPolygon(&random, corners: 7, side: 120)
      let encoder = StripEncoder(index: 0)
      let whole = encoder.fill(outline, viewport: PixelBox(0, 0, 120, 120))
      let part = encoder.fill(outline, viewport: PixelBox(36, 20, 84, 92))
      for y in 20..<92 {
        for x in 36..<84 {
          let a = Int(encoder.store.coverage(whole, x: x, y: y))
          let b = Int(encoder.store.coverage(part, x: x, y: y))
          #expect(abs(a - b) <= 1, "seed \(seed) at \(x), \(y): \(a), \(b)")
        }
      }
    }
  }

  @Test func aliasedFillsTakePixelsByTheirCentres() {
    for seed in 1...30 {
      var random = SeededRandom(seed: UInt32(3000 + seed))
      let outline = randomPolygon(&random, corners: 6, side: 40)
      let encoder = StripEncoder(index: 0)
      let range = encoder.fill(outline, antialias: false, viewport: PixelBox(0, 0, 40, 40))
      var wrong = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let inside = winding(outline.points, Float(x) + 0.5, Float(y) + 0.5) != 0
          if encoder.store.coverage(range, x: x, y: y) != (inside ? 255 : 0) { wrong += 1 }
        }
      }
      #expect(wrong == 0, "seed \(seed)")
    }
  }

  @Test func outlinesThatAreNotFiniteDrawNothing() {
    for bad in [Float.nan, .infinity, -.infinity] {
      var builder = OutlineBuilder()
      builder.move(Point(1, 1))
      builder.line(Point(bad, 5))
      builder.line(Point(3, 9))
      let encoder = StripEncoder(index: 0)
      #expect(encoder.fill(builder.finish(), viewport: PixelBox(0, 0, 16, 16)).count == 0)
    }
  }

  @Test func hugeOutlinesCoverTheViewport() {
    var builder = OutlineBuilder()
    builder.move(Point(-1e30, -1e30))
    builder.cubic(Point(1e30, -1.1e30), Point(1.1e30, -1e30), Point(1e30, 1e30))
    builder.line(Point(-1e30, 1e30))
    let encoder = StripEncoder(index: 0)
    let range = encoder.fill(builder.finish(), viewport: PixelBox(0, 0, 64, 64))
    #expect(encoder.store.coverage(range, x: 3, y: 60) == 255)
    #expect(encoder.store.byteCount < 4096)
  }
}
