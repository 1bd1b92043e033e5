// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One font file: registered, laid out and drawn in every way.

import CTestFonts
import CoreGraphics
import CoreText
import TestWork

enum FontReading {
  /// Letters of many scripts, marks, joins and an emoji sequence.
  private static let text =
    "Office AV\u{301} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{645}\u{631}\u{62D}\u{628}\u{627} "
    + "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{E2A}\u{E27}\u{E31}\u{E2A} \u{AC00}\u{AC01} "
    + "\u{1F600}\u{1F468}\u{200D}\u{1F469}"

  static func run(file: String) -> Reading {
    var reading = Reading()
    // The fonts that missing characters fall back to are there already in a program.
    draw(CTFontCreateWithName("Helvetica", 20, nil), glyphs: 1)
    let start = Memory.now
    let url = URL(fileURLWithPath: file)
    var fonts: [CTFontDescriptor] = []
    reading.opening = work(of: .process) {
      fonts = CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor] ?? []
      if !fonts.isEmpty { _ = CTFontManagerRegisterFontsForURL(url, .process, nil) }
    }
    reading.count = fonts.count
    reading.drawing = work(of: .process) {
      for descriptor in fonts.prefix(4) { draw(descriptor) }
    }
    reading.memory = max(0, Memory.most - start)
    return reading
  }

  private static func draw(_ descriptor: CTFontDescriptor) {
    let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
    draw(font, glyphs: 120)
    if let axes = CTFontCopyVariationAxes(font) as? [[String: Any]], let axis = axes.first,
      let tag = axis[kCTFontVariationAxisIdentifierKey] as? NSNumber
    {
      let varied = CTFontDescriptorCreateCopyWithVariation(descriptor, tag, 777)
      draw(CTFontCreateWithFontDescriptor(varied, 20, nil), glyphs: 120)
    }
  }

  private static func draw(_ font: CTFont, glyphs most: Int) {
    guard
      let context = CGContext(
        data: nil, width: 120, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return }
    let string = NSAttributedString(
      string: text, attributes: [.font: font, .underlineStyle: 1])
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60), transform: nil)
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
    let count = min(CTFontGetGlyphCount(font), most)
    let glyphs = (0..<count).map { CGGlyph($0) }
    let places = (0..<count).map { CGPoint(x: $0 * 7 % 120, y: $0 * 3 % 60) }
    CTFontDrawGlyphs(font, glyphs, places, count, context)
    _ = context.makeImage()
  }
}
