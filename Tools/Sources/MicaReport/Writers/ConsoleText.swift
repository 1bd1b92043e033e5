// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is printed of a run, in the form that Xcode prints, which editors and continuous integration read.

import Foundation

/// The text of results.
package enum ConsoleText {
  /// The lines of what went wrong in a test: `file:line: error: -[Class test] : message`.
  package static func lines(of test: TestResult) -> [String] {
    var lines = test.issues.filter { $0.kind == .failure }.map { line(of: $0, in: test) }
    if lines.isEmpty, !test.hasPassed {
      lines.append(line(of: TestIssue("\(test.outcome.rawValue)"), in: test))
    }
    return lines
  }

  private static func line(of issue: TestIssue, in test: TestResult) -> String {
    let file = issue.file ?? test.file
    let number = issue.file == nil ? test.line : issue.line
    let place = file.map { file in number.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
    return "\(place)error: \(test.title) : \(issue.message)"
  }

  /// The last lines: what failed by name, and how many.
  package static func summary(of results: TestResults) -> [String] {
    var lines: [String] = []
    let failing = results.targets.flatMap { target in
      target.tests.filter { !$0.hasPassed }.map {
        "\t\(target.name): \($0.title) (\($0.outcome.words))"
      }
    }
    if !failing.isEmpty { lines += ["Failing tests:"] + failing }
    for target in results.targets {
      if let problem = target.problem { lines.append("\(target.name): error: \(problem)") }
    }
    lines.append(executed(results))
    let others: [(TestResult.Outcome, String)] = [
      (.crashed, "crashed"), (.timedOut, "timed out"), (.missing, "declared and never run"),
    ]
    let counts = others.compactMap { outcome, words in
      results.count(outcome) == 0 ? nil : "\(results.count(outcome)) \(words)"
    }
    if !counts.isEmpty { lines.append("Of these: \(counts.joined(separator: ", "))") }
    let snapshots = results.targets.flatMap(\.tests).flatMap(\.snapshots)
    if !snapshots.isEmpty {
      let kinds: [(TestSnapshot.Outcome, String)] = [
        (.failed, "differ"), (.missing, "without a reference"), (.recorded, "recorded"),
      ]
      let parts = kinds.compactMap { kind, words in
        let count = snapshots.count { $0.outcome == kind }
        return count == 0 ? nil : "\(count) \(words)"
      }
      lines.append(
        "\(counted(snapshots.count, "snapshot")) compared"
          + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
    }
    lines += rebased(results)
    return lines
  }

  /// Which pictures are compared with Mica's own in place of their origins, and which aren't though that was asked for.
  private static func rebased(_ results: TestResults) -> [String] {
    var rebased: [String] = []
    var refused: [String] = []
    for test in results.targets.flatMap(\.tests) {
      for snapshot in test.snapshots {
        let title = "\t\(test.title) \(snapshot.name)"
        if let reason = snapshot.rebaseRefusal {
          refused.append("\(title): \(reason)")
        } else if snapshot.rebased != nil, let note = snapshot.rebaseNote {
          rebased.append("\(title): \(note)")
        }
      }
    }
    var lines: [String] = []
    if !rebased.isEmpty {
      lines.append("\(counted(rebased.count, "snapshot")) rebased; what differs from the origins:")
      lines += rebased
    }
    if !refused.isEmpty {
      lines.append("\(counted(refused.count, "snapshot")) not rebased:")
      lines += refused
    }
    return lines
  }

  /// The line that Xcode ends with.
  private static func executed(_ results: TestResults) -> String {
    let tests = results.targets.flatMap(\.tests)
    let skipped = results.count(.skipped)
    let executed = tests.count { $0.outcome != .missing && $0.attempts > 0 && !$0.isOutside }
    let failures = tests.reduce(0) { sum, test in
      sum + (test.hasPassed ? 0 : max(1, test.issues.count { $0.kind == .failure }))
    }
    let unexpected = results.count(.crashed) + results.count(.timedOut) + results.count(.missing)
    let own = tests.reduce(0) { $0 + $1.seconds }
    return "Executed \(counted(executed, "test")), with "
      + (skipped == 0 ? "" : "\(counted(skipped, "test")) skipped and ")
      + "\(counted(failures, "failure")) (\(unexpected) unexpected) in "
      + String(format: "%.3f (%.3f) seconds", own, results.seconds)
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension TestResult.Outcome {
  /// The outcome in plain words.
  package var words: String {
    switch self {
    case .timedOut: "timed out"
    case .missing: "declared, but neither ran nor was skipped"
    default: rawValue
    }
  }
}
