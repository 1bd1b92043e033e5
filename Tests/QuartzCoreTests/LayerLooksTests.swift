// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5, C13: defaults, order of drawing, corners, borders, opacity.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct LayerLooksTests {
  @Test func defaultsAreApples() {
    // C5, H.
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.contentsGravity == .resize)
    #expect(layer.contentsScale == 1 && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0)
    #expect(layer.borderColor == .black && layer.shadowColor == .black)
    #expect(layer.maskedCorners.rawValue == 15 && layer.allowsGroupOpacity)
    #expect(layer.isDoubleSided && layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.cornerCurve == .circular && layer.contentsFormat == .RGBA8Uint)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && !layer.isOpaque)
    #expect(layer.compositingFilter == nil && layer.filters == nil && layer.style == nil)
    #expect(layer.name == nil && layer.mask == nil && layer.opacity == 1 && !layer.masksToBounds)
  }

  @Test func partsAreDrawnInApplesOrder() throws {
    // C5: shadow, background, gradient, contents, sublayers, border.
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.backgroundColor = red
    layer.colors = [green, blue]
    layer.contents = try makeImage(2, 2)
    layer.borderWidth = 2
    layer.shadowOpacity = 1
    let child = CAShapeLayer()
    child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    child.strokeColor = red
    layer.addSublayer(child)
    let found = steps(of: makeRoot(layer))
    #expect(found == ["shadow"])
    layer.shadowOpacity = 0
    #expect(
      steps(of: makeRoot(layer)) == [
        "box solid", "box gradient", "box image", "path solid", "stroke", "ring",
      ])
  }

  @Test func siblingsOfEqualDepthKeepTheirOrder() {
    // C5: sorted by (zPosition, index), stable.
    let first = makeLayer(0, 0, 10, 10, color: red)
    let second = makeLayer(0, 0, 10, 10, color: green)
    let root = makeRoot(first, second)
    #expect(picture(of: root)[5, 5] == opaqueGreen)
    first.zPosition = 1
    #expect(picture(of: root)[5, 5] == opaqueRed)
  }

  // C5 (H).
  @Test func theBorderLiesOverSublayersAndInsideTheBounds() {
    let layer = makeLayer(10, 10, 40, 40)
    layer.borderWidth = 4
    layer.borderColor = blue
    layer.addSublayer(makeLayer(-5, -5, 50, 50, color: red))
    let shown = picture(of: makeRoot(layer))
    #expect(shown[10, 10] == opaqueBlue && shown[13, 30] == opaqueBlue)
    #expect(shown[14, 30] == opaqueRed && shown[9, 30] == opaqueRed)
  }

  @Test func aRadiusBeyondHalfASideIsLimited() {
    // C5, conflicting sources: our choice.
    let layer = makeLayer(0, 0, 80, 40, color: red)
    layer.cornerRadius = 1000
    let capsule = picture(of: makeRoot(layer))
    layer.cornerRadius = 20
    let limited = picture(of: makeRoot(layer))
    for y in 0..<40 { for x in 0..<80 { #expect(capsule[x, y] == limited[x, y]) } }
  }

  @Test func continuousCornersReachFurtherThanCircularOnes() {
    // C13: expansion factor 1.528665.
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-6)
    let layer = makeLayer(0, 0, 100, 100, color: red)
    layer.cornerRadius = 20
    let circular = picture(of: makeRoot(layer))
    layer.cornerCurve = .continuous
    let continuous = picture(of: makeRoot(layer))
    #expect(circular[21, 0] == opaqueRed && continuous[21, 0].w < 255)
    #expect(continuous[31, 0] == opaqueRed)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 100), 20.0),
    (CGRect(x: 0, y: 0, width: 90, height: 50), 20.0),
    (CGRect(x: 0, y: 0, width: 50, height: 50), 20.0),
  ])
  func continuousCornersAreThoseOfBezierPaths(bounds: CGRect, radius: Double) throws {
    // 3.3: all three regimes; a layer's shape in a context is the path's. On screen: ScreenCornerTests.
    let layer = CALayer()
    layer.frame = bounds
    layer.backgroundColor = red
    layer.cornerCurve = .continuous
    layer.cornerRadius = radius
    let shape = CAShapeLayer()
    shape.path = SmoothRoundedRect(bounds, radius: radius, corners: 15).path
    shape.fillColor = red
    let (ours, theirs) = (try makeContext(100, 100), try makeContext(100, 100))
    makeRoot(layer).render(in: ours)
    makeRoot(shape).render(in: theirs)
    for y in 0..<100 {
      for x in 0..<100 { #expect(isNear(try pixel(ours, x, y), try pixel(theirs, x, y))) }
    }
  }

  @Test(arguments: [20.0, 32, 33, 40, 60])
  func aContinuousBorderHasNoSteps(radius: Double) {
    // Inside and outside change their shape together: the ring is as wide as the border everywhere.
    let layer = makeLayer(0, 0, 100, 100)
    layer.cornerCurve = .continuous
    layer.cornerRadius = radius
    layer.borderWidth = 6
    layer.borderColor = red
    let shown = picture(of: makeRoot(layer))
    var row = 0.0
    for x in 0..<50 { row += Double(shown[x, 50].w) / 255 }
    #expect(abs(row - 6) < 0.01)
    // Across the corner the ring is as wide as at the sides, within a fifth.
    var across = 0.0
    for i in 0..<50 { across += Double(shown[i, i].w) / 255 }
    #expect(abs(across * 2.squareRoot() - 6) < 1.3, "\(across * 2.squareRoot())")
  }

  @Test func groupOpacityFadesOnePicture() {
    let layer = makeLayer(0, 0, 50, 50, color: red)
    layer.addSublayer(makeLayer(0, 0, 25, 25, color: green))
    layer.opacity = 0.5
    let group = picture(of: makeRoot(layer))[10, 10]
    #expect(isNear(group, SIMD4(0, 128, 0, 128)))
    layer.allowsGroupOpacity = false
    let single = picture(of: makeRoot(layer))[10, 10]
    #expect(isNear(single, SIMD4(64, 128, 0, 191)))
  }

  @Test func opacityIsLimitedWhenDrawn() {
    let layer = makeLayer(0, 0, 10, 10, color: red)
    layer.opacity = 7
    #expect(picture(of: makeRoot(layer))[5, 5] == opaqueRed)
    layer.opacity = .nan
    #expect(picture(of: makeRoot(layer))[5, 5] == clearPixel)
    layer.opacity = -1
    #expect(picture(of: makeRoot(layer))[5, 5] == clearPixel)
  }

  @Test func aBorderOnlyLayerIsClearInside() {
    let layer = makeLayer(0, 0, 40, 40)
    layer.borderWidth = 100
    layer.borderColor = red
    // Wider than half a side it fills the bounds.
    #expect(picture(of: makeRoot(layer))[20, 20] == opaqueRed)
    layer.borderWidth = 5
    #expect(picture(of: makeRoot(layer))[20, 20] == clearPixel)
  }

  @Test func subclassesThatOverridePropertiesSeeEveryChange() {
    // C16, H: our own code goes through the overridable property.
    final class Watcher: CALayer {
      var changes: [String] = []
      override var bounds: CGRect { didSet { changes.append("bounds") } }
      override var position: CGPoint { didSet { changes.append("position") } }
      override var opacity: Float { didSet { changes.append("opacity") } }
    }
    let layer = Watcher()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.changes == ["position", "bounds"])
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(7, forKeyPath: "bounds.size.width")
    #expect(layer.changes == ["position", "bounds", "opacity", "bounds"])
  }
}
