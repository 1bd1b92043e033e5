// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica test --accept`: pictures of a report become the project's references.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob
import MicaPortJob
import MicaReport

/// Takes the pictures of failed snapshots as new references.
struct SnapshotAcceptance {
  let report: String
  /// The project's folder here; the report may come from another machine.
  let folder: String
  let selection: TestSelection

  /// Copies the pictures. Throws `ReportError`, and ends with code 2 where there is nothing to accept.
  func perform() throws {
    let results = try TestResults(at: report)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: report, isDirectory: &isFolder)
    let base =
      isThere && isFolder.boolValue
      ? report : URL(fileURLWithPath: report).deletingLastPathComponent().path
    let root = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    var taken: [String] = []
    var inline: [InlineText] = []
    var refused: [String] = []
    for target in results.targets {
      for test in target.tests {
        let listed = ListedTest(
          test.library == .xctest ? .xctest : .testing, test.name, file: "", line: 0)
        guard selection.matches(listed, of: target.name) else { continue }
        for snapshot in test.snapshots where !snapshot.hasPassed {
          let title = "\(test.title) \(snapshot.name)"
          if var text = snapshot.inlineText {
            guard let place = Self.place(of: text.path, from: results.folder, in: root) else {
              refused.append("\(title): its source \(text.path) lies outside of '\(folder)'")
              continue
            }
            text.path = place
            inline.append(text)
            continue
          }
          if snapshot.rebased != nil {
            refused.append("\(title): it is rebased; mica test --rebase writes it anew")
            continue
          }
          guard let actual = snapshot.actual, let origin = snapshot.origin else {
            refused.append(
              "\(title): the report has no picture of it, or doesn't say where its reference lies")
            continue
          }
          guard let place = Self.place(of: origin, from: results.folder, in: root) else {
            refused.append("\(title): its reference \(origin) lies outside of '\(folder)'")
            continue
          }
          guard Self.isReports(actual),
            URL(fileURLWithPath: actual).pathExtension == URL(fileURLWithPath: place).pathExtension
          else {
            refused.append("\(title): \(actual) is no picture of the report's for \(place)")
            continue
          }
          try ReportFile.copy("\(base)/\(actual)", to: place)
          taken.append(place)
          if let tree = snapshot.actualTree, Self.isReports(tree) {
            try ReportFile.copy("\(base)/\(tree)", to: Self.tree(beside: place))
          }
        }
      }
    }
    let recording = try InlineRecording(inline)
    taken += recording.written
    refused += recording.problems
    for path in taken { print("accepted: \(path)") }
    for line in refused { Terminal.print("Error: \(line)") }
    if !refused.isEmpty { throw ExitCode(TestVerdict.failed.rawValue) }
    if taken.isEmpty {
      Terminal.print("Error: '\(report)' has no failed snapshot of these names")
      throw ExitCode(TestVerdict.nothing.rawValue)
    }
  }

  /// The tree of views beside a picture: `NAME.tree.json`.
  private static func tree(beside picture: String) -> String {
    URL(fileURLWithPath: picture).deletingPathExtension().path + ".tree.json"
  }

  /// Where a reference lies here: in the project's folder, wherever that was when the report was made. Nil for a place
  /// outside of it.
  static func place(of origin: String, from folder: String, in root: String) -> String? {
    let old = URL(fileURLWithPath: origin).standardizedFileURL.path
    for base in [folder, root] where old.hasPrefix(base + "/") {
      let rest = old.dropFirst(base.count + 1)
      // Hidden folders hold no references, and links may lead out of the project.
      if rest.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return nil }
      let place = URL(fileURLWithPath: "\(root)/\(rest)")
      let real = place.deletingLastPathComponent().resolvingSymlinksInPath().path
      return real == root || real.hasPrefix(root + "/") ? place.path : nil
    }
    return nil
  }

  /// Whether a path is that of a copy in the report's folder.
  private static func isReports(_ path: String) -> Bool {
    path.hasPrefix("files/") && !path.split(separator: "/").contains("..")
  }
}
