// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files that ask for too much: each is drawn as far as the budget goes, or refused.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct HostilePDFTests {

  private func expectEnd(_ data: Data, _ remark: Comment? = nil) {
    let spent = seconds { _ = PDFFile(data)?.pixels(scale: 1) }
    #expect(spent < mostSeconds, remark)
  }

  private static let numbers = [
    "1e30", "-1e30", "1e308", "-1e308", "1e999", "nan", "inf", "99999999999999999999", "1e-300",
    "0", "-1", "2147483648", "9223372036854775807", "-9223372036854775808",
  ]

  // MARK: Numbers

  @Test(arguments: numbers) func anyNumberMayBeAnywhere(number: String) {
    let shading = """
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 \(number) 9]
      /Domain [\(number) \(number)] /Function 5 0 R >> >>
      """
    let sampled = """
      5 0 obj << /Length 12 /FunctionType 0 /Domain [-\(number) \(number)] /Range [0 1 0 1 0 1]
      /Size [\(number)] /BitsPerSample 8 >> stream
      abcdefghijkl
      endstream endobj
      """
    let image = """
      5 0 obj << /Subtype /Image /Width \(number) /Height \(number) /BitsPerComponent \(number)
      /ColorSpace /DeviceGray /Decode [\(number) \(number)] /Length \(number) >> stream
      abcdefghijklmnopqrstuvwxyz
      endstream endobj
      """
    let predictor =
      "/Filter /RL /DecodeParms << /Predictor \(number) /Colors \(number) /Columns \(number) >>"
    let files = [
      PDFText(page: "/Rotate \(number)"), PDFText(box: "0 0 \(number) 200"),
      PDFText(page: "/CropBox [\(number) 0 100 \(number)]"),
      PDFText(content: "\(number) 0 0 \(number) 0 0 cm \(number) w 0 0 m \(number) \(number) l S"),
      PDFText(content: "[\(number) \(number)] \(number) d 0 0 m 200 200 l S"),
      PDFText(content: "\(number) M \(number) \(number) 9 9 re W n 0 0 9 9 re f"),
      PDFText(contentKeys: predictor), PDFText(contentKeys: "/Length \(number)"),
      PDFText(resources: shading, content: "/S sh", objects: sampled),
      PDFText(
        resources: "/XObject << /I 5 0 R >>", content: "200 0 0 200 0 0 cm /I Do", objects: image),
      PDFText(
        resources:
          "/ColorSpace << /C [/Indexed [/Lab << /Range [\(number) 1 0 1] >>] \(number) <00>] >>",
        content: "/C cs \(number) sc 0 0 9 9 re f"),
      PDFText(
        resources: "/ColorSpace << /C [/ICCBased 5 0 R] >>",
        content: "/C cs \(number) sc 0 0 9 9 re f",
        objects: "5 0 obj << /N \(number) /Length 0 >> stream\nendstream endobj"),
      PDFText(
        resources: "/ColorSpace << /C [/Separation /X /DeviceGray 5 0 R] >>",
        content: "/C cs 1 sc 0 0 9 9 re f",
        objects:
          "5 0 obj << /FunctionType 2 /C0 [\(number)] /C1 [-\(number)] /N \(number) >> endobj"),
      PDFText(
        objects: """
          9 0 obj << /Type /ObjStm /N \(number) /First \(number) /Length 12 >> stream
          7 0 8 3 11 22
          endstream endobj
          """),
      PDFText(
        resources: "/Font << /F << /Subtype /Type1 /BaseFont /Helvetica /FirstChar \(number) "
          + "/Widths [\(number)] >> >>",
        content:
          "BT /F \(number) Tf \(number) Tc \(number) Tz \(number) TL \(number) Tr (abc) Tj ET"),
    ]
    for (index, file) in files.enumerated() { expectEnd(file.data, "\(index)") }
  }

  // MARK: Circles

  @Test func pagesThatContainThemselvesEnd() {
    let kids = (0..<2).map { _ in "2 0 R" }.joined(separator: " ")
    expectEnd(
      Data(
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [\(kids)] >> endobj
        """.utf8))
    // Without a circle, but with as many ways as 2 to the power of 40.
    let levels = (2..<42).map {
      "\($0) 0 obj << /Type /Pages /Kids [\($0 + 1) 0 R \($0 + 1) 0 R] >> endobj"
    }
    expectEnd(
      Data(
        ("%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n"
          + levels.joined(separator: "\n")).utf8))
  }

  @Test func functionsThatContainThemselvesEnd() {
    let shading =
      "/Shading << /S << /ShadingType 2 /Coords [0 0 9 0] /ColorSpace /DeviceRGB /Function 5 0 R >> >>"
    let bounds = (0..<255).map { _ in "0.5" }.joined(separator: " ")
    let encode = (0..<512).map { _ in "0" }.joined(separator: " ")
    func stitching(_ number: Int, _ next: Int) -> String {
      let parts = (0..<256).map { _ in "\(next) 0 R" }.joined(separator: " ")
      return
        "\(number) 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [\(bounds)] /Encode [\(encode)] "
        + "/Functions [\(parts)] >> endobj\n"
    }
    let list = (0..<32).map { _ in "5 0 R" }.joined(separator: " ")
    for objects in [
      stitching(5, 5), "5 0 obj [\(list)] endobj",
      (5..<12).map { stitching($0, $0 + 1) }.joined()
        + "12 0 obj << /FunctionType 2 /N 1 >> endobj",
    ] {
      expectEnd(PDFText(resources: shading, content: "/S sh", objects: objects).data)
    }
  }

  @Test func formsThatContainThemselvesEnd() {
    for group in ["", "/Group << >>"] {
      let form = """
        5 0 obj << /Length 24 /Subtype /Form \(group) /Resources << /XObject << /F 5 0 R >>
        /ExtGState << /G << /ca 0.5 >> >> >> >> stream
        /G gs /F Do /F Do /F Do
        endstream endobj
        """
      expectEnd(
        PDFText(resources: "/XObject << /F 5 0 R >>", content: "/F Do", objects: form).data)
      // Ten forms, each of which draws the next one ten times.
      let levels = (5..<15).map {
        "\($0) 0 obj << /Length 60 /Subtype /Form \(group) /Resources << /XObject << /F \($0 + 1) 0 R >> "
          + "/ExtGState << /G << /ca 0.5 >> >> >> >> stream\n/G gs "
          + (0..<10).map { _ in "/F Do" }.joined(separator: " ") + "\nendstream endobj"
      }
      expectEnd(
        PDFText(
          resources: "/XObject << /F 5 0 R >>", content: "/F Do",
          objects: levels.joined(separator: "\n")
        ).data)
    }
  }

  @Test func glyphsThatContainThemselvesEnd() {
    let font = """
      5 0 obj << /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >>
      /Encoding << /Differences [97 /a] >> /Resources << /Font << /F 5 0 R >> >> >> endobj
      6 0 obj << /Length 40 >> stream
      BT /F 1 Tf (aaaaaaaaaaaaaaaaaaaa) Tj ET
      endstream endobj
      """
    expectEnd(
      PDFText(
        resources: "/Font << /F 5 0 R >>", content: "BT /F 1 Tf (aaaaaaaaaa) Tj ET", objects: font
      ).data)
  }

  @Test func valuesThatReferToThemselvesEnd() {
    expectEnd(PDFText(page: "/Rotate 5 0 R", objects: "5 0 obj 5 0 R endobj").data)
    expectEnd(PDFText(contentKeys: "/Length 4 0 R").data)
    expectEnd(PDFText(resources: "/ColorSpace << /C /C >>", content: "/C cs 0 0 9 9 re f").data)
  }

  // MARK: Amounts

  @Test func objectStreamsAreReadOnce() throws {
    // 20 000 objects at the same place, a list of 20 000 numbers.
    let heads = (0..<20_000).map { "\($0 + 100) 0" }.joined(separator: " ") + " "
    let list = "[" + String(repeating: "1 ", count: 20_000) + "]"
    let objects = """
      9 0 obj << /Type /ObjStm /N 20000 /First \(heads.utf8.count) /Length \(heads.utf8.count + list.utf8.count) >> stream
      \(heads)\(list)
      endstream endobj
      """
    let data = PDFText(objects: objects).data
    expectEnd(data)
    let file = try #require(PDFFile(data))
    let first = file.resolved(.reference(100)).list.count
    let left = file.budget.bytesLeft
    #expect(first == 20_000 && file.resolved(.reference(20_099)).list.count == 20_000)
    #expect(file.budget.bytesLeft == left)
  }

  @Test func imagesAreDecodedOnceAndAsLargeAsTheyAreSeen() throws {
    let draws = (0..<50).map { _ in "/I Do" }.joined(separator: " ")
    // 4096 × 4096 pixels of white, of which a row is a run.
    let runs = String(repeating: "81FF", count: 4096 * 512 / 128) + "80"
    let objects = """
      5 0 obj << /Subtype /Image /Width 4096 /Height 4096 /BitsPerComponent 1 /ColorSpace /DeviceGray
      /Filter [/AHx /RL] /Length \(runs.utf8.count) >> stream
      \(runs)
      endstream endobj
      """
    let data = PDFText(
      resources: "/XObject << /I 5 0 R >>", content: "200 0 0 200 0 0 cm \(draws)", objects: objects
    ).data
    let file = try #require(PDFFile(data))
    let image = try #require(file.pixels(scale: 1))
    #expect(image.pixel(100, 100) == [255, 255, 255, 255])
    #expect(file.pictures.count == 1)
    #expect(try #require(file.pictures.values.first).width <= 1024)
    #expect(!file.budget.isExhausted)
  }

  @Test func aStreamThatIsNamedOftenIsLinear() {
    let content = String(repeating: "0 0 9 9 re f\n", count: 40_000)
    let contents = String(repeating: "4 0 R ", count: 4096)
    let text = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 200 200] >> endobj
      3 0 obj << /Type /Page /Contents [\(contents)] >> endobj
      4 0 obj << >> stream
      \(content)
      """
    // Neither a length nor an end.
    expectEnd(Data(text.utf8))
    expectEnd(Data((text + "endstream endobj").utf8))
  }

  @Test func listsWithinListsAreReadAFewTimesOnly() {
    let open = (1..<20_000).map { "\($0) 0 obj [ " }.joined()
    expectEnd(Data(("%PDF-1.4\n" + open + "/Catalog /Page /ObjStm /XRef trailer").utf8))
    expectEnd(Data(("%PDF-1.4\n" + String(repeating: "1 0 obj /Catalog << ", count: 20_000)).utf8))
  }

  @Test func packedBytesDoNotGrowWithoutEnd() throws {
    // Each filter multiplies by 64.
    let content = String(repeating: "8120", count: 50_000) + "80"
    let data = PDFText(
      content: content, contentKeys: "/Filter [/AHx /RL /RL /RL /RL]"
    ).data
    expectEnd(data)
  }

  @Test func tinyDashesAreBounded() {
    for dash in ["0.0001 0.0001", "1e-300", "0.02", "0.1 0", "0 0.05"] {
      let lines = String(repeating: "0 0 m 200 200 l S 200 0 m 0 200 l S\n", count: 500)
      expectEnd(PDFText(content: "[\(dash)] 0 d 1 w \(lines)").data, "\(dash)")
    }
  }

  @Test func pathsCostWhatTheyCover() {
    let lines = (0..<20_000).map { "\($0 * 37 % 200) \($0 * 91 % 200) l" }.joined(separator: " ")
    expectEnd(PDFText(content: "0 0 m \(lines) f").data)
    let areas = String(repeating: "0 0 4000 4000 re f ", count: 20_000)
    expectEnd(PDFText(box: "0 0 4000 4000", content: areas).data)
  }

  @Test func whatIsBeyondTheBudgetIsNotDrawn() throws {
    let areas = String(repeating: "0 0 4000 4000 re f ", count: 20_000)
    let file = try #require(PDFFile(PDFText(box: "0 0 4000 4000", content: areas).data))
    #expect(file.pixels(scale: 1) != nil)
    #expect(file.budget.isExhausted)
    let small = try #require(PDFFile(PDFText().data))
    #expect(small.pixels(scale: 1)?.pixel(3, 197) == [0, 0, 0, 255])
    #expect(!small.budget.isExhausted)
  }
}
