// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hyphenation with the American patterns in Fonts/hyphenation.

import MicaType
import Testing

struct HyphenatorTests {
  private func parts(_ word: String, language: String = "en-US") throws -> String {
    let hyphenator = try #require(Hyphenator(language: language))
    let units = Array(word.utf16)
    let offsets = hyphenator.offsets(in: units)
    #expect(offsets == offsets.sorted())
    return zip([0] + offsets, offsets + [units.count]).map {
      String(decoding: units[$0..<$1], as: UTF16.self)
    }.joined(separator: "|")
  }

  @Test func wordsBreakAtSyllables() throws {
    #expect(try parts("hyphenation") == "hy|phen|ation")
    #expect(try parts("Typography") == "Ty|pog|ra|phy")
    #expect(try parts("a") == "a")
    #expect(try parts("") == "")
  }

  /// Nothing but the word is read and nothing but its points are written, however full their memory
  /// is: the address sanitizer is the judge (Scripts/sanitize).
  @Test func wordsOfEveryLengthStayWithinTheirMemory() throws {
    #expect(try parts("incomprehensibilities", language: "en") == "in|com|pre|hen|si|bil|i|ties")
    let long = Array("incomprehensibilities".utf16)
    let hyphenator = try #require(Hyphenator(language: "en"))
    for length in 0...128 {
      let word = (0..<length).map { long[$0 % long.count] }
      #expect(hyphenator.offsets(in: word).allSatisfy { $0 > 0 && $0 < length })
    }
  }

  @Test func caseAndLanguageTagsDoNotMatter() throws {
    #expect(try parts("HYPHENATION", language: "en") == "HY|PHEN|ATION")
    #expect(try parts("hyphenation", language: "en_US") == "hy|phen|ation")
    #expect(try parts("hyphenation", language: "en-Latn-US") == "hy|phen|ation")
  }

  @Test func punctuationAndOtherCharactersStayWhole() throws {
    #expect(try parts("“(hyphenation),”") == "“(hy|phen|ation),”")
    #expect(try parts("hyphenation-hyphenation") == "hy|phen|ation-hy|phen|ation")
    #expect(try parts("😀hyphenation😀") == "😀hy|phen|ation😀")
    #expect(try parts("3.14159") == "3.14159")
  }

  @Test func softHyphensWin() throws {
    #expect(try parts("hyphen\u{AD}ation") == "hyphen\u{AD}|ation")
    #expect(try parts("\u{AD}abc\u{AD}") == "\u{AD}abc\u{AD}")
  }

  @Test func whatHasNoPatternsHasNoHyphenator() {
    #expect(Hyphenator(language: "tlh") == nil)
    #expect(Hyphenator(language: "") == nil)
    #expect(Hyphenator(language: "../../etc") == nil)
    #expect(Hyphenator(language: String(repeating: "e", count: 9000)) == nil)
  }

  @Test func hostileWordsEnd() throws {
    let hyphenator = try #require(Hyphenator(language: "en-US"))
    #expect(hyphenator.offsets(in: [UInt16](repeating: 0x61, count: 1_000_000)).isEmpty)
    #expect(hyphenator.offsets(in: [0xD800, 0xDC00, 0xDC00, 0xD800, 0, 0x61]).isEmpty)
    var numbers = SampleNumbers(4)
    for _ in 0..<500 {
      let word = numbers.text(
        20, from: [0x61, 0x65, 0x6E, 0x74, 0xE9, 0x301, 0x27, 0x130, 0xD83D, 0x31])
      let offsets = hyphenator.offsets(in: word)
      #expect(offsets.allSatisfy { $0 > 0 && $0 < word.count && word[$0] & 0xFC00 != 0xDC00 })
    }
  }
}
