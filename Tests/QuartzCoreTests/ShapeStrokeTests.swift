// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C9: parts of strokes and dashes of shape layers.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ShapeStrokeTests {
  /// A horizontal line from (10, 20) to (90, 20), 4 points wide, stroked in red.
  private func makeLine() -> CAShapeLayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 90, y: 20))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 4
    return layer
  }

  /// The columns of row 20 that a layer colours.
  private func columns(_ layer: CALayer) -> [Int] {
    let shown = picture(of: makeRoot(layer))
    return (0..<100).filter { shown[$0, 20].w > 127 }
  }

  // C9 (H).
  @Test func startAndEndAreSharesOfTheLength() {
    let line = makeLine()
    line.strokeStart = 0.25
    line.strokeEnd = 0.5
    #expect(columns(line) == Array(30..<50))
  }

  // C9 (H).
  @Test func sharesAreLimitedAndAnEmptyPartDrawsNothing() {
    let line = makeLine()
    line.strokeStart = -3
    line.strokeEnd = 9
    #expect(columns(line) == Array(10..<90))
    for (start, end) in [(0.5, 0.5), (0.7, 0.3), (CGFloat.nan, 1), (0, .nan), (1, 1), (2, 3)] {
      line.strokeStart = start
      line.strokeEnd = end
      #expect(columns(line).isEmpty, "\(start) ... \(end)")
    }
  }

  // C9 (H).
  @Test func sharesCountOverAllSubpathsInOrder() {
    let layer = makeLine()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.move(to: CGPoint(x: 40, y: 20))
    path.addLine(to: CGPoint(x: 60, y: 20))
    layer.path = path
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(columns(layer) == Array(20..<30) + Array(40..<50))
  }

  // C9 (H).
  @Test func dashesFollowTheTrimmedPath() {
    let line = makeLine()
    line.lineDashPattern = [10, 6]
    #expect(columns(line).prefix(20) == (Array(10..<20) + Array(26..<36))[...])
    line.strokeStart = 0.5
    #expect(columns(line).prefix(20) == (Array(50..<60) + Array(66..<76))[...])
    line.lineDashPhase = 4
    #expect(columns(line).prefix(6) == Array(50..<56)[...])
  }

  @Test func aPatternWithoutEffectIsASolidLine() {
    let line = makeLine()
    for pattern: [NSNumber] in [[], [0, 0], [-1, 2], [NSNumber(value: Double.nan), 1]] {
      line.lineDashPattern = pattern
      #expect(columns(line) == Array(10..<90), "\(pattern)")
    }
  }

  @Test func aCurveIsCutByItsLength() {
    // A quarter of a circle from its quarter: the part ends at the top.
    let layer = makeLine()
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    layer.path = path
    layer.strokeEnd = 0.25
    let shown = picture(of: makeRoot(layer))
    // +x towards +y, which is downwards.
    #expect(shown[89, 55].w > 200 && shown[55, 89].w > 200 && shown[78, 78].w > 200)
    #expect(shown[45, 89] == clearPixel && shown[89, 45] == clearPixel)
  }

  @Test func aSubpathThatStaysWholeStaysClosed() {
    // The corner at the start keeps its join.
    let layer = makeLine()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
    path.move(to: CGPoint(x: 70, y: 70))
    path.addLine(to: CGPoint(x: 90, y: 70))
    layer.path = path
    layer.strokeEnd = 0.95
    #expect(picture(of: makeRoot(layer))[18, 18].w == 255)
    layer.strokeEnd = 0.5
    #expect(picture(of: makeRoot(layer))[18, 18].w == 0)
  }

  @Test func theFillIsNotTrimmed() {
    let layer = makeLine()
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50), transform: nil)
    layer.fillColor = green
    layer.strokeEnd = 0.1
    #expect(picture(of: makeRoot(layer))[50, 50] == opaqueGreen)
  }

  @Test func thePathLiesInTheLayersSpace() {
    // C9: the origin of the bounds matters.
    let line = makeLine()
    line.bounds = CGRect(x: 10, y: 0, width: 100, height: 100)
    line.position = CGPoint(x: 50, y: 50)
    #expect(columns(line) == Array(0..<80))
  }

  @Test func strokeEndAnimates() {
    let line = makeLine()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    line.add(animation, forKey: nil)
    #expect(isClose(number(line, "strokeEnd", at: 0.25), 0.25))
  }

  @Test func capsAndJoinsBelongToTheTrimmedEnds() {
    let line = makeLine()
    line.strokeEnd = 0.5
    line.lineCap = .square
    #expect(columns(line) == Array(8..<52))
  }
}
