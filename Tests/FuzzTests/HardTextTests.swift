// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text of sizes and kinds that nobody writes, laid out and drawn: in bounded time, without a crash.

import CTestFonts
import CoreGraphics
import CoreText
import TestWork
import Testing

@Suite struct HardTextTests {
  /// How many times longer than usual: MICA_SOAK_LENGTH.
  private static let length =
    ProcessInfo.processInfo.environment["MICA_SOAK_LENGTH"].flatMap { Int($0) } ?? 1

  private static func context(_ width: Int = 200, _ height: Int = 40) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private static func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    _ = mica_test_fonts()
    let font = CTFontCreateWithName("Helvetica", 16, nil)
    return NSAttributedString(
      string: string, attributes: attributes.merging([.font: font]) { given, _ in given })
  }

  /// Every step's work, so that the slow one is known.
  private static func step(_ name: String, _ body: () throws -> Void) rethrows {
    let seconds = try work(body)
    #expect(seconds < 60 * Double(length), "\(name)")
    if length > 1 { print("step", name, seconds) }
  }

  private static func visibleWidth(_ line: CTLine) -> Double {
    CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
  }

  /// Lays a long line out and draws it in every way; the context shows a few of its letters.
  private static func drawLong(_ name: String, _ string: NSAttributedString) throws {
    var made: CTLine?
    step("\(name): line") { made = CTLineCreateWithAttributedString(string) }
    let line = try #require(made)
    #expect(CTLineGetStringRange(line).length == string.length)
    let context = try context()
    step("\(name): drawing") {
      context.textPosition = CGPoint(x: 4, y: 10)
      CTLineDraw(line, context)
      #expect(context.makeImage() != nil)
    }
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    step("\(name): places") {
      for part in [0, 0.3, 1] {
        let index = CTLineGetStringIndexForPosition(line, CGPoint(x: whole * part, y: 0))
        _ = CTLineGetOffsetForStringIndex(line, index, nil)
      }
    }
    let token = CTLineCreateWithAttributedString(text("\u{2026}"))
    for kind in [CTLineTruncationType.start, .middle, .end] {
      step("\(name): truncation \(kind)") {
        let cut = CTLineCreateTruncatedLine(line, min(300, whole / 2), kind, token)
        #expect(cut.map(visibleWidth) ?? 0 <= 300.001)
      }
    }
    step("\(name): justification") { _ = CTLineCreateJustifiedLine(line, 1, whole * 1.1) }
    step("\(name): frame") {
      let framesetter = CTFramesetterCreateWithAttributedString(string)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 400), transform: nil)
      CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
    }
  }

  @Test(arguments: [
    "a", "word ", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{4F60}\u{597D}", "ffi\t", "\u{1F600}",
    "a\u{5D0} ", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{0}", "e\u{301}\u{323}", "\u{AD}",
  ])
  func longLines(_ piece: String) throws {
    let count = 10_000 * Self.length / piece.utf16.count
    try Self.drawLong("\(piece.unicodeScalars)", Self.text(String(repeating: piece, count: count)))
  }

  @Test func longUnderlinedLine() throws {
    let string = String(repeating: "going ", count: 3000 * Self.length)
    try Self.drawLong(
      "underlined",
      Self.text(string, [.underlineStyle: 1, .strikethroughStyle: 0x201, .strokeWidth: -3]))
  }

  @Test func longLineInAPathWithoutRoom() throws {
    let string = Self.text(String(repeating: "a", count: 2000 * Self.length))
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 300, height: 3000))
    for index in 0..<300 { path.addRect(CGRect(x: index, y: index * 10, width: 20, height: 8)) }
    Self.step("path") {
      let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
      #expect(CTFrameGetVisibleStringRange(frame).length <= string.length)
    }
  }

  @Test func manyMarksOnOneLetter() throws {
    for mark in ["\u{301}", "\u{64E}", "\u{200D}", "\u{FE0F}", "\u{E34}"] {
      let marks = String(repeating: mark, count: 100_000)
      try Self.drawLong("marks \(mark.unicodeScalars)", Self.text("a" + marks))
    }
  }

  @Test func nestedDirections() throws {
    for control in ["\u{202B}", "\u{202E}", "\u{2067}", "\u{2068}"] {
      let close = control < "\u{2066}" ? "\u{202C}" : "\u{2069}"
      let nested =
        String(repeating: control + "a\u{5D0}", count: 1000) + String(repeating: close, count: 1000)
      try Self.drawLong("nested \(control.unicodeScalars)", Self.text(nested))
    }
  }

  @Test func manyParagraphsOfChangingDirection() throws {
    let string = NSMutableAttributedString()
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    left.baseWritingDirection = .leftToRight
    right.baseWritingDirection = .rightToLeft
    for index in 0..<2000 * Self.length {
      string.append(
        Self.text("a \u{5D0}\n", [.paragraphStyle: index % 2 == 0 ? left : right]))
    }
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    Self.step("paragraphs") {
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        framesetter, CFRange(), nil, CGSize(width: 100, height: 0), nil)
      #expect(size.height > 0)
    }
  }

  @Test func absurdNumbersAreDrawn() throws {
    let wild: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -1, 1e-300, 1e-5, 1e5, 1e9, 1e30, 1e300, -1e300,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for number in wild {
      let context = try Self.context()
      var matrix = CGAffineTransform(a: number, b: 1, c: 0, d: number, tx: number, ty: 0)
      for font in [
        CTFontCreateWithName("Helvetica", number, nil), CTFontCreateWithName("Inter", 12, &matrix),
        CTFontCreateWithName("Noto Color Emoji", number, nil),
      ] {
        let line = CTLineCreateWithAttributedString(
          Self.text(
            "gy \u{1F600} \u{5D0}\t.",
            [.font: font, .underlineStyle: 0x101, .strikethroughStyle: 1, .strokeWidth: -2]))
        CTLineDraw(line, context)
        context.textMatrix = matrix
        CTLineDraw(line, context)
        context.textMatrix = .identity
        context.setTextDrawingMode(.clip)
        CTLineDraw(line, context)
        context.setTextDrawingMode(.fill)
        _ = CTLineGetImageBounds(line, context)
        _ = CTLineGetStringIndexForPosition(line, CGPoint(x: number, y: number))
        _ = CTLineCreateJustifiedLine(line, number, Double(number))
        _ = CTLineCreateTruncatedLine(line, Double(number), .middle, nil)
        _ = CTFontCreatePathForGlyph(font, 40, &matrix)
      }
      let framesetter = CTFramesetterCreateWithAttributedString(Self.text("a b c\nd e f"))
      for rect in [
        CGRect(x: 0, y: 0, width: number, height: 100),
        CGRect(x: 0, y: number, width: 100, height: number),
      ] {
        let path = CGPath(rect: rect, transform: nil)
        let hole = [kCTFramePathClippingPathAttributeName: CGPath(ellipseIn: rect, transform: nil)]
        for attributes in [nil, [kCTFrameClippingPathsAttributeName: [hole]]] as [[String: Any]?] {
          CTFrameDraw(
            CTFramesetterCreateFrame(framesetter, CFRange(), path, attributes), context)
        }
      }
      let tall = CGPath(rect: CGRect(x: 0, y: 0, width: 99, height: 99), transform: nil)
      let hole = CGMutablePath()
      hole.addLines(between: [
        CGPoint(x: -number, y: 50), CGPoint(x: number, y: 50), CGPoint(x: number, y: -number),
      ])
      _ = CTFramesetterCreateFrame(
        framesetter, CFRange(), tall,
        [kCTFrameClippingPathsAttributeName: [hole], kCTFramePathWidthAttributeName: number])
      #expect(context.makeImage() != nil)
    }
  }

  /// Edits that part surrogate pairs leave units that no string has.
  @Test func unpairedSurrogatesAreEditedAndDrawn() throws {
    let string = NSMutableAttributedString(
      attributedString: Self.text("\u{1F600}\u{1F600}x\u{1D11E}"))
    string.deleteCharacters(in: NSRange(location: 1, length: 2))
    string.replaceCharacters(in: NSRange(location: 3, length: 1), with: "")
    string.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
    string.insert(NSAttributedString(string: "\u{FE0F}"), at: 1)
    #expect(string.length == string.string.utf16.count)
    try Self.drawLong("surrogates", string)
    for unit in [0xD800, 0xDBFF, 0xDC00, 0xDFFF] as [UInt16] {
      let units = [UInt16](repeating: unit, count: 50)
      try Self.drawLong("surrogate \(unit)", Self.text(String(decoding: units, as: UTF16.self)))
      var glyphs = [CGGlyph](repeating: 9, count: 50)
      let font = CTFontCreateWithName("Helvetica", 9, nil)
      #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, 50))
    }
  }
}
