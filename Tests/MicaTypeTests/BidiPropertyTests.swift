// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Directions of any text: nested controls, broken UTF-16, lines cut anywhere.

import MicaType
import TestWork
import Testing

struct BidiPropertyTests {
  private let units: [UInt16] = [
    0x61, 0x62, 0x20, 0x31, 0x5D0, 0x627, 0x661, 0x2C, 0x28, 0x29, 0x5B, 0x5D, 0x09, 0x0A, 0x202A,
    0x202B,
    0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F, 0x300, 0xAD, 0xD83D,
    0xDE00,
    0xD802, 0xDC00, 0x2028,
  ]

  @Test func levelsStayInBoundsAndRunsAreAPermutation() {
    var numbers = SampleNumbers(1)
    for _ in 0..<600 {
      let text = numbers.text(Int.random(in: 1...60, using: &numbers), from: units)
      for direction in [BaseDirection.natural, .leftToRight, .rightToLeft] {
        let analysis = TextAnalysis(text, direction: direction)
        #expect(analysis.levels.count == text.count && analysis.breaks.count == text.count + 1)
        #expect(analysis.levels.allSatisfy { $0 <= 126 })
        for (paragraph, level) in zip(analysis.paragraphs, analysis.paragraphLevels) {
          #expect(level <= 1)
          let start = Int.random(in: paragraph, using: &numbers)
          let end = Int.random(in: start...paragraph.upperBound, using: &numbers)
          let runs = analysis.visualRuns(of: start..<end)
          let covered = runs.flatMap { Array($0.range) }.sorted()
          #expect(covered == Array(start..<end))
          #expect(runs.allSatisfy { !$0.range.isEmpty })
        }
      }
    }
  }

  @Test func paragraphsAreIndependent() {
    var numbers = SampleNumbers(2)
    for _ in 0..<300 {
      let parts = (0..<3).map { _ in
        numbers.text(Int.random(in: 0...20, using: &numbers), from: units.filter { $0 != 0x0A })
          + [0x0A]
      }
      let whole = TextAnalysis(parts.flatMap { $0 })
      #expect(whole.paragraphs.count == 3)
      #expect(whole.levels == parts.flatMap { TextAnalysis($0).levels })
      #expect(whole.paragraphLevels == parts.flatMap { TextAnalysis($0).paragraphLevels })
    }
  }

  @Test func theFirstStrongCharacterDecidesUnlessItIsIsolated() {
    for (text, level) in [
      ("abc אבג", 0), ("אבג abc", 1), ("123 אבג", 1), ("...", 0), ("", nil),
      ("\u{2067}אבג\u{2069} abc", 0), ("\u{2068}abc\u{2069} אבג", 1), ("\u{200F}abc", 1),
    ] as [(String, Int?)] {
      #expect(TextAnalysis(Array(text.utf16)).paragraphLevels.first.map { Int($0) } == level)
    }
  }

  @Test func separatorsEndParagraphsAsUnicodeSays() {
    let text = Array("a\r\nb\rc\nd\u{85}e\u{2029}f\u{2028}g\u{0B}h\u{0C}".utf16)
    let analysis = TextAnalysis(text)
    #expect(analysis.paragraphs == [0..<3, 3..<5, 5..<7, 7..<9, 9..<11, 11..<17])
    #expect(analysis.offsets(.requiredLine) == [3, 5, 7, 9, 11, 13, 15, 17])
    #expect(TextAnalysis([0x61, 0x0A]).paragraphs == [0..<2])
    #expect(TextAnalysis([]).paragraphs.isEmpty)
  }

  @Test func trailingSpacesTakeTheParagraphsSide() {
    let text = Array("אבג abc ".utf16)
    let analysis = TextAnalysis(text)
    #expect(
      analysis.visualRuns(of: 0..<8) == [
        VisualRun(range: 7..<8, level: 1), VisualRun(range: 4..<7, level: 2),
        VisualRun(range: 0..<4, level: 1),
      ])
    let english = TextAnalysis(Array("abc אבג ".utf16))
    #expect(
      english.visualRuns(of: 0..<8) == [
        VisualRun(range: 0..<4, level: 0), VisualRun(range: 4..<7, level: 1),
        VisualRun(range: 7..<8, level: 0),
      ])
  }

  @Test func aThousandNestedControlsEnd() {
    for (open, close): (UInt16, UInt16) in [(0x202B, 0x202C), (0x2067, 0x2069), (0x202E, 0x202C)] {
      var text: [UInt16] = []
      for index in 0..<1000 { text += [index % 2 == 0 ? open : open - 1, 0x61] }
      text += [UInt16](repeating: close, count: 1000) + [0x5D0]
      let analysis = TextAnalysis(text, direction: .leftToRight)
      #expect(analysis.levels.max()! <= 126)
      #expect(analysis.levels.last == 1)
      let runs = analysis.visualRuns(of: 0..<text.count)
      #expect(runs.flatMap { Array($0.range) }.sorted() == Array(text.indices))
    }
  }

  @Test func aLongLineOfBothDirectionsIsLinear() {
    let part = Array("abc אבג (123) \u{2067}xyz\u{2069} ".utf16)
    func seconds(_ count: Int) -> Double {
      let text = Array(repeatElement(part, count: count).joined())
      return (0..<3).map { _ in work { _ = TextAnalysis(text) } }.min() ?? 0
    }
    let (short, long) = (seconds(1000), seconds(16000))
    #expect(long < short * 64, "\(short) and 16 times that: \(long)")
  }
}
