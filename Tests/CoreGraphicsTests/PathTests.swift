// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths: the order of elements, boxes, containment, equality, copies.

import CoreGraphics
import MicaRaster
import Testing

@Suite struct PathTests {
  @Test func rectStartsAtItsLeastCornerAlongX() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.elementText == "M 1 2|L 4 2|L 4 6|L 1 6|Z")
  }

  /// The elements that Apple's frameworks print for this ellipse (pointfree/testCGPath.iOS.txt).
  @Test func ellipseHasApplesElements() {
    let path = CGPath(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30), transform: nil)
    #expect(
      path.elementText == "M 90 75|C 90 83.284 83.284 90 75 90|C 66.716 90 60 83.284 60 75"
        + "|C 60 66.716 66.716 60 75 60|C 83.284 60 90 66.716 90 75|Z")
  }

  @Test func roundedRectLimitsItsRadii() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.contains(CGPoint(x: 20, y: 10)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
    #expect(square == CGPath(rect: rect, transform: nil))
  }

  @Test func transformAppliesToEveryPoint() {
    var shift = CGAffineTransform(translationX: 10, y: 20)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let moved = CGPath(rect: rect, transform: &shift)
    #expect(moved == CGPath(rect: rect, transform: nil).copy(using: &shift))
    #expect(moved.boundingBox == CGRect(x: 10, y: 20, width: 5, height: 5))
  }

  @Test func curveBoxIsExact() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 12))
    #expect(abs(path.boundingBoxOfPath.maxY - 9) < 1e-12)
    #expect(path.boundingBoxOfPath.maxX == 10)
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: -8))
    #expect(abs(path.boundingBoxOfPath.minY + 4) < 1e-12)
  }

  @Test func emptyPathHasTheNullBox() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test func nullRectangleAddsNothing() {
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: .null, transform: nil).isEmpty)
  }

  @Test func linesWithoutCurrentPointAreIgnored() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func closingReturnsToTheStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 8, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func fillRulesDifferWhereWindingsAdd() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = CGPoint(x: 15, y: 15)
    #expect(path.contains(inner))
    #expect(!path.contains(inner, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 5, y: 5)))
  }

  @Test func containmentFollowsTheCurve() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for degree in stride(from: 0.5, to: 360, by: 7) {
      let direction = CGAffineTransform(rotationAngle: degree * .pi / 180)
      #expect(circle.contains(CGPoint(x: 9.95, y: 0).applying(direction)))
      #expect(!circle.contains(CGPoint(x: 10.05, y: 0).applying(direction)))
    }
  }

  @Test func openSubpathsCountAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func copiesAreIndependentAndEqual() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let frozen = try #require(path.copy())
    #expect(frozen == path)
    #expect(frozen.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(frozen != path)
    #expect(frozen.outline.points.count == 4)
    #expect(path.outline.points.count == 6, "the corners, the start again and the line's end")
  }

  @Test func rectangleIsRecognised() {
    var rect = CGRect.zero
    let expected = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: expected, transform: nil).isRect(&rect))
    #expect(rect == expected)
    #expect(!CGPath(ellipseIn: expected, transform: nil).isRect(nil))
  }

  @Test func addedPathsKeepTheirElements() {
    let part = CGMutablePath()
    part.move(to: .zero)
    part.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    let whole = CGMutablePath()
    whole.addPath(part, transform: CGAffineTransform(scaleX: 10, y: 10))
    whole.addLine(to: .zero)
    #expect(whole.elementText == "M 0 0|Q 10 10 20 0|L 0 0")
  }
}
