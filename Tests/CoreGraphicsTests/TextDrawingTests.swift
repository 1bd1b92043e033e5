// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Glyphs through CGContext: how much ink, where, and in which modes.

import CoreGraphics
import Foundation
import Testing

@Suite struct TextDrawingTests {
  /// FACTS 3.10: the ink is the outline's area, without stem darkening or gamma.
  @Test(arguments: ["a", "B", "ampersand", "eight", "W"], [40, 100, 300])
  func inkIsTheOutlinesArea(_ name: String, _ size: Int) throws {
    let font = try testFont()
    let surface = try InkSurface(width: 512, height: 512)
    surface.context.show(name, of: font, size: CGFloat(size), at: CGPoint(x: 40.3, y: 100.6))
    let scale = Double(size) / 2048
    let outline = font.face.outline(of: font.getGlyphWithGlyphName(name: name))
    let expected = measures(of: outline)
    // Chords lie beside their curves, by at most an eighth of the flattening rule's threshold.
    let chords = expected.length * scale / 15 / 8
    let difference = surface.ink.area - expected.area * scale * scale
    #expect(abs(difference) < chords + 0.3, "\(difference)")
    if name == "W" { #expect(abs(difference) < 0.0007 * expected.area * scale * scale + 0.1) }
  }

  /// Contours of variable fonts overlap: what lies in two of them is no hole and counts once.
  @Test(arguments: ["A", "Q", "t", "&"])
  func overlappingContoursAreOne(_ letter: Unicode.Scalar) throws {
    let font = try testFont("Inter-roman.var.ttf")
    let glyph = font.face.glyph(for: letter.value)
    for size in [60.0, 200] {
      let surface = try InkSurface(width: 256, height: 256)
      surface.context.setFont(font)
      surface.context.setFontSize(size)
      surface.context.showGlyphs([glyph], at: [CGPoint(x: 20, y: 40)])
      let drawn = try InkSurface(width: 256, height: 256)
      let outline = font.face.outline(of: glyph)
      let path = CGMutablePath()
      var next = 0
      func point() -> CGPoint {
        defer { next += 1 }
        let p = outline.points[next]
        let scale = size / Double(font.unitsPerEm)
        return CGPoint(x: 20 + Double(p.x) * scale, y: 40 + Double(p.y) * scale)
      }
      for verb in outline.verbs {
        switch verb {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2:
          let control = point()
          path.addQuadCurve(to: point(), control: control)
        case 3:
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      drawn.context.addPath(path)
      drawn.context.fillPath()
      #expect(abs(surface.ink.area - drawn.ink.area) < 0.002 * drawn.ink.area)
      // A path's long edges end beside their ends (FACTS 3.13), a glyph's don't.
      let beside = 1 + Int(255 * size / 4096)
      #expect(zip(surface.bytes, drawn.bytes).allSatisfy { abs(Int($0) - Int($1)) <= beside })
    }
  }

  private func ink(
    at place: CGPoint, _ prepare: (CGContext) -> Void = { _ in }
  ) throws -> (area: Double, x: Double, y: Double, bytes: [UInt8]) {
    let surface = try InkSurface()
    prepare(surface.context)
    surface.context.show("R", of: try testFont(), size: 24, at: place)
    let ink = surface.ink
    return (ink.area, ink.x, ink.y, surface.bytes)
  }

  @Test func glyphsBeginAtQuartersOfPixels() throws {
    let origin = try ink(at: CGPoint(x: 20, y: 20))
    for i in 0..<8 {
      let shift = Double(i) / 4
      let right = try ink(at: CGPoint(x: 20 + shift, y: 20))
      // Pixels' centres stand for what they cover, so the mean is only nearly the ink's.
      #expect(abs(right.x - origin.x - shift) < 0.1 && abs(right.y - origin.y) < 0.01)
      let up = try ink(at: CGPoint(x: 20, y: 20 + shift))
      #expect(abs(up.y - origin.y + shift) < 0.1 && abs(up.x - origin.x) < 0.01)
      #expect(try ink(at: CGPoint(x: 20.12 + shift, y: 20)).bytes == right.bytes)
      #expect(try ink(at: CGPoint(x: 19.88 + shift, y: 20)).bytes == right.bytes)
      if i % 4 != 0 { #expect(right.bytes != origin.bytes) }
    }
  }

  @Test func placesCanBeWholePixels() throws {
    func whole(_ x: Double) throws -> [UInt8] {
      try ink(at: CGPoint(x: x, y: 20)) { $0.setShouldSubpixelPositionFonts(false) }.bytes
    }
    let origin = try ink(at: CGPoint(x: 20, y: 20)).bytes
    #expect(try whole(20.4) == origin && whole(19.6) == origin && whole(20.6) != origin)
    let isAllowed = try ink(at: CGPoint(x: 20.4, y: 20)) {
      $0.setAllowsFontSubpixelPositioning(false)
    }
    #expect(isAllowed.bytes == origin)
  }

  @Test func placesNeedNotBeRounded() throws {
    let origin = try ink(at: CGPoint(x: 20, y: 20))
    let moved = try ink(at: CGPoint(x: 20.1, y: 20.07)) {
      $0.setShouldSubpixelQuantizeFonts(false)
    }
    #expect(abs(moved.x - origin.x - 0.1) < 0.01 && abs(moved.y - origin.y + 0.07) < 0.01)
  }

  @Test func largeGlyphsBeginAtTheWholePixelToTheLeftAndBelow() throws {
    // FACTS 3.29.
    func large(_ x: Double, _ y: Double, quantized: Bool = true) throws -> [UInt8] {
      let surface = try InkSurface(width: 256, height: 256)
      surface.context.setShouldSubpixelQuantizeFonts(quantized)
      surface.context.show("R", of: try testFont(), size: 170, at: CGPoint(x: x, y: y))
      return surface.bytes
    }
    let origin = try large(20, 40)
    #expect(try large(20.9, 40) == origin && large(20, 40.9) == origin)
    #expect(try large(19.9, 40) != origin && large(20, 39.9) != origin)
    #expect(try large(20.9, 40, quantized: false) != origin)
  }

  @Test func unsmoothedGlyphsAreAllOrNothing() throws {
    let bytes = try ink(at: CGPoint(x: 20.3, y: 20)) { $0.setShouldAntialias(false) }.bytes
    #expect(Set(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }) == [0, 255])
  }

  @Test func textMatrixIsNoPartOfTheState() throws {
    let context = try InkSurface().context
    context.saveGState()
    context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    context.restoreGState()
    #expect(context.textMatrix.a == 2)
    #expect(context.textPosition == CGPoint(x: 3, y: 4))
    context.textPosition = CGPoint(x: 5, y: 6)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    context.show("R", of: try testFont(), size: 8, at: .zero)
    #expect(context.textPosition == CGPoint(x: 5, y: 6))
  }

  @Test func placesAreMappedByTheTextMatrixAndTheCTM() throws {
    let plain = try ink(at: CGPoint(x: 20, y: 20))
    let mapped = try InkSurface()
    mapped.context.translateBy(x: 4, y: 2)
    mapped.context.scaleBy(x: 2, y: 2)
    mapped.context.textMatrix = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 2, ty: 3)
    mapped.context.show("R", of: try testFont(), size: 8, at: CGPoint(x: 4, y: 4))
    // 4 + 2 (2 + 1.5 · 4) = 20, 2 + 2 (3 + 1.5 · 4) = 20, and 2 · 1.5 · 8 = 24.
    #expect(mapped.bytes == plain.bytes)
  }

  @Test func clipModesLimitAtOnce() throws {
    let font = try testFont()
    let surface = try InkSurface()
    surface.context.setTextDrawingMode(.clip)
    surface.context.show("R", of: font, size: 24, at: CGPoint(x: 20, y: 20))
    #expect(surface.ink.area == 0)
    surface.context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    let area = surface.ink.area
    #expect(abs(area / (try ink(at: CGPoint(x: 20, y: 20)).area) - 1) < 0.01)
    surface.context.show("R", of: font, size: 24, at: CGPoint(x: 44, y: 20))
    surface.context.clear(CGRect(x: 0, y: 0, width: 64, height: 64))
    #expect(surface.ink.area == area)
  }

  @Test func aClipOfNothingLeavesNothing() throws {
    let surface = try InkSurface()
    surface.context.setTextDrawingMode(.clip)
    surface.context.show("uni00A0", of: try testFont(), size: 24, at: CGPoint(x: 20, y: 20))
    surface.context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
    #expect(surface.ink.area == 0)
  }

  @Test func invisibleTextDrawsNothing() throws {
    #expect(try ink(at: CGPoint(x: 20, y: 20)) { $0.setTextDrawingMode(.invisible) }.area == 0)
  }

  @Test func strokesFollowTheOutline() throws {
    let font = try testFont()
    let surface = try InkSurface(width: 256, height: 256)
    surface.context.setTextDrawingMode(.stroke)
    surface.context.setLineWidth(2)
    surface.context.show("I", of: font, size: 200, at: CGPoint(x: 40, y: 40))
    // "I" is a box: the ink is its boundary times the width.
    var box = CGRect.zero
    var glyph = font.getGlyphWithGlyphName(name: "I")
    _ = font.getGlyphBBoxes(glyphs: &glyph, count: 1, bboxes: &box)
    let around = 2 * (box.width + box.height) * 200 / 2048
    #expect(abs(surface.ink.area - 2 * around) < 0.5)
  }

  @Test(arguments: [
    0, -0.0, CGFloat.nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, 1e9, 3e38, 1e300,
  ])
  func strangeNumbersDrawNothingOrSomethingSane(_ value: CGFloat) throws {
    let font = try testFont()
    let surface = try InkSurface()
    for mode: CGTextDrawingMode in [.fill, .stroke, .fillStrokeClip] {
      surface.context.saveGState()
      surface.context.setTextDrawingMode(mode)
      surface.context.show("R", of: font, size: value, at: CGPoint(x: 20, y: 20))
      surface.context.show("R", of: font, size: 24, at: CGPoint(x: value, y: value))
      surface.context.textMatrix = CGAffineTransform(
        a: value, b: 1, c: value, d: 1, tx: 0, ty: value)
      surface.context.show("R", of: font, size: 24, at: CGPoint(x: 20, y: 20))
      surface.context.textMatrix = .identity
      surface.context.restoreGState()
    }
    #expect(surface.bytes.count == 64 * 64 * 4)
  }

  @Test func glyphsBeyondTheFontDrawNothing() throws {
    let font = try testFont()
    let beyond = CGGlyph(font.numberOfGlyphs)
    let surface = try InkSurface()
    surface.context.setFont(font)
    surface.context.setFontSize(24)
    surface.context.showGlyphs([beyond, 50_000, 65535], at: [.zero, .zero, .zero])
    // More glyphs than places, and none of either.
    surface.context.showGlyphs([beyond, 36], at: [.zero])
    surface.context.showGlyphs([], at: [])
    #expect(surface.ink.area == 0)
  }

  @Test func aContextWithoutFontDrawsNothing() throws {
    let surface = try InkSurface()
    surface.context.setFontSize(24)
    surface.context.showGlyphs([36], at: [CGPoint(x: 20, y: 20)])
    #expect(surface.ink.area == 0)
  }
}
