// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The folder of a report: results.json, copies of all files that it names, and a page that shows them.

import Foundation

/// Writes a report.
package struct ReportFolder {
  /// The folder.
  package let path: String
  /// The folder of the page's parts (Tools/ReportPage).
  package let page: String

  package init(path: String, page: String) { (self.path, self.page) = (path, page) }

  /// Writes everything; returns the results with the places of the copies. Files of an earlier report in the folder are
  /// removed.
  @discardableResult
  package func write(_ results: TestResults) throws(ReportError) -> TestResults {
    // What isn't an earlier report's belongs to the user.
    let files = "\(path)/files"
    if FileManager.default.fileExists(atPath: files), (try? TestResults(at: path)) == nil {
      throw .unwritable(files, reason: "it belongs to no earlier report; name another folder")
    }
    try ReportFile.makeFolder(path)
    var copies = FileCopies(folder: path)
    var results = results
    for target in results.targets.indices {
      for test in results.targets[target].tests.indices {
        try copies.take(&results.targets[target].tests[test])
      }
    }
    try ReportFile.write(results.json, to: "\(path)/\(TestResults.fileName)")
    try ReportFile.write(
      ReportPage(folder: page).text(of: results, in: path), to: "\(path)/index.html")
    copies.removeOthers()
    return results
  }
}

/// The files of a report.
struct FileCopies {
  let folder: String
  private var copies: [String: String] = [:]
  private var names: Set<String> = []

  init(folder: String) { self.folder = folder }

  /// Copies the files that a test names, and gives their places in the report instead.
  mutating func take(_ test: inout TestResult) throws(ReportError) {
    for index in test.attachments.indices {
      test.attachments[index].path =
        try copy(test.attachments[index].path) ?? test.attachments[index].path
    }
    for index in test.snapshots.indices {
      try take(&test.snapshots[index].reference)
      try take(&test.snapshots[index].originPicture)
      try take(&test.snapshots[index].actual)
      try take(&test.snapshots[index].difference)
      try take(&test.snapshots[index].referenceTree)
      try take(&test.snapshots[index].actualTree)
    }
  }

  private mutating func take(_ path: inout String?) throws(ReportError) {
    if let old = path { path = try copy(old) }
  }

  /// Copies a file once; nil where there is none.
  private mutating func copy(_ path: String) throws(ReportError) -> String? {
    if let known = copies[path] { return known }
    let data: Data
    do throws(ReportError) { data = try ReportFile.read(path) } catch { return nil }
    let plain = URL(fileURLWithPath: path).lastPathComponent.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.@".contains(character))
        ? character : "-"
    }
    let name = "files/\(names.count + 1)-\(String(plain.suffix(80)))"
    try ReportFile.write(data, to: "\(folder)/\(name)")
    names.insert(name)
    copies[path] = name
    return name
  }

  /// Whether a report gives such names: `12-card.png`.
  private static func isNumbered(_ name: String) -> Bool {
    name.firstIndex(of: "-").map { $0 > name.startIndex && name[..<$0].allSatisfy(\.isNumber) }
      ?? false
  }

  /// Removes what an earlier report left in the folder.
  func removeOthers() {
    let place = "\(folder)/files"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    where !names.contains("files/\(name)") && Self.isNumbered(name) {
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }
}
