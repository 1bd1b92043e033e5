// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Shapes and paths (FACTS_SWIFTUI f.1 to f.6).
@MainActor
struct ShapeTests {
  @Test func shapesFillTheProposalWithTheForegroundStyle() {
    // f.1
    let plain = Pixels(20, 20, Rectangle())
    #expect(plain[0, 0] == [0, 0, 0])
    #expect(plain[19, 19] == [0, 0, 0])
    let styled = Pixels(20, 20, Rectangle().foregroundStyle(Plain.red))
    #expect(styled[10, 10] == Pixels.red)
    let inner = Pixels(20, 20, Rectangle().fill(Plain.blue).foregroundColor(Plain.red))
    #expect(inner[10, 10] == Pixels.blue)
  }

  @Test func strokesLieOnTheEdgeAndBordersWithin() {
    // f.1: half of a stroke of 4 sticks out.
    let stroke = Pixels(
      20, 20, Rectangle().stroke(Plain.red, lineWidth: 4).frame(width: 10, height: 10))
    #expect(stroke[3, 10] == Pixels.red)
    #expect(stroke[2, 10] == Pixels.white)
    #expect(stroke[6, 10] == Pixels.red)
    #expect(stroke[7, 10] == Pixels.white)
    let border = Pixels(
      20, 20, Rectangle().strokeBorder(Plain.red, lineWidth: 4).frame(width: 10, height: 10))
    #expect(border[4, 10] == Pixels.white)
    #expect(border[5, 10] == Pixels.red)
    #expect(border[8, 10] == Pixels.red)
    #expect(border[9, 10] == Pixels.white)
  }

