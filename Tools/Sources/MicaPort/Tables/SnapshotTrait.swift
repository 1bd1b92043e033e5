// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What MicaTesting has for Swift Testing. It belongs to the program: no host is linked to the toolchain's library.

internal import MicaFolders

/// The trait `.snapshots(record:)`, and issues of snapshots as the running function's.
enum SnapshotTrait {
  /// Sets up what the file declares; called before the tests.
  static let call = "_micaSnapshotIssues()"

  /// `MicaSnapshots.swift`.
  static var file: SourceFile {
    SourceFile(path: "MicaSnapshots.swift", text: GeneratedFiles.header + text)
  }

  private static let text = """
    @_spi(Runner) import MicaTesting
    import Testing

    struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
      let isRecursive = true
      let configuration: SnapshotTestingConfiguration
      func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
      ) async throws {
        try await withSnapshotTesting(
          record: configuration.record, diffTool: configuration.diffTool
        ) { try await function() }
      }
    }

    extension Trait where Self == _SnapshotsTestTrait {
      static var snapshots: Self { snapshots() }
      static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
      ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
      }
      static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
      }
    }

    func _micaSnapshotIssues() {
      SnapshotIssues.record = { message, place in
        guard Test.current != nil else { return false }
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
        return true
      }
    }

    """
}
