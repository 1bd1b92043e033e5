// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A summary for a pull request.

import Foundation

/// Writes Markdown.
package enum MarkdownSummary {
  /// Failures that are listed; a comment on GitHub holds 65,536 characters.
  private static let most = 50

  /// The file's text.
  package static func text(of results: TestResults) -> String {
    let bad = results.targets.flatMap { target in
      target.tests.filter { !$0.hasPassed }.map { (target.name, $0) }
    }
    var lines = ["### \(results.hasPassed ? "✅" : "❌") \(headline(of: results))", ""]
    lines += [
      "| target | passed | failed | crashed | timed out | missing | skipped |",
      "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for target in results.targets {
      let cells = [TestResult.Outcome.passed, .failed, .crashed, .timedOut, .missing, .skipped].map
      {
        outcome in String(target.tests.count { $0.outcome == outcome })
      }
      lines.append("| \(cell(target.name)) | \(cells.joined(separator: " | ")) |")
    }
    for target in results.targets {
      if let problem = target.problem {
        lines += ["", "**\(cell(target.name))**: \(cell(problem))"]
      }
    }
    if !bad.isEmpty { lines += ["", "| test | what | where |", "|---|---|---|"] }
    for (target, test) in bad.prefix(most) {
      let issue = test.issues.first { $0.kind == .failure }
      let file = issue?.file ?? test.file
      let line = issue?.file == nil ? test.line : issue?.line
      let place =
        file.map { relative($0, to: results.folder) + (line.map { ":\($0)" } ?? "") } ?? ""
      let message = issue?.message ?? test.outcome.words
      lines.append(
        "| `\(code("\(target).\(test.name)"))` | \(cell(String(message.prefix(200)))) | \(cell(place)) |"
      )
    }
    if bad.count > most { lines += ["", "and \(bad.count - most) more."] }
    let snapshots = bad.flatMap { target, test in
      test.snapshots.filter { !$0.hasPassed }.map { (test.name, $0) }
    }
    if !snapshots.isEmpty {
      lines += ["", "\(ConsoleText.counted(snapshots.count, "snapshot")) to look at:", ""]
      for (test, snapshot) in snapshots.prefix(most) {
        lines.append("- `\(code(test))` \(cell(snapshot.name)): \(snapshot.outcome.rawValue)")
      }
    }
    let rebased = results.targets.flatMap(\.tests).flatMap(\.snapshots).count { $0.rebased != nil }
    if rebased > 0 {
      lines += [
        "",
        "\(ConsoleText.counted(rebased, "snapshot")) rebased: compared with Mica's own pictures.",
      ]
    }
    for font in results.systemFont ?? [] { lines += ["", "System font: \(cell(font))"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func headline(of results: TestResults) -> String {
    let bad = results.targets.flatMap(\.tests).count { !$0.hasPassed }
    let problems = results.targets.count { $0.problem != nil }
    var text =
      bad == 0
      ? "\(ConsoleText.counted(results.testCount, "test")) passed"
      : "\(bad) of \(ConsoleText.counted(results.testCount, "test")) failed"
    if problems > 0 { text += ", \(ConsoleText.counted(problems, "target")) couldn't run" }
    if let shard = results.shard { text += " (part \(shard))" }
    return text + String(format: " in %.1f s", results.seconds)
  }

  private static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// A text as a cell of a table holds it: one line, without Markdown and HTML of its own.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else if "\\|<>&`*_[]#@".contains(character) {
        result +=
          character == "<"
          ? "&lt;" : character == ">" ? "&gt;" : character == "&" ? "&amp;" : "\\\(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func code(_ text: String) -> String {
    ScalarText.replacing(["`": "'", "|": "\\|", "\n": " ", "\r": " "], in: text)
  }
}
