// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The events of a run of tests, as the command reads them: each is written at once, so that none is lost with the process.

internal import Foundation
internal import MicaJob
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

  /// Writes what a test keeps, and its event. Nothing is written without a folder.
  func keep(
    _ bytes: Data, name: String?, ending: String, test: String?, library: TestEvent.Library?
  ) {
    guard let folder else { return }
    let number = values.withLock { values in
      values.kept += 1
      return values.kept
    }
    let plain = (name ?? "attachment").map {
      $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-"
    }
    let stem = String(plain.prefix(80))
    let file = "\(folder)/\(number)-\(stem)" + (stem.hasSuffix("." + ending) ? "" : "." + ending)
    var event = TestEvent(.attachment, test: test, library: library)
    (event.message, event.file) = (name, file)
    do { try bytes.write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      event.file = nil
      event.message = "\(name ?? "attachment") can't be written: \(error)"
    }
    write(event)
  }
}
