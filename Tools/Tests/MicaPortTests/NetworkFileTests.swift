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
}
