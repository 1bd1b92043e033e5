// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients, shadings, patterns, shadows, masks and layers, by a few pixels whose values follow
// from the API.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@Suite struct PaintTests {
  private func pixels(_ context: CGContext, row: Int = 0) throws -> [SIMD4<UInt8>] {
    let image = try #require(context.makeImage())
    return (0..<image.width).map { image.pixmap[$0, row] }
  }

  private let blackToWhite = CGGradient(
    colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)

  @Test func radialGradientRunsFromCircleToCircle() throws {
    let context = try #require(bitmap(width: 20, height: 20))
    let gradient = try #require(blackToWhite)
    let center = CGPoint(x: 10, y: 10)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 8, options: [])
    let row = try pixels(context, row: 9)
    #expect(row[10].w == 0, "nothing inside the first circle")
    #expect(row[0].w == 0, "nothing beyond the second circle")
    // Distance of (15.5, 10.5) from the centre: 5.523. A table of few colours is half a step off (FACTS 3.14).
    #expect(abs(Int(row[15].x) - Int((5.523 - 2) / 6 * 255)) <= 8)
  }

  /// FACTS 3.14: 72 pixels are painted in 78 colours, 36 in 46; the ends' colours go on beyond them.
  @Test(arguments: [(72, 78), (36, 46), (62, 62), (63, 78)])
  func gradientsHaveAsManyColorsAsTheirLengthAsks(_ length: Int, _ bins: Int) throws {
    let gradient = try #require(blackToWhite)
    func level(_ t: Double) -> Int {
      if t >= 1 { return 255 }
      let bin = (t * Double(bins)).rounded(.down)
      return t < 0 ? 0 : Int(((bin + 0.5) / Double(bins) * 255).rounded())
    }
    let axial = try #require(bitmap(width: length + 8, height: 3))
    axial.drawLinearGradient(
      gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: length + 4, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let radial = try #require(bitmap(width: length + 8, height: 3))
    let center = CGPoint(x: -0.5, y: 1.5)
    radial.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center,
      endRadius: CGFloat(length), options: .drawsAfterEndLocation)
    let (row, ring) = (try pixels(axial, row: 1), try pixels(radial, row: 1))
    var differ = 0
    for x in 0..<length + 8 {
      #expect(abs(Int(row[x].x) - level((Double(x) - 3.5) / Double(length))) <= 1, "\(x)")
      // A whole number of pixels from the centre may fall to either side of a bin's edge.
      let t = Double(x + 1) / Double(length)
      #expect([-1e-5, 1e-5].contains { abs(Int(ring[x].x) - level(t + $0)) <= 1 }, "\(x)")
      if abs(Int(row[x].x) - Int(((Double(x) - 3.5) / Double(length) * 255).rounded())) > 1 {
        differ += 1
      }
    }
    #expect(differ > 0)
  }

  @Test func conicGradientTurnsFromXToY() throws {
    let context = try #require(bitmap(width: 20, height: 20))
    let gradient = try #require(blackToWhite)
    context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
    let image = try #require(context.makeImage())
    // A quarter turn from +x is +y: up in a bitmap. Pixels' centres lie 3 degrees before it.
    #expect(abs(Int(image.pixmap[10, 0].x) - 62) <= 1)
    #expect(abs(Int(image.pixmap[9, 19].x) - 189) <= 1)
  }

  @Test func shadingFollowsItsFunction() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] < 0.5 ? 0 : input[0] * input[0]
        output[1] = 1
        output[2] = 0
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 20, y: 0),
        function: function, extendStart: false, extendEnd: false))
    let context = try #require(bitmap(width: 20, height: 1))
    context.drawShading(shading)
    let row = try pixels(context)
    for x in 0..<20 {
      let t = (Double(x) + 0.5) / 20
      let expected = t < 0.5 ? 0 : t * t
      #expect(abs(Double(row[x].x) - expected * 255) <= 1.5, "pixel \(x)")
      #expect(row[x].y == 255)
    }
  }

  /// A pattern of 4 × 4 cells with a 2 × 2 square in the lower left corner.
  private func squares(isColored: Bool) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
        yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test func patternRepeatsInBaseSpace() throws {
    let context = try #require(bitmap(width: 10, height: 4))
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.scaleBy(x: 2, y: 2)
    context.setFillPattern(try squares(isColored: true), colorComponents: [1])
    context.fill(CGRect(x: 0.5, y: 0, width: 4, height: 2))
    let low = try pixels(context, row: 3).map(\.w)
    #expect(low == [0, 255, 0, 0, 255, 255, 0, 0, 255, 0], "cells keep their place and size")
    #expect(try pixels(context, row: 0).allSatisfy { $0.w == 0 })
    #expect(try pixels(context, row: 3)[4] == SIMD4(255, 0, 0, 255))
  }

  @Test func phaseMovesThePattern() throws {
    let context = try #require(bitmap(width: 8, height: 4))
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setFillPattern(try squares(isColored: true), colorComponents: [0.5])
    context.setPatternPhase(CGSize(width: 1, height: 2))
    context.fill(.infinite)
    #expect(try pixels(context, row: 3).allSatisfy { $0.w == 0 })
    let row = try pixels(context, row: 0).map(\.w)
    #expect(row == [0, 128, 128, 0, 0, 128, 128, 0])
  }

  @Test func uncolouredPatternTakesTheColour() throws {
    let context = try #require(bitmap(width: 4, height: 4))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    context.setStrokeColorSpace(space)
    context.setStrokePattern(try squares(isColored: false), colorComponents: [0, 0, 1, 1])
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.strokePath()
    #expect(try pixels(context, row: 3)[0] == SIMD4(0, 0, 255, 255))
    #expect(try pixels(context, row: 3)[3].w == 0)
  }

  /// FACTS C10: the offset is in base space, whatever the CTM is.
  @Test func shadowIgnoresTheTransform() throws {
    let context = try #require(bitmap(width: 8, height: 8))
    context.setShadow(
      offset: CGSize(width: 2, height: 1), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    context.scaleBy(x: 2, y: -2)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: -2, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixmap[2, 5] == SIMD4(255, 255, 255, 255))
    #expect(image.pixmap[4, 3].w == 128, "right by 2 and up by 1")
    #expect(image.pixmap[4, 5].w == 0)
  }

  @Test func layerCastsOneShadow() throws {
    let context = try #require(bitmap(width: 6, height: 1))
    context.setShadow(
      offset: CGSize(width: 3, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    let row = try pixels(context)
    for x in 0..<3 { #expect(abs(Int(row[x].x) - 128) <= 1) }
    for x in 3..<6 {
      #expect(row[x].x == 0)
      #expect(abs(Int(row[x].w) - 128) <= 1)
    }
  }

  private func stencil() throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    return try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
  }

  @Test func stencilLetsTheColourThroughAtZero() throws {
    let context = try #require(bitmap(width: 4, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.interpolationQuality = .none
    context.draw(try stencil(), in: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(try pixels(context).map(\.w) == [255, 255, 0, 0])
    #expect(try pixels(context)[0].y == 255)
  }

  @Test func clippingToAnImageGoesByItsGrey() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 51])))
    let mask = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let context = try #require(bitmap(width: 4, height: 1))
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1), mask: mask)
    context.fill(.infinite)
    #expect(try pixels(context).map(\.w) == [0, 255, 51, 0])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
    context.resetClip()
    context.fill(.infinite)
    #expect(try pixels(context).map(\.w) == [255, 255, 255, 255])
  }

  // C16 (H): black on clear, as tint code draws its masks.
  @Test func clippingToAnImageWithAlphaGoesByIt() throws {
    let pixmap = Pixmap(width: 2, height: 1)
    pixmap.bytes[3] = 255
    pixmap.bytes[7] = 51
    let context = try #require(bitmap(width: 2, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: CGImage(pixmap: pixmap))
    context.fill(.infinite)
    #expect(try pixels(context).map(\.w) == [255, 51])
    for i in 0..<8 { pixmap.bytes[i] = i < 4 ? 255 : i == 7 ? 255 : 0 }
    let opaque = CGImage(pixmap: pixmap, isOpaque: true)
    let other = try #require(bitmap(width: 2, height: 1))
    other.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: opaque)
    other.fill(.infinite)
    #expect(try pixels(other).map(\.w) == [255, 0])
  }

  /// The classic way to mask by a picture: its data, all four components, as a stencil's.
  @Test func aStencilIsMadeOfThirtyTwoBitData() throws {
    let data: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255, 204, 204, 204, 255]
    let provider = try #require(CGDataProvider(data: Data(data)))
    let mask = try #require(
      CGImage(
        maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
        provider: provider, decode: nil, shouldInterpolate: true))
    #expect(mask.isMask && mask.bitsPerPixel == 32 && mask.bytesPerRow == 12)
    let picture = Pixmap(width: 3, height: 1)
    for i in 0..<12 { picture.bytes[i] = 255 }
    let masked = try #require(CGImage(pixmap: picture).masking(mask))
    #expect((0..<3).map { masked.pixmap[$0, 0].w } == [255, 0, 51])
    for bits in [3, 32] {
      #expect(
        CGImage(
          maskWidth: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: 32, bytesPerRow: 4,
          provider: provider, decode: nil, shouldInterpolate: true) == nil)
    }
  }

  @Test func maskedImageIsSeenThroughTheMask() throws {
    let pixmap = Pixmap(width: 2, height: 1)
    for i in 0..<8 { pixmap.bytes[i] = 255 }
    let picture = CGImage(pixmap: pixmap)
    let masked = try #require(picture.masking(try stencil()))
    #expect(masked.pixmap[0, 0].w == 255)
    #expect(masked.pixmap[1, 0].w == 0)
  }

  @Test func colourKeyHidesItsRange() throws {
    let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 10, 20, 31])))
    let picture = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let keyed = try #require(picture.copy(maskingColorComponents: [10, 10, 0, 255, 30, 30]))
    #expect(keyed.pixmap[0, 0].w == 0)
    #expect(keyed.pixmap[1, 0] == SIMD4(10, 20, 31, 255))
  }

  @Test func tilingRepeatsTheImage() throws {
    let pixmap = Pixmap(width: 2, height: 1)
    for i in 0..<4 { pixmap.bytes[i] = 255 }
    let context = try #require(bitmap(width: 7, height: 1))
    context.draw(
      CGImage(pixmap: pixmap), in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
    #expect(try pixels(context).map(\.w) == [0, 255, 0, 255, 0, 255, 0])
  }

  @Test func layersAreDrawnAgainAndAgain() throws {
    let context = try #require(bitmap(width: 6, height: 2))
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 0))
    context.draw(layer, in: CGRect(x: 4, y: 0, width: 2, height: 2))
    #expect(try pixels(context, row: 1).map(\.w) == [0, 255, 0, 0, 255, 0])
    #expect(try pixels(context, row: 0).allSatisfy { $0.w == 0 })
  }

  /// What a clip lends to a gradient must cover what the clip covers.
  @Test func gradientThroughAClipCoversAsAFillDoes() throws {
    let gradient = try #require(blackToWhite)
    func coverage(_ paint: (CGContext) -> Void) throws -> [UInt8] {
      let context = try #require(bitmap(width: 16, height: 16))
      context.addEllipse(in: CGRect(x: 1.3, y: 2.1, width: 12, height: 11))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 9.5, height: 16))
      paint(context)
      return try (0..<16).flatMap { try pixels(context, row: $0) }.map(\.w)
    }
    let ofGradient = try coverage {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 16, y: 3),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let ofFill = try coverage { $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16)) }
    #expect(ofGradient == ofFill)
    #expect(ofFill.contains(255) && ofFill.contains { $0 > 0 && $0 < 255 })
  }
}
