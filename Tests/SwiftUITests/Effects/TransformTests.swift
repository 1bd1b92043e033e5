// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Effects that draw views elsewhere than they lie (FACTS_SWIFTUI d.10, d.11).
@MainActor
struct TransformTests {
  private func corner(_ size: CGFloat = 40) -> some View {
    ZStack(alignment: .topLeading) {
      Plain.blue.frame(width: size, height: size)
      Plain.red.frame(width: size / 2, height: size / 2)
    }
  }

  @Test func offsetMovesDrawingAndNotLayout() {
    // d.10, n.1: the background, added after, stays.
    let row = Pixels(
      100, 100, corner().offset(x: 20, y: 10).background { Plain.green })
    #expect(row[32, 32] == Pixels.green)
    #expect(row[52, 42] == Pixels.red)
    #expect(row[88, 78] == Pixels.blue)
    let shown = Shown(
      100, 100, scale: 1,
      VStack(spacing: 0) {
        Plain.red.frame(width: 10, height: 10).offset(y: 50)
        Plain.blue.frame(width: 10, height: 10)
      })
    #expect(shown.frames[1].minY == 50)
    #expect(shown.frames[0].minY == 90)
  }

  @Test func offsetLeadsToTheOtherSideFromRightToLeft() {
    let shown = Shown(
      100, 20, scale: 1,
      Plain.red.frame(width: 10, height: 10).offset(x: 20)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(shown.frames[0].minX == 25)
  }

  @Test func positionTakesTheProposalAndCentersThere() {
    // d.10: 200 x 80 for the background, the view's middle at (30, 20).
    let shown = Shown(
      300, 300, scale: 1,
      Plain.red.frame(width: 20, height: 10).position(x: 30, y: 20)
        .frame(width: 200, height: 80)
        .background { Plain.green })
    #expect(shown.frames[0] == CGRect(x: 50, y: 110, width: 200, height: 80))
    #expect(shown.frames[1] == CGRect(x: 70, y: 125, width: 20, height: 10))
    let greedy = Shown(
      300, 200, scale: 1,
      Plain.red.frame(width: 20, height: 10).position(x: 30, y: 20).background { Plain.green })
    #expect(greedy.frames[0] == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func rotationTurnsClockwiseAboutTheMiddle() {
    // d.11: a quarter brings the upper left corner to the upper right one.
    let turned = Pixels(40, 40, corner().rotationEffect(.degrees(90)))
    #expect(turned[30, 10] == Pixels.red)
    #expect(turned[10, 10] == Pixels.blue)
    let about = Pixels(
      80, 80, corner().rotationEffect(.degrees(180), anchor: .bottomTrailing))
    #expect(about[50, 50] == Pixels.white)
    #expect(about[62, 62] == Pixels.blue)
  }

  @Test func scaleIsAboutTheAnchorAndLayoutStays() {
    let small = Pixels(
      40, 40, corner().scaleEffect(0.5, anchor: .topLeading).background { Plain.green })
    #expect(small[5, 5] == Pixels.red)
    #expect(small[15, 15] == Pixels.blue)
    #expect(small[25, 25] == Pixels.green)
    let mirrored = Pixels(40, 40, corner().scaleEffect(x: -1))
    #expect(mirrored[30, 10] == Pixels.red)
    let middle = Pixels(40, 40, corner().scaleEffect(CGSize(width: 0.5, height: 0.5)))
    #expect(middle[5, 5] == Pixels.white)
    #expect(middle[15, 15] == Pixels.red)
  }

  @Test func rotationInSpaceNarrowsAndShowsPerspective() {
    let flat = Pixels(
      40, 40,
      corner().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
    #expect(flat[20, 5] == Pixels.blue)
    #expect(flat[6, 20] == Pixels.white)
    #expect(flat[12, 5] == Pixels.red)
    let back = Pixels(40, 40, corner().rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0)))
    #expect(back[10, 30] == Pixels.red)
  }

  @Test func transformsAreAboutTheUpperLeftCorner() {
    let moved = Pixels(
      80, 80,
      corner().transformEffect(CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 10, y: 0)))
    #expect(moved[28, 25] == Pixels.red)
    #expect(moved[22, 25] == Pixels.white)
    var projection = ProjectionTransform()
    projection.m31 = 20
    let projected = Pixels(80, 80, corner().projectionEffect(projection))
    #expect(projected[45, 25] == Pixels.red)
    #expect(projected[35, 25] == Pixels.white)
  }

  @Test func effectsOfTheProgramGetTheSize() {
    let shown = Pixels(80, 80, corner().modifier(HalfAside()))
    #expect(shown[45, 25] == Pixels.red)
    #expect(shown[25, 25] == Pixels.white)
  }

  @Test func touchesFollowTransforms() {
    // d.11
    let host = Shown(
      100, 100, scale: 1,
      ZStack {
        Plain.red.frame(width: 40, height: 40)
          .rotationEffect(.degrees(180), anchor: .bottomTrailing)
          .scaleEffect(0.5, anchor: .topLeading)
      }
    ).view.host
    #expect(host.display.hitTest(CGPoint(x: 10, y: 10)) == nil)
    #expect(host.display.hitTest(CGPoint(x: 30, y: 30)) != nil)
    let moved = Shown(100, 100, scale: 1, Plain.red.frame(width: 10, height: 10).offset(x: 30))
    #expect(moved.view.host.display.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(moved.view.host.display.hitTest(CGPoint(x: 35, y: 5)) != nil)
  }

  @Test func conversionFollowsTransformsUnlessIgnored() {
    // d.11: frames in other coordinate spaces are transformed, but with ignoredByLayout().
    func corner<V: View>(_ view: V) -> CGPoint {
      var node: DisplayNode = Shown(100, 100, scale: 1, view).view.host.display
      var path = [node]
      while let next = node.children.first {
        node = next
        path.append(node)
      }
      var point = CGPoint.zero
      for index in path.indices.dropFirst().reversed() {
        point = path[index - 1].convert(point, from: path[index])
      }
      return point
    }
    let box = Plain.red.frame(width: 40, height: 40)
    #expect(corner(box.scaleEffect(0.5)) == CGPoint(x: 10, y: 10))
    #expect(corner(box.offset(x: 7)) == CGPoint(x: 7, y: 0))
    #expect(corner(box.modifier(HalfAside().ignoredByLayout())) == .zero)
    #expect(corner(box.modifier(HalfAside())) == CGPoint(x: 20, y: 0))
  }

  @Test func hopelessNumbersDrawNothing() {
    for value in [CGFloat.nan, .infinity, 0, 1e300] {
      let shown = Pixels(40, 40, corner().scaleEffect(value).offset(x: value))
      if value == 0 || !value.isFinite { #expect(shown[20, 20] == Pixels.white) }
    }
  }

  @Test func projectionsInvert() {
    var projection = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
    projection.m13 = 0.01
    let point = CGPoint(x: 3, y: 4)
    let back = point.applying(projection).applying(projection.inverted())
    #expect(back.x.isClose(to: 3, within: 1e-9))
    #expect(back.y.isClose(to: 4, within: 1e-9))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let inverted = flat.invert()
    #expect(!inverted)
  }

  @Test func anglesCount() {
    #expect(Angle.degrees(180).radians == Double.pi)
    #expect((Angle.degrees(30) + .degrees(60)).degrees.rounded() == 90)
    #expect(Angle.zero < .radians(1))
  }
}

/// Moves a view by half of its width.
private struct HalfAside: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}
