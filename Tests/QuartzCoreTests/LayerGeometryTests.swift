// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5: bounds, position, anchor point, frame and transform.

import QuartzCore
import Testing

@Suite struct LayerGeometryTests {
  // C5 (H).
  @Test func defaultsAreApples() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0 && layer.borderColor == .black && layer.borderWidth == 0)
    #expect(layer.maskedCorners.rawValue == 15 && layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.allowsGroupOpacity && layer.isDoubleSided && layer.opacity == 1)
    #expect(layer.speed == 1 && layer.duration == .infinity && layer.sublayers == nil)
  }

  // C5 (H).
  @Test func settingTheFrameMovesTheAnchorPoint() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  // C5 (H).
  @Test func negativeSizesAreStandardised() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.bounds.origin == CGPoint(x: 6, y: 4))
    #expect(layer.bounds.size == CGSize(width: 4, height: 6))
  }

  // C5 (H).
  @Test func frameIsTheBoxOfTheTransformedBounds() {
    let layer = makeLayer(40, 20)
    layer.position = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(isClose(frame.minX, 40) && isClose(frame.minY, 30))
    #expect(isClose(frame.width, 20) && isClose(frame.height, 40))
  }

  // C5: undefined by Apple for turned layers; upright ones are undone.
  @Test func settingTheFrameUndoesAnUprightTransform() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 3, ty: 0))
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  // C5 (H).
  @Test func frameSetterGoesThroughPositionThenBounds() {
    final class Recorder: CALayer {
      var log: [String] = []
      override var position: CGPoint { didSet { log.append("position") } }
      override var bounds: CGRect { didSet { log.append("bounds") } }
    }
    let layer = Recorder()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.log == ["position", "bounds"])
  }

  @Test func pointsConvertThroughBoundsOriginAndSublayerTransform() {
    let parent = makeLayer(100, 100)
    parent.bounds.origin = CGPoint(x: 5, y: 0)
    let child = makeLayer(10, 10)
    child.position = CGPoint(x: 25, y: 25)
    parent.addSublayer(child)
    #expect(parent.convert(CGPoint(x: 0, y: 0), from: child) == CGPoint(x: 20, y: 20))
    #expect(child.convert(CGPoint(x: 20, y: 20), from: parent) == CGPoint(x: 0, y: 0))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 20))
    // About the parent's anchor point, (55, 50) in its own space.
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: -5, y: 0))
  }

  @Test func siblingsConvertThroughTheirCommonParent() {
    let parent = makeLayer(100, 100)
    let (a, b) = (makeLayer(10, 10), makeLayer(10, 10))
    b.frame.origin = CGPoint(x: 30, y: 40)
    parent.sublayers = [a, b]
    #expect(a.convert(CGPoint(x: 31, y: 42), to: b) == CGPoint(x: 1, y: 2))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: a)
        == CGRect(x: 30, y: 40, width: 2, height: 3))
  }

  @Test func flippedGeometryTurnsSublayersUpsideDown() {
    let parent = makeLayer(100, 100)
    parent.isGeometryFlipped = true
    let child = makeLayer(10, 10)
    parent.addSublayer(child)
    #expect(child.convert(CGPoint(x: 0, y: 0), to: parent) == CGPoint(x: 0, y: 100))
  }

  @Test func drawingHasItsOriginWhereTheGeometryHasIt() throws {
    // C16 (H): the container of the root layer is flipped on iOS, so that y runs down in draw(in:) where no other layer
    // is flipped, or two are.
    final class Marked: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
      }
    }
    func markedRows(parent: Bool, own: Bool) -> (isFlipped: Bool, top: Bool, bottom: Bool) {
      let (root, layer) = (makeLayer(10, 10), Marked())
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      (root.isGeometryFlipped, layer.isGeometryFlipped) = (parent, own)
      root.addSublayer(layer)
      layer.setNeedsDisplay()
      let shown = picture(of: makeRoot(root))
      return (layer.contentsAreFlipped(), shown[5, 0] == opaqueRed, shown[5, 9] == opaqueRed)
    }
    for (parent, own) in [(false, false), (true, true)] {
      #expect(markedRows(parent: parent, own: own) == (true, true, false))
    }
    for (parent, own) in [(true, false), (false, true)] {
      #expect(markedRows(parent: parent, own: own) == (false, false, true))
    }
  }

  @Test func nanDrawsNothingAndDoesNotCrash() {
    let layer = makeLayer(10, 10, color: red)
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    #expect(steps(of: layer).isEmpty)
    layer.position = .zero
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(steps(of: layer).isEmpty)
    layer.transform = CATransform3DIdentity
    layer.bounds.size.width = .infinity
    #expect(steps(of: layer).isEmpty)
  }
}

