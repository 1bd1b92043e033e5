// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Inline snapshots in sources.

import Testing

@testable import MicaPort

struct InlineWriterTests {
  private func changed(_ source: String, _ texts: (line: Int, text: String)...) -> String {
    let (result, problems) = InlineWriter.changed(
      source, texts.map { InlineText(path: "a.swift", line: $0.line, column: nil, text: $0.text) })
    #expect(problems.isEmpty)
    return result
  }

  private func problems(_ source: String, _ texts: InlineText...) -> [String] {
    let (result, problems) = InlineWriter.changed(source, texts)
    #expect(result == source)
    return problems
  }

  @Test func aTextIsIndentedAsItsCall() {
    let source = """
      func testA() {
          assertInlineSnapshot(
              of: a, as: .lines)
          assertInlineSnapshot(of: b, as: .dump)
      }

      """
    #expect(
      changed(source, (2, "x\n\n  y"), (4, "z")) == """
        func testA() {
            assertInlineSnapshot(
                of: a, as: .lines) {
                \"""
                x

                  y
                \"""
            }
            assertInlineSnapshot(of: b, as: .dump) {
                \"""
                z
                \"""
            }
        }

        """)
  }

  @Test func anOldTextIsReplaced() {
    let source =
      "func testA() {\n\tassertInlineSnapshot(of: a, as: .lines) {\n\t\t\"old\"\n\t}\n\tb()\n}\n"
    #expect(
      changed(source, (2, "new"))
        == "func testA() {\n\tassertInlineSnapshot(of: a, as: .lines) {\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\"\n\t}\n\tb()\n}\n"
    )
    #expect(
      changed("assertInlineSnapshot(of: a, as: .dump, matches: { \"old\" })\n", (1, "new"))
        == "assertInlineSnapshot(of: a, as: .dump, matches: {\n  \"\"\"\n  new\n  \"\"\"\n})\n")
  }

  /// Quotes, backslashes and signs that can't be in a literal come out as they were.
  @Test func anyTextIsALiteral() {
    #expect(
      changed("assertInlineSnapshot(of: a, as: .lines)\n", (1, "\"\"\"\\(a)\u{1}"))
        == "assertInlineSnapshot(of: a, as: .lines) {\n  #\"\"\"\n  \"\"\"\\(a)\\#u{1}\n  \"\"\"#\n}\n"
    )
  }

  @Test func whatCantBeRecordedIsTold() {
    let source = "assertInlineSnapshot(of: a, as: .lines)\nb()\n"
    func text(_ line: Int, _ text: String, column: Int? = nil) -> InlineText {
      InlineText(path: "a.swift", line: line, column: column, text: text)
    }
    #expect(problems(source, text(1, "x"), text(1, "y"))[0].contains("different texts"))
    #expect(problems(source, text(2, "x"))[0].hasPrefix("a.swift:2: "))
    let two =
      "f { assertInlineSnapshot(of: a, as: .lines); assertInlineSnapshot(of: b, as: .lines) }\n"
    #expect(problems(two, text(1, "x")).count == 1)
    #expect(problems("assertInlineSnapshot(of: a, as: b, matches: c)\n", text(1, "x")).count == 1)
    let both = InlineWriter.changed(two, [text(1, "x", column: 46)]).0
    #expect(
      both.hasPrefix("f { assertInlineSnapshot(of: a, as: .lines); assert") && both.contains("x"))
  }
}
