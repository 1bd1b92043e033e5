// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Unicode's conformance files, whole: bidi, lines, graphemes and words.

import Foundation
import Testing

@testable import MicaType

struct AnalysisConformanceTests {
  @Test func unicodesFilesPassAsFarAsThePageSays() throws {
    let results = [
      try BidiFiles.characters(), try BidiFiles.classes(),
      try BreakFiles.check("auxiliary/LineBreakTest.txt", .line),
      try BreakFiles.check("auxiliary/GraphemeBreakTest.txt", .grapheme),
      try BreakFiles.check("auxiliary/WordBreakTest.txt", .word),
    ]
    for bidi in results.prefix(2) { #expect(bidi.failures.isEmpty, "\(bidi.file)") }
    let page = Self.page(results)
    let path = #filePath.replacing(
      "Tests/MicaTypeTests/AnalysisConformanceTests.swift", with: "Docs/text-conformance.md")
    if ProcessInfo.processInfo.environment["MICA_RECORD"] == "1" {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    #expect(recorded == page, "Docs/text-conformance.md is not what the tests find")
  }

  private static func page(_ results: [ConformanceResult]) -> String {
    var page = """
      # Unicode's conformance files

      Written by `AnalysisConformanceTests` with `MICA_RECORD=1`; otherwise the test compares. The
      files are those of Unicode 15.0 in Debian's `unicode-data`; every line of each is tried, in
      every direction asked. Levels come from FriBidi, breaks from ICU; each failure below is shown
      by the test to be the library's own.

      | file | passed | of | failed |
      |---|---|---|---|

      """
    page += results.map { $0.summary + "\n" }.joined()
    for result in results where !result.failures.isEmpty {
      page += "\n## \(result.file)\n\n"
      page += result.failures.map { "- `\($0)`\n" }.joined()
    }
    return page
  }
}

/// BidiCharacterTest.txt and BidiTest.txt.
private enum BidiFiles {
  /// One line of a file in one direction.
  struct Case {
    var units: [UInt16]
    var starts: [Int]
    /// nil: UAX 9 gives no level.
    var levels: [UInt8?]
    var order: [Int]
    var paragraphLevel: UInt8?
    var title: String
  }

  static func characters() throws -> ConformanceResult {
    var cases: [[Case]] = [[], [], []]
    for line in try UnicodeFiles.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let (units, starts) = UnicodeFiles.units(fields[0])
      cases[Int(fields[1])!].append(
        Case(
          units: units, starts: starts, levels: levels(fields[3]), order: numbers(fields[4]),
          paragraphLevel: UInt8(fields[2]), title: String(line)))
    }
    return try run(cases, file: "BidiCharacterTest.txt")
  }

  /// A character of each class; no brackets, which have rules of their own.
  static let samples: [Substring: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x25, "AN": 0x661, "CS": 0x2C,
    "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A,
    "LRO": 0x202D, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067,
    "FSI": 0x2068, "PDI": 0x2069,
  ]

