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
    // A flat dash is as long as its chord.
    #expect(abs((chord.x * chord.x + chord.y * chord.y).squareRoot() - 10) < 0.001)
    // In its own units, however small they are drawn (FACTS 3.22).
    let small = OutlineStroker.dashed(
      builder.finish(), DashPattern(lengths: [10, 10]), scale: 0.075)
    #expect(small.points == dashed.points)
  }

  /// Where Apple's dashes of 10 and gaps of 2 begin and end along a circle of 90 units, in degrees (FACTS 3.22).
  @Test func dashesOfACircleAreApples() {
    var builder = OutlineBuilder()
    let k: Float = 49.705627
    builder.move(Point(90, 0))
    builder.cubic(Point(90, k), Point(k, 90), Point(0, 90))
    builder.cubic(Point(-k, 90), Point(-90, k), Point(-90, 0))
    let dashed = OutlineStroker.dashed(builder.finish(), DashPattern(lengths: [10, 2]), scale: 2)
    let whole = Box(-100, -100, 100, 100)
    let dashes = ends(dashed, in: whole)
    // Angles by the vectors of Apple's, so that nothing is asked of a sine.
    let measured: [(dash: Int, start: SIMD2<Float>?, end: SIMD2<Float>)] = [
      (0, nil, SIMD2(0.993832, 0.110895)),
      (1, SIMD2(0.991117, 0.132995), SIMD2(0.970249, 0.242113)),
      (3, SIMD2(0.920817, 0.389996), SIMD2(0.871868, 0.489744)),
      (7, SIMD2(0.594888, 0.803809), SIMD2(0.502041, 0.864845)),
      (11, SIMD2(0.102035, 0.994781), SIMD2(-0.009250, 0.999957)),
      (15, SIMD2(-0.418417, 0.908255), SIMD2(-0.516585, 0.856236)),
    ]
    for (dash, start, end) in measured {
      for (place, wanted) in [(dashes[dash].0, start), (dashes[dash].1, end)] {
        guard let wanted else { continue }
        let miss = SIMD2(Float(place.x), Float(place.y)) - wanted * 90
        #expect((miss * miss).sum().squareRoot() < 0.03, "dash \(dash): \(place)")
      }
    }
  }

  /// Dashes by the places of their ends.
  private func ends(_ outline: Outline, in box: Box) -> [(Point, Point)] {
    var dashes: [(Point, Point)] = []
    var next = 0
    for verb in outline.verbs.compactMap(Verb.init) {
      if verb == .move { dashes.append((outline.points[next], outline.points[next])) }
      next += verb.pointCount
      if verb != .move && verb != .close { dashes[dashes.count - 1].1 = outline.points[next - 1] }
    }
    return dashes.filter { from, to in
      [from, to].contains {
        box.x0...box.x1 ~= Double($0.x) && box.y0...box.y1 ~= Double($0.y)
      }
    }
  }

  @Test(arguments: 0..<40)
  func whatCanBeSeenIsCutAsIfEverythingWere(seed: UInt32) {
    var random = SeededRandom(seed: seed)
    func place(_ size: Float) -> Point {
      Point(random.within(-size, size), random.within(-size, size))
    }
    var builder = OutlineBuilder()
    for _ in 0..<3 {
      builder.move(place(2e4))
      for _ in 0..<3 {
        if seed % 2 == 0 {
          builder.line(place(2e4))
        } else {
          builder.cubic(place(2e4), place(2e4), place(2e4))
        }
      }
      if seed % 3 == 0 { builder.close() }
    }
    let outline = builder.finish()
    let pattern = DashPattern(
      lengths: [random.within(1, 9), random.within(1, 9), 2], phase: random.within(-1e4, 1e4))
    // A point of the outline is in the middle.
    let middle = outline.points[3]
    let box = Box(
      Double(middle.x) - 500, Double(middle.y) - 500, Double(middle.x) + 500,
      Double(middle.y) + 500)
    let all = OutlineStroker.dashed(outline, pattern)
    let some = OutlineStroker.dashed(
      outline, pattern, style: StrokeStyle(width: 2), visible: box)
    let (seen, wanted) = (ends(some, in: box), ends(all, in: box))
    #expect(seen.count == wanted.count && !wanted.isEmpty)
    for (a, b) in zip(seen, wanted) {
      let (from, to) = (a.0 - b.0, a.1 - b.1)
      #expect(max(abs(from.x), abs(from.y), abs(to.x), abs(to.y)) < 0.01)
    }
    #expect(some.verbs.count < all.verbs.count / 2)
  }

  @Test func workIsBoundedByWhatIsVisible() {
    let box = Box(0, 0, 100, 100)
    var curve = OutlineBuilder()
    curve.move(Point(-1e7, -1e7))
    curve.cubic(Point(-1e7, 1e7), Point(1e7, -1e7), Point(1e7, 1e7))
    for outline in [line(Point(-1e7, 50), Point(1e7, 50)), curve.finish()] {
      let dashed = OutlineStroker.dashed(
        outline, DashPattern(lengths: [3, 2]), style: StrokeStyle(width: 1), visible: box)
      #expect((20...4000).contains(dashed.verbs.count), "\(dashed.verbs.count)")
    }
    // Many long lines beside what is visible.
    var lines = OutlineBuilder()
    for i in 0..<2000 {
      lines.move(Point(-1e6, Float(200 + i)))
      lines.line(Point(1e6, Float(200 + i)))
    }
    let dashed = OutlineStroker.dashed(
      lines.finish(), DashPattern(lengths: [3, 2]), style: StrokeStyle(width: 1), visible: box)
    #expect(dashed.verbs.count < 50_000, "\(dashed.verbs.count)")
  }

  @Test func aLineWithoutEndIsNotCutForEver() {
    let dashed = OutlineStroker.dashed(
      line(Point(-1e30, 0), Point(1e30, 0)), DashPattern(lengths: [1, 1]))
    #expect(dashed.verbs.count < 3_000_000)
  }

  /// Along so long a curve all places of dashes are the same number: a million round caps upon each other otherwise.
  @Test func dashesThatFallIntoOnePointEnd() {
    var builder = OutlineBuilder()
    builder.move(Point(15, 20))
    builder.cubic(Point(16, 20), Point(16, 22), Point(-1e30, 1e30))
    let dashed = OutlineStroker.dashed(builder.finish(), DashPattern(lengths: [5, 3]))
    #expect(dashed.points.count < 4000)
  }

  /// Dots: the usual pattern of round caps.
  @Test func aDashOfNoLengthIsADotAtTheStartToo() {
    let dots = OutlineStroker.dashed(
      line(Point(0, 0), Point(12, 0)), DashPattern(lengths: [0, 5]))
    #expect(dots.points.map(\.x) == [0, 0, 5, 5, 10, 10])
    let later = OutlineStroker.dashed(
      line(Point(0, 0), Point(12, 0)), DashPattern(lengths: [0, 5], phase: 2))
    #expect(later.points.map(\.x) == [3, 3, 8, 8])
  }

  @Test func aPatternsOwnZerosMayRepeatADash() {
    let pattern = DashPattern(lengths: [0, 0, 0, 0, 0, 5])
    let dashed = OutlineStroker.dashed(line(Point(0, 0), Point(12, 0)), pattern)
    #expect(dashed.points.map(\.x) == [0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10])
  }
}
