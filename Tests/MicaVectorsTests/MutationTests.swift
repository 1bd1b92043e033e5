// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Small vector files with random changes: none may trap, hang, or spend more than its budget. Scripts/fuzz-vectors does the same
// for as long as it is told to.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct MutationTests {
  /// A generator whose numbers are the same everywhere.
  private struct Random {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
  }

  private static let pieces = [
    "(", ")", "<<", ">>", "[", "]", "R", " 0 R", "obj", "endobj", "stream\n", "endstream", "-1",
    "0",
    "99999999999", "1e30", "1e-30", "nan", "q ", "Q ", "/S", " cm ", " re W n ", " f ", " S ",
    " Do ",
    " sh ", " gs ", "BT ", " Tj ", " TJ ", " Tf ", " d ", "/Length ", "/Filter /FlateDecode", "/N ",
    "<svg", "<g>", "</g>", "<use href='#a'/>", "\"", "'", "#", "url(#a)", "&#x41;", "M", "A", "z",
    "%",
    "em", "rotate(", "<![CDATA[", "-->", "{", "}", ";", ":",
  ]

  static let pdf = PDFText(
    box: "0 0 20 20", page: "/Rotate 90",
    resources: """
      /ExtGState << /G << /ca 0.5 /D [[1 1] 0] /BM /Multiply >> >>
      /Shading << /S << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [9 9 0 9 9 9]
      /Function 5 0 R /Extend [true true] >> >>
      /ColorSpace << /C [/Indexed /DeviceRGB 1 <ff000000ff00>] /D [/Separation /X /DeviceCMYK 6 0 R] >>
      /XObject << /F 7 0 R /I 8 0 R >> /Font << /H << /Subtype /Type1 /BaseFont /Helvetica
      /Encoding << /Differences [65 /B] >> >> >>
      """,
    content: """
      q 1 0 0 rg 0 0 5 5 re f Q q /G gs 0 1 0 RG [2 1] 0 d 1 1 m 9 9 l 3 3 5 5 6 6 c h S Q
      q 10 0 10 10 re W* n /S sh Q /C cs 1 sc 1 1 3 3 re B /D cs 0.5 scn 2 2 3 3 re f* /F Do
      q 4 0 0 4 0 0 cm /I Do Q BT /H 9 Tf 1 2 Td (ABC) Tj [(a) -100 (b)] TJ T* 3 Tr (x) ' ET
      BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI
      """,
    objects: """
      5 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>
      << /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [0 1 1] /N 2 >> ] >> endobj
      6 0 obj << /FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 8
      /Length 8 >> stream
      abcdefgh
      endstream endobj
      7 0 obj << /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 2 2] /Group << >> /Length 24 >> stream
      0.5 g 1 1 4 4 re f
      endstream endobj
      8 0 obj << /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB
      /Filter /AHx /Length 30 /SMask 9 0 R >> stream
      ff00000000ff00ff00ffffff>
      endstream endobj
      9 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray
      /Filter /RL /Length 4 >> stream
      \u{01}az
      endstream endobj
      10 0 obj << /Type /ObjStm /N 1 /First 5 /Length 20 >> stream
      11 0 << /A [1 2 3] >>
      endstream endobj
      """
  ).data

  static let svg = Data(
    """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 40 40">
    <style><![CDATA[ .a, #b > rect { fill: #f00; stroke: hsl(120, 50%, 50%) } g rect.c[x="1"] { opacity: .5 !important } ]]></style>
    <defs><linearGradient id="a" x1="10%"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="blue"/></linearGradient>
    <clipPath id="k"><circle cx="9" cy="9" r="8"/><path clip-rule="evenodd" d="M0 0h9v9h-9z"/></clipPath>
    <mask id="m"><rect width="20" height="20" fill="#888"/></mask><symbol id="s" viewBox="0 0 5 5"><rect class="c" x="1" width="5" height="5"/></symbol></defs>
    <g id="b" transform="translate(1 2) rotate(30 5 5) skewX(5)" opacity="0.5"><rect class="a" width="9" height="9" rx="2"/>
    <use href="#s" x="3" width="9" height="9"/></g><path d="M1 1C2 3 4 5 6 7S8 9 10 10Q3 3 4 4T6 6A5 5 30 1 0 9 9z" fill="url(#a)" stroke="url(#a)" stroke-dasharray="1 2"/>
    <polygon points="1,1 9,1 5,9" clip-path="url(#k)" mask="url(#m)" style="fill: rgb(10%, 20%, 30%)"/></svg>
    """.utf8)

  private func mutated(_ original: Data, _ random: inout Random) -> Data {
    var bytes = Array(original)
    for _ in 0..<1 + random.next(6) {
      let place = random.next(bytes.count)
      switch random.next(5) {
      case 0: bytes[place] = UInt8(random.next(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(20)))
      case 2:
        let from = random.next(bytes.count)
        bytes.insert(
          contentsOf: bytes[from..<min(bytes.count, from + random.next(60))], at: place)
      default:
        bytes.insert(contentsOf: Self.pieces[random.next(Self.pieces.count)].utf8, at: place)
      }
      if bytes.isEmpty { return Data() }
    }
    return Data(bytes)
  }

  /// How many changed files of each kind are read.
  private static let count =
    Int(ProcessInfo.processInfo.environment["MICA_MUTATIONS"] ?? "") ?? 1500

  @Test func theFilesThemselvesAreDrawn() throws {
    let page = try #require(PDFFile(Self.pdf))
    #expect(
      try #require(page.pixels(scale: 1)).coverage(CGRect(x: 0, y: 0, width: 20, height: 20)) > 0.2)
    let drawing = try #require(SVGFile(Self.svg))
    #expect(
      try #require(drawing.pixels(scale: 1)).coverage(CGRect(x: 0, y: 0, width: 20, height: 20))
        > 0.02)
  }

  @Test func changedPDFFilesEnd() {
    for seed in 0..<Self.count {
      var random = Random(state: UInt64(seed) &* 7919 &+ 1)
      let data = mutated(Self.pdf, &random)
      let spent = seconds { _ = PDFFile(data)?.pixels(scale: 1) }
      #expect(spent < mostSeconds, "seed \(seed)")
    }
  }

  @Test func changedSVGFilesEnd() {
    for seed in 0..<Self.count {
      var random = Random(state: UInt64(seed) &* 104_729 &+ 5)
      let data = mutated(Self.svg, &random)
      let spent = seconds { _ = SVGFile(data)?.pixels(scale: 1) }
      #expect(spent < mostSeconds, "seed \(seed)")
    }
  }
}
