// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of text by glyphs: drawing modes, sizes and turns, glyphs with colours of their own.

import CTestFonts
import CoreGraphics
import Foundation
import Testing

/// A font of the repository.
private func font(_ name: String) throws -> CGFont {
  let path = "\(String(cString: mica_test_fonts()))/\(name)"
  return try #require(CGDataProvider(filename: path).flatMap { CGFont($0) })
}

extension CGContext {
  /// Shows letters from a point of user space on, y down, by their widths.
  fileprivate func show(_ letters: String, _ font: CGFont, _ size: CGFloat, at place: CGPoint) {
    setFont(font)
    setFontSize(size)
    textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: place.x, ty: place.y)
    var x: CGFloat = 0
    var glyphs: [CGGlyph] = []
    var places: [CGPoint] = []
    for letter in letters {
      var glyph = font.getGlyphWithGlyphName(name: String(letter))
      var advance: Int32 = 0
      _ = font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance)
      glyphs.append(glyph)
      places.append(CGPoint(x: x, y: 0))
      x += CGFloat(advance) * size / CGFloat(font.unitsPerEm)
    }
    showGlyphs(glyphs, at: places)
  }

  fileprivate func paper() {
    setFillColor(gray: 1, alpha: 1)
    fill(CGRect(x: 0, y: 0, width: 400, height: 400))
    setFillColor(red: 0.1, green: 0.2, blue: 0.6, alpha: 1)
    setStrokeColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)
  }
}

@Suite struct TextScenes {
  @Test func drawingModes() throws {
    let serif = try font("LiberationSerif-Bold.ttf")
    try expectScene("text/modes", width: 160, height: 128) { context in
      context.paper()
      context.setLineWidth(1)
      let modes: [CGTextDrawingMode] = [
        .fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .fillStrokeClip, .clip,
      ]
      for (i, mode) in modes.enumerated() {
        let place = CGPoint(x: 4 + CGFloat(i % 4) * 40, y: 44 + CGFloat(i / 4) * 62)
        context.saveGState()
        context.setTextDrawingMode(mode)
        context.show("R", serif, 52, at: place)
        if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
          context.setFillColor(red: 0, green: 0.7, blue: 0.3, alpha: 0.7)
          context.fill(CGRect(x: place.x - 10, y: place.y - 22, width: 60, height: 12))
        }
        context.restoreGState()
      }
    }
  }

  @Test func sizesAndTurns() throws {
    let sans = try font("LiberationSans-Regular.ttf")
    let bold = try font("LiberationSans-BoldItalic.ttf")
    try expectScene("text/sizes", width: 160, height: 160) { context in
      context.paper()
      for (i, size) in [7.0, 9, 12, 16, 23].enumerated() {
        context.show(
          "Handgloves", i % 2 == 0 ? sans : bold, size,
          at: CGPoint(x: 3 + 0.3 * Double(i), y: 10 + size * 1.2 * Double(i)))
      }
      context.saveGState()
      context.translateBy(x: 90, y: 150)
      context.rotate(by: -0.6)
      context.setShadow(
        offset: CGSize(width: 2, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 0.6))
      context.setAlpha(0.7)
      context.show("turn", bold, 30, at: .zero)
      context.restoreGState()
      context.addEllipse(in: CGRect(x: 4, y: 118, width: 70, height: 40))
      context.clip()
      context.show("clipped", sans, 24, at: CGPoint(x: 2, y: 146))
    }
  }

  @Test func glyphsWithColors() throws {
    let emoji = try font("NotoColorEmoji-subset.ttf")
    let layered = try font("MicaColorTest1.ttf")
    try expectScene("text/colors", width: 160, height: 96) { context in
      context.paper()
      for (row, (font, size)) in [(emoji, 26.0), (layered, 30.0)].enumerated() {
        context.setFont(font)
        context.setFontSize(size)
        for i in 0..<5 {
          context.setFillColor(red: 0.1, green: 0.5, blue: 0.2, alpha: i < 3 ? 1 : 0.5)
          context.textMatrix = CGAffineTransform(
            a: 1, b: 0, c: i == 2 ? 0.4 : 0, d: -1, tx: 4 + Double(i) * 31,
            ty: 34 + Double(row) * 44)
          context.showGlyphs([CGGlyph((i + 1) % max(font.numberOfGlyphs, 1))], at: [.zero])
        }
      }
    }
  }
}
