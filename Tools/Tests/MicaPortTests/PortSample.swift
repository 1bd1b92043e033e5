// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts in and out of the rewriter.

import MicaPort
import Testing

/// A module of files that are given as texts: `a.swift`, `b.swift` …
struct PortSample {
  let before: [SourceFile]
  let module: PortedModule

  init(_ texts: String..., options: PortOptions = PortOptions()) {
    before = texts.enumerated().map { index, text in
      SourceFile(path: "/app/\("abcdef".map(String.init)[index]).swift", text: text)
    }
    module = ModulePorter(moduleName: "App", options: options).port(before)
  }

  /// The user's part of a rewritten file: between our first line and the tables.
  func text(_ index: Int = 0) -> String {
    parts(index).user
  }

  /// What follows it.
  func tables(_ index: Int = 0) -> String {
    parts(index).tables
  }

  private func parts(_ index: Int) -> (user: String, tables: String) {
    let lines = module.files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.lastIndex { $0.hasPrefix("#sourceLocation") } ?? lines.endIndex
    return (
      lines[1..<end].joined(separator: "\n"),
      lines[min(end + 1, lines.count)...].joined(separator: "\n")
    )
  }

  /// One line of the user's part, from 1.
  func line(_ number: Int, of index: Int = 0) -> String {
    String(text(index).split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
  }
}

/// Holds that a text becomes another one of the same width, so that columns after it stay.
func expectPort(
  _ before: String, _ after: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = PortSample(before).text()
  #expect(text == after, sourceLocation: sourceLocation)
}
