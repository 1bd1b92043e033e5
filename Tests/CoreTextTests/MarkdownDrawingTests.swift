// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Markdown in attributed strings, and what of it is drawn.

import CoreText
import Testing

struct MarkdownDrawingTests {
  @Test func emphasisIsDrawnBoldAndSlanted() throws {
    let font = CTFontCreateWithName("Helvetica", 20, nil)
    let string = NSMutableAttributedString(
      attributedString: try NSAttributedString(markdown: "a **b** *c*"))
    string.addAttribute(.font, value: font, range: NSRange(location: 0, length: string.length))
    func width(_ part: NSAttributedString) -> Double {
      CTLineGetTypographicBounds(CTLineCreateWithAttributedString(part), nil, nil, nil)
    }
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(font, 20, nil, .traitBold, .traitBold))
    let expected = NSAttributedString(string: "b", attributes: [.font: bold])
    let part = string.attributedSubstring(from: NSRange(location: 2, length: 1))
    #expect(width(part) == width(expected))
    let plain = NSAttributedString(string: "b", attributes: [.font: font])
    #expect(width(part) != width(plain))
  }

  @Test func attributesComeAcross() throws {
    let string = try NSAttributedString(
      markdown: "x [link](https://example.com) **b**")
    #expect(string.string == "x link b")
    #expect(
      string.attribute(.link, at: 2, effectiveRange: nil) as? URL
        == URL(string: "https://example.com"))
    let intent = string.attribute(.inlinePresentationIntent, at: 7, effectiveRange: nil)
    #expect(intent as? NSNumber == 2)
    #expect(
      string.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil)
        is PresentationIntent)
    let back = AttributedString(string, bridges: [])
    #expect(back.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }
}
