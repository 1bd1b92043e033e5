// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5, C6 and C10 sentence by sentence, where no other file has the sentence.

import Foundation
import MicaRaster
import QuartzCore
import Testing

@Suite struct GeometryFactsTests {
  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test("C5 (H): minus the anchor in the bounds, times the transform, plus the position")
  func pointsGoThroughAnchorTransformAndPosition() {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    layer.bounds = CGRect(x: 10, y: 20, width: 40, height: 80)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.position = CGPoint(x: 7, y: 9)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    // The anchor lies at (20, 100) of the layer's own space.
    let point = parent.convert(CGPoint(x: 25, y: 90), from: layer)
    #expect(isNear(point, 7 + 2 * 5, 9 + 3 * -10))
    #expect(isNear(layer.convert(point, from: parent), 25, 90))
  }

  @Test("C5 (H): anchorPointZ is taken off before the transform, zPosition added after it")
  func depthsOfAnchorAndPosition() {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    parent.sublayerTransform.m34 = -1 / 100
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.anchorPointZ = -10
    layer.transform = CATransform3DMakeScale(1, 1, 2)
    layer.zPosition = 30
    // z = (0 + 10) · 2 + 30 = 50, so the perspective doubles what is seen.
    #expect(isNear(parent.convert(CGPoint(x: 20, y: 10), from: layer), 20, 0))
  }

  @Test("C5 (H): sublayerTransform is about the parent's own anchor point")
  func sublayerTransformsTurnAboutTheAnchor() {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    parent.bounds = CGRect(x: 5, y: 5, width: 100, height: 100)
    parent.anchorPoint = CGPoint(x: 0, y: 1)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // About (5, 105).
    #expect(isNear(parent.convert(CGPoint(x: 15, y: 100), from: layer), 25, 95))
  }

  @Test("C5 (H): setting the frame sets position, then bounds; a negative size is standardised")
  func framesSetPositionThenBounds() {
    final class Witness: CALayer {
      var calls: [String] = []
      override var position: CGPoint { didSet { calls.append("position") } }
      override var bounds: CGRect { didSet { calls.append("bounds") } }
    }
    let layer = Witness()
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    layer.frame = CGRect(x: 30, y: 40, width: -20, height: -10)
    #expect(layer.calls == ["position", "bounds"])
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(layer.position == CGPoint(x: 30, y: 30))
    layer.bounds = CGRect(x: 0, y: 0, width: -4, height: 6)
    #expect(layer.bounds == CGRect(x: -4, y: 0, width: 4, height: 6))
  }

  @Test("C5 (H): an unknown gravity centres")
  func unknownGravitiesCentre() throws {
    let layer = makeLayer(100, 100)
    layer.contents = try makeImage(20, 20)
    layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
    let picture = picture(of: layer)
    #expect(picture[50, 50] == opaqueRed && picture[41, 41] == opaqueRed)
    #expect(picture[35, 50] == clearPixel && picture[65, 50] == clearPixel)
  }

  @Test("C5 (H): a bare text layer's scale stays 1")
  func textLayersScale() {
    #expect(CATextLayer().contentsScale == 1 && CALayer().contentsScale == 1)
  }

  @Test("C5 (M): parts of transforms animate by their key paths, past half a turn as well")
  func partsOfTransformsAnimate() {
    for (path, end, expected) in [
      ("transform.rotation.z", 2 * Double.pi, Double.pi), ("transform.rotation.x", 1, 0.5),
      ("transform.rotation.y", 1, 0.5), ("transform.scale.x", 3, 1.5),
      ("transform.scale.y", 3, 1.5), ("transform.scale.z", 3, 1.5),
      ("transform.translation.x", 8, 4),
      ("transform.translation.y", 8, 4), ("transform.translation.z", 8, 4),
    ] {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 0
      animation.toValue = end
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let value = number(layer, path, at: 0.5) ?? .nan
      // A rotation by π is one by −π.
      let turns = path.contains("rotation") ? ((value - expected) / (2 * .pi)).rounded() : 0
      #expect(abs(value - expected - turns * 2 * .pi) < 1e-6, "\(path): \(value)")
    }
  }

  @Test("C6 (H/M): hidden layers are passed by; clear ones are hit")
  func hitTestsPassByHiddenLayers() {
    let root = makeLayer(100, 100)
    let (below, above) = (makeLayer(50, 50), makeLayer(50, 50))
    root.addSublayer(below)
    root.addSublayer(above)
    above.opacity = 0
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === above)
    above.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === below)
    root.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) == nil)
  }

  @Test("C10 (H): shadowRadius is the standard deviation in points; the offset is in points")
  func shadowRadiusIsTheDeviation() {
    let layer = makeLayer(20, 0, 40, 100, color: red)
    layer.shadowColor = black
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 30, height: 0)
    layer.shadowRadius = 4
    let picture = picture(of: makeRoot(layer))
    // The shadow's edge is at x = 90: half its strength there, none beyond two deviations.
    let (inner, outer) = (Int(picture[89, 50].w), Int(picture[90, 50].w))
    #expect(inner > 127 && outer < 128 && inner + outer > 250 && inner + outer < 260)
    #expect(picture[99, 50].w == 0 && picture[80, 50].w == 255)
  }

  @Test("C10 (H): the colour's alpha times shadowOpacity is the shadow's strength")
  func shadowStrength() {
    let layer = makeLayer(20, 20, 20, 20, color: red)
    layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 40, height: 0)
    layer.shadowRadius = 0
    let picture = picture(of: makeRoot(layer))
    #expect(isNear(picture[70, 30], SIMD4(0, 0, 64, 64)))
    #expect(picture[30, 30] == opaqueRed)
  }

  private func isNear(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Bool {
    (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 1 }
  }
}
