// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Results as JUnit's XML, as Jenkins, GitLab, Bitrise and others read it.

import Foundation

/// Writes JUnit's XML.
package enum JUnitXML {
  /// The file's text.
  package static func text(of results: TestResults) -> String {
    let tests = results.targets.flatMap(\.tests)
    let problems = results.targets.count { $0.problem != nil }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(escaped(results.folder))\" \(counts(of: tests, problems)) time=\"\(time(results.seconds))\">",
    ]
    for target in results.targets { lines += suites(of: target) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suites(of target: TargetResult) -> [String] {
    var lines: [String] = []
    if let problem = target.problem {
      let name = escaped(target.name)
      lines += [
        "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\">",
        "    <testcase classname=\"\(name)\" name=\"(build)\" time=\"0.000\">",
        "      <error message=\"\(escaped(firstLine(problem)))\">\(escaped(problem))</error>",
        "    </testcase>", "  </testsuite>",
      ]
    }
    var order: [String] = []
    var suites: [String: [TestResult]] = [:]
    for test in target.tests {
      if suites[test.suite] == nil { order.append(test.suite) }
      suites[test.suite, default: []].append(test)
    }
    for suite in order {
      let tests = suites[suite] ?? []
      let name = suite.isEmpty ? target.name : "\(target.name).\(suite)"
      let seconds = tests.reduce(0) { $0 + $1.seconds }
      lines.append(
        "  <testsuite name=\"\(escaped(name))\" \(counts(of: tests, 0)) time=\"\(time(seconds))\">")
      for test in tests { lines += testCase(test, in: name) }
      lines.append("  </testsuite>")
    }
    return lines
  }

  private static func testCase(_ test: TestResult, in suite: String) -> [String] {
    var head =
      "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(test.method))\" time=\"\(time(test.seconds))\""
    if let file = test.file { head += " file=\"\(escaped(file))\"" }
    if let line = test.line { head += " line=\"\(line)\"" }
    var lines: [String] = []
    let messages = test.issues.filter { $0.kind == .failure }
    let words = messages.first.map { firstLine($0.message) } ?? test.outcome.words
    switch test.outcome {
    case .passed: return [head + "/>"]
    case .skipped:
      let reason = test.issues.first { $0.kind == .warning }?.message ?? ""
      lines.append("      <skipped message=\"\(escaped(firstLine(reason)))\"/>")
    case .failed:
      lines.append(
        "      <failure message=\"\(escaped(words))\">\(escaped(ConsoleText.lines(of: test).joined(separator: "\n")))</failure>"
      )
    case .crashed, .timedOut, .missing:
      lines.append(
        "      <error type=\"\(test.outcome.rawValue)\" message=\"\(escaped(words))\">\(escaped(ConsoleText.lines(of: test).joined(separator: "\n")))</error>"
      )
    }
    return [head + ">"] + lines + ["    </testcase>"]
  }

  private static func counts(of tests: [TestResult], _ problems: Int) -> String {
    func count(_ outcomes: TestResult.Outcome...) -> Int {
      tests.count { outcomes.contains($0.outcome) }
    }
    return "tests=\"\(tests.count + problems)\" failures=\"\(count(.failed))\" "
      + "errors=\"\(count(.crashed, .timedOut, .missing) + problems)\" skipped=\"\(count(.skipped))\""
  }

  private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }

  /// A text as XML 1.0 may hold it: without the characters that it forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
