// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contents: the part that is shown, the part that is stretched, filters, formats, partial display.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ContentsLooksTests {
  /// 6 × 6 pixels: corners of 2 × 2 in green, edges in blue, the middle in red.
  private func makeFrame() throws -> CGImage {
    try makeImage(6, 6) { x, y in
      let (isSideX, isSideY) = (x < 2 || x > 3, y < 2 || y > 3)
      return isSideX && isSideY ? green : isSideX || isSideY ? blue : red
    }
  }

  private let center = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

  @Test func contentsRectShowsAPart() throws {
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = try makeFrame()
    layer.magnificationFilter = .nearest
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1.0 / 3)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[1, 1] == opaqueGreen && shown[38, 38] == opaqueGreen)
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 1)
    #expect(steps(of: layer).isEmpty)
  }

  @Test func contentsCenterIsStretchedAndCornersAreNot() throws {
    let layer = makeLayer(10, 10, 60, 40)
    layer.contents = try makeFrame()
    layer.magnificationFilter = .nearest
    layer.contentsCenter = center
    let shown = picture(of: makeRoot(layer))
    #expect(shown[10, 10] == opaqueGreen && shown[11, 11] == opaqueGreen)
    #expect(shown[12, 11] == opaqueBlue && shown[11, 12] == opaqueBlue)
    #expect(shown[12, 12] == opaqueRed && shown[67, 47] == opaqueRed)
    #expect(shown[68, 47] == opaqueBlue && shown[69, 49] == opaqueGreen)
  }

  @Test func contentsScaleSizesTheCorners() throws {
    let layer = makeLayer(0, 0, 60, 40)
    layer.contents = try makeFrame()
    layer.magnificationFilter = .nearest
    layer.contentsCenter = center
    layer.contentsScale = 0.5
    let shown = picture(of: makeRoot(layer))
    #expect(shown[3, 3] == opaqueGreen && shown[4, 4] == opaqueRed)
  }

  @Test func cornersThatDoNotFitShrinkTogether() throws {
    // Our choice.
    let layer = makeLayer(0, 0, 2, 40)
    layer.contents = try makeFrame()
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    layer.contentsCenter = center
    let shown = picture(of: makeRoot(layer))
    #expect(shown[0, 0] == opaqueGreen && shown[1, 0] == opaqueGreen && shown[0, 20] == opaqueBlue)
  }

  @Test func aCentreWithoutLengthIsOnePixel() throws {
    // Apple's header: a very small side stands for a single pixel.
    let layer = makeLayer(0, 0, 60, 60)
    layer.contents = try makeFrame()
    layer.magnificationFilter = .nearest
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let shown = picture(of: makeRoot(layer))
    #expect(shown[1, 1] == opaqueGreen && shown[2, 2] == opaqueRed && shown[57, 57] == opaqueRed)
    #expect(shown[58, 58] == opaqueGreen)
  }

  @Test func contentsThatAreNotResizedIgnoreTheCentre() throws {
    let layer = makeLayer(0, 0, 60, 60)
    layer.contents = try makeFrame()
    layer.contentsCenter = center
    layer.contentsGravity = .center
    #expect(picture(of: makeRoot(layer))[10, 10] == clearPixel)
    #expect(steps(of: layer) == ["box image"])
  }

  @Test func piecesMeetWithoutSeamsUnderAntialiasing() throws {
    let layer = makeLayer(0, 0, 33.3, 33.3)
    layer.position = CGPoint(x: 40.37, y: 40.61)
    layer.contents = try makeImage(6, 6)
    layer.contentsCenter = center
    layer.allowsEdgeAntialiasing = true
    let shown = picture(of: makeRoot(layer))
    for i in 26..<55 { #expect(shown[i, 40] == opaqueRed && shown[40, i] == opaqueRed) }
    let edge = shown[23, 40].w
    #expect(edge > 0 && edge < 255)
  }

  @Test func filtersDecideHowPixelsAreRead() throws {
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = try makeImage(2, 1) { x, _ in x == 0 ? black : white }
    let linear = picture(of: makeRoot(layer))[20, 5].x
    #expect(linear > 100 && linear < 160)
    layer.magnificationFilter = .nearest
    let nearest = picture(of: makeRoot(layer))
    #expect(nearest[19, 5].x == 0 && nearest[20, 5].x == 255)
  }

  @Test func trilinearMeansTheAreaThatAPixelShows() throws {
    let layer = makeLayer(0, 0, 10, 10)
    layer.contents = try makeImage(80, 80) { x, _ in x % 8 == 0 ? white : black }
    layer.minificationFilter = .trilinear
    let shown = picture(of: makeRoot(layer))
    #expect(abs(Int(shown[4, 4].x) - 32) <= 2)
    layer.minificationFilter = .nearest
    #expect([0, 255].contains(picture(of: makeRoot(layer))[4, 4].x))
  }

  @Test func picturesStayUprightInFlippedGeometry() throws {
    let image = try makeImage(2, 2) { _, y in y == 0 ? red : blue }
    let parent = makeLayer(100, 100)
    parent.isGeometryFlipped = true
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = image
    layer.magnificationFilter = .nearest
    parent.addSublayer(layer)
    let shown = picture(of: makeRoot(parent))
    #expect(shown[5, 65] == opaqueRed && shown[5, 95] == opaqueBlue)
  }

  @Test func aFlippedNinePartStaysUpright() throws {
    let image = try makeImage(6, 6) { _, y in y < 2 ? red : y < 4 ? green : blue }
    let parent = makeLayer(100, 100)
    parent.isGeometryFlipped = true
    let layer = makeLayer(0, 0, 40, 40)
    layer.contents = image
    layer.contentsCenter = center
    layer.magnificationFilter = .nearest
    parent.addSublayer(layer)
    let shown = picture(of: makeRoot(parent))
    #expect(shown[20, 61] == opaqueRed && shown[20, 62] == opaqueGreen)
    #expect(shown[20, 97] == opaqueGreen && shown[20, 98] == opaqueBlue)
  }

  @Test func contentsCenterAnimates() {
    let layer = makeLayer(10, 10)
    let animation = CABasicAnimation(keyPath: "contentsCenter")
    animation.fromValue = CGRect(x: 0, y: 0, width: 1, height: 1)
    animation.toValue = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let half = shown(layer, at: 0.5).value(forKeyPath: "contentsCenter") as? CGRect
    #expect(half == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
  }

  // MARK: Drawn contents

  private final class Painter: CALayer {
    var color = red
    var clip = CGRect.null
    var count = 0
    override func draw(in ctx: CGContext) {
      count += 1
      clip = ctx.boundingBoxOfClipPath
      ctx.setFillColor(color)
      ctx.fill(bounds)
    }
  }

  @Test func aGrayStoreKeepsLuminance() {
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.color = green
    layer.contentsFormat = .gray8Uint
    layer.setNeedsDisplay()
    let shown = picture(of: makeRoot(layer))[5, 5]
    // 0.7152 of the light is sRGB's 220.
    #expect(isNear(shown, SIMD4(220, 220, 220, 255)))
  }

  @Test func partialDisplayKeepsWhatLiesOutside() {
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.setNeedsDisplay()
    let root = makeRoot(layer)
    #expect(picture(of: root)[5, 5] == opaqueRed)
    layer.color = blue
    layer.setNeedsDisplay(CGRect(x: 10, y: 20, width: 5.5, height: 5))
    let shown = picture(of: root)
    #expect(layer.clip == CGRect(x: 10, y: 20, width: 6, height: 5) && layer.count == 2)
    #expect(shown[9, 20] == opaqueRed && shown[10, 20] == opaqueBlue)
    #expect(shown[15, 24] == opaqueBlue && shown[16, 24] == opaqueRed && shown[10, 25] == opaqueRed)
  }

  @Test func partsAddUpAndEverythingBeatsAPart() {
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.setNeedsDisplay()
    let root = makeRoot(layer)
    _ = picture(of: root)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
    layer.setNeedsDisplay(CGRect(x: 10, y: 10, width: 2, height: 2))
    _ = picture(of: root)
    #expect(layer.clip == CGRect(x: 0, y: 0, width: 12, height: 12))
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
    layer.setNeedsDisplay()
    _ = picture(of: root)
    #expect(layer.clip == layer.bounds)
    layer.setNeedsDisplay(.zero)
    #expect(!layer.needsDisplay())
  }

  @Test func aPartAfterAChangeOfSizeIsEverything() {
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.setNeedsDisplay()
    let root = makeRoot(layer)
    _ = picture(of: root)
    layer.bounds.size.width = 50
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
    _ = picture(of: root)
    #expect(layer.clip == layer.bounds)
  }

  @Test func changesOfBoundsDisplayOnlyWhereAskedFor() {
    // C14.
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.displayIfNeeded()
    layer.bounds.size.width = 20
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    #expect(layer.needsDisplay())
  }

  @Test("C16 (H): in draw(in:) the context's sizes are the backing store's, and it makes images")
  func contextsOfBackingStoresKnowTheirBitmap() throws {
    final class Looker: CALayer {
      var sizes: [Int] = []
      var image: CGImage?
      override func draw(in ctx: CGContext) {
        sizes = [ctx.width, ctx.height, ctx.bytesPerRow, ctx.bitsPerComponent, ctx.bitsPerPixel]
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        image = ctx.makeImage()
        ctx.setFillColor(blue)
        ctx.fill(bounds)
      }
    }
    let layer = Looker()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20.25)
    layer.contentsScale = 2
    layer.display()
    #expect(layer.sizes == [20, 41, 80, 8, 32])
    // So far only the first rectangle, at the top left: the lower edge lies on that of the pixels (FACTS 3.29), so that the
    // first row is half covered.
    let image = try #require(layer.image)
    let bytes = try #require(image.dataProvider?.data) as Data
    #expect(image.width == 20 && image.height == 41 && bytes.count == 80 * 41)
    #expect([127, 128].contains(bytes[0]) && bytes[80] == 255)
    #expect(bytes[80 * 9 + 4 * 9 + 3] == 255 && bytes[80 * 11 + 3] == 0)
    #expect(picture(of: makeRoot(layer))[2, 2] == opaqueBlue)
  }

  @Test func theDelegatesDisplayComesBeforeItsDrawing() {
    final class Drawer: NSObject, CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) { calls.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    }
    final class Displayer: NSObject, CALayerDelegate {
      var calls: [String] = []
      func display(_ layer: CALayer) { calls.append("display") }
      func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    }
    let (drawer, displayer) = (Drawer(), Displayer())
    let layer = makeLayer(10, 10)
    layer.delegate = drawer
    layer.display()
    layer.delegate = displayer
    layer.display()
    #expect(drawer.calls == ["will", "draw"] && displayer.calls == ["display"])
  }
}
