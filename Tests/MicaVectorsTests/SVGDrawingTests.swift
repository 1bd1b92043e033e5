// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What SVG files show.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct SVGDrawingTests {
  private func image(_ content: String, _ attributes: String = "") throws -> CGImage {
    let text = "<svg width='40' height='20' \(attributes)>\(content)</svg>"
    return try #require(SVGFile(Data(text.utf8))?.pixels(scale: 1))
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]

  // MARK: Style sheets

  @Test(arguments: [
    ".a{fill:#f00}.b{fill:#00f}", "rect{fill:blue} .a{fill:red}", "rect{fill:blue} #x{fill:red}",
    "#x{fill:red} rect.b{fill:blue} rect{fill:green}",
    "/* no } */ .a { fill : red } .b{fill:blue;}",
    "g .a{fill:red} g > .b{fill:blue}", ".a,.none{fill:red} svg rect.b,q{fill:blue}",
    "@media print{.a{fill:green}} .a{fill:red}.b{fill:blue}", "[x]{fill:blue} [id=\"x\"]{fill:red}",
    ".a{fill:red !important} #x{fill:green} .b{fill:blue} svg > .b{fill:green}",
    "*{fill:blue} .a.c{fill:red}", ".b:hover{fill:green} .a{fill:red} .b{fill:blue}",
    "rect{fill:red} rect + rect{fill:blue}", ".b{fill:red} .a~.b{fill:blue} .a{fill:red}",
    "rect:first-child{fill:red} rect:last-child{fill:blue}",
    "svg:root rect{fill:blue} .b + .a{fill:blue} .a.c{fill:red}",
  ]) func sheetsChooseBySelectorAndSpecificity(sheet: String) throws {
    let content = """
      <defs><style>\(sheet)</style></defs><g><rect id="x" class="a c" width="20" height="20"/>
      <rect class="b" x="20" width="20" height="20"/></g>
      """
    let image = try image(content)
    #expect(image.pixel(10, 10) == red && image.pixel(30, 10) == blue)
  }

  @Test func theOwnStyleWinsOverSheetsAndTheseOverAttributes() throws {
    let image = try image(
      """
      <style type="text/css"><![CDATA[ rect { fill: blue } ]]></style>
      <rect width="20" height="20" fill="green" style="fill:red"/>
      <rect x="20" width="20" height="20" fill="green"/>
      """)
    #expect(image.pixel(10, 10) == red && image.pixel(30, 10) == blue)
  }

  // MARK: Masks and clips

  @Test func masksLetThroughByLightAndAlpha() throws {
    let mask = "<mask id='m' fill='#fff'><rect width='20' height='20'/></mask>"
    let whole = try image(mask + "<rect width='40' height='20' fill='#f00' mask='url(#m)'/>")
    #expect(whole.pixel(10, 10) == red && whole.pixel(30, 10)[3] == 0)
    let gray = try image(
      "<mask id='m'><rect width='40' height='20' fill='gray'/></mask>"
        + "<g mask='url(#m)'><rect width='30' height='20'/><rect x='10' width='30' height='20'/></g>"
    )
    // Both rectangles are masked together.
    #expect(abs(gray.pixel(5, 10)[3] - 128) < 3 && abs(gray.pixel(20, 10)[3] - 128) < 3)
    let alpha = try image(
      "<mask id='m' mask-type='alpha'><rect width='20' height='20' fill='black'/></mask>"
        + "<rect width='40' height='20' fill='#f00' mask='url(#m)'/>")
    #expect(alpha.pixel(10, 10) == red && alpha.pixel(30, 10)[3] == 0)
    let moved = try image(
      "<mask id='m' maskContentUnits='objectBoundingBox'><rect width='.5' height='1' fill='white'/></mask>"
        + "<rect x='5' y='5' width='10' height='10' fill='#f00' transform='scale(2 1)' mask='url(#m)'/>"
    )
    #expect(moved.pixel(15, 10) == red && moved.pixel(25, 10)[3] == 0 && moved.pixel(5, 10)[3] == 0)
  }

  @Test func clipsFollowTheirUnitsAndTransforms() throws {
    let clip =
      "<clipPath id='c' transform='translate(10)'><rect width='10' height='20'/></clipPath>"
    let cut = try image(clip + "<rect width='40' height='20' fill='red' clip-path='url(#c)'/>")
    #expect(cut.pixel(5, 10)[3] == 0 && cut.pixel(15, 10) == red && cut.pixel(25, 10)[3] == 0)
    let shared = try image(
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>"
        + "<rect width='20' height='20' fill='red' clip-path='url(#c)'/>"
        + "<rect x='20' width='20' height='20' fill='blue' clip-path='url(#c)'/>")
    #expect(shared.pixel(5, 10) == red && shared.pixel(15, 10)[3] == 0)
    #expect(shared.pixel(25, 10) == blue && shared.pixel(35, 10)[3] == 0)
    let line = try image(
      "<clipPath id='c'><rect width='40' height='9'/></clipPath>"
        + "<path d='M0 10H40' stroke='red' stroke-width='8' clip-path='url(#c)'/>")
    #expect(line.pixel(20, 8) == red && line.pixel(20, 11)[3] == 0)
  }

  // MARK: Others

  @Test func viewsWithinViewsAndSymbols() throws {
    let symbol = try image(
      "<symbol id='s' viewBox='0 0 2 1'><rect width='1' height='1' fill='red'/></symbol>"
        + "<use href='#s' width='40' height='20'/>")
    #expect(symbol.pixel(10, 10) == red && symbol.pixel(30, 10)[3] == 0)
    let nested = try image(
      "<svg x='20' width='20' height='20' viewBox='0 0 1 1'><rect width='5' height='1' fill='blue'/></svg>"
    )
    #expect(nested.pixel(30, 10) == blue && nested.pixel(10, 10)[3] == 0)
    let stretched = try image(
      "<rect width='1' height='1' fill='red'/>", "viewBox='0 0 2 2' preserveAspectRatio='none'")
    #expect(stretched.pixel(18, 8) == red && stretched.pixel(22, 8)[3] == 0)
    let left = try image(
      "<rect width='2' height='2' fill='red'/>", "viewBox='0 0 2 2' preserveAspectRatio='xMinYMid'")
    #expect(left.pixel(10, 10) == red && left.pixel(25, 10)[3] == 0)
  }

  @Test(arguments: [
    "red", "#F00", "#ff0000", "#f00f", "rgb(255,0,0)", "rgb(100%, 0%, 0%)", "rgb(255 0 0 / 1)",
    "rgba(255,0,0,1)", "hsl(0, 100%, 50%)", "hsl(360 100% 50%)", "url(#missing) red",
  ]) func colorsInAllWays(color: String) throws {
    #expect(try image("<rect width='40' height='20' fill='\(color)'/>").pixel(5, 5) == red)
  }

  @Test func lengthsHaveUnitsAndShares() throws {
    for width in ["20", "20px", "15pt", "50%", "5.2917mm", "1.25em"] {
      let image = try image("<rect width='\(width)' height='100%' fill='red'/>")
      #expect(image.pixel(18, 10) == red && image.pixel(21, 10)[3] == 0, "\(width)")
    }
  }
}
