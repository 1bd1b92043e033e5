// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings under load and with text that is not well formed: bounded time, no loss.

import CoreText
import Testing

struct AttributedLoadTests {
  @Test func unpairedSurrogatesKeepTheirPlaces() {
    let text = NSMutableAttributedString(string: "a😀b", attributes: [.kern: 1])
    text.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(text.length == 3)
    #expect(text.string == "a\u{FFFD}b")
    // Its other half comes back in front of it: the pair is whole again.
    let half = NSMutableAttributedString(string: "😀")
    half.deleteCharacters(in: NSRange(location: 1, length: 1))
    text.insert(half, at: 1)
    #expect(text.string == "a😀b")
    #expect(text.attributedSubstring(from: NSRange(location: 2, length: 2)).string == "\u{FFFD}b")
  }

  /// Appending to the end must not copy what is there: a hundred thousand runs, then all changed.
  @Test func aHundredThousandRuns() {
    let text = NSMutableAttributedString()
    let odd = NSAttributedString(string: "odd ", attributes: [.kern: 1])
    let even = NSAttributedString(string: "even ", attributes: [.kern: 2])
    for _ in 0..<50_000 {
      text.append(odd)
      text.append(even)
    }
    #expect(text.length == 450_000)
    var count = 0
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.kern, in: whole) { value, range, _ in
      count += (value as? Int == 1 && range.length == 4) || range.length == 5 ? 1 : 0
    }
    #expect(count == 100_000)
    text.removeAttribute(.kern, range: whole)
    var range = NSRange()
    _ = text.attributes(at: 7, effectiveRange: &range)
    #expect(range == whole)
  }

  @Test func tenMegabytes() {
    let line = String(repeating: "0123456789", count: 1_000_000)
    let text = NSMutableAttributedString(string: line)
    for index in stride(from: 0, to: 10_000_000, by: 1_000_000) {
      text.addAttribute(.kern, value: index, range: NSRange(location: index, length: 10))
      text.append(NSAttributedString(string: "end"))
    }
    #expect(text.length == 10_000_030)
    #expect(text.attribute(.kern, at: 9_000_009, effectiveRange: nil) as? Int == 9_000_000)
    #expect(text.attribute(.kern, at: 9_000_010, effectiveRange: nil) == nil)
  }

  @Test func fixingPutsOneStyleOnEachParagraph() {
    let text = NSMutableAttributedString(string: "one\r\ntwo\u{2029}\u{FFFC}x")
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    text.addAttribute(
      .paragraphStyle, value: centered, range: NSRange(location: 0, length: 2))
    text.addAttribute(.attachment, value: "a", range: NSRange(location: 8, length: 3))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    var range = NSRange()
    let whole = NSRange(location: 0, length: text.length)
    _ = text.attribute(.paragraphStyle, at: 0, longestEffectiveRange: &range, in: whole)
    #expect(range == NSRange(location: 0, length: 5))
    #expect(text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) == nil)
    _ = text.attribute(.attachment, at: 9, longestEffectiveRange: &range, in: whole)
    #expect(range == NSRange(location: 9, length: 1))
    #expect(text.attribute(.attachment, at: 8, effectiveRange: nil) == nil)
  }
}
