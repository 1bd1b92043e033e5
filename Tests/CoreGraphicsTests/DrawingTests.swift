// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Drawing as a user of a bitmap context sees it: a few pixels whose values follow from the API.

import CoreGraphics
import MicaRaster
import Testing

@Suite struct DrawingTests {
  private func alphas(_ context: CGContext, row: Int) throws -> [UInt8] {
    let image = try #require(context.makeImage())
    return (0..<image.width).map { image.pixmap[$0, row].w }
  }

  @Test func strokeWidthFollowsTheTransform() throws {
    let context = try #require(bitmap(width: 12, height: 12))
    context.scaleBy(x: 4, y: 1)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: 1.5, y: 0))
    context.addLine(to: CGPoint(x: 1.5, y: 12))
    context.strokePath()
    #expect(try alphas(context, row: 5) == [0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func strokeUsesTheTransformOfItsOwnMoment() throws {
    let context = try #require(bitmap(width: 8, height: 4))
    context.move(to: CGPoint(x: 4, y: 0))
    context.addLine(to: CGPoint(x: 4, y: 4))
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(2)
    context.strokePath()
    #expect(try alphas(context, row: 1) == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func clipsIntersect() throws {
    let context = try #require(bitmap(width: 4, height: 1))
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 2, height: 1),
    ])
    context.addRect(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clip(using: .evenOdd)
    context.fill(.infinite)
    #expect(try alphas(context, row: 0) == [255, 0, 255, 0])
    context.clip(to: .null)
    context.clear(.infinite)
    #expect(try alphas(context, row: 0) == [255, 0, 255, 0])
  }

  @Test func rectangularClipsShareTheirEdges() throws {
    // FACTS 3.21: edges on each other are no softer than one.
    let context = try #require(bitmap(width: 5, height: 1))
    context.clip(to: CGRect(x: 0.4, y: 0, width: 4, height: 1))
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0.2, y: -3, width: 1.1, height: 9))
    context.clip(to: CGRect(x: 0.2, y: -2, width: 1.6, height: 9))
    context.fill(.infinite)
    #expect(try alphas(context, row: 0) == [153, 255, 153, 0, 0])
    context.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
    context.clear(.infinite)
    #expect(try alphas(context, row: 0) == [153, 255, 153, 0, 0])
  }

  @Test func rectangularClipsCutShapes() throws {
    // FACTS 3.31: what lies within is covered as its part within the clip, not less.
    let clip = CGRect(x: 0.25, y: 0, width: 3.5, height: 2)
    let shapes: [(CGContext) -> Void] = [
      { $0.fill(clip) }, { $0.fill(.infinite) },
      { $0.fill(CGRect(x: -3, y: -3, width: 6.75, height: 9)) },
      {
        $0.addLines(between: [
          CGPoint(x: -9, y: -1), CGPoint(x: 9, y: -1), CGPoint(x: 9, y: 20), CGPoint(x: -9, y: 20),
        ])
        $0.fillPath()
      },
      {
        $0.setLineWidth(9)
        $0.strokeLineSegments(between: [CGPoint(x: -9, y: 1), CGPoint(x: 12, y: 1.1)])
      },
    ]
    for draw in shapes {
      for nested in 1...3 {
        let context = try #require(bitmap(width: 5, height: 2))
        for _ in 0..<nested { context.clip(to: clip) }
        draw(context)
        #expect(try alphas(context, row: 0) == [191, 255, 255, 191, 0])
      }
    }
  }

  /// A shape that crosses the clip's edges is covered as the polygon that both share; a path that clips within the
  /// rectangle as well.
  @Test func clippedShapesAreCutAsPolygons() throws {
    let clip = CGRect(x: 1.3, y: 1.6, width: 5.2, height: 4.1)
    let (left, right) = (clip.minX, clip.maxX)
    // The line from (0, 0) to (8, 8), and what lies right of it.
    let cut = [
      CGPoint(x: clip.minY, y: clip.minY), CGPoint(x: right, y: clip.minY),
      CGPoint(x: right, y: clip.maxY), CGPoint(x: clip.maxY, y: clip.maxY),
    ]
    #expect(left < clip.minY && clip.maxY < right)
    let exact = try #require(bitmap(width: 8, height: 8))
    exact.addLines(between: cut)
    exact.fillPath()
    func triangle(_ context: CGContext) {
      context.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    }
    let clipped = try #require(bitmap(width: 8, height: 8))
    clipped.clip(to: clip)
    triangle(clipped)
    clipped.fillPath()
    let twice = try #require(bitmap(width: 8, height: 8))
    twice.clip(to: clip)
    triangle(twice)
    twice.clip()
    twice.fill(.infinite)
    for row in 0..<8 {
      let wanted = try alphas(exact, row: row)
      for (other, context) in [clipped, twice].enumerated() {
        for (a, b) in zip(wanted, try alphas(context, row: row)) {
          #expect(abs(Int(a) - Int(b)) <= 1, "row \(row), \(other)")
        }
      }
    }
  }

  /// FACTS 3.25: an alpha of A of 255 gives ⌊S·A/255⌋ + D − ⌊D·A/255⌋, layer upon layer.
  @Test func layersUponEachOtherAreCutOffToBytes() throws {
    let context = try #require(bitmap(width: 9, height: 1))
    let below = CGColor(srgbRed: 72 / 255, green: 182 / 255, blue: 149 / 255, alpha: 1)
    context.setFillColor(below)
    context.fill(.infinite)
    context.setAlpha(0.091)
    var wanted = SIMD3(72, 182, 149)
    for _ in 0..<6 {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(srgbRed: 164 / 255, green: 3 / 255, blue: 162 / 255, alpha: 1))
      context.fill(.infinite)
      context.endTransparencyLayer()
      wanted = SIMD3(164, 3, 162) &* 23 / 255 &+ wanted &- wanted &* 23 / 255
    }
    let pixel = try #require(context.makeImage()).pixmap[8, 0]
    #expect(SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z)) == wanted && pixel.w == 255)
  }

  /// A layer of whole plain rectangles is drawn without pixels of its own; one of a half pixel isn't: where both have
  /// whole pixels they are the same.
  @Test func layersOfPlainRectanglesAreCutOffAsOthers() throws {
    func picture(_ inset: CGFloat) throws -> Pixmap {
      let context = try #require(bitmap(width: 70, height: 9))
      context.setFillColor(CGColor(srgbRed: 0.28, green: 0.71, blue: 0.58, alpha: 0.7))
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 9))
      context.setAlpha(0.391)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(srgbRed: 164 / 255, green: 3 / 255, blue: 162 / 255, alpha: 1))
      context.fill(CGRect(x: 3, y: 0, width: 60, height: 9))
      context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 90 / 255, alpha: 1))
      context.fill(CGRect(x: 20, y: 0, width: 25, height: 9))
      context.fill(CGRect(x: 66 + inset, y: 0, width: 3, height: 9))
      context.endTransparencyLayer()
      return try #require(context.makeImage()).pixmap
    }
    let (whole, half) = (try picture(0), try picture(0.5))
    for y in 0..<9 {
      for x in 0..<66 { #expect(whole[x, y] == half[x, y], "\(x), \(y)") }
    }
  }

  @Test func transparencyLayerFadesAsOne() throws {
    let context = try #require(bitmap(width: 3, height: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    let row = try alphas(context, row: 0)
    #expect(row[0] == row[1])
    #expect(row[1] == row[2])
    #expect(abs(Int(row[0]) - 128) <= 1)
  }

  /// FACTS C7, 3.6: red to clear black passes through half-transparent dark red.
  @Test func gradientMixesStraightColours() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.clear] as CFArray,
        locations: nil))
    let context = try #require(bitmap(width: 4, height: 1))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: [])
    let image = try #require(context.makeImage())
    #expect(image.pixmap[0, 0].w == 0, "nothing before the start")
    #expect(image.pixmap[3, 0].w == 0, "nothing beyond the end")
    // t = 1/4: straight red 3/4, alpha 3/4.
    #expect(abs(Int(image.pixmap[1, 0].w) - 191) <= 1)
    #expect(abs(Int(image.pixmap[1, 0].x) - 143) <= 1)
  }

  @Test func copyReplacesAndClearErases() throws {
    let context = try #require(bitmap(width: 2, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.copy)
    context.setFillColor(gray: 0, alpha: 0.2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try alphas(context, row: 0) == [51, 0])
  }

  @Test func longRecordingsAreDrawnInOrder() throws {
    let context = try #require(bitmap(width: 2, height: 1))
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    for i in 0..<40_000 {
      context.setFillColor(gray: i == 39_999 ? 1 : 0, alpha: 1)
      context.fill(pixel)
    }
    let image = try #require(context.makeImage())
    #expect(image.pixmap[0, 0] == SIMD4(255, 255, 255, 255))
    #expect(image.pixmap[1, 0] == SIMD4(0, 0, 0, 0))
  }

  @Test func undefinedGeometryDrawsNothing() throws {
    let context = try #require(bitmap(width: 2, height: 2))
    for value in [CGFloat.nan, .infinity, 1e300] {
      context.saveGState()
      context.move(to: CGPoint(x: value, y: 0))
      context.addLine(to: CGPoint(x: 1, y: value))
      context.addLine(to: CGPoint(x: 0, y: 1))
      context.fillPath()
      context.addArc(
        center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: false)
      context.strokePath()
      context.rotate(by: value)
      context.scaleBy(x: value, y: 1)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 1)
      context.restoreGState()
    }
    #expect(try alphas(context, row: 0) == [0, 0])
    #expect(try alphas(context, row: 1) == [0, 0])
  }
}
