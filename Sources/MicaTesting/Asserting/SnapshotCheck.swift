// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One comparison: the snapshot is taken, compared with its reference, recorded as the mode says, and reported.

internal import MicaFoundation
internal import MicaXCTest
internal import UIKit

/// One call of an assertion.
struct SnapshotCall {
  var record: SnapshotTestingConfiguration.Record?
  var timeout: TimeInterval
  var file: String
  var line: Int
  /// The mode where neither the call nor anything around it says one.
  var fallback = SnapshotTestingConfiguration.Record.missing

  /// The parameter's mode, or that of `withSnapshotTesting`, or the environment's, or the library's.
  func mode() throws(SnapshotProblem) -> SnapshotTestingConfiguration.Record {
    if let record = record ?? SnapshotTestingConfiguration.current?.record { return record }
    if let record = OlderSettings.current.record { return record }
    return try SnapshotTestingConfiguration.environmentRecord() ?? fallback
  }

  /// Takes a snapshot. The program's clock goes on until it is there.
  func take<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ scene: SnapshotScene
  ) throws(SnapshotProblem) -> Format {
    var format: Format?
    let arrival = XCTestExpectation(description: "snapshot")
    SnapshotScene.$current.withValue(scene) {
      strategy.snapshot(value).run {
        format = $0
        arrival.fulfill()
      }
    }
    if format == nil {
      _ = XCTWaiter.wait(for: [arrival], timeout: timeout)
    }
    guard let format else {
      throw SnapshotProblem(
        "The snapshot has not come within \(timeout) s. Pass a higher timeout, or see what the view waits for"
      )
    }
    if let problem = scene.problem { throw SnapshotProblem(problem) }
    return format
  }
}

