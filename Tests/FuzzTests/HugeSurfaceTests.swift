// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines and surfaces far longer than what is seen of them: they cost what is seen.

import CTestFonts
import CoreGraphics
import CoreText
import QuartzCore
import TestWork
import Testing

@Suite struct HugeSurfaceTests {
  private static func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private static func line(_ count: Int, underline: Int) -> CTLine {
    _ = mica_test_fonts()
    let words = String(String(repeating: "gypsy quay, jpg ", count: count / 16 + 1).prefix(count))
    return CTLineCreateWithAttributedString(
      NSAttributedString(
        string: words,
        attributes: [
          .font: CTFontCreateWithName("Helvetica", 16, nil),
          .underlineStyle: underline,
          .underlineColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        ]))
  }

  /// A megabyte took 4 s.
  @Test(arguments: [0x01, 0x02, 0x09, 0x8001, 0x8109])
  func longUnderlinesCostWhatIsSeen(_ style: Int) throws {
    func seconds(_ underline: Int) throws -> Double {
      let line = Self.line(1 << 20, underline: underline)
      let context = try Self.context(200, 40)
      context.textPosition = CGPoint(x: 4, y: 10)
      return work {
        CTLineDraw(line, context)
        #expect(context.makeImage() != nil)
      }
    }
    let (plain, underlined) = (try seconds(0), try seconds(style))
    #expect(underlined - plain < 0.2)
  }

  /// What a narrow picture shows of a line is what a wide one shows there.
  @Test(arguments: [0x01, 0x09, 0x8001, 0x0201], [0, 300] as [CGFloat])
  func underlinesInAWindowAreThoseOfTheWhole(_ style: Int, shadow: CGFloat) throws {
    let line = Self.line(900, underline: style)
    let (width, window, offset) = (4000, 150, 1700)
    func pixels(_ width: Int, from left: Int) throws -> [UInt8] {
      let context = try Self.context(width, 40)
      if shadow > 0 {
        context.setShadow(
          offset: CGSize(width: -shadow, height: 0), blur: 4,
          color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
      }
      context.translateBy(x: CGFloat(-left), y: 0)
      context.textPosition = CGPoint(x: 4, y: 12)
      CTLineDraw(line, context)
      let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      let first = offset - left
      return (0..<40).flatMap { row in
        (0..<window * 4).map { bytes[row * context.bytesPerRow + first * 4 + $0] }
      }
    }
    let (whole, part) = (try pixels(width, from: 0), try pixels(window, from: offset))
    #expect(whole.contains { $0 > 200 })
    let worst = zip(whole, part).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 2, "\(worst)")
  }

  /// 880 MB, all of which was cleared before.
  @Test func aLayerOfManyPixelsTakesTheMemoryOfWhatIsDrawn() async {
    await #expect(processExitsWith: .success) {
      let context = try Self.context(100, 40)
      let before = residentMegabytes()
      let seconds = try work(of: .process) {
        let layer = try #require(
          CGLayer(context, size: CGSize(width: 1e7, height: 22), auxiliaryInfo: nil))
        let drawing = try #require(layer.context)
        drawing.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        drawing.fill(CGRect(x: 10, y: 0, width: 50, height: 22))
        drawing.fill(CGRect(x: 9_000_000, y: 0, width: 50, height: 22))
        context.draw(layer, at: .zero)
        context.draw(layer, at: CGPoint(x: -9_000_000, y: 0))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[30 * 400 + 30 * 4] == 255 && bytes[30 * 400 + 5 * 4] == 255)
        #expect(bytes[30 * 400 + 80 * 4] == 0)
      }
      #expect(residentMegabytes() - before < 40)
      #expect(seconds < 0.3)
    }
  }

  /// 800 MB, all of which was cleared before, and 6104 windows without anything in them.
  @Test func aTextLayerOfManyPointsCostsWhatIsSeen() throws {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 2e8, height: 1)
    layer.anchorPoint = .zero
    layer.string = "A text that nobody sees"
    let context = try Self.context(100, 40)
    let seconds = work {
      layer.display()
      layer.render(in: context)
      #expect(context.makeImage() != nil)
    }
    #expect(seconds < 0.1)
  }
}