@Suite struct HitTestTests {
  private func makeTree() -> (parent: CALayer, a: CALayer, b: CALayer) {
    let parent = makeLayer(50, 50)
    let (a, b) = (makeLayer(20, 20), makeLayer(20, 20))
    parent.sublayers = [a, b]
    return (parent, a, b)
  }

  // C6 (H/M).
  @Test func lastSublayerWinsUnlessAnotherIsHigher() {
    let (parent, a, b) = makeTree()
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === b)
    a.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === a)
    a.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === b)
  }

  // C6 (H).
  @Test func pointIsInTheSuperlayersSpace() {
    let (parent, _, _) = makeTree()
    parent.frame.origin = CGPoint(x: 100, y: 0)
    #expect(parent.hitTest(CGPoint(x: 140, y: 40)) === parent)
    #expect(parent.hitTest(CGPoint(x: 40, y: 40)) == nil)
  }

  // C6 (M).
  @Test func originIsInsideFarEdgeIsOutside() {
    let layer = makeLayer(10, 10)
    #expect(layer.contains(CGPoint(x: 0, y: 0)))
    #expect(!layer.contains(CGPoint(x: 10, y: 5)) && !layer.contains(CGPoint(x: 5, y: 10)))
  }

  // C6 (M).
  @Test func sublayersOutsideAreHitUnlessMasked() {
    let (parent, a, _) = makeTree()
    a.frame.origin = CGPoint(x: 60, y: 0)
    #expect(parent.hitTest(CGPoint(x: 65, y: 5)) === a)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 65, y: 5)) == nil)
  }

  /// Layers that only move their sublayers convert points without matrices, and to the same places: a
  /// scale along z, which no plane shows, asks for them.
  @Test(arguments: 1...20) func plainChainsConvertAsOthers(_ seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func number() -> CGFloat {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(random >> 40) / 65536 - 128
    }
    var (plain, other): ([CALayer], [CALayer]) = ([], [])
    for level in 0..<6 {
      let frame = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      let (origin, anchor) = (
        CGPoint(x: number(), y: number()), CGPoint(x: number() / 64, y: number() / 64)
      )
      let turn = level == 3 ? CATransform3DMakeRotation(number(), 0, 0, 1) : CATransform3DIdentity
      func add(_ layers: inout [CALayer], _ depth: CGFloat) {
        let layer = CALayer()
        layer.frame = frame
        layer.bounds.origin = origin
        layer.anchorPoint = anchor
        layer.transform = turn
        layer.sublayerTransform = CATransform3DMakeScale(1, 1, depth)
        layers.last?.addSublayer(layer)
        layers.append(layer)
      }
      add(&plain, 1)
      add(&other, 2)
    }
    for one in 0..<6 {
      for next in 0..<6 {
        let point = CGPoint(x: number(), y: number())
        let (a, b) = (
          plain[one].convert(point, to: plain[next]), other[one].convert(point, to: other[next])
        )
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
      }
      let (a, b) = (
        plain[one].convert(CGPoint.zero, to: nil), other[one].convert(CGPoint.zero, to: nil)
      )
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
  }
}
