// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that are written in Objective-C, which Mica doesn't compile: each fails by its name.

internal import MicaFolders
internal import MicaPortJob

/// Reads files in Objective-C for the methods that XCTest would run.
enum ObjectiveCTests {
  /// The tests of the files in Objective-C among some.
  static func all(in paths: [String]) -> [ListedTest] {
    paths.filter { ["m", "mm"].contains(FolderPath.ending(of: $0)) }.flatMap { path in
      FileStore.text(path).map { tests(in: $0, at: path) } ?? []
    }
  }

  /// The methods of a text, `- (void)testIt`, in implementations of a file that knows XCTest.
  static func tests(in text: String, at path: String) -> [ListedTest] {
    guard text.contains("XCT") else { return [] }
    var found: [ListedTest] = []
    var type = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
      if words.first == "@implementation", words.count > 1 { type = String(words[1]) }
      if words.first == "@end" { type = "" }
      let compact = line.filter { !$0.isWhitespace }
      guard !type.isEmpty, compact.hasPrefix("-(void)test"), !compact.contains(":"),
        words.count > 1
      else { continue }
      var test = ListedTest(.xctest, "\(type)/\(words[1])", file: path, line: index + 1)
      test.needs = "needs Objective-C, which Mica doesn't compile"
      found.append(test)
    }
    return found
  }
}
