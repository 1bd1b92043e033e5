// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The assertions.

public import MicaFoundation

/// Fails the test unless a value's snapshot agrees with its reference.
///
/// The reference lies in `__Snapshots__` beside the test's source. Where it is missing it is recorded and the test fails, unless
/// `record`, `withSnapshotTesting` or the environment's SNAPSHOT_TESTING_RECORD say otherwise, in this order.
/// `timeout` is in seconds of the program's clock.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  if let message {
    SnapshotIssues.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The same for several strategies of which each has a name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  if strategies.isEmpty {
    SnapshotIssues.fail(
      "No strategy: nothing was compared", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// The same for several strategies without names, whose snapshots are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  if strategies.isEmpty {
    SnapshotIssues.fail(
      "No strategy: nothing was compared", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value's snapshot with its reference. Returns what is wrong; nil if they agree.
///
/// For assertions of one's own. `snapshotDirectory` is the folder of the references; nil for `__Snapshots__` beside the source.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = ReferencePlace(
    source: "\(filePath)", folder: snapshotDirectory, test: testName, name: name,
    pathExtension: snapshotting.pathExtension)
  let call = SnapshotCall(
    record: record, timeout: timeout, file: "\(filePath)", line: Int(line))
  var check = SnapshotCheck(snapshotting, place, call, name: name)
  return check.run(value)
}
