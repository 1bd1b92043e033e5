// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the tests of text share: the repository's fonts, and ink.

import CTestFonts
import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import MicaType
import Testing

/// A font of the repository by its file's name.
func testFont(_ name: String = "LiberationSans-Regular.ttf") throws -> CGFont {
  let folder = String(cString: mica_test_fonts())
  let provider = try #require(CGDataProvider(filename: "\(folder)/\(name)"))
  return try #require(CGFont(provider))
}

/// A clear bitmap, y up, and how much was drawn to it.
struct InkSurface {
  let context: CGContext

  init(width: Int = 64, height: Int = 64) throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  var bytes: [UInt8] {
    guard let pixmap = context.makeImage()?.pixmap else { return [] }
    return Array(
      UnsafeBufferPointer(start: pixmap.bytes, count: pixmap.height * pixmap.bytesPerRow))
  }

  /// The sum of all alphas in pixels, and their mean place from the upper left corner.
  var ink: (area: Double, x: Double, y: Double) {
    let bytes = bytes
    var (area, x, y) = (0.0, 0.0, 0.0)
    for i in stride(from: 3, to: bytes.count, by: 4) {
      let alpha = Double(bytes[i]) / 255
      area += alpha
      x += alpha * (Double(i / 4 % context.width) + 0.5)
      y += alpha * (Double(i / 4 / context.width) + 0.5)
    }
    return (area, x / area, y / area)
  }

  /// The alpha of a pixel, counted from the lower left corner.
  func alpha(_ x: Int, _ y: Int) -> UInt8 {
    bytes[((context.height - 1 - y) * context.width + x) * 4 + 3]
  }
}

/// The area of an outline whose contours do not overlap, by Green's theorem, and its length.
func measures(of outline: Outline) -> (area: Double, length: Double) {
  var sum = 0.0
  var length = 0.0
  var next = 0
  var start = SIMD2(0.0, 0.0)
  var last = start
  func take() -> SIMD2<Double> {
    defer { next += 1 }
    return SIMD2<Double>(outline.points[next])
  }
  func line(to p: SIMD2<Double>) {
    sum += last.x * p.y - last.y * p.x
    length += ((p - last) * (p - last)).sum().squareRoot()
    last = p
  }
  for verb in outline.verbs {
    switch Verb(rawValue: verb) {
    case .move:
      start = take()
      last = start
    case .line: line(to: take())
    case .quad:
      let (a, c, b) = (last, take(), take())
      for i in 1...256 {
        let t = Double(i) / 256
        line(to: a * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + b * (t * t))
      }
    case .cubic:
      let (a, c, d, b) = (last, take(), take(), take())
      for i in 1...256 {
        let t = Double(i) / 256
        let s = 1 - t
        line(
          to: a * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + b * (t * t * t))
      }
    case .close, nil: line(to: start)
    }
  }
  return (abs(sum) / 2, length)
}

extension CGContext {
  /// Shows one glyph of a font.
  func show(_ name: String, of font: CGFont, size: CGFloat, at place: CGPoint) {
    setFont(font)
    setFontSize(size)
    showGlyphs([font.getGlyphWithGlyphName(name: name)], at: [place])
  }
}