  @Test func strokeStyleHasAppleDefaults() {
    // f.1
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter)
    #expect(style.miterLimit == 10 && style.dash == [] && style.dashPhase == 0)
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
  }

  @Test func shapesAreFilledAndStrokedInOneExpression() {
    let both = Pixels(
      20, 20,
      Circle().fill(Plain.red).stroke(Plain.blue, lineWidth: 4).frame(width: 12, height: 12))
    #expect(both[10, 10] == Pixels.red)
    #expect(both[10, 4] == Pixels.blue)
    let border = Pixels(20, 20, Rectangle().fill(Plain.green).strokeBorder(Plain.red, lineWidth: 3))
    #expect(border[1, 1] == Pixels.red)
    #expect(border[10, 10] == Pixels.green)
  }

  @Test func circlesAreTrimmedFromThreeOClockClockwise() {
    // f.2: the first quarter is the lower right one.
    let path = Circle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = path.boundingRect
    #expect(box.minX.isClose(to: 50, within: 0.01) && box.maxX.isClose(to: 100, within: 0.01))
    #expect(box.minY.isClose(to: 50, within: 0.01) && box.maxY.isClose(to: 100, within: 0.01))
  }

  @Test func pathsAreTrimmedByLength() {
    // f.2: a rectangle of 10 x 20 has 60 points around, from the top left, clockwise.
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let path = Path(rect).trimmedPath(from: 5 / 60, to: 40 / 60)
    #expect(
      path.description == "5 0 m 10 0 l 10 20 l 0 20 l"
        || path.boundingRect == rect.insetBy(dx: 0, dy: 0))
    #expect(path.currentPoint.map { abs($0.x) < 0.001 && abs($0.y - 20) < 0.001 } == true)
    #expect(Path(rect).trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(Path(rect).trimmedPath(from: -1, to: 2) == Path(rect))
  }

  @Test func circlesLieInTheMiddleWithTheSmallerRadius() {
    // f.2
    let box = Circle().path(in: CGRect(x: 10, y: 0, width: 40, height: 20)).boundingRect
    #expect(box == CGRect(x: 20, y: 0, width: 20, height: 20))
    let ellipse = Ellipse().path(in: CGRect(x: 10, y: 0, width: 40, height: 20)).boundingRect
    #expect(ellipse == CGRect(x: 10, y: 0, width: 40, height: 20))
  }

  @Test func roundCornersAreContinuousByDefault() {
    // f.3
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let plain = RoundedRectangle(cornerRadius: 20).path(in: rect)
    #expect(plain == RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect))
    // A continuous corner begins 1.528665 radii away.
    guard case .move(let start)? = elements(plain).first else {
      Issue.record("no start")
      return
    }
    #expect(start.x.isClose(to: 100 - 30.5733, within: 0.001) && start.y == 0)
    #expect(Capsule().style == .continuous)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 3).style == .continuous)
  }

  @Test func radiiAreLimitedToHalfOfTheShorterSide() {
    // f.4
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    let large = RoundedRectangle(cornerRadius: 1000, style: .circular).path(in: rect)
    #expect(large == RoundedRectangle(cornerRadius: 10, style: .circular).path(in: rect))
    // The corner's circle about (10, 10): a point just within, and one just beyond it.
    #expect(large.contains(CGPoint(x: 3.2, y: 3.2)))
    #expect(!large.contains(CGPoint(x: 2.7, y: 2.7)))
    let smooth = RoundedRectangle(cornerRadius: 1000).path(in: rect)
    #expect(smooth == Capsule().path(in: rect))
  }

  @Test func clockwiseLooksCounterclockwise() {
    // f.5: y runs downward.
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.boundingRect.minY > -0.01 && path.boundingRect.maxX.isClose(to: 10, within: 0.01))
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(other.boundingRect.minY.isClose(to: -10, within: 0.01))
  }

  @Test func pathsAreValues() {
    // f.5
    var first = Path { $0.move(to: .zero) }
    let second = first
    first.addLine(to: CGPoint(x: 10, y: 0))
    #expect(elements(second).count == 1)
    #expect(first.description == "0 0 m 10 0 l")
    #expect(Path(first.description) == first)
    #expect(Path("1 2 x") == nil)
    let twice = Path { path in
      path.addPath(first)
      path.addPath(first, transform: CGAffineTransform(translationX: 0, y: 5))
    }
    #expect(twice.description == "0 0 m 10 0 l 0 5 m 10 5 l")
  }

  @Test func strokedPathsCoverTheStroke() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(line.contains(CGPoint(x: 2, y: 11)))
    #expect(!line.contains(CGPoint(x: 7, y: 10)))
    #expect(line.boundingRect == CGRect(x: 0, y: 8, width: 15, height: 4))
  }

  @Test func shapesAreMadeOfShapes() {
    // f.6
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(Rectangle().inset(by: 2).path(in: rect).boundingRect == rect.insetBy(dx: 2, dy: 2))
    #expect(
      Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 2.5))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(
      turned.minX.isClose(to: 5, within: 0.001) && turned.height.isClose(to: 20, within: 0.001))
    #expect(
      Rectangle().size(width: 4, height: 3).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 4, height: 3))
    let hole = Rectangle().subtracting(Rectangle().inset(by: 3)).path(in: rect)
    #expect(!hole.contains(CGPoint(x: 10, y: 5)) && hole.contains(CGPoint(x: 1, y: 5)))
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
  }

  @Test func smallerShapesHaveSmallerCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: rect)
    let wanted = RoundedRectangle(cornerRadius: 6, style: .circular).path(
      in: rect.insetBy(dx: 4, dy: 4))
    #expect(inner == wanted)
    #expect(Rectangle().inset(by: 30).path(in: rect).isEmpty)
  }

  @Test func containersGiveTheirShape() {
    let view = ContainerRelativeShape().fill(Plain.red).padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 14, style: .circular))
    let pixels = Pixels(60, 60, view)
    #expect(pixels[4, 4] == Pixels.white)
    #expect(pixels[30, 5] == Pixels.red)
  }

  @Test func shapesAreMirroredWhereTextRunsFromTheRight() {
    struct Left: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: 5, height: rect.height))
      }
    }
    let pixels = Pixels(
      20, 20, Left().fill(Plain.red).environment(\.layoutDirection, .rightToLeft))
    #expect(pixels[2, 10] == Pixels.white)
    #expect(pixels[17, 10] == Pixels.red)
  }

  @Test func shapesAreTouchedWithinTheirOutline() {
    let shown = Shown(40, 40, Circle())
    let display = shown.view.host.display!
    #expect(display.hitTest(CGPoint(x: 20, y: 20)) != nil)
    #expect(display.hitTest(CGPoint(x: 2, y: 2)) == nil)
    // d.20
    let wide = Shown(40, 40, Circle().contentShape(Rectangle()))
    #expect(wide.view.host.display.hitTest(CGPoint(x: 2, y: 2)) != nil)
    let none = Shown(40, 40, Rectangle().contentShape(.interaction, Circle()))
    #expect(none.view.host.display.hitTest(CGPoint(x: 2, y: 2)) == nil)
  }

  @Test func hardInputDrawsNothing() {
    let nan = Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
    let pixels = Pixels(
      20, 20,
      ZStack {
        nan.fill(Plain.red)
        Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)).fill(
          LinearGradient(colors: [Plain.red], startPoint: .top, endPoint: .bottom))
        Rectangle().stroke(Plain.red, lineWidth: .nan)
        RoundedRectangle(cornerRadius: -5).size(width: -3, height: 2).fill(Plain.white)
        Circle().trim(from: .nan, to: 2).fill(Plain.red)
        LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        RadialGradient(colors: [.clear], center: .center, startRadius: .nan, endRadius: -1)
      })
    #expect(pixels[10, 10] == Pixels.white)
  }

  private func elements(_ path: Path) -> [Path.Element] {
    var list: [Path.Element] = []
    path.forEach { list.append($0) }
    return list
  }
}

extension Plain {
  static let white = Color(red: 1, green: 1, blue: 1)
}
