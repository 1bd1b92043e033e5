// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What attributes add to a line's picture and layout: attachments, shadows, hyphens; and what is read
// back from its runs.

import CoreText
import Testing

/// A red box of 20 × 10 that reaches 4 below the baseline.
private final class Box: AttachmentAttribute {
  func attachmentBounds(
    lineFragment: CGRect, position: CGPoint, characterIndex: Int
  ) -> CGRect {
    CGRect(x: 0, y: -4, width: 20, height: 10)
  }

  func drawAttachment(in rect: CGRect, context: CGContext) {
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(rect)
  }
}

@Suite struct LineLookTests {
  /// A context of 100 × 60 points, and whether a pixel, counted from the lower left, is `color`'s.
  private func picture(_ body: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 60, bitsPerComponent: 8, bytesPerRow: 400,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    body(context)
    let data = try #require(context.data)
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: 400 * 60))
    return { x, y in Array(bytes[(59 - y) * 400 + x * 4..<(59 - y) * 400 + x * 4 + 4]) }
  }

  @Test func attachmentsAreDrawnAtTheirPlace() throws {
    let string = NSMutableAttributedString(attributedString: text("\u{FFFC}"))
    string.addAttribute(.attachment, value: Box(), range: NSRange(location: 0, length: 1))
    string.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 0, length: 1))
    let shown = CTLineCreateWithAttributedString(string)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    #expect(CTLineGetTypographicBounds(shown, &ascent, &descent, nil) == 20)
    #expect(ascent == 9 && descent == 1)
    let pixel = try picture {
      $0.textPosition = CGPoint(x: 10, y: 20)
      CTLineDraw(shown, $0)
    }
    // From 20 + 3 − 4 up, and from 10 on.
    let red: [UInt8] = [255, 0, 0, 255]
    #expect(pixel(10, 19) == red && pixel(29, 28) == red)
    #expect(pixel(9, 20)[3] == 0 && pixel(30, 20)[3] == 0)
    #expect(pixel(15, 18)[3] == 0 && pixel(15, 29)[3] == 0)
  }

  /// The character of an attachment without the attribute is a character like others.
  @Test func attachmentsElsewhereAreNotDrawn() {
    let letter = text("a", [.attachment: Box()])
    #expect(width(CTLineCreateWithAttributedString(letter)) == width(line("a")))
  }

  /// The attribute's offset is y down, as UIKit's is; a context of Core Graphics is y up.
  @Test func shadowsFallWhereTheyShould() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 40, height: 10)
    shadow.shadowColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    // A full block fills its advance and the whole line.
    let mono = font("Menlo", 20)
    let shown = line("\u{2588}", [.font: mono, .shadow: shadow])
    let pixel = try picture {
      $0.textPosition = CGPoint(x: 10, y: 30)
      CTLineDraw(shown, $0)
    }
    #expect(pixel(15, 35) == [0, 0, 0, 255])
    #expect(pixel(55, 25) == [0, 255, 0, 255])
    #expect(pixel(35, 30)[3] == 0)
  }

  @Test func wordsAreHyphenatedWhereTheStyleAsks() throws {
    let style = NSMutableParagraphStyle()
    let string = text("internationalization", [.paragraphStyle: style, .init("NSLanguage"): "en"])
    let limit = width(line("internation")) + 1
    let plain = CTTypesetterCreateWithAttributedString(string)
    let broken = CTTypesetterSuggestLineBreak(plain, 0, limit)
    style.hyphenationFactor = 1
    let hyphenated = text(
      "internationalization", [.paragraphStyle: style, .init("NSLanguage"): "en"])
    let typesetter = CTTypesetterCreateWithAttributedString(hyphenated)
    let count = CTTypesetterSuggestLineBreak(typesetter, 0, limit)
    #expect(count < broken, "room for the hyphen")
    // in-ter-na-tion-al-iza-tion
    #expect([2, 5, 7].contains(count), "\(count)")
    let first = CTTypesetterCreateLine(typesetter, CFRangeMake(0, count))
    #expect(CTLineGetGlyphCount(first) == count + 1)
    let hyphen = try #require(runs(first).last)
    #expect(CTRunGetStringRange(hyphen).length == 0)
    #expect(visibleWidth(first) <= limit)
    // Without patterns of the language nothing is hyphenated.
    let other = text("internationalization", [.paragraphStyle: style, .init("NSLanguage"): "xx"])
    let unknown = CTTypesetterCreateWithAttributedString(other)
    #expect(CTTypesetterSuggestLineBreak(unknown, 0, limit) == broken)
  }

  /// All casts that iOS programs write.
  @Test func attributesOfRunsAreReadBack() throws {
    let run = try #require(runs(line("ab", [.kern: 2, .link: "x"])).first)
    let attributes: Any = CTRunGetAttributes(run)
    let keyed = try #require(attributes as? [NSAttributedString.Key: Any])
    #expect(keyed[.kern] as? Int == 2 && keyed[.link] as? String == "x")
    #expect(keyed[.font] as? CTFont == font())
    let named = try #require(attributes as? [String: Any])
    #expect(named[kCTKernAttributeName] as? Int == 2)
    // What iOS programs write; the compiler knows that it succeeds.
    #expect((CTRunGetAttributes(run) as [NSAttributedString.Key: Any])[.kern] as? Int == 2)
    let object = CTRunGetAttributes(run) as NSDictionary
    #expect(object[kCTFontAttributeName] as? CTFont == font())
  }
}
