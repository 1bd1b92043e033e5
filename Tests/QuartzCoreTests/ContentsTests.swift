// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5, C14: pictures, backing stores, borders and corners, looked at as pixels.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ContentsTests {
  private func pixels(
    of layer: CALayer, options: EmitOptions = EmitOptions()
  ) -> (Int, Int) -> SIMD4<UInt8> {
    let list = list(of: layer, options: options)
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return { pixmap[$0, $1] }
  }

  private let opaqueRed = SIMD4<UInt8>(255, 0, 0, 255)
  private let clear = SIMD4<UInt8>(0, 0, 0, 0)

  // Apple's header: "bottom" is the smallest y.
  @Test(arguments: [
    (CALayerContentsGravity.bottomLeft, 0, 0), (.bottom, 20, 0), (.bottomRight, 40, 0),
    (.left, 0, 20), (.center, 20, 20), (.right, 40, 20), (.topLeft, 0, 40), (.top, 20, 40),
    (.topRight, 40, 40), (CALayerContentsGravity(rawValue: "unknown"), 20, 20),
  ])
  func unscaledGravities(gravity: CALayerContentsGravity, x: Int, y: Int) throws {
    let layer = makeLayer(50, 50)
    layer.contents = try makeImage(10, 10)
    layer.contentsGravity = gravity
    let pixel = pixels(of: layer)
    #expect(pixel(x, y) == opaqueRed && pixel(x + 9, y + 9) == opaqueRed)
    #expect(pixel(x + 10, y) == clear && pixel(x, y + 10) == clear)
    if x > 0 { #expect(pixel(x - 1, y) == clear) }
    if y > 0 { #expect(pixel(x, y - 1) == clear) }
  }

  @Test func scaledGravities() throws {
    let layer = makeLayer(40, 20)
    layer.frame.origin = CGPoint(x: 20, y: 20)
    layer.contents = try makeImage(10, 10)
    #expect(pixels(of: layer)(20, 20) == opaqueRed && pixels(of: layer)(59, 39) == opaqueRed)
    layer.contentsGravity = .resizeAspect
    #expect(pixels(of: layer)(29, 30) == clear && pixels(of: layer)(30, 30) == opaqueRed)
    layer.contentsGravity = .resizeAspectFill
    #expect(pixels(of: layer)(40, 10) == opaqueRed && pixels(of: layer)(40, 9) == clear)
    layer.contentsGravity = .bottomLeft
    layer.contentsScale = 2
    #expect(pixels(of: layer)(24, 24) == opaqueRed && pixels(of: layer)(25, 20) == clear)
  }

  @Test func drawingIsDownwardsFromTheTopLeftCorner() {
    final class Corner: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 4, height: 2))
      }
    }
    let layer = Corner()
    layer.bounds = CGRect(x: 30, y: 40, width: 10, height: 10)
    layer.position = CGPoint(x: 5, y: 5)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    let pixel = pixels(of: layer, options: EmitOptions(scale: 2))
    #expect(pixel(0, 0) == opaqueRed && pixel(7, 3) == opaqueRed)
    #expect(pixel(8, 0) == clear && pixel(0, 4) == clear)
  }

  @Test func backingStoresOfOddSizeStaySharp() {
    final class Edge: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
    }
    let layer = Edge()
    layer.frame = CGRect(x: 0, y: 0, width: 10.3, height: 10.3)
    layer.setNeedsDisplay()
    let pixel = pixels(of: layer)
    #expect(pixel(4, 5) == opaqueRed && pixel(5, 5) == clear)
  }

  @Test func borderIsARingInsideTheBounds() {
    // C5: 80 × 60 with a border of 5 covers 1300 square points.
    let layer = makeLayer(80, 60)
    layer.borderWidth = 5
    layer.borderColor = red
    let pixel = pixels(of: layer)
    var covered = 0
    for y in 0..<100 {
      for x in 0..<100 where pixel(x, y) == opaqueRed { covered += 1 }
    }
    #expect(covered == 1300)
  }

  @Test func onlyMaskedCornersAreRound() {
    let layer = makeLayer(40, 40, color: red)
    layer.cornerRadius = 100
    layer.maskedCorners = [.layerMaxXMinYCorner]
    let pixel = pixels(of: layer)
    #expect(pixel(0, 0) == opaqueRed && pixel(0, 39) == opaqueRed && pixel(39, 39) == opaqueRed)
    // The radius is limited to half a side.
    #expect(pixel(39, 0) == clear && pixel(39, 21) == opaqueRed && pixel(18, 0) == opaqueRed)
  }

  @Test func renderInContextDrawsTheModel() throws {
    let layer = makeLayer(10, 10, color: red)
    layer.position = CGPoint(x: 50, y: 50)
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = blue
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    layer.render(in: context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 255 && bytes[2] == 0 && bytes[99 * 4] == 255)
  }
}
