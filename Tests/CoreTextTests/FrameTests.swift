// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames: lines in rectangles and in paths with holes.

import CoreText
import Testing

@Suite struct FrameTests {
  private let prose = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 30)

  private func frame(_ string: NSAttributedString, _ path: CGPath) -> CTFrame {
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    return CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), path, nil)
  }

  private func lines(_ frame: CTFrame) -> [(line: CTLine, origin: CGPoint)] {
    let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    return zip(lines, origins).map { (line: $0.0, origin: $0.1) }
  }

  private func rectangle(_ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 7, y: 9, width: width, height: height), transform: nil)
  }

  @Test func linesFollowFromTheTop() {
    // Times New Roman at 96 points: 85.5, 20.8 and 4.1 points, each rounded: 86 + 21 + 4 = 111.
    let serif: Attributes = [.font: font("Liberation Serif", 96)]
    let string = text("abc\nabc\nabc", serif)
    let found = lines(frame(string, rectangle(600, 600)))
    #expect(found.count == 3)
    let heights: [CGFloat] = found.map { $0.origin.y }
    #expect(heights == [514, 403, 292])
    for entry in found { #expect(entry.origin.x == 0) }
  }

  @Test func everyCharacterIsShownOnceUntilTheFrameIsFull() {
    for height in [0.0, 10, 57, 300, 3000] {
      let made = frame(text(prose), rectangle(150, height))
      var end = 0
      for (line, origin) in lines(made) {
        let range = CTLineGetStringRange(line)
        #expect(range.location == end)
        end = range.location + range.length
        #expect(visibleWidth(line) <= 150.001)
        #expect(origin.y >= 0)
      }
      #expect(CTFrameGetVisibleStringRange(made) == CFRange(location: 0, length: end))
      if height == 3000 { #expect(end == prose.utf16.count) }
      if height == 0 { #expect(end == 0) }
    }
  }

  @Test func suggestedSizesHoldTheText() {
    let string = text(prose)
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    for limit in [80.0, 200, 5000] {
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        framesetter, CFRange(), nil, CGSize(width: limit, height: .greatestFiniteMagnitude), &fit)
      #expect(fit.length == string.length)
      #expect(size.width <= limit + 0.001)
      let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      let made = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
      #expect(CTFrameGetVisibleStringRange(made).length == string.length)
    }
  }

  @Test func alignmentAndIndents() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let right = try #require(
      lines(frame(text("abc", [.paragraphStyle: style]), rectangle(200, 50))).first)
    #expect(abs(Double(right.origin.x) + visibleWidth(right.line) - 200) < 1e-6)
    style.alignment = .center
    let middle = try #require(
      lines(frame(text("abc", [.paragraphStyle: style]), rectangle(200, 50))).first)
    #expect(abs(Double(middle.origin.x) + visibleWidth(middle.line) / 2 - 100) < 1e-6)
    style.alignment = .justified
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (30, 10, -20)
    let found = lines(frame(text(prose, [.paragraphStyle: style]), rectangle(200, 400)))
    for (index, entry) in found.enumerated() {
      #expect(entry.origin.x == (index == 0 ? 30 : 10))
      if index + 1 < found.count {
        let end = Double(entry.origin.x) + visibleWidth(entry.line)
        #expect(abs(end - 180) < 1e-6)
      }
    }
    // Natural alignment of a right-to-left paragraph is at the right.
    let hebrew = try #require(lines(frame(text("\u{5D0}\u{5D1}"), rectangle(200, 50))).first)
    #expect(abs(Double(hebrew.origin.x) + visibleWidth(hebrew.line) - 200) < 1e-6)
  }

  @Test func lineHeightsAndSpacing() {
    func pitch(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let found = lines(frame(text("a\u{2028}b", [.paragraphStyle: style]), rectangle(200, 400)))
      return found[0].origin.y - found[1].origin.y
    }
    let natural = pitch { _ in }
    #expect(pitch { $0.lineSpacing = 7 } == natural + 7)
    #expect(pitch { $0.lineHeightMultiple = 2 } == natural * 2)
    #expect(pitch { $0.minimumLineHeight = 60 } == 60)
    #expect(pitch { $0.maximumLineHeight = 5 } == 5)
  }

  @Test func limitOfALineTakesWhatHelveticaGotFirst() {
    // Apple's pictures of lottie's pr_2559: with a limit of Helvetica's own height the line begins with its ascent.
    let helvetica = CTFontCreateWithName("Helvetica" as CFString, 100, nil)
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = CTFontGetAscent(helvetica) + CTFontGetDescent(helvetica)
    let found = lines(
      frame(text("a\u{2028}b", [.font: helvetica, .paragraphStyle: style]), rectangle(200, 400)))
    #expect(found.map { $0.origin.y } == [323, 223])
  }

  @Test func truncatedAtTheLastLineThatFits() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let made = frame(text(prose, [.paragraphStyle: style]), rectangle(150, 60))
    let last = try #require(lines(made).last).line
    #expect(visibleWidth(last) <= 150.001)
    let range = CTLineGetStringRange(last)
    #expect(range.location + range.length == prose.utf16.count)
  }

  @Test func textStaysInsideAPathWithAHole() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 400, height: 400))
    path.addEllipse(in: CGRect(x: 130, y: 130, width: 140, height: 140))
    let found = lines(frame(text(prose + prose), path))
    var besideTheHole = 0
    for (line, origin) in found {
      var (ascent, descent) = (CGFloat(0), CGFloat(0))
      CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      let right = origin.x + CGFloat(visibleWidth(line))
      for x in [origin.x, right] {
        for y in [origin.y - descent, origin.y, origin.y + ascent] {
          let (dx, dy) = (x - 200, y - 200)
          let distance = (dx * dx + dy * dy).squareRoot()
          #expect(distance <= 201)
          #expect(distance >= 69)
        }
      }
      if abs(origin.y - 200) < 40 { besideTheHole += 1 }
    }
    #expect(besideTheHole >= 4)
  }
}
