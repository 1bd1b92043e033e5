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

  @Test(arguments: 1...3) func nestedLayersThatMaskToTheirBoundsCutOnce(_ depth: Int) throws {
    // FACTS 3.31: a layer 10.75 points wide shows a wider one with one soft edge, however often it is masked.
    let root = makeRoot()
    var parent = root
    for _ in 0..<depth {
      let layer = makeLayer(0, 0, 10.75, 10)
      layer.masksToBounds = true
      parent.addSublayer(layer)
      parent = layer
    }
    parent.addSublayer(makeLayer(0, 0, 40, 10, color: black))
    let context = try makeContext(12, 12)
    root.render(in: context)
    #expect(try pixel(context, 10, 7).w == 191 && pixel(context, 9, 7).w == 255)
    parent.backgroundColor = black
    let twice = try makeContext(12, 12)
    root.render(in: twice)
    // Two opaque layers upon each other: 1 - .25 * .25.
    #expect(abs(Int(try pixel(twice, 10, 7).w) - 239) <= 1)
  }

  @Test func masksToBoundsKeepsTheShadow() throws {
    // FACTS 3.33: on screen it hides the shadow.
    let layer = makeLayer(10, 10, 20, 20, color: red)
    layer.addSublayer(makeLayer(0, 0, 60, 20, color: green))
    layer.masksToBounds = true
    layer.shadowColor = blue
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 30, height: 0)
    for opacity in [1, 0.5] as [Float] {
      layer.opacity = opacity
      let context = try makeContext(100, 100)
      makeRoot(layer).render(in: context)
      let alpha = UInt8((255 * opacity).rounded())
      #expect(isNear(try pixel(context, 45, 75), SIMD4(0, 0, alpha, alpha)))
      #expect(isNear(try pixel(context, 20, 75), SIMD4(0, alpha, 0, alpha)))
      #expect(try pixel(context, 35, 75) == clearPixel && pixel(context, 65, 75) == clearPixel)
    }
  }

  @Test(arguments: [false, true])
  func roundedEdgesOfMaskedLayersCountTwice(_ isContinuous: Bool) throws {
    // FACTS 3.34.
    let layer = makeLayer(0, 0, 30, 30, color: black)
    layer.cornerRadius = 9
    layer.cornerCurve = isContinuous ? .continuous : .circular
    let once = try makeContext(30, 30)
    makeRoot(layer).render(in: once)
    layer.masksToBounds = true
    let twice = try makeContext(30, 30)
    makeRoot(layer).render(in: twice)
    var soft = 0
    for y in 0..<30 {
      for x in 0..<30 {
        let c = Double(try pixel(once, x, y).w) / 255
        if c > 0 && c < 1 { soft += 1 }
        #expect(abs(Double(try pixel(twice, x, y).w) - c * c * 255) <= 1)
      }
    }
    #expect(soft > 20)
    #expect(picture(of: makeRoot(layer))[1, 3].w > 0)
  }

  @Test func layersThatLeaveThePlaneAreDrawnAsIfTheyHadNoTransform() throws {
    // FACTS 3.20.
    let layer = makeLayer(2, 2, 6, 6, color: red)
    layer.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
    layer.addSublayer(makeLayer(0, 0, 3, 6, color: green))
    let context = try makeContext(10, 10)
    makeRoot(layer).render(in: context)
    #expect(try pixel(context, 2, 5) == opaqueGreen && pixel(context, 7, 5) == opaqueRed)
    #expect(try pixel(context, 1, 5) == clearPixel && pixel(context, 8, 5) == clearPixel)
    // What is flat keeps its own, after a whole turn too (Apple's pictures of lottie's pr_1930).
    layer.transform = CATransform3DRotate(
      CATransform3DMakeTranslation(2, 0, 0), 2 * .pi, 1, 0, 0)
    let turned = try makeContext(10, 10)
    makeRoot(layer).render(in: turned)
    #expect(try pixel(turned, 9, 5) == opaqueRed && pixel(turned, 3, 5) == clearPixel)
    layer.transform = CATransform3DMakeTranslation(2, 0, 0)
    let other = try makeContext(10, 10)
    makeRoot(layer).render(in: other)
    #expect(try pixel(other, 9, 5) == opaqueRed && pixel(other, 3, 5) == clearPixel)
  }

  @Test func smallerContentsAreReadAsTheContextReadsImages() throws {
    // FACTS 3.16: whatever the layer's filter.
    let source = try makeContext(40, 40)
    for x in 0..<20 {
      source.setFillColor(CGColor(gray: CGFloat(x % 5) / 4, alpha: 1))
      source.fill(CGRect(x: x * 2, y: 0, width: 2, height: 40))
    }
    let image = try #require(source.makeImage())
    let expected = try makeContext(13, 13)
    expected.draw(image, in: CGRect(x: 0, y: 0, width: 13, height: 13))
    for filter in [CALayerContentsFilter.linear, .nearest, .trilinear] {
      let layer = makeLayer(0, 0, 13, 13)
      layer.contents = image
      layer.minificationFilter = filter
      let drawn = try makeContext(13, 13)
      layer.render(in: drawn)
      for x in 0..<13 { #expect(try pixel(drawn, x, 6) == pixel(expected, x, 6), "\(filter) \(x)") }
    }
  }

  @Test func partsOfAPathAddUpOnScreenAloneAndContextsUniteThem() throws {
    // FACTS 3.12.
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.fillColor = red
    let path = CGMutablePath()
    for width in [0.25, 0.5] { path.addRect(CGRect(x: 4, y: 0, width: width, height: 10)) }
    layer.path = path
    let root = makeRoot(layer)
    #expect(picture(of: root)[4, 5].w == 191)
    let context = try makeContext(10, 10)
    root.render(in: context)
    #expect(try pixel(context, 4, 5).w == 128)
    // As many as there are: never more than the whole pixel.
    for _ in 0..<5 { path.addRect(CGRect(x: 4, y: 0, width: 0.5, height: 10)) }
    layer.path = path
    #expect(picture(of: root)[4, 5] == opaqueRed)
  }
}
