// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Inline snapshots: recorded into the sources, compared, accepted.

import Foundation
import Testing

@testable import MicaCommand

private func source(_ values: String, _ closure: String = "") -> String {
  """
  import MicaTesting
  import XCTest
  final class TextTests: XCTestCase {
    func testText() {
      for value in \(values) {
        assertInlineSnapshot(of: value, as: .lines)\(closure)
      }
    }
  }

  """
}

private let recorded = """
   {
          \"""
          one
          "two"
          \"""
        }
  """

private func mica(_ arguments: String..., in folder: String) throws -> (code: Int32, text: String) {
  try TestMachine.run(TestMachine.command, ["test", folder] + arguments, in: folder)
}

@Suite(.serialized) struct InlineSnapshotTests {
  private let name = "Tests/TextTests.swift"

  private func text(_ folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func `a missing text is written behind the call, and compared from then on`() throws {
    let values = #"["one\n\"two\""]"#
    try TestMachine.inFolder([name: source(values)]) { folder in
      let never = try mica("--record", "never", in: folder)
      #expect(never.code == 1 && never.text.contains("nothing is recorded"))
      #expect(try text(folder) == source(values))
      let first = try mica(in: folder)
      #expect(first.code == 1 && first.text.contains("recorded: "))
      #expect(try text(folder) == source(values, recorded))
      #expect(try mica(in: folder).code == 0)
    }
  }

  @Test func `another text fails, and is accepted from the report`() throws {
    let values = #"["three"]"#
    try TestMachine.inFolder([name: source(values, recorded)]) { folder in
      #expect(try mica("--report", folder + "/r", in: folder).code == 1)
      #expect(try text(folder) == source(values, recorded))
      #expect(try mica("--accept", folder + "/r", in: folder).code == 0)
      let changed = try text(folder)
      #expect(changed.contains("        three\n") && !changed.contains("two"))
      #expect(try mica(in: folder).code == 0)
    }
  }

  @Test func `a call with different texts is left as it is`() throws {
    let values = #"["one", "two"]"#
    try TestMachine.inFolder([name: source(values)]) { folder in
      let run = try mica(in: folder)
      #expect(run.code == 1 && run.text.contains("the call makes different texts"))
      #expect(try text(folder) == source(values))
    }
  }
}
