// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Snapshots whose references stand in the test.

public import MicaFoundation
internal import MicaXCTest

/// Fails the test unless the text that a strategy makes of a value is the one that a closure returns.
///
/// Where the mode says so, `mica test` writes the text behind the call once all tests have run, in the place of the closure that
/// is there; the test fails then. A call that runs several times with different texts is left as it is.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    record: record, timeout: timeout, file: "\(filePath)", line: Int(line))
  var check = InlineCheck(snapshotting, call, column: Int(column))
  guard let text = check.run(value, expected) else { return }
  let own = message()
  SnapshotIssues.fail(
    own.isEmpty ? text : "\(own)\n\(text)", fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// The comparison of a text with the one in the test.
private struct InlineCheck<Value> {
  let strategy: Snapshotting<Value, String>
  let call: SnapshotCall
  private var result: SnapshotResult

  init(_ strategy: Snapshotting<Value, String>, _ call: SnapshotCall, column: Int) {
    (self.strategy, self.call) = (strategy, call)
    result = SnapshotResult(
      name: "line \(call.line)", reference: "", ending: strategy.pathExtension ?? "txt",
      file: call.file, line: call.line)
    result.column = column
  }

  /// Compares and reports. Returns what is wrong; nil for nothing.
  mutating func run(_ value: () throws -> Value?, _ expected: (() -> String)?) -> String? {
    do {
      let record = try call.mode()
      guard let value = try value() else {
        return expected == nil ? nil : "The value is nil, and has an inline snapshot"
      }
      let actual = try call.take(value, strategy, SnapshotScene())
      return compare(actual, expected?(), record)
    } catch {
      return error is SnapshotProblem ? "\(error)" : "The value threw an error: \(error)"
    }
  }

  private mutating func compare(
    _ actual: String, _ expected: String?, _ record: SnapshotTestingConfiguration.Record
  ) -> String? {
    result.inline = actual
    let isEqual = expected.map { actual.utf8.elementsEqual($0.utf8) } ?? false
    if isEqual, record == .all {
      return told("Record mode is on. The inline snapshot is up to date")
    }
    result.hasPassed = isEqual
    if isEqual { return told(nil) }
    result.actual = Data(actual.utf8)
    let lines = LineDifference(expected ?? "", actual).text
    if expected != nil { result.difference = Data(lines.utf8) }
    let records = expected == nil ? record != .never : record == .all || record == .failed
    guard records else {
      return told(
        expected == nil
          ? "There is no inline snapshot, and nothing is recorded. Run the test with record mode .missing\n\n"
            + lines : "Snapshot did not match. Difference: …\n\n\(lines)")
    }
    result.isRecorded = true
    return told(
      "The inline snapshot is recorded behind the call when all tests have run. Run the test again to compare with it\n\n"
        + lines)
  }

  /// Tells the report. Returns the message.
  private mutating func told(_ message: String?) -> String? {
    result.message = message
    guard TestSession.current.report(result) == nil, result.isRecorded else { return message }
    return "Inline snapshots are recorded by `mica test` alone"
  }
}
