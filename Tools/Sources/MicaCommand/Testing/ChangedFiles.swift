// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What differs from a revision of Git, and which targets of tests that concerns.

import ArgumentParser
import Foundation
import MicaFolders
import MicaProcess

/// The files of a folder that differ from a revision.
struct ChangedFiles {
  /// Their paths, from the root; files that aren't there any more among them.
  let paths: Set<String>
  private let revision: String

  /// Endings of files that no target is made from.
  private static let documents: Set<String> = ["md", "txt", "rst", "markdown", "yml", "yaml"]

  /// A path without links: Git's are, those of a target may not be.
  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Asks Git. Throws `ValidationError` for a folder that isn't in Git, and for an unknown revision.
  init(since revision: String, in folder: String) throws {
    self.revision = revision
    let start = URL(fileURLWithPath: folder).standardizedFileURL.path
    let root = try Self.git(["rev-parse", "--show-toplevel"], in: start, revision)
      .trimmingCharacters(in: .newlines)
    _ = try Self.git(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: start, revision)
    // Of a renamed file both names count.
    let changed = try Self.git(
      ["diff", "--name-only", "--no-renames", "-z", revision], in: root, revision)
    let added = try Self.git(
      ["ls-files", "--others", "--exclude-standard", "-z"], in: root, revision)
    let names = (changed + added).split(separator: "\0")
    let place = Self.real(root)
    paths = Set(names.map { "\(place)/\($0)" })
  }

  private static func git(_ words: [String], in folder: String, _ revision: String) throws -> String
  {
    var process = ChildProcess("/usr/bin/env", ["git", "-C", folder] + words)
    process.isQuiet = true
    guard let outcome = try? process.collect(withErrors: false), outcome.ending == .exit(0) else {
      throw ValidationError(
        "--since \(revision): 'git \(words.joined(separator: " "))' fails in '\(folder)'; "
          + "it needs a folder under Git and a revision that is there")
    }
    return outcome.text
  }

  /// Why a target runs; nil if nothing of it differs. `find` looks through the target.
  func reason(_ find: () throws -> ProgramFolder) -> String? {
    if paths.isEmpty { return nil }
    guard let program = try? find() else { return "runs, since its files can't be told" }
    let modules = program.localModules
    var files = Set(program.sources + modules.flatMap(\.sources))
    files.formUnion(modules.flatMap { $0.c.map { $0.sources + $0.headerFiles } ?? [] })
    if let info = program.info?.file { files.insert(info) }
    files = Set(files.map(Self.real))
    let folders = (program.resources + modules.flatMap(\.resources)).map { Self.real($0.path) }
    let own = Set(program.sources.map { FolderPath.folder(of: Self.real($0)) })
    for path in paths.sorted() {
      if files.contains(path) { return "runs, since \(path) differs" }
      if folders.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
        return "runs, since \(path) differs"
      }
      // References lie beside the sources that ask for them.
      if path.contains("/__Snapshots__/") || path.contains("/ReferenceImages") {
        return own.contains { path.hasPrefix($0 + "/") }
          ? "runs, since \(path) differs"
          : "runs, since \(path) differs, and whose reference that is can't be told"
      }
      if isSource(path) { continue }
      // Documents among the sources may be what tests read.
      if Self.documents.contains(FolderPath.ending(of: path)),
        !own.contains(where: { path.hasPrefix($0 + "/") })
      {
        continue
      }
      return "runs, since \(path) differs, and what that concerns can't be told"
    }
    return nil
  }

  /// Whether a file is a source of some other target: one that is there, and that this target doesn't compile.
  private func isSource(_ path: String) -> Bool {
    FolderPath.ending(of: path) == "swift" && !FolderPath.name(of: path).hasPrefix("Package")
      && FileManager.default.fileExists(atPath: path)
  }
}