/// The comparison of one snapshot.
struct SnapshotCheck<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let place: ReferencePlace
  let call: SnapshotCall
  /// What the test has called it; nil for a number.
  let name: String?
  let scene = SnapshotScene()
  var result: SnapshotResult

  init(
    _ strategy: Snapshotting<Value, Format>, _ place: ReferencePlace, _ call: SnapshotCall,
    name: String?
  ) {
    (self.strategy, self.place, self.call, self.name) = (strategy, place, call, name)
    result = SnapshotResult(
      name: place.name, reference: place.file.path, ending: strategy.pathExtension ?? "",
      file: call.file, line: call.line)
  }

  /// Compares and reports. Returns what is wrong; nil for nothing.
  mutating func run(_ value: () throws -> Value) -> String? {
    var message: String?
    do throws(SnapshotProblem) {
      let record = try call.mode()
      let taken = try take(value)
      if let refusal = strategy.diffing.refusal(taken) { throw SnapshotProblem(refusal) }
      message = try compare(taken, record)
    } catch {
      message = error.description
    }
    return report(message)
  }

  private func take(_ value: () throws -> Value) throws(SnapshotProblem) -> Format {
    let own: Value
    do { own = try value() } catch {
      throw SnapshotProblem("The value threw an error: \(error)")
    }
    return try call.take(own, strategy, scene)
  }

  // MARK: Comparing

  private mutating func compare(
    _ taken: Format, _ record: SnapshotTestingConfiguration.Record
  ) throws(SnapshotProblem) -> String? {
    if record == .all {
      try write(taken)
      return "Record mode is on. The snapshot was recorded: \(place.file.path)\n"
        + "Turn record mode off and run the test again to compare with it"
    }
    guard let reference = try place.contents() else {
      if record == .never {
        keep(taken)
        return "There is no reference \(place.file.path), and nothing is recorded. "
          + "Run the test with record mode .missing"
      }
      try write(taken)
      return "There was no reference. The snapshot was recorded: \(place.file.path)\n"
        + "Run the test again to compare with it"
    }
    switch strategy.diffing.compare(reference, taken) {
    case .equal:
      result.hasPassed = true
      return nil
    case .unusable(let reason):
      keep(taken)
      return
        "The reference \(place.file.path) can't be used: \(reason). Delete it and record it again"
    case .different(let text, let attachments, let difference):
      let outcome = try rebase(reference, taken)
      if let message = rebasedMessage(outcome, taken, text, difference) { return message }
      if result.hasPassed { return nil }
      keep(taken)
      result.difference = difference
      let title = name.map { "Snapshot \"\($0)\" does not match reference." }
      var message = title ?? "Snapshot does not match reference."
      if record == .failed {
        try write(taken)
        message += " A new snapshot was recorded."
      }
      attach(attachments)
      let font = PictureFile.fontProblem(of: reference).map { "\n" + $0 } ?? ""
      return message + "\n\n" + text + font
    }
  }

  /// What is wrong with a picture whose reference another system recorded; nil where it isn't rebased, and where it passes. The
  /// reference itself is never written over.
  private mutating func rebasedMessage(
    _ outcome: RebaseOutcome, _ taken: Format, _ text: String, _ difference: Data?
  ) -> String? {
    switch outcome {
    case .none: return nil
    case .agrees:
      result.hasPassed = true
      return nil
    case .recorded(let message):
      keep(taken)
      result.difference = difference
      return message
    case .failed(let reason):
      keep(taken)
      result.difference = difference
      return "Snapshot does not match reference.\n\n\(text)\n\(reason)"
    case .different(let text, let difference):
      keep(taken)
      result.difference = difference
      let font = (try? place.rebasedContents()).flatMap { $0 }.flatMap(PictureFile.fontProblem)
      return "Snapshot does not match its rebased picture \(place.rebased.path).\n\n\(text)"
        + (font.map { "\n" + $0 } ?? "")
    }
  }

  /// Writes the reference.
  private mutating func write(_ taken: Format) throws(SnapshotProblem) {
    let bytes = strategy.diffing.toData(taken)
    if bytes.isEmpty, Format.self == UIImage.self {
      throw SnapshotProblem("The picture can't be written as a PNG")
    }
    let tree = scene.tree()
    try place.write(bytes, tree: tree)
    result.isRecorded = true
    (result.actual, result.actualTree) = (bytes, tree)
  }

  /// Has the report show what was taken.
  private mutating func keep(_ taken: Format) {
    (result.actual, result.actualTree) = (strategy.diffing.toData(taken), scene.tree())
  }

  /// Strategies of others bring attachments of their own; Mica's are in the report already.
  private func attach(_ attachments: [XCTAttachment]) {
    guard !attachments.isEmpty else { return }
    XCTContext.runActivity(named: "Attached Failure Diff") { activity in
      for attachment in attachments { activity.add(attachment) }
    }
  }

  // MARK: Reporting

  /// Tells the report. Returns the message with the files to look at.
  private mutating func report(_ message: String?) -> String? {
    result.message = message
    if FileManager.default.fileExists(atPath: place.tree.path) {
      result.referenceTree = place.tree.path
    }
    let files = TestSession.current.report(result)
    guard let message else { return nil }
    guard !result.isRecorded, let actual = result.actual else { return message }
    guard let path = files?.actual ?? artifact(actual) else { return message }
    let tool =
      SnapshotTestingConfiguration.current?.diffTool ?? OlderSettings.current.diffTool ?? .default
    return message + "\n\n" + tool(currentFilePath: place.file.path, failedFilePath: path)
  }

  /// Writes what was taken to the folder that SNAPSHOT_ARTIFACTS names, or a temporary one; nil if that fails.
  private func artifact(_ bytes: Data) -> String? {
    let root = getenv("SNAPSHOT_ARTIFACTS").map { String(cString: $0) } ?? NSTemporaryDirectory()
    let base = URL(fileURLWithPath: root, isDirectory: true)
    let name = place.folder.lastPathComponent
    var folder = base.appendingPathComponent(name)
    // References may lie in the folder for artifacts themselves: these are never written over.
    if folder.resolvingSymlinksInPath().path == place.folder.resolvingSymlinksInPath().path {
      folder = base.appendingPathComponent("failed").appendingPathComponent(name)
    }
    let file = folder.appendingPathComponent(place.file.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: file, options: .atomic)
    } catch {
      return nil
    }
    return file.path
  }
}
