// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What all assertions share: expressions are evaluated once, and what fails is recorded in Xcode's words.

/// What an assertion found.
enum AssertionOutcome {
  case success
  /// What Xcode prints after `XCTAssert… failed: `; nil for nothing.
  case failure(String?)
}

/// One call of an assertion.
struct Assertion {
  /// What Xcode calls it: `XCTAssertEqual`.
  let name: String
  let file: StaticString
  let line: UInt

  /// Evaluates an assertion and records its failure. Returns whether it succeeded.
  ///
  /// `message` is evaluated for a failure only. An error of the expression is a failure of its own.
  @discardableResult
  func check(_ message: () -> String, _ body: () throws -> AssertionOutcome) -> Bool {
    let outcome: AssertionOutcome
    do {
      outcome = try body()
    } catch {
      record("threw error \"\(error)\"", message(), .thrownError, error)
      return false
    }
    guard case .failure(let text) = outcome else { return true }
    record(text, message(), .assertionFailure, nil)
    return false
  }

  private func record(
    _ text: String?, _ message: String, _ type: XCTIssue.IssueType, _ error: (any Error)?
  ) {
    let head = "\(name) failed" + (text.map { ": " + $0 } ?? "")
    let description = head + (message.isEmpty ? "" : " - \(message)")
    TestSession.record(
      XCTIssue(
        type: type, compactDescription: description, detailedDescription: nil,
        sourceCodeContext: XCTSourceCodeContext(file, line), associatedError: error,
        attachments: []))
  }
}

/// A value in the words of a failure: `("1")`.
func quoted<Value>(_ value: Value) -> String { "(\"\(value)\")" }
