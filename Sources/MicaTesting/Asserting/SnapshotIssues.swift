// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where failures of snapshots go: to the running test, whichever library it belongs to.

internal import MicaXCTest
internal import Synchronization

/// Failures of snapshots.
@_spi(Runner) public enum SnapshotIssues {
  /// A call of an assertion.
  public struct Place: Sendable {
    /// The module and the file: `Module/File.swift`.
    public let fileID: String
    /// The file.
    public let filePath: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
  }

  /// Records a failure as an issue of Swift Testing; false if none of its functions runs.
  public typealias Recorder = @Sendable (_ message: String, _ place: Place) -> Bool

  private static let recorder = Mutex<Recorder?>(nil)

  /// What a program of tests sets that has functions of Swift Testing: Mica itself isn't linked to that library.
  public static var record: Recorder? {
    get { recorder.withLock { $0 } }
    set { recorder.withLock { $0 = newValue } }
  }

  /// Fails the running test. The host passes issues outside of XCTest's tests to the running function of Swift Testing.
  static func fail(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let place = Place(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    if place.fileID.contains("/"), record?(message, place) == true { return }
    XCTFail(message, file: filePath, line: line)
  }
}
