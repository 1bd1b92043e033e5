// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines: order of directions, places, truncation, justification.

import CoreText
import Testing

@Suite struct LineTests {
  /// The characters of a line's runs from left to right, each character of a run by its direction.
  private func visualOrder(_ string: String) -> String {
    let units = Array(string.utf16)
    var shown: [UInt16] = []
    for run in runs(line(string)) {
      let part = Array(units[range(run)])
      shown += CTRunGetStatus(run).contains(.rightToLeft) ? part.reversed() : part
    }
    return String(decoding: shown, as: UTF16.self)
  }

  @Test func directionsAreOrderedAsUnicodeSays() {
    // Worked out by hand from UAX 9: A, B, C stand for Hebrew letters.
    func hebrew(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map {
            $0.value >= 0x41 && $0.value <= 0x5A ? Unicode.Scalar(0x5D0 + $0.value - 0x41)! : $0
          }))
    }
    for (string, shown) in [
      ("abc DEF ghi", "abc FED ghi"), ("DEF abc GHI", "IHG abc FED"),
      ("abc DEF 12 ghi", "abc 12 FED ghi"), ("DEF 12", "12 FED"), ("abc DEF.", "abc FED."),
      ("ABC (de) F", "F (de) CBA"),
    ] {
      let order = visualOrder(hebrew(string))
      let mirrored = String(order.map { $0 == "(" ? "(" : $0 })
      let expected = hebrew(shown)
      if string.contains("(") {
        // Brackets are drawn mirrored; the characters stand the other way round.
        #expect(mirrored == hebrew("F )de( CBA"))
      } else {
        #expect(order == expected, "\(string)")
      }
    }
  }

  @Test func pairsOfTwoColoursAreKerned() {
    // Apple's pictures of lottie's pr_2436.
    let plain: Attributes = [.font: font("Liberation Serif", 100)]
    let string = NSMutableAttributedString(string: "AVAT", attributes: plain)
    let whole = width(CTLineCreateWithAttributedString(string))
    let color = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    for range in [NSRange(location: 1, length: 1), NSRange(location: 3, length: 1)] {
      string.addAttribute(color, value: CGColor(gray: 0.5, alpha: 1), range: range)
    }
    let colored = CTLineCreateWithAttributedString(string)
    #expect(runs(colored).count == 4 && width(colored) == whole)
    // Another font is another matter.
    string.addAttribute(
      .font, value: font("Liberation Serif", 101), range: NSRange(location: 1, length: 1))
    #expect(width(CTLineCreateWithAttributedString(string)) > whole + 10)
  }

  @Test func placesAndOffsetsAreInverse() {
    for seed in 0..<60 {
      var dice = Dice(seed + 500)
      let string = randomText(&dice, pieces: 1 + dice.next(12))
      let line = CTLineCreateWithAttributedString(string)
      var carets: [(x: Double, index: Int, isLeading: Bool)] = []
      CTLineEnumerateCaretOffsets(line) { x, index, isLeading, _ in
        carets.append((x, index, isLeading))
      }
      for place in stride(from: 0, to: carets.count - 1, by: 2) {
        let (a, b) = (carets[place], carets[place + 1])
        guard abs(a.x - b.x) > 0.01 else { continue }
        // A point within the near half of a cluster hits it, whichever way it reads.
        let x = a.x + (b.x - a.x) * 0.25
        let hit = CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0))
        let isOverlapped = carets.indices.contains {
          $0 % 2 == 0 && $0 != place && abs(carets[$0].x - carets[$0 + 1].x) > 0
            && min(carets[$0].x, carets[$0 + 1].x) <= x
            && max(carets[$0].x, carets[$0 + 1].x) >= x
        }
        if !isOverlapped { #expect(hit == a.index, "seed \(seed)") }
      }
    }
  }

  @Test func caretsOfPlainText() {
    let shown = line("abc")
    let (a, b) = (width(line("a")), width(line("b")))
    #expect(CTLineGetOffsetForStringIndex(shown, 0, nil) == 0)
    #expect(abs(CTLineGetOffsetForStringIndex(shown, 2, nil) - (a + b)) < 1e-9)
    #expect(abs(CTLineGetOffsetForStringIndex(shown, 99, nil) - width(shown)) < 1e-9)
    #expect(CTLineGetStringIndexForPosition(shown, CGPoint(x: a * 0.4, y: 9)) == 0)
    #expect(CTLineGetStringIndexForPosition(shown, CGPoint(x: a * 0.6, y: 9)) == 1)
    #expect(CTLineGetStringIndexForPosition(shown, CGPoint(x: -50, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(shown, CGPoint(x: 1e9, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(line("abc\n"), CGPoint(x: 1e9, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(shown, CGPoint(x: CGFloat.nan, y: 0)) == 0)
  }

  @Test func twoCaretsWhereDirectionsMeet() {
    // "ab" then two Hebrew letters: before the first of them stand the end of "ab" and the right
    // end.
    let shown = line("ab\u{5D0}\u{5D1}")
    var secondary = CGFloat(0)
    let primary = CTLineGetOffsetForStringIndex(shown, 2, &secondary)
    #expect(abs(primary - width(line("ab"))) < 1e-9)
    #expect(abs(secondary - width(shown)) < 1e-9)
  }

  @Test func ligaturesAreDividedEvenly() {
    // Lam and alef are one glyph.
    let shown = line("\u{644}\u{627}", [.font: font("NotoSansArabic-Regular", 40)])
    #expect(CTLineGetGlyphCount(shown) == 1)
    #expect(abs(CTLineGetOffsetForStringIndex(shown, 0, nil) - width(shown)) < 1e-9)
    #expect(abs(CTLineGetOffsetForStringIndex(shown, 1, nil) - width(shown) / 2) < 1e-9)
  }

  @Test func truncationKeepsTheTokenAndFits() throws {
    let token = line("\u{2026}")
    for seed in 0..<40 {
      var dice = Dice(seed + 900)
      let string = randomText(&dice, pieces: 20)
      let whole = CTLineCreateWithAttributedString(string)
      let limit = Double(20 + dice.next(200))
      for kind in [CTLineTruncationType.start, .middle, .end] {
        let cut = try #require(CTLineCreateTruncatedLine(whole, limit, kind, token))
        #expect(visibleWidth(cut) <= limit + 1e-3, "seed \(seed)")
        if visibleWidth(whole) <= limit {
          #expect(cut === whole)
        } else {
          #expect(showsToken(cut, token), "seed \(seed)")
        }
      }
    }
    #expect(CTLineCreateTruncatedLine(line("abcdef"), 3, .end, token) == nil)
    let plain = try #require(CTLineCreateTruncatedLine(line("abcdef"), 20, .end, nil))
    #expect(visibleWidth(plain) <= 20)
  }

  private func showsToken(_ line: CTLine, _ token: CTLine) -> Bool {
    let wanted = runs(token).flatMap(glyphs)
    return runs(line).contains { glyphs($0) == wanted }
  }

  private func glyphs(_ run: CTRun) -> [CGGlyph] {
    var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
    CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
    return glyphs
  }

  @Test func endOfALineIsCutBeforeTheToken() throws {
    let cut = try #require(
      CTLineCreateTruncatedLine(
        line("Hello wide world"), width(line("Hello wi\u{2026}")), .end,
        line("\u{2026}")))
    #expect(abs(width(cut) - width(line("Hello wi\u{2026}"))) < 0.5)
    // White space before the token goes.
    let spaced = try #require(
      CTLineCreateTruncatedLine(
        line("Hello wide world"), width(line("Hello \u{2026}")), .end,
        line("\u{2026}")))
    #expect(abs(width(spaced) - width(line("Hello\u{2026}"))) < 0.5)
  }

  @Test func justifiedLinesHaveTheWidth() throws {
    let natural = line("some words to stretch  ")
    for limit in [200.0, 300, 120, 40] {
      let full = try #require(CTLineCreateJustifiedLine(natural, 1, limit))
      #expect(abs(visibleWidth(full) - limit) < 1e-6)
      #expect(
        abs(CTLineGetTrailingWhitespaceWidth(full) - CTLineGetTrailingWhitespaceWidth(natural))
          < 1e-9)
    }
    let half = try #require(CTLineCreateJustifiedLine(natural, 0.5, 300))
    #expect(abs(visibleWidth(half) - (visibleWidth(natural) + 300) / 2) < 1e-6)
    let han = try #require(
      CTLineCreateJustifiedLine(line("\u{4F60}\u{597D}\u{4F60}"), 1, 200))
    #expect(abs(width(han) - 200) < 1e-6)
    #expect(CTLineCreateJustifiedLine(natural, .nan, 100) == nil)
    #expect(CTLineCreateJustifiedLine(natural, 1, -1) == nil)
  }

  @Test func penOffsetsCountNoTrailingSpace() {
    let shown = line("abc  ")
    let free = 100 - visibleWidth(shown)
    #expect(CTLineGetPenOffsetForFlush(shown, 0, 100) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(shown, 0.5, 100) - free / 2) < 1e-9)
    #expect(abs(CTLineGetPenOffsetForFlush(shown, 1, 100) - free) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(shown, 1, 1) == 0)
  }
}
