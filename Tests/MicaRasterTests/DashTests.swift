// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dashes: lengths along the path, phase, odd lists, closed paths, patterns that cut nothing.

import MicaRaster
import Testing

@Suite struct DashTests {
  private func line(_ points: Point..., closed: Bool = false) -> Outline {
    var builder = OutlineBuilder()
    builder.move(points[0])
    for p in points.dropFirst() { builder.line(p) }
    if closed { builder.close() }
    return builder.finish()
  }

  @Test func dashesAndGapsTakeTurns() {
    let dashed = OutlineStroker.dashed(
      line(Point(0, 0), Point(10, 0)), DashPattern(lengths: [3, 2]))
    #expect(dashed.points == [Point(0, 0), Point(3, 0), Point(5, 0), Point(8, 0)])
  }

  @Test func thePhaseStartsWithinThePattern() {
    let dashed = OutlineStroker.dashed(
      line(Point(0, 0), Point(6, 0)), DashPattern(lengths: [3, 2], phase: 4))
    #expect(dashed.points == [Point(1, 0), Point(4, 0)])
    let negative = OutlineStroker.dashed(
      line(Point(0, 0), Point(6, 0)), DashPattern(lengths: [3, 2], phase: -1))
    #expect(negative.points == dashed.points)
  }

  @Test func anOddListGoesOnExchanged() {
    let dashed = OutlineStroker.dashed(line(Point(0, 0), Point(12, 0)), DashPattern(lengths: [4]))
    #expect(dashed.points == [Point(0, 0), Point(4, 0), Point(8, 0), Point(12, 0)])
  }

  @Test func aDashRunsThroughTheStartOfAClosedPath() {
    let square = line(Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4), closed: true)
    // 16 units around; dash 3, gap 2: the last dash (15…16) goes on with the first (0…3).
    let dashed = OutlineStroker.dashed(square, DashPattern(lengths: [3, 2]))
    #expect(dashed.points.suffix(3) == [Point(0, 1), Point(0, 0), Point(3, 0)])
    #expect(!dashed.points.prefix(2).contains(Point(0, 0)))
  }

  @Test(arguments: [[Float](), [0, 0], [-1, 2], [.nan], [1e-9, 1e-9]])
  func patternsThatCutNothingLeaveTheOutline(_ lengths: [Float]) {
    let whole = line(Point(0, 0), Point(10, 0))
    #expect(OutlineStroker.dashed(whole, DashPattern(lengths: lengths)) === whole)
  }

  @Test func dashesOfACurveHaveTheirLength() {
    var builder = OutlineBuilder()
    let k: Float = 55.228475
    builder.move(Point(100, 0))
    builder.cubic(Point(100, k), Point(k, 100), Point(0, 100))
    let dashed = OutlineStroker.dashed(builder.finish(), DashPattern(lengths: [10, 10]))
    // A quarter circle of radius 100 is 157.08 long: eight dashes, the last one whole.
    #expect(dashed.verbs.filter { $0 == Verb.move.rawValue }.count == 8)
    let chord = dashed.points[3] - dashed.points[0]
    // The chord of an arc of length 10: 2 · 100 · sin(0.05). Curves are measured by eight chords, as
    // Apple does, so dashes are 0.16 % longer than asked for.
    #expect(abs((chord.x * chord.x + chord.y * chord.y).squareRoot() - 9.9958 * 1.0016) < 0.005)
  }

  @Test func aLineWithoutEndIsNotCutForEver() {
    let dashed = OutlineStroker.dashed(
      line(Point(-1e30, 0), Point(1e30, 0)), DashPattern(lengths: [1, 1]))
    #expect(dashed.verbs.count < 3_000_000)
  }
}
