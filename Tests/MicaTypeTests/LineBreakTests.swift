// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines, graphemes and words where the rules leave a choice, and scripts.

import TestWork
import Testing

@testable import MicaType

struct LineBreakTests {
  private func words(_ text: String, _ flag: BreakFlags, language: String? = nil) -> [String] {
    let units = Array(text.utf16)
    let offsets = TextAnalysis(units, language: language).offsets(flag)
    return zip([0] + offsets, offsets).filter { $0 < $1 }.map {
      String(decoding: units[$0..<$1], as: UTF16.self)
    }
  }

  @Test func linesBreakAfterSpacesAndHyphens() {
    #expect(
      words("well-known words, (and) more.", .line)
        == ["well-", "known ", "words, ", "(and) ", "more."])
    #expect(words("a\u{A0}b c", .line) == ["a\u{A0}b ", "c"])
  }

  @Test func thaiAndJapaneseHaveWordsWithoutSpaces() {
    #expect(words("สวัสดีชาวโลก", .line).count > 1)
    #expect(words("日本語の文章。", .line) == ["日", "本", "語", "の", "文", "章。"])
  }

  @Test func japaneseMayBreakBeforeSmallKana() {
    // CSS's "normal" strictness, which Japanese has, lets a small kana start a line.
    #expect(words("シャツ", .line, language: "ja-JP").count == 3)
    #expect(words("あ〜ん", .line, language: "ja").count >= words("あ〜ん", .line).count)
  }

  @Test func graphemesAreWhatAReaderCounts() {
    #expect(
      words("e\u{301}👨‍👩‍👧🇩🇪🇫🇷\r\nक्षि", .grapheme).prefix(5)
        == ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "\r\n"])
  }

  @Test func wordsKeepApostrophesAndNumbers() {
    #expect(words("can't 3.14!", .word) == ["can't", " ", "3.14", "!"])
  }

  @Test func scriptsOfSharedCharactersComeFromTheirNeighbours() {
    func runs(_ text: String) -> [String] {
      let units = Array(text.utf16)
      return TextAnalysis(units).scripts.map { run in
        let tag = String(
          decoding: (0..<4).map { UInt8(truncatingIfNeeded: run.script >> (24 - 8 * UInt32($0))) },
          as: UTF8.self)
        return tag + ":" + String(decoding: units[run.range], as: UTF16.self)
      }
    }
    #expect(runs("abc, где") == ["Latn:abc, ", "Cyrl:где"])
    #expect(runs("«где» abc") == ["Cyrl:«где» ", "Latn:abc"])
    #expect(runs("123") == ["Zyyy:123"])
    #expect(runs("abc (где) x") == ["Latn:abc (", "Cyrl:где", "Latn:) x"])
    #expect(runs("a\u{301}б\u{301}") == ["Latn:a\u{301}", "Cyrl:б\u{301}"])
    #expect(runs("12 नम\n34") == ["Deva:12 नम\n", "Zyyy:34"])
    #expect(runs("日本ごカナ") == ["Hani:日本", "Hira:ご", "Kana:カナ"])
  }

  /// The fast ways for plain text say what ICU says.
  @Test func plainTextHasICUsBreaks() {
    var numbers = SampleNumbers(3)
    let alphabets: [[UInt16]] = [
      Array(0x20...0x7E), Array(0x00...0x2FF), Array(0x2010...0x205F) + [0x0D, 0x0A, 0x61],
      Array(" .,:;!?'\"()[]{}/-+%$#@&*_=<>|\\~^`19aZ".utf16),
      Array("abc  123.,-'’“”—–…«»()/%€$£°\u{AD}\u{A0}\n".utf16), Array("aя α1,. -’".utf16),
    ]
    for round in 0..<4000 {
      let text = numbers.text(
        Int.random(in: 1...24, using: &numbers), from: alphabets[round % alphabets.count])
      var slow = [BreakFlags](repeating: [], count: text.count + 1)
      text.withUnsafeBufferPointer { text in
        slow.withUnsafeMutableBufferPointer {
          LineBreaks.findSlowly(text, language: nil, into: $0)
        }
      }
      let plain = TextAnalysis(text).breaks.map {
        $0.intersection([.line, .requiredLine, .grapheme, .word])
      }
      #expect(plain == slow, "\(text.map { String($0, radix: 16) })")
    }
  }

  /// The same for words as running text has them, with what stands between them now and then.
  @Test func runningTextHasICUsBreaks() {
    var numbers = SampleNumbers(11)
    let words = [
      "the", "Don\u{2019}t", "rock'n'roll", "well-known", "co-op-s", "3.14", "1,000", "12:30",
      "v3.1",
      "(and)", "“quoted,”", "“q”", "(“a”)", "e.g.", "end?”", "'tis", "5'5", "l'été", "«oui»", "[1]",
      "{x}", "U.S.A.", "A-1", "-1", ".5", "--", "—", "a/b", "50%", "$5", "a.b", "x=1", "( a",
      "\" (",
      ") (", "? (", "’ (", "\n", " \n", "\r\n", "\n\n", "  ", "\u{A0}", "日本", "слово", "שלום", "ก",
      "é\u{301}", "a\u{200D}", "👍🏽", "\u{2028}",
    ]
    for _ in 0..<4000 {
      var line = ""
      for _ in 0..<Int.random(in: 1...9, using: &numbers) {
        line += words.randomElement(using: &numbers) ?? ""
        if Int.random(in: 0..<5, using: &numbers) > 0 { line += " " }
      }
      let text = Array(line.utf16)
      var slow = [BreakFlags](repeating: [], count: text.count + 1)
      text.withUnsafeBufferPointer { text in
        slow.withUnsafeMutableBufferPointer {
          LineBreaks.findSlowly(text, language: nil, into: $0)
        }
      }
      let found = TextAnalysis(text).breaks.map {
        $0.intersection([.line, .requiredLine, .grapheme, .word])
      }
      #expect(found == slow, "\(line.debugDescription)")
    }
  }

  @Test func tenMegabytesInOneLineAreLinear() {
    let part = Array("Lorem ipsum dolor, “sit” amet; 3.14 — ".utf16)
    func seconds(_ count: Int) -> Double {
      let text = Array(repeatElement(part, count: count).joined())
      return work {
        let analysis = TextAnalysis(text)
        #expect(analysis.visualRuns(of: 0..<text.count).count == 1)
      }
    }
    func least(_ count: Int) -> Double { (0..<3).map { _ in seconds(count) }.min() ?? 0 }
    // Squared it would be 256 times as much; caches are shared with other tests.
    let (short, long) = (least(2000), least(32000))
    #expect(long < short * 128, "\(short) and 16 times that: \(long)")
  }
}
