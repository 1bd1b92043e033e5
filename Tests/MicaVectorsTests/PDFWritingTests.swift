// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files that contexts write, read again and drawn.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct PDFWritingTests {
  private static let small = CGRect(x: 0, y: 0, width: 100, height: 50)

  /// The file that `body` draws.
  private func file(
    _ box: CGRect = small, _ information: CFDictionary? = nil, _ body: (CGContext) -> Void
  ) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = box
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
    body(context)
    context.closePDF()
    return Data(referencing: data)
  }

  private func page(_ body: (CGContext) -> Void) throws -> CGImage {
    let data = try file { context in
      context.beginPDFPage(nil)
      body(context)
      context.endPDFPage()
    }
    return try #require(PDFFile(data)?.pixels(scale: 1))
  }

  /// What the same calls draw into a bitmap.
  private func bitmap(_ body: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(VectorBitmap.context(size: Self.small.size, scale: 1))
    body(context)
    return try #require(context.makeImage())
  }

  @Test func pagesKeepTheirNumberAndBoxes() throws {
    let data = try file { context in
      context.beginPDFPage(nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.endPDFPage()
      var other = CGRect(x: 10, y: 20, width: 30, height: 200)
      context.beginPage(mediaBox: &other)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 10))
    }
    #expect(data.prefix(5) == Data("%PDF-".utf8))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let document = try #require(CGPDFDocument(provider))
    #expect(
      document.numberOfPages == 2 && document.page(at: 0) == nil && document.page(at: 3) == nil)
    let (first, second) = (try #require(document.page(at: 1)), try #require(document.page(at: 2)))
    #expect(first.getBoxRect(.mediaBox) == Self.small && first.pageNumber == 1)
    #expect(second.getBoxRect(.cropBox) == CGRect(x: 10, y: 20, width: 30, height: 200))
    let drawn = try bitmap { $0.drawPDFPage(first) }
    #expect(drawn.pixel(25, 25) == [255, 0, 0, 255] && drawn.pixel(75, 25)[3] == 0)
    let lower = try bitmap { $0.drawPDFPage(second) }
    #expect(lower.pixel(20, 25) == [0, 0, 255, 255] && lower.pixel(20, 15)[3] == 0)
  }

  @Test func whatIsDrawnComesBack() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let drawings: [(CGContext) -> Void] = [
      { context in
        context.setFillColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
        context.fillEllipse(in: CGRect(x: 10, y: 5, width: 60, height: 40))
      },
      { context in
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setLineWidth(6)
        context.setLineCap(.round)
        context.setLineDash(phase: 0, lengths: [10, 12])
        context.scaleBy(x: 1, y: 0.5)
        context.move(to: CGPoint(x: 10, y: 20))
        context.addLine(to: CGPoint(x: 90, y: 80))
        context.strokePath()
      },
      { context in
        context.clip(to: CGRect(x: 20, y: 10, width: 50, height: 30))
        context.addEllipse(in: CGRect(x: 30, y: 0, width: 50, height: 50))
        context.clip()
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        context.setBlendMode(.multiply)
        context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 25))
      },
      { context in
        let colors =
          [
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
            CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
            CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
          ] as CFArray
        guard
          let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0.1, 0.5, 0.9])
        else { return }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0),
          options: [.drawsBeforeStartLocation])
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 50, y: 25), startRadius: 0,
          endCenter: CGPoint(x: 50, y: 25), endRadius: 20, options: [])
      },
      { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
        context.fill(CGRect(x: 40, y: 10, width: 50, height: 30))
        context.endTransparencyLayer()
      },
      { context in
        guard let picture = VectorBitmap.context(size: CGSize(width: 4, height: 2), scale: 1) else {
          return
        }
        picture.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        picture.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        picture.fill(CGRect(x: 2, y: 1, width: 2, height: 1))
        context.interpolationQuality = .none
        if let image = picture.makeImage() {
          context.draw(image, in: CGRect(x: 10, y: 5, width: 80, height: 40))
        }
      },
    ]
    for (index, body) in drawings.enumerated() {
      let (wanted, found) = (try bitmap(body), try page(body))
      var worst = 0
      var differing = 0
      for y in stride(from: 1, to: 50, by: 3) {
        for x in stride(from: 1, to: 100, by: 3) {
          let difference =
            zip(wanted.pixel(x, y), found.pixel(x, y)).map { abs($0 - $1) }.max() ?? 0
          worst = max(worst, difference)
          if difference > 12 { differing += 1 }
        }
      }
      // Edges may differ a little.
      #expect(differing <= 12, "drawing \(index): \(differing) pixels, by up to \(worst)")
      #expect(wanted.coverage(CGRect(x: 0, y: 0, width: 100, height: 50)) > 0.02, "\(index)")
    }
  }

  @Test func textIsWrittenAsOutlines() throws {
    let image = try page { context in
      guard let font = CGFont("Helvetica-Bold" as CFString) else { return }
      context.setFont(font)
      context.setFontSize(40)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.showGlyphs([font.getGlyphWithGlyphName(name: "H")], at: [CGPoint(x: 10, y: 10)])
    }
    #expect(image.coverage(CGRect(x: 12, y: 12, width: 26, height: 28)) > 0.3)
    #expect(image.coverage(CGRect(x: 50, y: 0, width: 50, height: 50)) == 0)
  }

  @Test func filesAreWrittenOnceAndByThemselves() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let file = try #require(PDFFile(Data(referencing: data)))
    #expect(file.size == CGSize(width: 612, height: 792))
    for box in [
      CGRect.zero, .infinite, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
      CGRect(x: 0, y: 0, width: 1e9, height: 1),
    ] {
      var box = box
      let consumer = try #require(CGDataConsumer(data: NSMutableData()))
      #expect(CGContext(consumer: consumer, mediaBox: &box, nil) == nil)
    }
    let named = try self.file(
      Self.small, [kCGPDFContextTitle: "A (title)", kCGPDFContextAuthor: "Zoë"] as CFDictionary
    ) { $0.beginPDFPage(nil) }
    #expect(String(decoding: named, as: UTF8.self).contains("/Title (A \\(title\\))"))
  }

  @Test func pagesAreBroughtIntoRectangles() throws {
    let provider = try #require(
      CGDataProvider(data: PDFText(box: "0 0 40 20", page: "/Rotate 90").data as CFData))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    #expect(page.rotationAngle == 90)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let map = page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true)
    // Turned clockwise, in the middle, not enlarged: 20 wide and 40 high.
    #expect(CGPoint(x: 0, y: 0).applying(map) == CGPoint(x: 40, y: 70))
    #expect(CGPoint(x: 40, y: 20).applying(map) == CGPoint(x: 60, y: 30))
    let tight = CGRect(x: 0, y: 0, width: 10, height: 40)
    let small = page.getDrawingTransform(
      .cropBox, rect: tight, rotate: -90, preserveAspectRatio: true)
    #expect(CGPoint(x: 40, y: 20).applying(small) == CGPoint(x: 10, y: 22.5))
  }
}
