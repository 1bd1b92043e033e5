// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which references are recorded, and what a failure tells to look at them with.

internal import MicaFoundation

/// The settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the code that runs; nil outside of `withSnapshotTesting`.
  @_spi(Internals) @TaskLocal public static var current: Self?

  /// What a failure's message tells to compare files with; nil for what is set around.
  public var diffTool: DiffTool?
  /// Which references are recorded; nil for what is set around.
  public var record: Record?

  /// Settings, of which either may be left to what is set around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// Which references a test writes. A test that writes one fails in every mode.
  public struct Record: Equatable, Sendable {
    enum Mode: String {
      case all, missing, failed, never
    }

    let mode: Mode

    /// All of them, in the place of old ones.
    public static let all = Record(mode: .all)
    /// Those of snapshots that differ from theirs, and missing ones.
    public static let failed = Record(mode: .failed)
    /// Missing ones. This is the default.
    public static let missing = Record(mode: .missing)
    /// None: a missing reference is a failure and nothing is written.
    public static let never = Record(mode: .never)

    private init(mode: Mode) { self.mode = mode }

    /// The mode of a name: "all", "failed", "missing", "never". Nil for other texts.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }
  }

  /// What a failure's message says of the two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// The text that a function makes of the reference's path and that of the failed snapshot.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.tool = tool
    }

    /// A command that gets both paths.
    public init(stringLiteral value: StringLiteralType) {
      tool = { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool("ksdiff")

    /// Both files as links.
    public static let `default` = DiffTool { "@−\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }

    /// The text for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }

  /// The variable that `mica test --record` sets for a host.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The environment's mode; nil for none. Throws `SnapshotProblem` for a text that names no mode.
  static func environmentRecord() throws(SnapshotProblem) -> Record? {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else {
      return nil
    }
    guard let record = Record(rawValue: text) else {
      throw SnapshotProblem(
        "\(variable) is \"\(text)\". Set it to all, missing, failed or never")
    }
    return record
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// The older form: true for `.all`, false for `.missing`.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Why a snapshot can't be taken, compared or stored, in words.
struct SnapshotProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Runs a closure with settings for the snapshot tests in it. Those that are nil stay as they are around. Returns what the
/// closure returns.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  let outer = SnapshotTestingConfiguration.current
  let settings = SnapshotTestingConfiguration(
    record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(settings, operation: operation)
}

/// The same for a closure that suspends.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let outer = SnapshotTestingConfiguration.current
  let settings = SnapshotTestingConfiguration(
    record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    settings, operation: operation, isolation: isolation)
}
