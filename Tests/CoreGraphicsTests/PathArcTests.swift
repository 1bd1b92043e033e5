// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Arcs, FACTS C16: their sense, their sweeps, and how many curves they are made of.

import CoreGraphics
import Testing

@Suite struct PathArcTests {
  private func arc(
    from start: CGFloat, to end: CGFloat, clockwise: Bool = false
  ) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func curveCount(_ path: CGPath) -> Int {
    path.elementText.split(separator: "|").count { $0.hasPrefix("C") }
  }

  // C16 (H).
  @Test func clockwiseRunsTowardsDecreasingAngles() {
    #expect(arc(from: 0, to: .pi / 2).contains(CGPoint(x: 0.6, y: 0.6)))
    let longWay = arc(from: 0, to: .pi / 2, clockwise: true)
    #expect(!longWay.contains(CGPoint(x: 0.6, y: 0.6)))
    #expect(longWay.contains(CGPoint(x: -0.6, y: -0.6)))
    #expect(curveCount(longWay) == 3)
  }

  @Test func quarterHasTheClassicControlDistance() throws {
    let path = arc(from: 0, to: .pi / 2)
    var controls: [CGPoint] = []
    path.applyWithBlock {
      if $0.pointee.type == .addCurveToPoint {
        controls = [$0.pointee.points[0], $0.pointee.points[1]]
      }
    }
    try #require(controls.count == 2)
    #expect(abs(controls[0].y - 0.5522847498) < 1e-10)
    #expect(controls[0].x == 1)
    #expect(abs(controls[1].x - 0.5522847498) < 1e-10)
  }

  @Test(arguments: [(0.25, 1), (0.5, 1), (0.75, 2), (1.0, 2), (1.25, 3), (1.5, 3), (1.75, 4)])
  func oneCurveForEachRightAngleAndTheRemainder(share: CGFloat, curves: Int) {
    for start in stride(from: CGFloat(-4), to: 4, by: 0.37) {
      let path = arc(from: start, to: start + share * .pi)
      #expect(curveCount(path) == curves)
      let expected = CGPoint(x: 1, y: 0)
        .applying(CGAffineTransform(rotationAngle: start + share * .pi))
      #expect(abs(path.currentPoint.x - expected.x) < 1e-12)
      #expect(abs(path.currentPoint.y - expected.y) < 1e-12)
    }
  }

  // C16 (H).
  @Test(arguments: [false, true])
  func aTurnOrMoreEitherWayIsOneCircleInTheAskedSense(clockwise: Bool) {
    for start in [0, -CGFloat.pi / 2, 0.1, 1000.3] {
      for difference in [2 * CGFloat.pi, 7, 40] {
        for end in [start + difference, start - difference] {
          let path = arc(from: start, to: end, clockwise: clockwise)
          #expect(curveCount(path) == 4, "from \(start) to \(end)")
          let ends = path.endPoints
          let turn = ends[0].x * ends[1].y - ends[0].y * ends[1].x
          #expect(abs(turn - (clockwise ? -1 : 1)) < 1e-9, "from \(start) to \(end)")
        }
      }
    }
    #expect(arc(from: 0, to: 2 * .pi, clockwise: clockwise).currentPoint == CGPoint(x: 1, y: 0))
  }

  // C16 (H): round caps make a dot of it.
  @Test func equalAnglesLeaveTheirPoint() {
    #expect(arc(from: 0, to: 0).elementText == "M 1 0|L 1 0")
    #expect(arc(from: 0, to: 0, clockwise: true).elementText == "M 1 0|L 1 0")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
    #expect(path.elementText == "M 5 5|L 0.54 0.841")
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 0)
    #expect(relative.elementText == "M 1 0|L 1 0")
  }

  // C16 (M).
  @Test func sweepAgainstTheSenseGoesRoundTheOtherWay() {
    let path = arc(from: .pi / 2, to: 0)
    #expect(curveCount(path) == 3)
    #expect(abs(path.currentPoint.x - 1) < 1e-12)
  }

  @Test func arcStaysOnItsCircle() {
    let path = arc(from: 0.3, to: 5)
    for point in path.endPoints {
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 1) < 1e-12)
    }
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX + 1) < 3e-4)
    #expect(abs(box.maxY - 1) < 3e-4)
  }

  @Test func undefinedAnglesAddNothing() {
    #expect(arc(from: .nan, to: 1).isEmpty)
    #expect(arc(from: 0, to: .infinity).isEmpty)
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .nan)
    #expect(path.isEmpty)
  }

  @Test func relativeArcIsSigned() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.y + 1) < 1e-12)
    #expect(curveCount(path) == 1)
  }

  @Test func tangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elementText == "M 0 0|L 6 0|C 8.209 0 10 1.791 10 4")
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.elementText == "M 0 0|L 10 0")
  }
}
