// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// SVG files that ask for too much: each is drawn as far as the budget goes, or refused.

import CoreGraphics
import Foundation
import Testing

@testable import MicaVectors

@Suite struct HostileSVGTests {

  private func expectEnd(_ content: String, size: Int = 200, _ remark: Comment? = nil) {
    let text = "<svg width=\"\(size)\" height=\"\(size)\">\(content)</svg>"
    let spent = seconds { _ = SVGFile(Data(text.utf8))?.pixels(scale: 1) }
    #expect(spent < mostSeconds, remark)
  }

  @Test(arguments: [
    "1e30", "-1e308", "1e999", "NaN", "inf", "1e-300", "0", "-1", "99999999999999999999", "1e308%",
    "1e300mm",
  ]) func anyNumberMayBeAnywhere(n: String) {
    for element in [
      "<rect x='\(n)' y='\(n)' width='\(n)' height='\(n)' rx='\(n)' stroke='red' stroke-width='\(n)'/>",
      "<rect width='99' height='99' rx='1e-300' ry='\(n)' stroke='red' stroke-dasharray='\(n),1e-9'/>",
      "<circle r='\(n)' cx='\(n)'/>", "<ellipse rx='\(n)' ry='5'/>",
      "<path stroke='red' d='M0 0L\(n) \(n)A\(n) 1e-308 \(n) 1 1 5 5C\(n) 0 0 \(n) 5 5Z'/>",
      "<g transform='matrix(\(n) 0 0 \(n) \(n) \(n)) scale(1e-320)'><rect width='9' height='9'/></g>",
      "<g transform='rotate(\(n)) skewX(\(n))'><rect width='9' height='9' opacity='\(n)'/></g>",
      """
      <radialGradient id='g' cx='\(n)' r='\(n)' fx='\(n)' gradientTransform='scale(\(n))'>
      <stop offset='\(n)' stop-color='red' stop-opacity='\(n)'/></radialGradient>
      <rect width='\(n)' height='99' fill='url(#g)'/><rect width='9' height='9' stroke='url(#g)'/>
      """,
      """
      <mask id='m' x='\(n)' width='\(n)'><rect width='\(n)' height='\(n)' fill='white'/></mask>
      <rect width='\(n)' height='50' mask='url(#m)'/><rect width='50' height='50' mask='url(#m)'/>
      """,
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='\(n)' height='\(n)'/></clipPath>
      <rect width='\(n)' height='50' clip-path='url(#c)'/><rect width='5' height='5' clip-path='url(#c)'/>
      """,
      "<symbol id='s' viewBox='0 0 \(n) \(n)'><rect width='9' height='9'/></symbol>"
        + "<use href='#s' width='\(n)' height='\(n)'/>",
      "<svg viewBox='\(n) \(n) \(n) \(n)' width='\(n)'><rect width='9' height='9'/></svg>",
    ] {
      expectEnd(element, "\(element)")
    }
    _ = SVGFile(Data("<svg width='\(n)' height='9' viewBox='\(n) 0 9 \(n)'><rect/></svg>".utf8))?
      .pixels(scale: 1)
  }

  @Test func elementsThatContainThemselvesEnd() {
    let uses = String(repeating: "<use href='#a'/>", count: 20)
    expectEnd("<g id='a'>\(uses)<rect width='200' height='200' opacity='0.5'/></g>")
    let levels = (1..<12).map {
      "<g id='g\($0)'>" + String(repeating: "<use href='#g\($0 - 1)'/>", count: 10) + "</g>"
    }
    expectEnd(
      "<defs><g id='g0'><rect width='9' height='9'/></g>\(levels.joined())</defs><use href='#g11'/>"
    )
    expectEnd(
      "<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'><stop/></linearGradient>"
        + "<rect fill='url(#g)' width='99' height='99'/>")
    expectEnd(
      "<mask id='m'><rect width='99' height='99' mask='url(#m)'/></mask>"
        + "<rect width='99' height='99' mask='url(#m)'/>")
    expectEnd(
      "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath>"
        + "<rect width='99' height='99' clip-path='url(#c)'/>")
  }

  @Test func clipsCostWhatIsVisible() throws {
    let clip = (0..<1000).map {
      "<rect x='\($0 % 40 * 5)' y='\($0 / 40 * 8)' width='4' height='7'/>"
    }
    .joined()
    let shared = (0..<2000).map {
      "<rect x='\($0 % 200)' y='\($0 / 10)' width='9' height='9' clip-path='url(#c)'/>"
    }.joined()
    let text = "<svg width='200' height='200'><clipPath id='c'>\(clip)</clipPath>\(shared)</svg>"
    let file = try #require(SVGFile(Data(text.utf8)))
    let image = try #require(file.pixels(scale: 1))
    #expect(!file.budget.isExhausted)
    // Gaps of the clip stay clear.
    #expect(image.pixel(2, 3)[3] == 255 && image.pixel(4, 3)[3] == 0 && image.pixel(2, 7)[3] == 0)
    let moved = (0..<2000).map {
      "<rect width='9' height='9' transform='translate(\($0 % 200) \($0 / 10))' clip-path='url(#c)'/>"
    }.joined()
    expectEnd("<clipPath id='c'>\(clip)</clipPath>\(moved)")
    let large = String(
      repeating: "<path d='M0 0H200V200z' transform='scale(1)' clip-path='url(#c)'/>", count: 2000)
    expectEnd("<clipPath id='c'>\(clip)</clipPath>\(large)")
  }

  @Test func groupsAndMasksAreBounded() {
    let groups = String(
      repeating:
        "<g opacity='0.9'><rect width='2000' height='2000'/><rect width='9' height='9'/></g>",
      count: 2000)
    expectEnd(groups, size: 2000)
    let deep = String(repeating: "<g opacity='0.99'>", count: 60)
    expectEnd(
      deep + "<rect width='4000' height='4000'/>" + String(repeating: "</g>", count: 60), size: 4000
    )
    let masks = String(repeating: "<rect width='2000' height='2000' mask='url(#m)'/>", count: 200)
    expectEnd(
      "<mask id='m'><rect width='2000' height='2000' fill='white'/></mask>" + masks, size: 2000)
  }

  @Test func styleSheetsAreBounded() {
    let rules = (0..<5000).map { "rect rect rect.a\($0){fill:red}" }.joined()
    let shapes = String(repeating: "<rect class='a1' width='9' height='9'/>", count: 5000)
    expectEnd("<style>\(rules)</style>\(shapes)")
    let same = String(repeating: "rect{fill:red}", count: 5000)
    expectEnd("<style>\(same)</style>\(shapes)")
    expectEnd("<style>/* no end</style><rect width='9' height='9'/>")
    expectEnd("<style>@media{@media{rect{fill</style>")
  }

  @Test func entitiesAreNotFollowed() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg width="20" height="20"><rect id="&x;" width="9" height="9" fill="&b;"/></svg>
      """
    _ = SVGFile(Data(text.utf8))?.pixels(scale: 1)
    let known = "<svg width='4' height='4'><rect width='4' height='4' fill='&#35;f&#x30;0'/></svg>"
    #expect(
      try #require(SVGFile(Data(known.utf8))?.pixels(scale: 1)).pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test func pathsAndDashesCostWhatTheyCover() {
    let lines = (0..<20_000).map { "L\($0 * 37 % 200) \($0 * 91 % 200)" }.joined()
    expectEnd("<path stroke='red' d='M0 0\(lines)'/>")
    expectEnd(
      String(
        repeating: "<path d='M0 0L200 200' stroke='red' stroke-dasharray='.06 .06'/>", count: 500))
  }
}