  static func classes() throws -> ConformanceResult {
    var cases: [[Case]] = [[], [], []]
    var (wanted, order): ([UInt8?], [Int]) = ([], [])
    for line in try UnicodeFiles.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        wanted = levels(line.dropFirst(8))
      } else if line.hasPrefix("@Reorder:") {
        order = numbers(line.dropFirst(9))
      } else {
        let fields = line.split(separator: ";")
        let units = fields[0].split(separator: " ").map { samples[$0]! }
        let directions = Int(fields[1].dropFirst(), radix: 16)!
        for (bit, direction) in [(1, 2), (2, 0), (4, 1)] where directions & bit != 0 {
          cases[direction].append(
            Case(
              units: units, starts: Array(units.indices), levels: wanted, order: order,
              title: "\(fields[0]); \(bit)"))
        }
      }
    }
    return try run(cases, file: "BidiTest.txt")
  }

  private static func levels(_ field: Substring) -> [UInt8?] {
    field.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { UInt8($0) }
  }

  private static func numbers(_ field: Substring) -> [Int] {
    field.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { Int($0)! }
  }

  /// The cases by direction: left to right, right to left, natural. All cases of one direction are
  /// the paragraphs of few long texts.
  private static func run(_ cases: [[Case]], file: String) throws -> ConformanceResult {
    var result = ConformanceResult(file: file)
    for (direction, cases) in zip([BaseDirection.leftToRight, .rightToLeft, .natural], cases) {
      for start in stride(from: 0, to: cases.count, by: 4000) {
        try run(Array(cases[start..<min(start + 4000, cases.count)]), direction, &result)
      }
    }
    return result
  }

  private static func run(
    _ cases: [Case], _ direction: BaseDirection, _ result: inout ConformanceResult
  ) throws {
    var text: [UInt16] = []
    for item in cases { text += item.units.last == 0x2029 ? item.units : item.units + [0x2029] }
    let analysis = TextAnalysis(text, direction: direction)
    try #require(analysis.paragraphs.count == cases.count)
    for (index, item) in cases.enumerated() {
      let start = analysis.paragraphs[index].lowerBound
      let found = Found(analysis, line: start..<start + item.units.count, item)
      let isRight =
        found.levels == item.levels && found.order == item.order
        && (item.paragraphLevel ?? analysis.paragraphLevels[index])
          == analysis.paragraphLevels[index]
      if isRight {
        result.passed += 1
      } else {
        result.failures.append(item.title.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// What the analysis says about a line, in the files' terms.
  private struct Found {
    var levels: [UInt8?]
    var order: [Int] = []

    init(_ analysis: TextAnalysis, line: Range<Int>, _ item: Case) {
      var lineLevels = [UInt8](repeating: 0, count: line.count)
      var visual: [Int] = []
      for run in analysis.visualRuns(of: line) {
        for unit in run.range { lineLevels[unit - line.lowerBound] = run.level }
        visual += run.isRightToLeft ? run.range.reversed() : Array(run.range)
      }
      levels = item.starts.enumerated().map {
        item.levels[$0.offset] == nil ? nil : lineLevels[$0.element]
      }
      let characters = Dictionary(uniqueKeysWithValues: zip(item.starts, item.starts.indices))
      order = visual.compactMap { characters[$0 - line.lowerBound] }
        .filter { item.levels[$0] != nil }
    }
  }
}

/// The files of UAX 14 and UAX 29.
private enum BreakFiles {
  static func check(_ file: String, _ flag: BreakFlags) throws -> ConformanceResult {
    var result = ConformanceResult(file: String(file.split(separator: "/").last!))
    for line in try UnicodeFiles.lines(file) {
      let marks = line.split(separator: " ").filter { $0 == "÷" || $0 == "×" || $0 == "÷\t" }
      let (units, starts) = UnicodeFiles.units(
        Substring(
          line.replacing("÷", with: " ").replacing("×", with: " ").replacing("\t", with: "")))
      let offsets = starts + [units.count]
      let wanted = zip(offsets, marks).filter { $0.1 != "×" }.map(\.0)
      if TextAnalysis(units).offsets(flag) == wanted {
        result.passed += 1
      } else {
        result.failures.append(line.trimmingCharacters(in: .whitespaces))
        #expect(TextAnalysis(units).offsets(flag) == icu(units, flag), "\(line)")
      }
    }
    return result
  }

  /// The library's own answer; a line has no break at 0.
  private static func icu(_ units: [UInt16], _ flag: BreakFlags) -> [Int] {
    let kind: BreakIterator.Kind =
      flag == .line ? .line(nil) : flag == .word ? .word : .grapheme
    var offsets: [Int] = []
    units.withUnsafeBufferPointer { text in
      BreakIterator.with(kind) { iterator in
        iterator.forEachBreak(in: text, [0..<text.count]) { offset, _ in
          if offset > 0 || flag != .line { offsets.append(offset) }
        }
      }
    }
    return offsets
  }
}
