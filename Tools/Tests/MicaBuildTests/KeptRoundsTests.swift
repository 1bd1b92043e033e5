// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Ends of rounds of stubs, kept for the next build of the same sources.

import Foundation
import MicaFolders
import Testing

@testable import MicaBuild

@Suite struct KeptRoundsTests {
  private func module(_ text: String, _ name: String = "App") -> CompiledModule {
    CompiledModule(
      name: name, files: [SourceFile(path: "/a/A.swift", text: text)], swiftVersion: "5",
      conditions: [], isImported: false)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func anEndIsFoundByItsKeyAlone() throws {
    try inFolder { folder in
      try KeptRounds(in: folder).save(.init(key: "1", files: ["/a/A.swift": "x"]))
      try KeptRounds(in: folder).save(.init(key: "2", failure: "A.swift:1:1: error: no"))
      let kept = KeptRounds(in: folder)
      #expect(kept.end("1")?.files == ["/a/A.swift": "x"])
      #expect(kept.end("2")?.failure == "A.swift:1:1: error: no")
      #expect(kept.end("3") == nil)
    }
  }

  @Test func aLaterEndTakesThePlaceOfTheSameKey() throws {
    try inFolder { folder in
      for text in ["x", "y"] {
        try KeptRounds(in: folder).save(.init(key: "1", files: ["/a/A.swift": text]))
      }
      #expect(KeptRounds(in: folder).end("1")?.files == ["/a/A.swift": "y"])
    }
  }

  @Test func damagedFilesAreNone() throws {
    try inFolder { folder in
      try Data([0, 1, 2]).write(to: URL(fileURLWithPath: folder + "/rounds.json"))
      #expect(KeptRounds(in: folder).isEmpty)
    }
  }

  /// Whatever an end depends on changes the key.
  @Test func aKeyFollowsSourcesModulesBelowAndOptions() {
    var known: Set<String> = []
    var other = module("let a = 1")
    other.swiftVersion = "6"
    for (module, below, options) in [
      (module("let a = 1"), [], []), (module("let a = 2"), [], []), (other, [], []),
      (module("let a = 1"), [module("let b = 1", "Below")], []),
      (module("let a = 1"), [module("let b = 2", "Below")], []),
      (module("let a = 1"), [], ["Far"]),
    ] as [(CompiledModule, [CompiledModule], [String])] {
      known.insert(KeptRounds.key(of: module, below: below[...], options))
    }
    #expect(known.count == 6)
    #expect(
      known.contains(KeptRounds.key(of: module("let a = 1"), below: [], [])), "the same again")
  }
}
