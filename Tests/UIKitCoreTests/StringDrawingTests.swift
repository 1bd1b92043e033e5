// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Measuring and drawing strings: line heights, breaks, paragraph styles, limits.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct StringDrawingTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let line: CGFloat = 20.287109375

  private func styled(
    _ text: String, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: text, attributes: font.merging([.paragraphStyle: style]) { $1 })
  }

  @Test("Lines are not rounded: 20.287, 40.574, … (iOS)")
  func lineHeights() {
    #expect("a".size(withAttributes: font).height == line)
    #expect("a\nb".size(withAttributes: font).height == 2 * line)
    #expect("a\r\nb\u{2029}c".size(withAttributes: font).height == 3 * line)
    #expect("a\n\nb".size(withAttributes: font).height == 3 * line)
    #expect(("a" as NSString).size(withAttributes: font).height == line)
    #expect("".size(withAttributes: font) == CGSize(width: 0, height: line))
    #expect(NSAttributedString().size() == .zero)
  }

  @Test func fallbackFontsDontChangeTheLine() {
    #expect("漢字 ไทย हिन्दी".size(withAttributes: font).height == line)
  }

  @Test func boundingRectsBreakLines() {
    let text = "one two three four five six seven"
    let full = text.size(withAttributes: font).width
    let rect = text.boundingRect(
      with: CGSize(width: full / 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(rect.width <= full / 2 && rect.height >= 2 * line && rect.origin == .zero)
    let limited = text.boundingRect(
      with: CGSize(width: full / 3, height: line), options: .usesLineFragmentOrigin,
      attributes: font, context: nil)
    #expect(limited.height == line)
    let unlimited = text.boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(unlimited.size == CGSize(width: full, height: line))
  }

  @Test func paragraphStyles() {
    #expect(styled("a\nb") { $0.lineSpacing = 5 }.size().height == 2 * line + 5)
    #expect(styled("a\nb") { $0.paragraphSpacing = 7 }.size().height == 2 * line + 7)
    #expect(styled("a\nb") { $0.paragraphSpacingBefore = 3 }.size().height == 2 * line + 3)
    #expect(styled("a\nb") { $0.minimumLineHeight = 30 }.size().height == 60)
    #expect(styled("a\nb") { $0.maximumLineHeight = 10 }.size().height == 20)
    #expect(isNear(styled("a\nb") { $0.lineHeightMultiple = 1.5 }.size().height, 3 * line))
    let plain = styled("word") { _ in }.size().width
    #expect(isNear(styled("word") { $0.firstLineHeadIndent = 20 }.size().width, plain + 20))
    #expect(isNear(styled("word") { $0.tailIndent = -9 }.size().width, plain + 9))
  }

  @Test func strangeParagraphValuesAreHarmless() {
    for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e30] {
      let text = styled("some words in a line\nand another") {
        $0.lineSpacing = value
        $0.headIndent = value
        $0.tailIndent = value
        $0.lineHeightMultiple = value
        $0.minimumLineHeight = value
        $0.maximumLineHeight = value
      }
      let rect = text.boundingRect(
        with: CGSize(width: 50, height: 500), options: .usesLineFragmentOrigin, context: nil)
      #expect(!rect.width.isNaN && !rect.height.isNaN)
      _ = text.size()
    }
  }

  /// The box of what is not white, in pixels, in a picture of 200 × 60 points at scale 1.
  private func ink(_ draw: () -> Void) -> CGRect {
    InkPicture(width: 200, height: 60, draw).box
  }

  @Test("Text hangs down from a point, and stands in a rectangle")
  func places() {
    let attributes = font
    let ink = ink { "Hxx".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }
    // The capital's top is ascender − capHeight below the point.
    #expect(abs(ink.minY - (20 + 16.19 - 11.98)) <= 1.5)
    #expect(abs(ink.maxY - (20 + 16.19)) <= 1)
    #expect(ink.minX >= 10 && ink.minX < 13)
  }

  @Test("Without usesLineFragmentOrigin the origin is on the baseline")
  func baselineOrigin() {
    let attributes = font
    let rect = CGRect(x: 5, y: 40, width: 0, height: 0)
    let ink = ink { "Hxx".draw(with: rect, attributes: attributes, context: nil) }
    #expect(abs(ink.maxY - 40) <= 1)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
  func alignments(alignment: NSTextAlignment, flush: CGFloat) {
    let text = styled("mmm") { $0.alignment = alignment }
    let width = text.size().width
    let ink = ink { text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 60)) }
    #expect(abs(ink.midX - (width / 2 + (200 - width) * flush)) < 1.5)
  }

  @Test func rightToLeftTextStandsAtTheRight() {
    let text = styled("שלום") { _ in }
    let ink = ink { text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 60)) }
    #expect(ink.maxX > 190 && ink.minX > 100)
  }

  @Test("The ellipsis stays within the rectangle")
  func truncation() {
    let text = NSAttributedString(
      string: "a long text that has no room on two lines of this width at all", attributes: font)
    let ink = ink {
      text.draw(
        with: CGRect(x: 0, y: 0, width: 120, height: 45),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    #expect(ink.maxX <= 120 && ink.maxY <= 45 && ink.maxY > 25)
  }

  @Test func contextsShrinkText() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "A text that is too wide", attributes: font)
    let width = text.size().width
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let rect = text.boundingRect(
      with: CGSize(width: width * 0.8, height: line), options: options, context: context)
    #expect(context.actualScaleFactor < 0.9 && context.actualScaleFactor >= 0.5)
    #expect(rect.width <= width * 0.8 + 0.1 && context.totalBounds == rect)
  }

  @Test func attachmentsTakeRoomAndAreDrawn() {
    let attachment = NSTextAttachment(image: UIImage(cgImage: LetterPicture.make("rr", "rr")))
    attachment.bounds = CGRect(x: 0, y: -2, width: 30, height: 26)
    let text = NSMutableAttributedString(string: "ab", attributes: font)
    let before = text.size()
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    #expect(isNear(text.size().width, before.width + 30, 0.5))
    // 24 points above the baseline, and the font's descender below it.
    #expect(isNear(text.size().height, 24 + 4.1005859375))
    let picture = InkPicture(width: 200, height: 60) { text.draw(at: .zero) }
    #expect(picture.count { $0.x > 200 && $0.y < 50 && $0.z < 50 } >= 28 * 24)
  }

  @Test func hardInput() {
    let lone = String(decoding: [0xD800, 0x41, 0xDC00] as [UInt16], as: UTF16.self)
    let texts = [
      lone, "\u{0}\u{1}\u{FFFC}\u{FFFF}", "a" + String(repeating: "\u{301}", count: 5000),
      String(repeating: "\u{202E}", count: 500) + "x", String(repeating: "\n", count: 2000),
    ]
    for text in texts {
      for width in [CGFloat.nan, -1, 0, 0.001, 40, .infinity, 1e300] {
        let rect = text.boundingRect(
          with: CGSize(width: width, height: width), options: .usesLineFragmentOrigin,
          attributes: font, context: nil)
        #expect(rect.width.isFinite && rect.height.isFinite)
      }
    }
    let attributes = font
    _ = InkPicture(width: 20, height: 20) {
      "x".draw(at: CGPoint(x: CGFloat.nan, y: 0), withAttributes: attributes)
      "x".draw(at: CGPoint(x: 1e30, y: -1e30), withAttributes: attributes)
      "x".draw(in: .null, withAttributes: attributes)
      "x".draw(in: .infinite, withAttributes: attributes)
    }
    "x".draw(at: .zero)
  }
}
