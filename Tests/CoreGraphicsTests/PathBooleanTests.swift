// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Areas of paths as sets.

import CoreGraphics
import Foundation
import Testing

@Suite struct PathBooleanTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  /// The signed area of a path by Green's theorem, exact for lines and curves.
  private func area(_ path: CGPath) -> Double {
    var sum = 0.0
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      func cross(_ p: CGPoint, _ q: CGPoint) -> Double { Double(p.x * q.y - p.y * q.x) }
      sum +=
        (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
          + 6 * cross(c, d)) / 20
    }
    func line(_ a: CGPoint, _ b: CGPoint) { sum += Double(a.x * b.y - a.y * b.x) / 2 }
    path.applyWithBlock { element in
      let p = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        line(last, start)
        (start, last) = (p[0], p[0])
      case .addLineToPoint:
        line(last, p[0])
        last = p[0]
      case .addQuadCurveToPoint:
        func mix(_ q: CGPoint) -> CGPoint {
          CGPoint(x: q.x + (p[0].x - q.x) * 2 / 3, y: q.y + (p[0].y - q.y) * 2 / 3)
        }
        cubic(last, mix(last), mix(p[1]), p[1])
        last = p[1]
      case .addCurveToPoint:
        cubic(last, p[0], p[1], p[2])
        last = p[2]
      case .closeSubpath:
        line(last, start)
        last = start
      @unknown default: break
      }
    }
    line(last, start)
    return sum
  }

  private func count(_ path: CGPath) -> (subpaths: Int, lines: Int, curves: Int) {
    var result = (subpaths: 0, lines: 0, curves: 0)
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: result.subpaths += 1
      case .addLineToPoint: result.lines += 1
      case .addCurveToPoint, .addQuadCurveToPoint: result.curves += 1
      default: break
      }
    }
    return result
  }

  private static let circle = 0.7853981633974483

  // MARK: Known areas

  @Test func rectanglesAndCircles() {
    let (a, b) = (rect(0, 0, 100, 100), ellipse(50, 50, 100, 100))
    // The part of a circle of radius 50 within the quarter at its center's lower left.
    let circle = area(b)
    #expect(abs(area(a.intersection(b)) - circle / 4) < 1e-3)
    #expect(abs(area(a.union(b)) - (10_000 + circle * 3 / 4)) < 1e-3)
    #expect(abs(area(a.subtracting(b)) - (10_000 - circle / 4)) < 1e-3)
    #expect(abs(area(b.subtracting(a)) - circle * 3 / 4) < 1e-3)
    #expect(abs(area(a.symmetricDifference(b)) - (10_000 + circle / 2)) < 1e-3)
    #expect(a.intersects(b) && !a.intersects(rect(100, 0, 9, 9)))
  }

  @Test func curvesStayCurves() {
    let far = ellipse(0, 0, 10, 10).union(ellipse(20, 0, 10, 10))
    #expect(count(far).curves == 8 && count(far).lines == 0 && count(far).subpaths == 2)
    let cut = ellipse(0, 0, 10, 10).intersection(rect(5, -1, 9, 12))
    #expect(count(cut).curves == 2 && count(cut).lines <= 1)
    let corners = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
    #expect(count(corners).subpaths == 1 && count(corners).curves == 0)
    #expect(corners.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func pathsOfTheirOwnSelvesAndNothing() {
    let a = ellipse(3, 4, 50, 30)
    let empty = CGMutablePath()
    for (path, wanted) in [
      (a.union(a), area(a)), (a.intersection(a), area(a)), (a.subtracting(a), 0),
      (a.symmetricDifference(a), 0), (a.union(empty), area(a)), (a.intersection(empty), 0),
      (empty.union(a), area(a)), (empty.subtracting(a), 0), (a.subtracting(empty), area(a)),
    ] {
      #expect(abs(area(path) - wanted) < 1e-6)
    }
    #expect(a.subtracting(a).isEmpty && empty.union(empty).isEmpty)
  }

  @Test func fillRulesCount() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
      })
    star.closeSubpath()
    let (winding, evenOdd) = (star.normalized(), star.normalized(using: .evenOdd))
    #expect(winding.contains(.zero) && !evenOdd.contains(.zero))
    #expect(count(winding).subpaths == 1)
    #expect(evenOdd.componentsSeparated().count == 5)
    let twice = CGMutablePath()
    twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(area(twice.normalized()) - 100) < 1e-9)
    #expect(twice.normalized(using: .evenOdd).isEmpty)
  }

  @Test func holesAndIslandsAreSeparated() {
    let ring = rect(0, 0, 100, 100).subtracting(rect(20, 20, 60, 60))
    let both = ring.union(rect(40, 40, 20, 20)).union(ellipse(200, 0, 10, 10))
    let parts = both.componentsSeparated()
    #expect(parts.count == 3)
    let areas = parts.map { area($0) }.sorted()
    #expect(abs(areas[0] - 100 * Self.circle) < 0.05)
    #expect(abs(areas[1] - 400) < 1e-6 && abs(areas[2] - 6400) < 1e-6)
    #expect(both.contains(CGPoint(x: 50, y: 50)) && !both.contains(CGPoint(x: 30, y: 30)))
  }

  @Test func touchingAndCoincidingSides() {
    #expect(abs(area(rect(0, 0, 10, 10).union(rect(10, 5, 10, 10))) - 200) < 1e-9)
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 5, 10, 10)).isEmpty)
    #expect(abs(area(rect(0, 0, 10, 10).subtracting(rect(0, 0, 5, 10))) - 50) < 1e-9)
    let corner = rect(0, 0, 10, 10).union(rect(10, 10, 10, 10))
    #expect(abs(area(corner) - 200) < 1e-9 && corner.componentsSeparated().count == 2)
    let (a, b) = (ellipse(0, 0, 10, 10), ellipse(10, 0, 10, 10))
    #expect(abs(area(a.union(b)) - 2 * area(a)) < 1e-6)
  }

  @Test func linesWithinAndOutsideOfAnArea() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let inside = line.lineIntersection(rect(0, 0, 10, 10))
    let outside = line.lineSubtracting(rect(0, 0, 10, 10))
    #expect(inside.boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(count(inside).subpaths == 1 && count(outside).subpaths == 2)
    #expect(outside.boundingBox == CGRect(x: -10, y: 5, width: 40, height: 0))
    let arc = ellipse(0, 0, 20, 20)
    let upper = arc.lineIntersection(rect(-5, 10, 40, 40))
    #expect(abs(upper.boundingBoxOfPath.minY - 10) < 1e-3 && count(upper).curves >= 2)
    #expect(line.lineIntersection(CGMutablePath()).isEmpty)
  }

  @Test func flattenedPathsStayWithinTheThreshold() {
    let path = ellipse(0, 0, 200, 100)
    for threshold in [10.0, 1, 0.1, 0.01] {
      let flat = path.flattened(threshold: threshold)
      #expect(count(flat).curves == 0)
      // Chords lie within the ellipse, at most `threshold` from it.
      #expect(area(path) - area(flat) >= -1e-9)
      #expect(area(path) - area(flat) < threshold * 500)
    }
    #expect(count(rect(0, 0, 9, 9).flattened(threshold: 1)).lines == 3)
  }

  // MARK: Laws

  private struct Random {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 33) / Double(1 << 31)
        * (range.upperBound - range.lowerBound)
    }
    mutating func point(_ isWhole: Bool) -> CGPoint {
      let p = CGPoint(x: next(0...20), y: next(0...20))
      return isWhole ? CGPoint(x: p.x.rounded(), y: p.y.rounded()) : p
    }
  }

  private func randomPath(_ random: inout Random) -> CGPath {
    let path = CGMutablePath()
    // Whole numbers make points, sides and crossings coincide.
    let isWhole = random.next(0...1) < 0.5
    for _ in 0..<Int(random.next(1...3.99)) {
      path.move(to: random.point(isWhole))
      for _ in 0..<Int(random.next(1...7.99)) {
        switch Int(random.next(0...4.99)) {
        case 0:
          path.addCurve(
            to: random.point(isWhole), control1: random.point(isWhole),
            control2: random.point(isWhole))
        case 1: path.addQuadCurve(to: random.point(isWhole), control: random.point(isWhole))
        default: path.addLine(to: random.point(isWhole))
        }
      }
      if random.next(0...1) < 0.7 { path.closeSubpath() }
    }
    return path
  }

  @Test func areasAddUpForRandomPaths() {
    for seed in 0..<150 {
      var random = Random(state: UInt64(seed) &* 99_991 &+ 7)
      let (a, b) = (randomPath(&random), randomPath(&random))
      let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
      let (areaA, areaB) = (area(a.normalized(using: rule)), area(b.normalized(using: rule)))
      let (union, common) = (area(a.union(b, using: rule)), area(a.intersection(b, using: rule)))
      #expect(abs(union + common - areaA - areaB) < 1e-3, "seed \(seed)")
      #expect(abs(area(a.subtracting(b, using: rule)) - (areaA - common)) < 1e-3, "seed \(seed)")
      #expect(
        abs(area(a.symmetricDifference(b, using: rule)) - (union - common)) < 1e-3, "seed \(seed)")
      let parts = a.componentsSeparated(using: rule).map { area($0) }
      #expect(abs(parts.reduce(0, +) - areaA) < 1e-3 && parts.allSatisfy { $0 > 0 }, "seed \(seed)")
    }
  }

  @Test func pointsAreInsideAsTheSetsSay() {
    var tried = 0
    for seed in 0..<150 {
      var random = Random(state: UInt64(seed) &* 31_337 &+ 3)
      let (a, b) = (randomPath(&random), randomPath(&random))
      let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
        (a.subtracting(b, using: rule), { $0 && !$1 }),
        (a.symmetricDifference(b, using: rule), { $0 != $1 }),
        (a.normalized(using: rule), { first, _ in first }),
      ]
      for _ in 0..<20 {
        let p = CGPoint(x: random.next(0...20), y: random.next(0...20))
        // Not where a border is too near to tell.
        let around = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map {
          CGPoint(x: p.x + $0.0 * 2e-3, y: p.y + $0.1 * 2e-3)
        }
        let (inA, inB) = (a.contains(p, using: rule), b.contains(p, using: rule))
        guard
          around.allSatisfy({
            a.contains($0, using: rule) == inA && b.contains($0, using: rule) == inB
          })
        else { continue }
        tried += 1
        for (index, (path, law)) in results.enumerated() {
          // Both rules fill the result alike.
          #expect(path.contains(p) == law(inA, inB), "seed \(seed), \(index)")
          #expect(path.contains(p, using: .evenOdd) == law(inA, inB), "seed \(seed), \(index)")
        }
      }
    }
    #expect(tried > 2000)
  }

  @Test func hardInputEnds() {
    let hard = CGMutablePath()
    hard.addLine(to: .zero)
    hard.move(to: .zero)
    hard.addLine(to: .zero)
    hard.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 1, y: 1))
    hard.closeSubpath()
    let a = rect(0, 0, 10, 10)
    _ = [hard.union(a), a.subtracting(hard), hard.normalized(), hard.lineIntersection(a)]
    for value in [CGFloat.nan, .infinity, 1e300, -1e308] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: value, y: 1))
      path.addLine(to: CGPoint(x: 2, y: value))
      _ = [
        path.union(a), a.intersection(path), path.normalized(), path.flattened(threshold: value),
      ]
      _ = path.componentsSeparated()
    }
    let tiny = CGPath(ellipseIn: CGRect(x: 1e6, y: 1e6, width: 1e-7, height: 1e-7), transform: nil)
    _ = tiny.union(tiny.copy() ?? tiny)
    #expect(abs(area(rect(1e6, 1e6, 1, 1).union(rect(1_000_000.5, 1e6, 1, 1))) - 1.5) < 1e-3)
    // A star of many lines through one point.
    let star = CGMutablePath()
    for index in 0..<200 {
      let angle = CGFloat(index) * .pi / 200
      star.move(to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
      star.addLine(to: CGPoint(x: -100 * cos(angle), y: -100 * sin(angle)))
      star.addLine(to: CGPoint(x: -100 * cos(angle + 0.01), y: -100 * sin(angle + 0.01)))
    }
    #expect(area(star.normalized()) > 0)
  }
}
