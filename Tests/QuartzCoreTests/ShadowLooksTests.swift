// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C10: what casts a layer's shadow, and what hides it.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ShadowLooksTests {
  /// A sharp opaque blue shadow 30 points to the right.
  private func addShadow(to layer: CALayer) {
    layer.shadowColor = blue
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 30, height: 0)
  }

  @Test func theShadowOfRoundCornersIsRound() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    layer.cornerRadius = 10
    addShadow(to: layer)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[40, 10] == clearPixel && shown[50, 20] == opaqueBlue && shown[50, 10].w > 100)
  }

  // C10 (M).
  @Test func anOverflowingSublayerWidensTheShadow() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    layer.addSublayer(makeLayer(0, 20, 20, 20, color: red))
    addShadow(to: layer)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[45, 45] == opaqueBlue && shown[45, 55] == clearPixel)
  }

  // C10 (M).
  @Test func aLayerThatDrawsNothingCastsNone() {
    let layer = makeLayer(10, 10, 20, 20)
    addShadow(to: layer)
    #expect(picture(of: makeRoot(layer))[45, 20] == clearPixel)
  }

  // C10 (M).
  @Test func aBorderCastsARing() {
    let layer = makeLayer(10, 10, 20, 20)
    layer.borderWidth = 3
    addShadow(to: layer)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[41, 20] == opaqueBlue && shown[50, 20] == clearPixel)
  }

  // C10 (M).
  @Test func masksToBoundsHidesTheShadow() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    addShadow(to: layer)
    layer.masksToBounds = true
    #expect(picture(of: makeRoot(layer))[45, 20] == clearPixel)
  }

  // C10 (M).
  @Test func aMaskHidesTheShadowOutsideIt() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    addShadow(to: layer)
    layer.mask = makeLayer(0, 0, 35, 40, color: black)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[42, 20] == opaqueBlue && shown[46, 20] == clearPixel)
  }

  // C10 (H): its non-zero windings.
  @Test func aShadowPathReplacesTheSilhouette() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    addShadow(to: layer)
    // Filled by non-zero winding: both rectangles run the same way, so there is no hole.
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 30, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 35, width: 10, height: 10))
    layer.shadowPath = path
    let shown = picture(of: makeRoot(layer))
    #expect(shown[45, 20] == clearPixel && shown[50, 50] == opaqueBlue)
  }

  @Test func shadowPathAnimates() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    addShadow(to: layer)
    let animation = CABasicAnimation(keyPath: "shadowPath")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 40, width: 10, height: 10), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let list = DisplayList(width: 100, height: 100)
    emit(shown(makeRoot(layer), at: 0.5), into: list, options: EmitOptions())
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    #expect(pixmap[45, 35] == opaqueBlue && pixmap[45, 15] == clearPixel)
  }

  // C10 (M).
  @Test func opacityMultipliesStrength() {
    let layer = makeLayer(10, 10, 20, 20, color: red)
    addShadow(to: layer)
    layer.shadowOpacity = 0.5
    layer.opacity = 0.5
    #expect(isNear(picture(of: makeRoot(layer))[45, 20], SIMD4(0, 0, 64, 64)))
  }
}
