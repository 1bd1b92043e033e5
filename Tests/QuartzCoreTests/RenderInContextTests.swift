// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `render(in:)`: the layer as part of a drawing (FACTS C0, head).

import Foundation
import QuartzCore
import Testing

@Suite struct RenderInContextTests {
  private func makeStack() -> CALayer {
    let layer = makeLayer(10, 10, color: red)
    layer.addSublayer(makeLayer(0, 0, 10, 10, color: green))
    return layer
  }

  @Test func theContextsAlphaFadesAllAsOnePicture() throws {
    let context = try makeContext(10, 10)
    context.setAlpha(0.5)
    makeStack().render(in: context)
    #expect(isNear(try pixel(context, 5, 5), SIMD4(0, 128, 0, 128)))
  }

  @Test func theContextsBlendModeMeetsWhatLiesBelow() throws {
    let context = try makeContext(10, 10)
    context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setBlendMode(.multiply)
    makeLayer(10, 10, color: CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)).render(in: context)
    #expect(try pixel(context, 5, 5) == opaqueGreen)
    context.setBlendMode(.destinationOver)
    makeStack().render(in: context)
    #expect(try pixel(context, 5, 5) == opaqueGreen)
  }

  @Test func theContextsClipAndTransformApply() throws {
    let context = try makeContext(10, 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setAlpha(0.5)
    context.translateBy(x: 4, y: 0)
    makeStack().render(in: context)
    #expect(try pixel(context, 3, 7) == clearPixel && pixel(context, 5, 2) == clearPixel)
    #expect(isNear(try pixel(context, 5, 7), SIMD4(0, 128, 0, 128)))
  }

  @Test func theContextsShadowIsCastByTheWholeLayer() throws {
    let context = try makeContext(30, 10)
    context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: blue)
    makeStack().render(in: context)
    #expect(try pixel(context, 5, 5) == opaqueGreen && pixel(context, 20, 5) == opaqueBlue)
  }

  @Test func edgesOfTurnedLayersAreAntialiased() throws {
    // FACTS C0: one of the two switches; on screen they are hard.
    let layer = makeLayer(0, 0, 50, 50, color: red)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    let root = makeRoot(layer)
    let context = try makeContext(100, 100)
    root.render(in: context)
    var soft = 0
    for y in 0..<100 {
      for x in 0..<100 where try ![0, 255].contains(pixel(context, x, y).w) { soft += 1 }
    }
    #expect(soft > 50)
    let shown = picture(of: root)
    for y in 0..<100 { for x in 0..<100 { #expect([0, 255].contains(shown[x, y].w)) } }
  }
}
