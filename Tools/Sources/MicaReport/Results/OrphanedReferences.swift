// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References that no test compares any more: files in `__Snapshots__` that a whole run has not named.

import Foundation

/// Finds references that no test compares.
package enum OrphanedReferences {
  /// The files, from the root, of a run that left no test out.
  ///
  /// A folder `__Snapshots__/CardTests` belongs to `CardTests.swift` beside it. Its files are judged if all tests of that file
  /// passed and at least one told a comparison: libraries that don't know Mica tell none. A folder without such a file is
  /// judged if every test of the run passed: any of them may compare with it. Files outside of the project are never judged.
  package static func find(in results: TestResults) -> [String] {
    let tests = results.targets.flatMap(\.tests)
    let files = Dictionary(grouping: tests.filter { $0.file != nil }, by: { $0.file! })
    if let scenes = results.scenes { return orphans(of: scenes, in: results) }
    var named: Set<String> = []
    for snapshot in tests.flatMap(\.snapshots) {
      guard let origin = snapshot.origin else { continue }
      let file = real(origin)
      named.insert(file)
      if let rebased = snapshot.rebased { named.insert(real(rebased)) }
      named.insert(URL(fileURLWithPath: file).deletingPathExtension().path + ".tree.json")
    }
    let isCalm = results.hasPassed && tests.allSatisfy { $0.outcome == .passed }
    let root = real(results.folder)
    let folders = Set(files.keys.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    var found: [String] = []
    for folder in folders.sorted() {
      let place = "\(folder)/__Snapshots__"
      for name in names(in: place) {
        let source = "\(folder)/\(name).swift"
        let own = files[source] ?? []
        let isGone = !FileManager.default.fileExists(atPath: source)
        // Those are a run's of `--scenes`.
        if name == "Scenes", isGone { continue }
        let isTold = own.contains { test in test.snapshots.contains { $0.outcome == .passed } }
        guard isGone && isCalm || isTold && own.allSatisfy({ $0.outcome == .passed }) else {
          continue
        }
        let all =
          (FileManager.default.enumerator(atPath: "\(place)/\(name)")?.allObjects as? [String])
          ?? []
        for file in all.map({ "\(place)/\(name)/\($0)" }).sorted() {
          let resolved = real(file)
          guard !named.contains(resolved), resolved.hasPrefix(root + "/") else { continue }
          var isFolder: ObjCBool = false
          let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
          if isThere, !isFolder.boolValue { found.append(file) }
        }
      }
    }
    return found
  }

  /// The files of screens that the program doesn't have any more, whatever device they are of.
  private static func orphans(of scenes: SceneReferences, in results: TestResults) -> [String] {
    guard results.hasPassed, results.targets.flatMap(\.tests).allSatisfy({ $0.outcome == .passed })
    else { return [] }
    let (known, root) = (Set(scenes.stems.map(real)), real(results.folder))
    let all =
      (FileManager.default.enumerator(atPath: scenes.folder)?.allObjects as? [String]) ?? []
    return all.map { "\(scenes.folder)/\($0)" }.sorted().filter { file in
      let url = URL(fileURLWithPath: real(file))
      let stem = String(url.lastPathComponent.prefix { $0 != "." })
      let isPicture = file.hasSuffix(".png") || file.hasSuffix(".tree.json")
      return isPicture && url.path.hasPrefix(root + "/")
        && !known.contains(url.deletingLastPathComponent().path + "/" + stem)
    }
  }

  /// A path without links and `..`: tests may spell one file in several ways.
  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
