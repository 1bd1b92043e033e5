// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pages of PDF files show.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct PDFDrawingTests {
  private static let halves = "1 0 0 rg 0 0 20 20 re f 0 0 1 rg 20 0 20 20 re f"

  // MARK: Boxes

  @Test func boxesAndRotationGiveTheSizeAndTheUpperSide() throws {
    let plain = PDFText(box: "0 0 40 20", content: Self.halves)
    #expect(PDFFile(plain.data)?.size == CGSize(width: 40, height: 20))
    var crop = plain
    crop.page = "/CropBox [10 0 40 20]"
    #expect(PDFFile(crop.data)?.size == CGSize(width: 30, height: 20))
    let cropped = try #require(crop.image())
    #expect(cropped.pixel(5, 10) == [255, 0, 0, 255] && cropped.pixel(15, 10) == [0, 0, 255, 255])
    for (turn, first) in [
      (90, [255, 0, 0, 255]), (270, [0, 0, 255, 255]), (-90, [0, 0, 255, 255]),
    ] {
      var turned = plain
      turned.page = "/Rotate \(turn)"
      let image = try #require(turned.image())
      #expect(image.width == 20 && image.height == 40)
      #expect(image.pixel(10, 5) == first, "\(turn)")
    }
    let moved = PDFText(
      box: "100 50 140 70", content: "1 0 0 rg 100 50 20 20 re f 0 0 1 rg 120 50 20 20 re f")
    #expect(try #require(moved.image()).pixel(30, 10) == [0, 0, 255, 255])
  }

  // MARK: Text

  private func text(_ font: String, _ content: String, _ objects: String = "") -> PDFText {
    PDFText(
      box: "0 0 40 20", resources: "/Font << /F \(font) >>",
      content: "BT /F 20 Tf 2 2 Td 1 0 0 rg \(content) ET", objects: objects)
  }

  @Test func standardFontsAreThoseOfTheSameMeasures() throws {
    let image = try #require(
      text("<< /Subtype /Type1 /BaseFont /Helvetica-Bold >>", "(HHH) Tj").image())
    // The stem of an H that is 14.4 wide: its left stem begins 1.5 from its origin.
    #expect(image.pixel(5, 10) == [255, 0, 0, 255])
    #expect(image.pixel(8, 5)[3] < 40)
    #expect(image.pixel(5 + 14, 10)[3] > 200 && image.pixel(5 + 28, 10)[3] > 200)
    for name in ["Times-Roman", "Courier", "Courier-BoldOblique", "ABCDEF+Helvetica", "Unknown"] {
      let drawn = try #require(text("<< /Subtype /Type1 /BaseFont /\(name) >>", "(HHH) Tj").image())
      #expect(drawn.coverage(CGRect(x: 2, y: 3, width: 36, height: 16)) > 0.1, "\(name)")
    }
  }

  @Test func operatorsPlaceTheText() throws {
    let font = "<< /Subtype /Type1 /BaseFont /Helvetica-Bold >>"
    func ink(_ content: String, _ x: CGFloat, _ width: CGFloat) -> Double {
      text(font, content).image()?.coverage(CGRect(x: x, y: 3, width: width, height: 16)) ?? -1
    }
    #expect(ink("(I) Tj", 2, 6) > 0.3 && ink("(I) Tj", 10, 30) == 0)
    #expect(ink("[-1000 (I)] TJ", 2, 18) == 0 && ink("[-1000 (I)] TJ", 22, 8) > 0.3)
    #expect(ink("20 Tc (II) Tj", 27, 8) > 0.2 && ink("20 Tc (II) Tj", 10, 16) == 0)
    #expect(ink("20 Tw ( I) Tj", 2, 24) == 0 && ink("20 Tw ( I) Tj", 27, 8) > 0.2)
    #expect(ink("20 0 Td (I) Tj", 22, 6) > 0.3)
    #expect(ink("2 0 0 1 2 2 Tm (I) Tj", 6, 6) > 0.3)
    #expect(ink("3 Tr (I) Tj", 0, 40) == 0)
    #expect(ink("1 Tr 0.5 w 1 0 0 RG (I) Tj", 2, 6) < 0.3)
    #expect(ink("30 TL 0 40 Td T* (I) Tj", 2, 6) > 0)
    // A clip of an I, over which everything is painted.
    let clipped = text(font, "7 Tr (I) Tj ET 0 0 40 20 re f BT")
    #expect(try #require(clipped.image()).coverage(CGRect(x: 12, y: 0, width: 28, height: 20)) == 0)
    #expect(try #require(clipped.image()).coverage(CGRect(x: 2, y: 3, width: 6, height: 15)) > 0.3)
  }

  @Test func encodingsSayWhichGlyphIsDrawn() throws {
    func image(_ encoding: String, _ code: String) -> Data? {
      let font = "<< /Subtype /Type1 /BaseFont /Helvetica \(encoding) >>"
      return (text(font, "<\(code)> Tj").image()?.dataProvider?.data).map { Data($0) }
    }
    let a = try #require(image("", "41"))
    #expect(image("/Encoding << /Differences [1 /A] >>", "01") == a)
    #expect(image("/Encoding << /Differences [0 /B /A] >>", "01") == a)
    #expect(image("/Encoding << /Differences [1 /uni0041] >>", "01") == a)
    // ä in Windows' and the Macintosh's encodings.
    let umlaut = try #require(image("/Encoding /WinAnsiEncoding", "E4"))
    #expect(image("/Encoding /MacRomanEncoding", "8A") == umlaut && umlaut != a)
  }

  /// A font file of Mica's, hexadecimal as a stream of an object.
  private func fontObject(_ number: Int, _ bytes: [UInt8], _ keys: String = "") -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return
      "\(number) 0 obj << /Filter /AHx /Length \(digits.utf8.count + 1) \(keys) >> stream\n\(digits)>\nendstream endobj\n"
  }

  private func fontFile(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appendingPathComponent("Fonts/\(name)")))
  }

  @Test func embeddedTrueTypeFontsAreDrawn() throws {
    let bytes = try fontFile("LiberationMono-Bold.ttf")
    let simple = text(
      "5 0 R", "(II) Tj",
      """
      5 0 obj << /Subtype /TrueType /BaseFont /X /FirstChar 73 /Widths [1000] /Encoding /WinAnsiEncoding
      /FontDescriptor << /Flags 32 /FontFile2 6 0 R >> >> endobj
      \(fontObject(6, bytes))
      """)
    let image = try #require(simple.image())
    // The file's widths count: the second one begins 20 points on.
    #expect(image.coverage(CGRect(x: 2, y: 3, width: 12, height: 16)) > 0.2)
    #expect(image.coverage(CGRect(x: 22, y: 3, width: 12, height: 16)) > 0.2)
    #expect(image.coverage(CGRect(x: 15, y: 3, width: 6, height: 16)) == 0)
    // Codes of two bytes are glyphs: 44 is I in Liberation's fonts.
    let composite = text(
      "5 0 R", "<002C> Tj",
      """
      5 0 obj << /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Subtype
      /CIDFontType2 /BaseFont /X /CIDToGIDMap /Identity /W [44 [500]] /FontDescriptor << /Flags 4
      /FontFile2 6 0 R >> >>] >> endobj
      \(fontObject(6, bytes))
      """)
    let drawn = try #require(composite.image())
    #expect(drawn.coverage(CGRect(x: 2, y: 3, width: 12, height: 16)) > 0.2)
  }

  @Test func embeddedCompactFontsAreDrawn() throws {
    let compact = CompactFontText.squares(["space", "A", "B"])
    for (keys, font) in [
      ("/Subtype /Type1C", "/Subtype /Type1 /BaseFont /X /Encoding /WinAnsiEncoding"),
      ("/Subtype /Type1C", "/Subtype /Type1 /BaseFont /X"),
    ] {
      let file = text(
        "5 0 R", "(B) Tj",
        """
        5 0 obj << \(font) /FirstChar 65 /Widths [1000 1000]
        /FontDescriptor << /Flags 32 /FontFile3 6 0 R >> >> endobj
        \(fontObject(6, compact, keys))
        """)
      let image = try #require(file.image())
      // A square of half an em.
      #expect(image.coverage(CGRect(x: 3, y: 9, width: 8, height: 8)) == 1)
      #expect(image.coverage(CGRect(x: 14, y: 0, width: 20, height: 20)) == 0)
    }
  }

  @Test func glyphsThatAreDrawings() throws {
    let file = text(
      "5 0 R", "(ab) Tj",
      """
      5 0 obj << /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FirstChar 97 /Widths [50 50]
      /CharProcs << /sq 6 0 R >> /Encoding << /Differences [97 /none /sq] >> >> endobj
      6 0 obj << /Length 30 >> stream
      50 0 0 0 40 40 d1 0 0 40 40 re f
      endstream endobj
      """)
    let image = try #require(file.image())
    #expect(image.coverage(CGRect(x: 2, y: 2, width: 9, height: 18)) == 0)
    #expect(image.pixel(14, 14) == [255, 0, 0, 255])
  }

  // MARK: Images

  @Test func filtersAreUndone() throws {
    // Two pixels beside each other: red, green.
    for (filter, hex) in [("/AHx", "ff000000ff00>"), ("[/AHx /RL]", "05ff000000ff0080>")] {
      let file = PDFText(
        box: "0 0 20 10", resources: "/XObject << /I 5 0 R >>", content: "20 0 0 10 0 0 cm /I Do",
        objects: """
          5 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB
          /Filter \(filter) /Length \(hex.utf8.count) >> stream
          \(hex)
          endstream endobj
          """)
      let image = try #require(file.image())
      #expect(image.pixel(2, 5) == [255, 0, 0, 255] && image.pixel(17, 5) == [0, 255, 0, 255])
    }
    #expect(PDFFilter.base85(Array("87cURD]i,\"Ebo80~>".utf8)) == Array("Hello World!".utf8))
    // The example of ISO 32000, 7.4.4.2.
    let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    #expect(
      PDFFilter.lzw(packed, isEarly: true, most: 100) == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
  }

  @Test func inlineImagesAndStencilsAreDrawn() throws {
    let inline = PDFText(
      box: "0 0 20 10",
      content: "20 0 0 10 0 0 cm BI /W 2 /H 1 /BPC 8 /CS /RGB /F /AHx ID ff00000000ff> EI")
    let image = try #require(inline.image())
    #expect(image.pixel(2, 5) == [255, 0, 0, 255] && image.pixel(17, 5) == [0, 0, 255, 255])
    let stencil = PDFText(
      box: "0 0 20 10", content: "0 1 0 rg 20 0 0 10 0 0 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI"
    )
    let painted = try #require(stencil.image())
    #expect(painted.pixel(2, 5) == [0, 255, 0, 255] && painted.pixel(17, 5)[3] == 0)
  }

  @Test func largeImagesKeepTheirMeanWhenTheyShrink() throws {
    // 2000 × 2000 pixels, black and white by turns.
    let row = String(repeating: "55", count: 250)
    let data = String(repeating: row, count: 2000)
    let file = PDFText(
      box: "0 0 100 100", resources: "/XObject << /I 5 0 R >>", content: "100 0 0 100 0 0 cm /I Do",
      objects: """
        5 0 obj << /Subtype /Image /Width 2000 /Height 2000 /BitsPerComponent 1
        /ColorSpace /DeviceGray /Filter /AHx /Length \(data.utf8.count) >> stream
        \(data)
        endstream endobj
        """)
    let pixel = try #require(file.image()).pixel(50, 50)
    #expect(abs(pixel[0] - 128) < 8 && pixel[3] == 255)
  }
}
