// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One process of tests, from its start to what it told.

import Foundation
import MicaBuild
import MicaJob
import MicaProcess
import MicaReport

/// What all processes of a target's tests share.
struct TestHosts: Sendable {
  let program: BuiltProgram
  /// The job without names and files.
  let job: TestJob
  /// Added to the hosts' environment.
  let environment: [String: String]
  /// Real seconds without progress.
  let limit: Double
  let watch: TestWatch
  let isVerbose: Bool
}

/// A host that can't read the user's own system font.
struct BadSystemFont: Error {
  /// The host's words.
  let message: String

  init(_ output: String) {
    message =
      output.split(separator: "\n").last { $0.hasPrefix("Error: ") }.map(String.init)
      ?? "Error: the system font can't be read"
  }
}

/// A process of tests that has ended.
struct HostOfTests {
  let records: EventRecords
  let ending: ProcessEnding
  /// Whether it was stopped since it made no progress.
  let isLate: Bool
  /// What it printed; the end of it where it is long.
  let output: String
  private let crash: CrashReport?
  private let outputPath: String
  private let limit: Double

  /// The folder that tests find themselves in on iOS.
  private static let workingFolder = "/"
  private static let mostOutput: UInt64 = 1 << 20

  /// Runs tests by their names, in a process with folders of its own.
  static func run(_ names: [String], _ hosts: TestHosts, in folder: String) throws -> HostOfTests {
    for name in ["tmp", "home"] { try ReportFile.makeFolder("\(folder)/\(name)") }
    var job = hosts.job
    (job.only, job.events) = (names, "\(folder)/events.jsonl")
    job.attachments = "\(folder)/attachments"
    var run = KnownRun(
      hosts.program, job: HostJob(.test(job)).text, limit: nil, answer: nil)
    run.isVerbose = hosts.isVerbose
    run.folder = workingFolder
    run.environment = hosts.environment
    run.environment["TMPDIR"] = "\(folder)/tmp"
    run.environment["HOME"] = "\(folder)/home"
    let path = "\(folder)/output.txt"
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw ReportError.unwritable(path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var number = 0
    let outcome = try run.perform(.file(file)) { supervisor in
      number = hosts.watch.add(events: job.events!, supervisor: supervisor)
    }
    let isLate = hosts.watch.remove(number)
    if outcome.ending == .exit(HostJob.badSystemFont) {
      throw BadSystemFont(end(of: path))
    }
    return HostOfTests(outcome, job.events!, path, isLate: isLate, limit: hosts.limit)
  }

  private init(
    _ outcome: HostOutcome, _ events: String, _ output: String, isLate: Bool, limit: Double
  ) {
    let told = FileManager.default.contents(atPath: events) ?? Data()
    records = EventRecords(String(decoding: told, as: UTF8.self))
    (ending, crash) = (outcome.ending, outcome.crash)
    // Who came to an end just then was not late.
    self.isLate = isLate && records.hasSucceeded == nil
    (outputPath, self.limit) = (output, limit)
    self.output = Self.end(of: output)
  }

  private static func end(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: size > mostOutput ? size - mostOutput : 0)
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// What it printed, as a file to keep.
  var outputFile: [TestAttachment] {
    output.isEmpty ? [] : [TestAttachment(name: "output.txt", path: outputPath)]
  }

  /// The last error that the host printed about itself.
  var lastWords: String? {
    output.split(separator: "\n").last { $0.hasPrefix("Error: ") }.map { String($0.dropFirst(7)) }
  }

  /// How it ended too soon, as the issue of a test. `subject` did it.
  func issue(_ subject: String) -> TestIssue {
    let calls = Self.calls(of: crash)
    let place = crash?.place.map(Place.init)
    let at = place.map { " in \($0.call)" } ?? ""
    var issue: TestIssue
    switch ending {
    case _ where isLate:
      issue = TestIssue(
        "\(subject) made no progress for \(PlainNumber.text(limit)) s and was stopped (--timeout)\(at)"
      )
    case .exit(let code):
      issue = TestIssue(
        "\(subject) ended with exit code \(code) before all tests were over"
          + (lastWords.map { ": \($0)" } ?? "; a test on iOS never calls exit"))
    case .signal(let signal):
      issue = TestIssue("\(subject) crashed\(at) (\(SignalName.text(signal)))")
    case .late: issue = TestIssue("\(subject) was stopped")
    }
    issue.message += calls
    (issue.file, issue.line) = (place?.file, place?.line)
    return issue
  }

  /// The calls of a crash down to the test: those of the runner say nothing.
  private static func calls(of crash: CrashReport?) -> String {
    guard let lines = crash?.text.split(separator: "\n") else { return "" }
    let own = lines.prefix { line in
      !line.contains("/v1/builds/") && !line.contains("/MicaXCTest/Cases/")
    }
    return own.map { "\n\($0)" }.joined()
  }

  /// A call in a source: `/a/Card.swift:3:7 in Card.draw()`.
  private struct Place {
    var file: String?
    var line: Int?
    var call: String

    init(_ text: String) {
      call = text
      guard let sides = text.firstRange(of: " in ") else { return }
      call = String(text[sides.upperBound...])
      var parts = text[..<sides.lowerBound].split(separator: ":")
      guard parts.count >= 3, Int(parts[parts.count - 1]) != nil,
        let line = Int(parts[parts.count - 2])
      else { return }
      parts.removeLast(2)
      (file, self.line) = (parts.joined(separator: ":"), line)
    }
  }
}
