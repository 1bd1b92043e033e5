// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The events of a run of tests, as the command reads them: each is written at once, so that none is lost with the process.

internal import Foundation
internal import MicaJob
internal import MicaXCTest
internal import Synchronization

/// The file of events. Used from any thread.
final class TestLog: Sendable {
  private struct Values {
    var file: Int32?
    var failures = 0
    var ended = 0
    var failedTests: Set<String> = []
    var kept = 0
  }

  private let values: Mutex<Values>
  /// The folder of attachments; nil keeps none.
  private let folder: String?

  /// Opens the file that a job names. Throws `HostError.badTestLog`.
  init(_ job: TestJob) throws {
    var values = Values()
    if let path = job.events {
      let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard file >= 0 else {
        throw HostError.badTestLog(path: path, reason: String(cString: strerror(errno)))
      }
      values.file = file
    }
    if let path = job.attachments {
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true)
      } catch {
        throw HostError.badTestLog(path: path, reason: "\(error)")
      }
    }
    folder = job.attachments
    self.values = Mutex(values)
  }

  /// Writes an event and counts it. A file that can't be written any more fails the run.
  func write(_ event: TestEvent) {
    values.withLock { values in
      switch event.kind {
      case .issue:
        values.failures += 1
        if let test = event.test { values.failedTests.insert(test) }
      case .ended:
        values.ended += 1
        let isTold = event.test.map(values.failedTests.contains) ?? false
        if event.passed == false, !isTold { values.failures += 1 }
      case .skipped: values.ended += 1
      default: break
      }
      guard let file = values.file else { return }
      var rest = Array((event.text + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          Terminal.print(
            "Error: the tests' events can't be written: \(String(cString: strerror(errno)))")
          values.file = nil
          values.failures += 1
          return
        }
      }
    }
  }

  /// How often something went wrong.
  var failureCount: Int { values.withLock { $0.failures } }
  /// How many tests have ended, or were skipped.
  var endedCount: Int { values.withLock { $0.ended } }

  /// Whether something went wrong in a test.
  func hasFailed(_ test: String) -> Bool { values.withLock { $0.failedTests.contains(test) } }

  /// Writes that all tests have run; whether all went well.
  func finish(only names: [String]?) -> Bool {
    if endedCount == 0 {
      Terminal.print(
        names.map { "Error: no test of these names has run: \($0)" } ?? "Error: no test has run")
    }
    let isGood = failureCount == 0 && endedCount > 0
    var event = TestEvent(.finished)
    (event.passed, event.count) = (isGood, endedCount)
    write(event)
    return isGood && failureCount == 0
  }

  /// Writes what a test keeps, and its event. Nothing is written without a folder.
  func keep(
    _ bytes: Data, name: String?, ending: String, test: String?, library: TestEvent.Library?
  ) {
    guard folder != nil else { return }
    var event = TestEvent(.attachment, test: test, library: library)
    event.message = name
    do throws(StoreError) {
      event.file = try store(bytes, name: name ?? "attachment", ending: ending)
    } catch {
      event.message = "\(name ?? "attachment") can't be written: \(error.reason)"
    }
    write(event)
  }

  /// Why a file couldn't be written.
  private struct StoreError: Error {
    var reason: String
  }

  /// Writes a file of its own number into the folder. Returns its path; nil without a folder.
  private func store(
    _ bytes: Data, name: String, ending: String
  ) throws(StoreError) -> String? {
    guard let folder else { return nil }
    let number = values.withLock { values in
      values.kept += 1
      return values.kept
    }
    let plain = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    let stem = String(plain.prefix(80))
    let end = ending.isEmpty || stem.hasSuffix("." + ending) ? "" : "." + ending
    let file = "\(folder)/\(number)-\(stem)\(end)"
    do { try bytes.write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw StoreError(reason: "\(error)")
    }
    return file
  }

  /// Writes the files of a snapshot's comparison, and its event. Returns where the files lie.
  func keep(
    _ snapshot: SnapshotResult, test: String?, library: TestEvent.Library?
  ) -> SnapshotFiles {
    var files = SnapshotFiles()
    var event = TestEvent(.snapshot, test: test, library: library)
    event.message = snapshot.message
    do throws(StoreError) {
      if let bytes = snapshot.actual {
        files.actual = try store(bytes, name: snapshot.name, ending: snapshot.ending)
      }
      if let bytes = snapshot.difference {
        let ending = snapshot.ending == "png" ? "png" : "patch"
        files.difference = try store(bytes, name: snapshot.name + ".difference", ending: ending)
      }
      if let bytes = snapshot.actualTree {
        files.actualTree = try store(bytes, name: snapshot.name + ".tree", ending: "json")
      }
    } catch {
      let text = "the pictures can't be kept: \(error.reason)"
      event.message = (event.message.map { $0 + "\n" } ?? "") + text
    }
    (event.name, event.inline) = (snapshot.name, snapshot.inline)
    if snapshot.inline == nil { event.reference = snapshot.reference }
    (event.file, event.line, event.column) = (snapshot.file, snapshot.line, snapshot.column)
    (event.actual, event.difference) = (files.actual, files.difference)
    (event.actualTree, event.referenceTree) = (files.actualTree, snapshot.referenceTree)
    event.passed = snapshot.hasPassed
    if snapshot.isRecorded { event.recorded = true }
    (event.rebased, event.rebaseNote) = (snapshot.rebased, snapshot.rebaseNote)
    event.rebaseRefusal = snapshot.rebaseRefusal
    write(event)
    return files
  }
}
