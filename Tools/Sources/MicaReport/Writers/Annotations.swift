// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Failures as services show them beside the lines of a change.

import Foundation

/// Annotations of GitHub's and GitLab's.
package enum Annotations {
  private struct Row {
    var file: String?
    var line: Int?
    var title: String
    var message: String
  }

  private static func rows(of results: TestResults) -> [Row] {
    results.targets.flatMap { target -> [Row] in
      let build = target.problem.map { [Row(title: target.name, message: $0)] } ?? []
      return build
        + target.tests.filter { !$0.hasPassed }.flatMap { test -> [Row] in
          let issues = test.issues.filter { $0.kind == .failure }
          return (issues.isEmpty ? [TestIssue(test.outcome.words)] : issues).map { issue in
            // A place outside of the folder is nothing that the change shows.
            let own = [(issue.file, issue.line), (test.file, test.line)].first { file, _ in
              file?.hasPrefix(results.folder + "/") ?? false
            }
            return Row(
              file: own?.0.map { String($0.dropFirst(results.folder.count + 1)) }, line: own?.1,
              title: "\(target.name): \(test.title)", message: issue.message)
          }
        }
    }
  }

  /// Workflow commands of GitHub Actions, a line for each failure. Paths are relative to the folder.
  package static func github(_ results: TestResults) -> [String] {
    rows(of: results).map { row in
      var properties: [String] = []
      if let file = row.file { properties.append("file=\(property(file))") }
      if row.file != nil, let line = row.line { properties.append("line=\(line)") }
      properties.append("title=\(property(row.title))")
      return "::error \(properties.joined(separator: ","))::\(data(row.message))"
    }
  }

  private static func data(_ text: String) -> String {
    ScalarText.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  private static func property(_ text: String) -> String {
    ScalarText.replacing([":": "%3A", ",": "%2C"], in: data(text))
  }

  private struct Finding: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    let description: String
    let check_name = "mica-test"
    let fingerprint: String
    let severity = "major"
    let location: Location
  }

  /// GitLab's report of code quality: JSON.
  package static func gitlab(_ results: TestResults) -> Data {
    var seen: [String: Int] = [:]
    let findings = rows(of: results).map { row in
      let identity = "\(row.title)\n\(row.message)"
      seen[identity, default: 0] += 1
      return Finding(
        description: "\(row.title): \(row.message)",
        fingerprint: fingerprint("\(identity)\n\(seen[identity] ?? 0)"),
        location: .init(path: row.file ?? ".", lines: .init(begin: row.line ?? 1)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return (try? encoder.encode(findings)) ?? Data("[]".utf8)
  }

  /// A number that the same failure has in each run.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
