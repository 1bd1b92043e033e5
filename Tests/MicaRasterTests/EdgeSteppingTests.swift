// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the long edges of a context's outline end (FACTS 3.13, 3.30).

import Testing

@testable import MicaRaster

@Suite struct EdgeSteppingTests {
  private func triangle(_ a: Point, _ b: Point, _ c: Point) -> Outline {
    var builder = OutlineBuilder()
    builder.move(a)
    builder.line(b)
    builder.line(c)
    builder.close()
    return builder.finish()
  }

  /// Slopes lose what they hold beyond 1/4096, towards zero, from the lower end on.
  @Test func anUprightEdgesUpperEndLiesNearerToUpright() {
    let slope = 100.0 / 300
    let stepping = EdgeStepping(SIMD2(10, 310), SIMD2(110, 10))
    #expect(!stepping.needsClosing && !stepping.endsAtFirst)
    #expect(stepping.end.y == 10)
    #expect(stepping.end.x == 10 + (slope * 4096).rounded(.down) / 4096 * 300)
    let mirrored = EdgeStepping(SIMD2(-10, 310), SIMD2(-110, 10))
    #expect(mirrored.end.x == -stepping.end.x)
  }

  /// 12/19 is 5173.9 of 8192 parts and 2586.9 of 4096: the finer ones count from a half on.
  @Test func steeperSlopesKeepOneBitMore() {
    let stepping = EdgeStepping(SIMD2(0, 300), SIMD2(120, 110))
    #expect(stepping.end.x == 5173.0 / 8192 * 190)
    #expect(EdgeStepping(SIMD2(0, 200), SIMD2(90, 0)).end.x == 1843.0 / 4096 * 200)
  }

  @Test func aLevelEdgesUpperEndLiesLower() {
    let stepping = EdgeStepping(SIMD2(310, 10), SIMD2(10, 110))
    #expect(stepping.needsClosing && stepping.endsAtFirst)
    #expect(stepping.end.x == 310)
    #expect(stepping.end.y > 10 && stepping.end.y - 10 < 300.0 / 4096)
  }

  /// Level, upright and diagonal edges, and every slope of twelve bits, end where they should.
  @Test func slopesOfTwelveBitsAreKept() {
    for steps in [0, 1, 5, 1365, 2048, 4095, 4096] {
      let d = Double(steps) / 4096 * 640
      #expect(EdgeStepping(SIMD2(3.25, 700), SIMD2(3.25 + d, 60)).end.x == 3.25 + d)
    }
  }

  /// Ends are rounded to 1/4096 px before they tell a slope; a slope just below a step isn't that step.
  @Test func slopesAreThoseBetweenRoundedEnds() {
    let slope = 1365.0 / 4096
    for miss in [-0.4, -0.1, 0, 0.1, 0.4].map({ $0 / 4096 }) {
      let stepping = EdgeStepping(SIMD2(slope * 640 + miss, 60), SIMD2(0, 700))
      #expect(stepping.end.x == slope * 640)
    }
    let below = EdgeStepping(SIMD2(slope * 640 - 1.0 / 4096, 60), SIMD2(0, 700))
    #expect(below.end.x == 1364.0 / 4096 * 640)
  }

  /// The sides that an edge shares with its neighbours stay closed: nothing leaks past the outline.
  @Test(arguments: [FillRule.steppedNonZero, .steppedEvenOdd])
  func outlinesStayClosed(_ rule: FillRule) {
    let viewport = PixelBox(0, 0, 256, 256)
    for seed in 1...100 {
      var random = SeededRandom(seed: UInt32(7100 + seed))
      let encoder = StripEncoder(index: 0)
      let range = encoder.fill(
        randomPolygon(&random, corners: 3 + seed % 6, side: 240), rule: rule, viewport: viewport)
      for y in 0..<256 {
        #expect(encoder.store.coverage(range, x: 245, y: y) == 0, "seed \(seed), row \(y)")
      }
    }
  }

  /// A pixel changes by what the edge is off, never by more: 1/4096 px for each pixel of its length.
  @Test func coverageIsOffByTheEdgesEndOnly() {
    let viewport = PixelBox(0, 0, 256, 256)
    var changed = 0
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt32(9000 + seed))
      let outline = triangle(random.point(250), random.point(250), random.point(250))
      let (exact, stepped) = (StripEncoder(index: 0), StripEncoder(index: 0))
      let a = exact.fill(outline, viewport: viewport)
      let b = stepped.fill(outline, rule: .steppedNonZero, viewport: viewport)
      for y in 0..<256 {
        for x in 0..<256 {
          let difference =
            Int(exact.store.coverage(a, x: x, y: y)) - Int(stepped.store.coverage(b, x: x, y: y))
          #expect(abs(difference) <= 2 * 16 + 1, "seed \(seed), \(x), \(y)")
          if difference != 0 { changed += 1 }
        }
      }
    }
    #expect(changed > 1000)
  }

  /// Edges shorter than sixteen pixels are as exact as before.
  @Test func whatIsShortStaysExact() {
    let viewport = PixelBox(0, 0, 64, 64)
    for seed in 1...60 {
      var random = SeededRandom(seed: UInt32(400 + seed))
      let outline = randomPolygon(&random, corners: 3 + seed % 5, side: 15)
      let (exact, stepped) = (StripEncoder(index: 0), StripEncoder(index: 0))
      let a = exact.fill(outline, viewport: viewport)
      let b = stepped.fill(outline, rule: .steppedNonZero, viewport: viewport)
      for y in 0..<16 {
        for x in 0..<16 {
          #expect(
            exact.store.coverage(a, x: x, y: y) == stepped.store.coverage(b, x: x, y: y))
        }
      }
    }
  }
}
