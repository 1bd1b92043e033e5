// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Snapshots whose references stand in the test.

public import MicaFoundation
internal import MicaXCTest

/// Fails the test unless the text that a strategy makes of a value is the one that a closure returns.
///
/// Partly: sources aren't changed. Without a closure the test fails, and the message has the closure to paste.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  func fail(_ text: String) {
    let own = message()
    SnapshotIssues.fail(
      own.isEmpty ? text : "\(own)\n\(text)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  let actual: String?
  do { actual = try inlineSnapshot(of: value(), snapshotting, timeout) } catch {
    return fail("\(error)")
  }
  guard let expected = expected?() else {
    guard let actual else { return }
    return fail(
      "There is no inline snapshot. Paste this behind the call:\n\n" + closure(of: actual))
  }
  guard let actual else { return fail("The value is nil, and has an inline snapshot") }
  let isRecording = (record ?? SnapshotTestingConfiguration.current?.record) == .all
  if actual.utf8.elementsEqual(expected.utf8) {
    if isRecording { fail("Record mode is on. The inline snapshot is up to date") }
    return
  }
  let lines = LineDifference(expected, actual).text
  fail("Snapshot did not match. Difference: …\n\n\(lines)")
}

/// The text of a value; nil for none.
private func inlineSnapshot<Value>(
  of value: Value?, _ strategy: Snapshotting<Value, String>, _ timeout: TimeInterval
) throws(SnapshotProblem) -> String? {
  guard let value else { return nil }
  let scene = SnapshotScene()
  var text: String?
  let arrival = XCTestExpectation(description: "snapshot")
  SnapshotScene.$current.withValue(scene) {
    strategy.snapshot(value).run {
      text = $0
      arrival.fulfill()
    }
  }
  if text == nil { _ = XCTWaiter.wait(for: [arrival], timeout: timeout) }
  if let problem = scene.problem { throw SnapshotProblem(problem) }
  guard let text else {
    throw SnapshotProblem("The snapshot has not come within \(timeout) s. Pass a higher timeout")
  }
  return text
}

/// A trailing closure that returns a text.
private func closure(of text: String) -> String {
  // As many signs as no part of the text has behind quotes or a backslash.
  var marks = ""
  while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return "{\n  \(marks)\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    + "  \"\"\"\(marks)\n}"
}
