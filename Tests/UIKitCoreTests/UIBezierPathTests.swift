// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bézier paths: arcs by FACTS C13 and C16, defaults, editing.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct UIBezierPathTests {
  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> PathElements {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: start, endAngle: end,
      clockwise: clockwise)
    return PathElements(path.cgPath)
  }

  @Test("Clockwise runs towards increasing angles, y down (C13, C16)")
  func clockwiseRunsTowardsIncreasingAngles() throws {
    let quarter = arc(from: 0, to: .pi / 2, clockwise: true)
    #expect(quarter.kinds == "MC")
    #expect(isNear(quarter.points[0], CGPoint(x: 60, y: 50)))
    #expect(isNear(quarter.points[1], CGPoint(x: 60, y: 50 + 5.522847498)))
    #expect(isNear(quarter.points[3], CGPoint(x: 50, y: 60)))
    #expect(arc(from: 0, to: .pi / 2, clockwise: false).kinds == "MCCC")
  }

  @Test("A turn is four curves, equal angles are none (C16)")
  func wholeTurnsAndEqualAngles() {
    #expect(arc(from: 0, to: 2 * .pi, clockwise: true).kinds == "MCCCC")
    #expect(arc(from: 0, to: 2 * .pi, clockwise: false).kinds == "MCCCC")
    #expect(arc(from: 1, to: 1, clockwise: true).kinds == "ML")
    #expect(arc(from: 0, to: 7, clockwise: true).kinds == "MCCCC")
  }

  @Test("Arcs of equal sweep have equal steps (C16)")
  func equalSweepsHaveEqualSteps() {
    for start in stride(from: CGFloat(-7), to: 7, by: 0.37) {
      #expect(arc(from: start, to: start + 1.9, clockwise: true).kinds == "MCC")
    }
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(PathElements(path.cgPath).kinds == "MLC")
  }

  @Test("Defaults (C13)") func defaults() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.isEmpty)
    #expect(path.bounds == .zero)
    #expect(path.currentPoint == .zero)
  }

  @Test func linesWithoutACurrentPointAreLeftOut() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func ovalsAreFourCurvesInTheirRectangle() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(PathElements(path.cgPath).kinds == "MCCCCZ")
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theCGPathIsACopy() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 99, y: 99))
    #expect(PathElements(before).kinds == "MLLLZ")
    path.cgPath = before
    #expect(path.cgPath == before)
  }

  @Test func containsFollowsTheFillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func applyMapsEveryPoint() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func copiesKeepEverything() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.usesEvenOddFillRule)
    path.removeAllPoints()
    #expect(!copy.isEmpty)
  }

  @Test func reversingWalksBackFromTheEnd() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 12, y: 1),
      controlPoint2: CGPoint(x: 18, y: 7))
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 60), controlPoint: CGPoint(x: 55, y: 51))
    path.lineWidth = 7
    let reversed = path.reversing()
    let elements = PathElements(reversed.cgPath)
    #expect(elements.kinds == "MQMCLZ")
    #expect(
      elements.points == [
        CGPoint(x: 60, y: 60), CGPoint(x: 55, y: 51), CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 10),
        CGPoint(x: 18, y: 7), CGPoint(x: 12, y: 1), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0),
      ])
    #expect(reversed.lineWidth == 7)
    #expect(reversed.reversing().bounds == path.bounds)
  }

  @Test func reversingTurnsHolesIntoHills() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.append(inner.reversing())
    #expect(!outer.contains(CGPoint(x: 15, y: 15)))
    #expect(outer.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func dashesCanBeReadBack() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    var (count, phase): (Int, CGFloat) = (0, 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    var pattern = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&pattern, count: nil, phase: nil)
    #expect(pattern == [4, 2, 1])
    #expect(phase == 1.5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }
}
