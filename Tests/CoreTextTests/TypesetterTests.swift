// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines cut from a string: nothing is lost or repeated, and they keep to the width.

import CoreText
import Testing

@Suite struct TypesetterTests {
  /// All lines of a string at a width.
  private func lines(_ string: NSAttributedString, _ width: Double) -> [CTLine] {
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    var found: [CTLine] = []
    var start = 0
    while start < string.length {
      let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
      guard count > 0 else { break }
      found.append(CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count)))
      start += count
    }
    return found
  }

  @Test func randomTextIsCoveredOnce() {
    for seed in 0..<60 {
      var dice = Dice(seed)
      let string = randomText(&dice, pieces: 1 + dice.next(40))
      let limit = [0, 1, 37.5, 90, 200, 1e6][dice.next(6)]
      var end = 0
      for line in lines(string, limit) {
        let range = CTLineGetStringRange(line)
        #expect(range.location == end, "seed \(seed)")
        end = range.location + range.length
        expectCovered(line, seed: seed)
        let units = Array(string.string.utf16)[range.location..<end]
        let isOneCluster =
          visibleClusters(line) <= 1 || String(decoding: units, as: UTF16.self).count == 1
        let shown = visibleWidth(line)
        #expect(shown <= limit + 1e-3 || isOneCluster, "seed \(seed), \(range)")
      }
      #expect(end == string.length, "seed \(seed)")
    }
  }

  private func visibleClusters(_ line: CTLine) -> Int {
    var count = 0
    CTLineEnumerateCaretOffsets(line) { _, _, isLeading, _ in count += isLeading ? 1 : 0 }
    return count
  }

  /// Runs cover the line's characters once, and their glyphs' places never go back.
  private func expectCovered(_ line: CTLine, seed: Int) {
    let whole = CTLineGetStringRange(line)
    var seen = [Int](repeating: 0, count: whole.length)
    var x = 0.0
    for run in runs(line) {
      for index in range(run) { seen[index - whole.location] += 1 }
      let count = CTRunGetGlyphCount(run)
      var indices = [CFIndex](repeating: 0, count: count)
      CTRunGetStringIndices(run, CFRange(location: 0, length: 0), &indices)
      let isRightToLeft = CTRunGetStatus(run).contains(.rightToLeft)
      let sorted = isRightToLeft ? indices.sorted(by: >) : indices.sorted()
      #expect(indices == sorted, "seed \(seed)")
      x += CTRunGetTypographicBounds(run, CFRange(location: 0, length: 0), nil, nil, nil)
    }
    #expect(seen.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(abs(x - width(line)) < 1e-6, "seed \(seed)")
  }

  @Test func wordsWrapAndSpacesHang() {
    let string = text("aaaa bbbb cccc")
    let word = width(line("aaaa bbbb"))
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, word) == 10)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, word - 0.01) == 5)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 10, 1000) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 14, 1000) == 0)
    let first = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 10))
    #expect(abs(visibleWidth(first) - word) < 1e-9)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(first) - width(line(" "))) < 1e-9)
  }

  @Test func longWordsBreakBetweenClusters() {
    let typesetter = CTTypesetterCreateWithAttributedString(text("e\u{301}e\u{301}e\u{301}"))
    let one = width(line("e\u{301}"))
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, one * 2 + 0.1) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 0) == 2)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, .nan) == 2)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, .infinity) == 6)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, -5) == 2)
  }

  @Test func linesEndWhereTheyMust() {
    for separator in ["\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\r"] {
      let typesetter = CTTypesetterCreateWithAttributedString(text("ab\(separator)cd"))
      #expect(
        CTTypesetterSuggestLineBreak(typesetter, 0, 1000) == 2 + separator.utf16.count)
    }
  }

  @Test func softHyphensShowOnlyAtALinesEnd() {
    let string = text("extra\u{AD}ordinary")
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    let shown = width(line("extra-"))
    #expect(abs(width(line("extra\u{AD}ordinary")) - width(line("extraordinary"))) < 1e-9)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, shown + 0.01) == 6)
    let first = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 6))
    #expect(abs(width(first) - shown) < 0.5)
  }

  @Test func kernAndTrackingWidenClusters() {
    let plain = width(line("HHHH"))
    #expect(abs(width(line("HHHH", [.kern: 3.0])) - plain - 12) < 1e-9)
    let tracked = line("HHHH", [.tracking: 3.0])
    #expect(abs(width(tracked) - plain - 12) < 1e-9)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(tracked) - 3) < 1e-9)
    #expect(width(line("AVAVA", [.kern: 0.0])) > width(line("AVAVA")))
  }

  @Test func tabsLeadToStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: 50),
      NSTextTab(textAlignment: .right, location: 150),
      NSTextTab(textAlignment: .center, location: 250),
    ]
    let tabbed = line("a\tbb\tcc\tdd", [.paragraphStyle: style])
    let two = width(line("dd"))
    #expect(abs(CTLineGetOffsetForStringIndex(tabbed, 2, nil) - 50) < 1e-6)
    #expect(abs(CTLineGetOffsetForStringIndex(tabbed, 7, nil) - 150) < 1e-6)
    #expect(abs(CTLineGetOffsetForStringIndex(tabbed, 8, nil) - (250 - two / 2)) < 1e-6)
    #expect(abs(CTLineGetOffsetForStringIndex(line("a\tb"), 2, nil) - 28) < 1e-6)
  }

  @Test func delegatesKeepTheirPlace() throws {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 40 },
      getDescent: { _ in 12 }, getWidth: { _ in 33 })
    let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
    let string = NSMutableAttributedString(attributedString: text("ab"))
    let key = NSAttributedString.Key("CTRunDelegate")
    string.insert(text("\u{FFFC}", [key: delegate]), at: 1)
    let shown = CTLineCreateWithAttributedString(string)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let total = CTLineGetTypographicBounds(shown, &ascent, &descent, nil)
    #expect(abs(total - width(line("a")) - width(line("b")) - 33) < 1e-9)
    #expect(ascent == 40)
    #expect(descent == 12)
  }

  @Test func hardTextEnds() {
    let marks = text("a" + String(repeating: "\u{301}", count: 100_000))
    #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(marks)) > 0)
    let nested = text(
      String(repeating: "\u{202B}a", count: 1000) + String(repeating: "\u{202C}", count: 1000))
    #expect(CTLineGetStringRange(CTLineCreateWithAttributedString(nested)).length == 3000)
    let lone = String(decoding: [0xD800, 0x61, 0xDC00, 0xDC00] as [UInt16], as: UTF16.self)
    #expect(lines(text(lone), 1).count > 1)
    for size in [CGFloat.nan, .infinity, 0, -3, 1e30, 1e-30] {
      #expect(width(line("abc", [.font: font("Helvetica", size)])) >= 0)
    }
    #expect(width(line("")) == 0)
    #expect(lines(text(""), 100).isEmpty)
  }
}
