// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is written of results, and that nothing in them breaks its format.

import Foundation
import FoundationXML
import Testing

@testable import MicaReport

/// Results with one test of each outcome, and texts that formats stumble over.
func sampleResults() -> TestResults {
  var results = TestResults(folder: "/p/App")
  var target = TargetResult(name: "AppTests")
  for outcome in TestResult.Outcome.allCases {
    var test = TestResult("CardTests/test_\(outcome.rawValue)", .xctest, outcome)
    (test.file, test.line) = ("/p/App/Tests/CardTests.swift", 7)
    if !test.hasPassed {
      test.issues = [
        TestIssue("a <b> & \"c\" | `d`\n]]> 100%\u{1B}", file: "/p/App/Tests/Card,1.swift", line: 9)
      ]
    }
    if outcome == .skipped { test.issues = [TestIssue("not here", .warning)] }
    target.tests.append(test)
  }
  var broken = TargetResult(name: "Broken")
  broken.problem = "'/p/App' doesn't compile: /p/App/A.swift:1:1: error: no"
  results.targets = [target, broken]
  results.seconds = 1.5
  return results
}

struct WriterTests {
  @Test func `failures are lines as Xcode's`() {
    let failed = sampleResults().targets[0].tests[1]
    #expect(
      ConsoleText.lines(of: failed)[0].hasPrefix(
        "/p/App/Tests/Card,1.swift:9: error: -[CardTests test_failed] : a <b>"))
    var silent = failed
    silent.issues = []
    #expect(
      ConsoleText.lines(of: silent) == [
        "/p/App/Tests/CardTests.swift:7: error: -[CardTests test_failed] : failed"
      ])
  }

  @Test func `the summary counts every outcome`() {
    let lines = ConsoleText.summary(of: sampleResults())
    #expect(
      lines.contains(
        "Executed 5 tests, with 1 test skipped and 4 failures (3 unexpected) in 0.000 (1.500) seconds"
      ))
    #expect(lines.contains("Of these: 1 crashed, 1 timed out, 1 declared and never run"))
    #expect(lines.contains { $0.hasPrefix("Broken: error: ") })
  }

  @Test func `only what went well is a success`() {
    #expect(!sampleResults().hasPassed)
    #expect(!TestResults(folder: "/").hasPassed)
    for outcome in TestResult.Outcome.allCases {
      var results = TestResults(folder: "/")
      results.targets = [TargetResult(name: "A")]
      results.targets[0].tests = [TestResult("A/a", .testing, outcome)]
      #expect(results.hasPassed == [.passed, .skipped].contains(outcome))
    }
  }

  @Test func `JUnit's file is XML with all counts`() throws {
    let text = JUnitXML.text(of: sampleResults())
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    #expect(reader.counts["testcase"] == 7)
    #expect(reader.counts["failure"] == 1 && reader.counts["error"] == 4)
    #expect(reader.counts["skipped"] == 1)
    #expect(text.contains("tests=\"7\" failures=\"1\" errors=\"4\" skipped=\"1\""))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { counts[name, default: 0] += 1 }
  }

  @Test func `GitHub's commands are a line each`() {
    let lines = Annotations.github(sampleResults())
    #expect(lines.count == 5 && lines.allSatisfy { !$0.contains("\n") })
    #expect(lines[0].hasPrefix("::error file=Tests/Card%2C1.swift,line=9,title=AppTests%3A "))
    #expect(lines[0].contains("%0A]]> 100%25"))
  }

  @Test func `GitLab's findings have fingerprints of their own`() throws {
    let data = Annotations.gitlab(sampleResults())
    let rows = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(rows.count == 5)
    #expect(Set(rows.compactMap { $0["fingerprint"] as? String }).count == 5)
    #expect(data == Annotations.gitlab(sampleResults()))
  }

  @Test func `Markdown keeps its table`() {
    let text = MarkdownSummary.text(of: sampleResults())
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `AppTests") }
    #expect(rows.count == 4)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4)
      #expect(!row.contains("<b>"))
    }
  }
}
