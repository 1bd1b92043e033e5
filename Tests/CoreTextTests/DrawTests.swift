// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lines look like: ink where the bounds say, colours, lines under text.

import CoreText
import Testing

@Suite struct DrawTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  /// The pixels of a line drawn at (20, 30) of 200 × 80, rows from the top, RGBA.
  private func pixels(_ line: CTLine, _ prepare: (CGContext) -> Void = { _ in }) throws -> [[UInt8]]
  {
    let context = try #require(
      CGContext(
        data: nil, width: 200, height: 80, bitsPerComponent: 8, bytesPerRow: 800,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.textPosition = CGPoint(x: 20, y: 30)
    prepare(context)
    CTLineDraw(line, context)
    let data = try #require(context.data)
    let bytes = UnsafeRawBufferPointer(start: data, count: 800 * 80)
    return (0..<80).map { Array(bytes[$0 * 800..<$0 * 800 + 800]) }
  }

  private func inkBox(_ rows: [[UInt8]]) -> CGRect {
    var box = CGRect.null
    for (y, row) in rows.enumerated() {
      for x in 0..<200 where row[x * 4 + 3] > 0 {
        let pixel = CGRect(x: x, y: 79 - y, width: 1, height: 1)
        box = box.isNull ? pixel : box.union(pixel)
      }
    }
    return box
  }

  @Test func inkLiesWhereTheBoundsSay() throws {
    let shown = line("Hxg", [.font: font("Liberation Sans", 30)])
    let bounds = CTLineGetImageBounds(shown, nil).offsetBy(dx: 20, dy: 30)
    let ink = inkBox(try pixels(shown))
    // Glyphs are placed by quarters of a pixel.
    #expect(abs(ink.minX - bounds.minX) < 1.2)
    #expect(abs(ink.maxX - bounds.maxX) < 1.2)
    #expect(abs(ink.minY - bounds.minY) < 1.2)
    #expect(abs(ink.maxY - bounds.maxY) < 1.2)
  }

  @Test func coloursOfAttributesAndOfTheContext() throws {
    let plain = try pixels(line("H", [.foregroundColor: red]))
    #expect(plain.contains { row in row.indices.contains { $0 % 4 == 0 && row[$0] == 255 } })
    let key = NSAttributedString.Key("CTForegroundColorFromContext")
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let lent = try pixels(line("H", [key: true])) { $0.setFillColor(green) }
    #expect(lent.contains { row in row.indices.contains { $0 % 4 == 1 && row[$0] == 255 } })
  }

  @Test func underlinesLeaveRoomForDescenders() throws {
    let size = font("Liberation Sans", 40)
    func redPixels(_ string: String) throws -> Int {
      let rows = try pixels(
        line(string, [.font: size, .underlineStyle: 1, .underlineColor: red]))
      return rows.reduce(0) { sum, row in
        sum + stride(from: 0, to: 800, by: 4).count { row[$0] > 200 && row[$0 + 3] > 200 }
      }
    }
    let (straight, descending) = (try redPixels("nnn"), try redPixels("ggg"))
    #expect(straight > 0)
    #expect(descending < straight * 3 / 4)
  }

  @Test func backgroundFillsTheLinesBox() throws {
    let shown = line("ab", [.font: font("Liberation Sans", 20), .backgroundColor: red])
    let box = inkBox(try pixels(shown))
    #expect(abs(box.minX - 20) < 1.01)
    #expect(abs(box.maxX - 20 - CGFloat(width(shown))) < 1.01)
  }

  @Test func hostileLinesAreDrawn() throws {
    for seed in 0..<12 {
      var dice = Dice(seed + 77)
      let random = NSMutableAttributedString(attributedString: randomText(&dice, pieces: 10))
      let whole = NSRange(location: 0, length: random.length)
      for key in [NSAttributedString.Key.strokeWidth, .obliqueness, .expansion, .baselineOffset] {
        random.addAttribute(
          key, value: dice.pick([0.0, -3, 5, .nan, .infinity, 1e300]), range: whole)
      }
      random.addAttribute(
        .underlineStyle, value: dice.pick([1, 2, 9, 0x8109, 0x401]), range: whole)
      random.addAttribute(.strikethroughStyle, value: 0x201, range: whole)
      let line = CTLineCreateWithAttributedString(random)
      #expect(try pixels(line) == pixels(line), "seed \(seed)")
    }
  }
}
