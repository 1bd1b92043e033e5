// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text of random scenes: any glyphs of the repository's fonts, anywhere, in any mode.

import CTestFonts
import CoreGraphics

/// The fonts of random scenes; a missing one stops the run, or scenes would be without text unnoticed.
enum SceneFonts {
  static let all: [CGFont] = [
    "LiberationSerif-Regular.ttf", "Inter-roman.var.ttf", "NotoSansArabic-Regular.ttf",
    "NotoColorEmoji-subset.ttf", "MicaColorTest0.ttf", "MicaColorTest1.ttf",
  ].map { name in
    let path = "\(String(cString: mica_test_fonts()))/\(name)"
    guard let font = CGDataProvider(filename: path).flatMap({ CGFont($0) }) else {
      fatalError("no font \(path)")
    }
    return font
  }
}

extension SceneWriter {
  mutating func drawText() {
    setText()
    let font = random.pick(SceneFonts.all)
    context.setFont(font)
    context.setFontSize(random.once(in: 8) ? random.number(-50, 400) : random.number(2, 40))
    let count = random.below(12)
    let start = random.point(side)
    let glyphs = (0..<count).map { _ in
      CGGlyph(random.once(in: 30) ? random.below(65536) : random.below(font.numberOfGlyphs))
    }
    let places = (0..<count).map { i in
      CGPoint(x: start.x + CGFloat(i) * random.number(0, 20), y: start.y + random.number(-2, 2))
    }
    context.showGlyphs(glyphs, at: places)
    context.textMatrix = .identity
    context.setTextDrawingMode(.fill)
  }

  private mutating func setText() {
    if random.once(in: 4) {
      // Clips that text leaves behind would end most scenes.
      context.setTextDrawingMode(random.pick([.fill, .stroke, .fillStroke, .invisible]))
    } else if random.once(in: 20) {
      context.setTextDrawingMode(random.pick([.clip, .fillClip, .strokeClip, .fillStrokeClip]))
    }
    if random.once(in: 4) { context.textMatrix = random.transform() }
    if random.once(in: 6) { context.setShouldSubpixelPositionFonts(random.once(in: 2)) }
    if random.once(in: 6) { context.setShouldSubpixelQuantizeFonts(random.once(in: 2)) }
  }
}
