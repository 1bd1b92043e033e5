// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Forms of swift-snapshot-testing's older versions, which suites still have.

internal import MicaContext
public import MicaFoundation
internal import Synchronization

/// What a program's tests have set for all of them.
final class OlderSettings: ProgramState, Sendable {
  struct Values {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  private let values = Mutex(Values())

  init(in context: ProgramContext) {}

  static var current: Values {
    get { (ProgramContext.current.state() as OlderSettings).values.withLock { $0 } }
    set { (ProgramContext.current.state() as OlderSettings).values.withLock { $0 = newValue } }
  }
}

/// Whether all references are written, unless a call or `withSnapshotTesting` says otherwise. Default false.
@available(*, deprecated, message: "Use withSnapshotTesting(record:)")
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? OlderSettings.current.record) == .all }
  set { OlderSettings.current.record = newValue ? .all : nil }
}

/// What failures tell to compare files with, unless `withSnapshotTesting` says otherwise.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:)")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { OlderSettings.current.diffTool ?? .default }
  set { OlderSettings.current.diffTool = newValue }
}

/// The older spelling of `assertSnapshot(of:as:)`. `recording` writes the reference.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// The older spelling of `verifySnapshot(of:as:)`. `recording` writes the reference.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:)")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

extension Snapshotting {
  /// The strategy with a wait before the snapshot, in seconds of the program's clock.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        onMain { ProgramTime.pass(duration) }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
