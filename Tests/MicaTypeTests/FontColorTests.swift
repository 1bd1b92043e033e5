// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Glyphs with their own colours: COLR of both versions, and pictures.

import MicaRaster
import MicaType
import Testing

struct FontColorTests {
  private func layers(_ version: Int, _ letter: Unicode.Scalar) throws -> [GlyphLayer]? {
    let face = try testFace("MicaColorTest\(version).ttf")
    guard
      case .layers(let layers)? = face.colorGlyph(
        of: face.glyph(for: letter.value), pixelsPerEm: 50)
    else { return nil }
    return layers
  }

  private func solid(_ layer: GlyphLayer) -> StraightColor? {
    if case .paint(.solid(let color)) = layer.paint { return color }
    return nil
  }

  @Test(arguments: [0, 1]) func layersComeInOrderWithTheirColors(version: Int) throws {
    let layers = try #require(try layers(version, "A"))
    #expect(layers.compactMap(solid) == [StraightColor(1, 0, 0, 1), StraightColor(0, 0, 1, 1)])
    #expect(layers[0].outline.controlBox == Box(100, 0, 900, 800))
    #expect(layers[1].outline.controlBox == Box(200, 100, 800, 700))
  }

  @Test func theTextsColorIsLeftOpen() throws {
    let plain = try #require(try layers(0, "F"))
    guard case .foreground(let alpha) = plain[0].paint else { throw Failure.unexpected }
    #expect(alpha == 1 && solid(plain[1])?.w == Float(128) / 255)
    guard case .foreground(let half)? = try layers(1, "F")?.first?.paint else {
      throw Failure.unexpected
    }
    #expect(half == 0.5)
  }

  @Test func aGlyphWithoutLayersHasOnlyItsOutline() throws {
    #expect(try layers(0, "L") == nil)
    let face = try testFace("LiberationSans-Regular.ttf")
    #expect(face.colorGlyph(of: face.glyph(for: 0x41), pixelsPerEm: 50) == nil)
  }

  @Test func gradientsLieInFontUnits() throws {
    guard case .paint(.gradient(let linear))? = try layers(1, "L")?.first?.paint,
      case .paint(.gradient(let radial))? = try layers(1, "R")?.first?.paint,
      case .paint(.gradient(let sweep))? = try layers(1, "S")?.first?.paint
    else { throw Failure.unexpected }
    #expect(linear.shape == .linear(start: SIMD2(100, 0), end: SIMD2(900, 0)))
    #expect(linear.stops.map(\.offset) == [0, 1])
    #expect(linear.stops[1].color == StraightColor(0, 0, 1, 1))
    guard case .radial(_, startRadius: 0, let center, endRadius: 400) = radial.shape else {
      throw Failure.unexpected
    }
    #expect(center == SIMD2(500, 400))
    #expect(sweep.shape == .conic(center: SIMD2(500, 400), angle: 0))
    #expect(sweep.stops.contains { $0.offset == 0.5 && $0.color == StraightColor(0, 0, 1, 1) })
  }

  @Test func transformsTurnAndShrinkAroundTheirCenter() throws {
    // The box 100 ... 900 by 0 ... 800 at half its size, turned by an eighth, moved by 100.
    let layers = try #require(try layers(1, "T"))
    let box = try #require(layers[0].outline.controlBox)
    let reach = 200 * 2.0.squareRoot()
    for (value, expected) in [
      (box.x0, 600 - reach), (box.x1, 600 + reach), (box.y0, 400 - reach), (box.y1, 400 + reach),
    ] { #expect(abs(value - expected) < 0.1) }
  }

  @Test func aCompositeDrawsItsBackdropFirst() throws {
    let layers = try #require(try layers(1, "C"))
    #expect(layers.compactMap(solid).map(\.z) == [1, 0])
  }

  @Test func aGlyphWithinItselfIsLeftOut() throws {
    #expect(try layers(1, "X")?.count == 1)
  }

  @Test func picturesArePremultipliedAndInPlace() throws {
    let face = try testFace("NotoColorEmoji-subset.ttf")
    let glyph = face.glyph(for: 0x1F600)
    guard case .bitmap(let bitmap)? = face.colorGlyph(of: glyph, pixelsPerEm: 20) else {
      throw Failure.unexpected
    }
    #expect(bitmap.pixmap.width == 136 && bitmap.pixmap.height == 128)
    // The only strike has 109 pixels to the em: 136 pixels are 2555 units of 2048.
    #expect(bitmap.box.x0 == 0 && abs(bitmap.box.x1 - 2555) <= 1)
    #expect(abs(bitmap.pixelsPerEm - 109) < 0.1)
    #expect(abs((bitmap.box.y1 - bitmap.box.y0) - 2405) <= 1)
    let middle = bitmap.pixmap[68, 30]
    #expect(middle.x > 200 && middle.y > 150 && middle.z < 120 && middle.w == 255)
    #expect(bitmap.pixmap[0, 0].w == 0)
    for y in 0..<128 {
      for x in 0..<136 {
        let pixel = bitmap.pixmap[x, y]
        if pixel.x > pixel.w || pixel.y > pixel.w || pixel.z > pixel.w { throw Failure.unexpected }
      }
    }
    guard case .bitmap(let again)? = face.colorGlyph(of: glyph, pixelsPerEm: 90) else {
      throw Failure.unexpected
    }
    #expect(again.pixmap === bitmap.pixmap)
  }

  private enum Failure: Error { case unexpected }
}
