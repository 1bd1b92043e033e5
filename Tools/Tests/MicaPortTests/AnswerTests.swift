// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Apple's compiler does by itself, where only the compiler's types tell that it would.

import Testing

@testable import MicaPort

@Suite struct AnswerTests {
  /// A text with the compiler's words about the word after `•`.
  private func answer(_ marked: String, _ message: String) -> String {
    var (line, column, text) = (1, 1, "")
    var complaints: [StubbedModule.Complaint] = []
    for character in marked {
      if character == "•" {
        complaints.append(
          StubbedModule.Complaint(
            path: "/App/A.swift", line: line, column: column, message: message, gap: nil))
        continue
      }
      text.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    let head = "#sourceLocation(file: \"/App/A.swift\", line: 1)\n"
    let module = AnsweredModule(
      files: [SourceFile(path: "/App/A.swift", text: head + text)], complaints: complaints)
    return String((module.answer().first?.text ?? head + text).dropFirst(head.count))
  }

  @Test(arguments: [
    (
      "let s = type.•init(identifier: i, source: a, destination: b)",
      "let s = _micaNew(type, identifier: i, source: a, destination: b)"
    ),
    ("let v = •View(frame: r)", "let v = _micaNew(View.self, frame: r)"),
    (
      "return Controller.•init(nibName: n, bundle: b)",
      "return _micaNew(Controller.self, nibName: n, bundle: b)"
    ),
    ("return self.kind.•init()", "return _micaNew(self.kind)"),
  ])
  func classesInValuesAreMadeByUIKit(source: String, expected: String) {
    let message =
      "constructing an object of class type 'C' with a metatype value must use a 'required' initializer"
    #expect(answer("func f() {\n  \(source)\n}\n", message) == "func f() {\n  \(expected)\n}\n")
  }

  @Test(arguments: [
    ("let a = •list as [Any]", "let a = list as! [Any]"),
    ("let a = b + (list •as [Any])", "let a = b + (list as! [Any])"),
    ("fill(space, colors: •list, 1)", "fill(space, colors: (list as! CFArray), 1)"),
  ])
  func foundationsListsAreCast(source: String, expected: String) {
    let message = "'NSArray' is not convertible to 'CFArray' (aka 'Array<Any>')"
    #expect(answer("func f() {\n  \(source)\n}\n", message) == "func f() {\n  \(expected)\n}\n")
  }

  @Test func otherComplaintsStay() {
    #expect(answer("let a = •b\n", "cannot find 'b' in scope") == "let a = b\n")
  }
}
