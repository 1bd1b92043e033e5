// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tiled layers: which tiles are drawn, when, and that their pictures are those of plain drawing.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import Testing

@testable import QuartzCore

/// Draws stripes and writes down what it was asked for.
private final class StripedTiles: CATiledLayer {
  var asked: [CGRect] = []
  var scales: [CGFloat] = []

  override func draw(in ctx: CGContext) {
    asked.append(ctx.boundingBoxOfClipPath)
    scales.append(ctx.ctm.a)
    StripedTiles.draw(in: ctx)
  }

  static func draw(in ctx: CGContext) {
    for i in 0..<40 {
      ctx.setFillColor(i % 2 == 0 ? red : blue)
      ctx.fill(CGRect(x: 13.5 * CGFloat(i), y: 3 * CGFloat(i), width: 9, height: 400))
    }
    ctx.setFillColor(green)
    ctx.fillEllipse(in: CGRect(x: 20, y: 20, width: 90, height: 60))
  }
}

private final class PlainStripes: CALayer {
  override func draw(in ctx: CGContext) { StripedTiles.draw(in: ctx) }
}

@Suite struct TiledLayerTests {
  private func makeTiles(_ width: CGFloat, _ height: CGFloat, side: CGFloat) -> StripedTiles {
    let layer = StripedTiles()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.tileSize = CGSize(width: side, height: side)
    return layer
  }

  @Test func defaults() {
    let layer = CATiledLayer()
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test func tilesAreDrawnOnceAndOnlyWhereSeen() {
    let layer = makeTiles(400, 300, side: 64)
    _ = picture(of: layer)
    // The surface shows 100 × 100: two tiles each way.
    #expect(layer.asked.count == 4)
    #expect(Set(layer.asked.map(\.minX)) == [0, 64])
    #expect(layer.asked.allSatisfy { $0.width == 64 && $0.height == 64 })
    _ = picture(of: layer)
    #expect(layer.asked.count == 4)
    layer.frame.origin = CGPoint(x: -64, y: 0)
    _ = picture(of: layer)
    #expect(layer.asked.count == 6)
    #expect(layer.asked.suffix(2).allSatisfy { $0.minX == 128 })
  }

  @Test func tilesEndAtTheBounds() {
    let layer = makeTiles(90, 70, side: 64)
    _ = picture(of: layer)
    #expect(
      Set(layer.asked.map { "\($0.minX) \($0.minY) \($0.maxX) \($0.maxY)" }) == [
        "0.0 0.0 64.0 64.0", "64.0 0.0 90.0 64.0", "0.0 64.0 64.0 70.0", "64.0 64.0 90.0 70.0",
      ])
  }

  @Test func clipsAboveLimitWhatIsDrawn() {
    let window = makeLayer(30, 30)
    window.masksToBounds = true
    let layer = makeTiles(400, 400, side: 32)
    window.addSublayer(layer)
    _ = picture(of: window)
    #expect(layer.asked.count == 1)
  }

  @Test func pictureIsThatOfPlainDrawing() {
    for scale in [1.0, 2] {
      let tiled = makeTiles(97, 83, side: 16)
      let plain = PlainStripes()
      plain.frame = tiled.frame
      plain.setNeedsDisplay()
      (tiled.contentsScale, plain.contentsScale) = (scale, scale)
      let options = EmitOptions(scale: scale)
      let side = Int(100 * scale)
      let a = picture(of: tiled, side, side, options: options)
      let b = picture(of: plain, side, side, options: options)
      // A curve's points may be rounded elsewhere in a tile's pixels than in the whole's.
      let differences = (0..<side * side * 4).map { abs(Int(a.bytes[$0]) - Int(b.bytes[$0])) }
      #expect((differences.max() ?? 0) <= 1 && differences.filter { $0 > 0 }.count < 40)
    }
  }

  @Test func changesDrawAgainWhatTheyTouch() {
    let layer = makeTiles(100, 100, side: 50)
    _ = picture(of: layer)
    #expect(layer.asked.count == 4)
    layer.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
    _ = picture(of: layer)
    #expect(layer.asked.count == 5)
    #expect(layer.asked.last == CGRect(x: 50, y: 0, width: 50, height: 50))
    layer.setNeedsDisplay()
    _ = picture(of: layer)
    #expect(layer.asked.count == 9)
  }

  /// The coarsest level that is not coarser than the screen.
  @Test func levelFollowsTheScale() {
    func scale(_ zoom: CGFloat, levels: Int, bias: Int) -> CGFloat? {
      let layer = makeTiles(800, 800, side: 64)
      layer.levelsOfDetail = levels
      layer.levelsOfDetailBias = bias
      layer.anchorPoint = .zero
      layer.position = .zero
      layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
      _ = picture(of: layer)
      #expect(Set(layer.scales).count == 1)
      return layer.scales.first
    }
    #expect(scale(1, levels: 1, bias: 0) == 1)
    #expect(scale(4, levels: 1, bias: 0) == 1)
    #expect(scale(4, levels: 3, bias: 2) == 4)
    #expect(scale(3, levels: 3, bias: 2) == 4)
    #expect(scale(8, levels: 3, bias: 2) == 4)
    #expect(scale(0.5, levels: 3, bias: 2) == 1)
    #expect(scale(0.5, levels: 3, bias: 0) == 0.5)
    #expect(scale(0.3, levels: 4, bias: 0) == 0.5)
    #expect(scale(0.1, levels: 3, bias: 0) == 0.25)
  }

  @Test func opaqueTilesStartFromTheBackground() {
    let layer = makeTiles(100, 100, side: 64)
    layer.isOpaque = true
    layer.backgroundColor = green
    #expect(picture(of: layer).pixel(99, 1) == [0, 255, 0, 255])
  }

  @Test func badSizesEnd() {
    for side in [0, -1, CGFloat.nan, .infinity, 1e-9, 1] {
      let layer = makeTiles(1e6, 1e6, side: side)
      _ = picture(of: layer)
      #expect(layer.asked.count <= 4096)
    }
    let layer = makeTiles(.infinity, .infinity, side: 256)
    layer.contentsScale = .infinity
    _ = picture(of: layer)
  }
}
