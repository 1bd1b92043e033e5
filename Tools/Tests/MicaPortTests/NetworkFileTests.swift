// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of URL sessions that a module gets of its own.

import Testing

@testable import MicaPort

@Suite struct NetworkFileTests {
  @Test(arguments: [
    ("session.dataTaskPublisher(for: url) as URLSession", [NetworkFile.Member.publisher]),
    ("extension URLSession: Loading {}", [.data]),
    (
      "extension URLSession: Loading {\n}\nlet a: URLSession.DataTaskPublisher",
      [.publisher, .data]
    ),
    ("extension URLSession: Loading { func data() {} }", []),
    ("let dataTaskPublisher = 1", []),
  ])
  func aFileGetsWhatItNames(text: String, members: [NetworkFile.Member]) {
    #expect(NetworkFile.members(for: text) == members)
  }

  @Test func theFileImportsWhatItsMembersNeed() {
    #expect(NetworkFile.file(with: [.publisher]).text.contains("import Combine\n"))
    #expect(!NetworkFile.file(with: [.data]).text.contains("import Combine\n"))
  }

  /// Modules in C are there as Mica's own.
  @Test(arguments: ["CommonCrypto", "SQLite3", "zlib"]) func importsOfModulesInCStay(name: String) {
    let module = ModulePorter(moduleName: "App").port([
      SourceFile(path: "/App/A.swift", text: "import \(name)\n")
    ])
    #expect(module.files.first?.text.contains("import \(name)\n") == true)
    #expect(module.problems.isEmpty)
  }
}
