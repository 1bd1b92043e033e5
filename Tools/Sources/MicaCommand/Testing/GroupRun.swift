// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tests of a group, in as many processes as it takes: a test that ends its process costs itself, and the next process
// goes on behind it.

import Foundation
import MicaBuild
import MicaJob
import MicaPortJob
import MicaProcess
import MicaReport

/// One pass through the tests of a group.
struct GroupRun {
  let group: TestGroup
  let hosts: TestHosts
  /// The folder of this pass; one that is not there yet.
  let folder: String

  private var tests: [TestResult] = []
  /// What went wrong outside of any test.
  private var outside: [TestIssue] = []
  private var output = ""
  private var processCount = 0

  init(_ group: TestGroup, hosts: TestHosts, folder: String) {
    (self.group, self.hosts, self.folder) = (group, hosts, folder)
  }

  /// Runs all tests once.
  ///
  /// Throws `StartFailure` and `ReportError` where no process can be started.
  static func results(
    of group: TestGroup, hosts: TestHosts, folder: String
  ) throws -> (tests: [TestResult], output: String) {
    var run = GroupRun(group, hosts: hosts, folder: folder)
    // Classes that make their tests while they run are declared by their names alone.
    var rest = group.tests.map(\.name).filter { group.library == .testing || $0.contains("/") }
    for names in chunks(of: group.names) { try run.walk(names, &rest) }
    for spec in group.tests where spec.isOpen {
      guard !run.tests.contains(where: { spec.includes(.xctest, $0.name) }) else { continue }
      var test = TestResult(spec.name, run.library, .missing)
      test.issues = [TestIssue("this class makes its tests while it runs, and none of them ran")]
      run.tests.append(test)
    }
    for name in rest {
      var test = TestResult(name, run.library, .missing)
      test.issues = [TestIssue("declared, but it neither ran nor was skipped")]
      run.tests.append(test)
    }
    run.place()
    if !run.outside.isEmpty {
      let fails = run.outside.contains { $0.kind == .failure }
      var stray = TestResult(
        "\(group.title)/\(TestResult.outside)", run.library, fails ? .failed : .passed)
      (stray.issues, stray.file) = (run.outside, group.tests.first?.file)
      if fails { run.tests.append(stray) }
    }
    return (run.tests, run.output)
  }

  private var library: TestResult.Library { group.library == .xctest ? .xctest : .testing }

  /// Names as one argument of a process may hold them.
  private static func chunks(of names: [String]) -> [[String]] {
    let most = 60_000
    var chunks: [[String]] = []
    var size = most
    for name in names {
      if size + name.utf8.count + 3 > most {
        chunks.append([])
        size = 0
      }
      chunks[chunks.count - 1].append(name)
      size += name.utf8.count + 3
    }
    return chunks
  }

  // MARK: Processes

  /// Runs tests until each has run or ended a process; takes those that did out of `rest`.
  private mutating func walk(_ first: [String], _ rest: inout [String]) throws {
    var names = first
    while true {
      let process = try HostOfTests.run(names, hosts, in: "\(folder)/\(processCount)")
      processCount += 1
      output += process.output
      outside += process.records.strayIssues
      let records = process.records.records
      for record in records {
        tests.append(result(of: record, in: process))
        if let index = rest.firstIndex(of: record.name) { rest.remove(at: index) }
      }
      let left = rest.filter { name in
        first.contains(name) || first.contains(String(name.prefix { $0 != "/" }))
      }
      if process.records.hasSucceeded != nil {
        checkEnd(of: process)
        // A function that never ends takes those behind it along: they run in the next process.
        if left.isEmpty || records.isEmpty || left == names { return }
        names = left
        continue
      }
      if !records.contains(where: \.isOpen) {
        guard !records.isEmpty else { return fail(&rest, of: names, by: process) }
        outside.append(process.issue("after \(records[records.count - 1].name), the process"))
      } else if group.tests.contains(where: { $0.isOpen }) {
        outside.append(
          TestIssue("the tests that \(group.title) makes after this one did not run"))
      }
      names = left
      if names.isEmpty { return }
    }
  }

  /// What a process says that came to its end, beside its tests.
  private mutating func checkEnd(of process: HostOfTests) {
    let hasSucceeded = process.records.hasSucceeded ?? false
    if process.ending == .exit(hasSucceeded ? 0 : 1) {
      let isTold =
        process.records.records.contains { $0.outcome != .passed && $0.outcome != .skipped }
        || process.records.strayIssues.contains { $0.kind == .failure }
      guard !hasSucceeded, !isTold, !process.records.records.isEmpty else { return }
      outside.append(
        TestIssue("the run failed: \(process.lastWords ?? "its host doesn't say why")"))
    } else {
      outside.append(process.issue("after all tests, the process"))
    }
  }

  /// A process that ended before its first test: none of its tests can run.
  private mutating func fail(
    _ rest: inout [String], of names: [String], by process: HostOfTests
  ) {
    let own = rest.filter { names.contains($0) || names.contains(String($0.prefix { $0 != "/" })) }
    rest.removeAll(where: own.contains)
    let issue = process.issue("before this test, the process")
    if own.isEmpty { outside.append(issue) }
    for name in own {
      var test = TestResult(name, library, process.isLate ? .timedOut : .crashed)
      test.issues = [issue]
      test.attachments = process.outputFile
      tests.append(test)
    }
  }

  private func result(of record: TestRecord, in process: HostOfTests) -> TestResult {
    var test = TestResult(
      record.name, record.library, record.outcome ?? (process.isLate ? .timedOut : .crashed))
    (test.seconds, test.issues) = (record.seconds, record.issues)
    (test.attachments, test.snapshots) = (record.attachments, record.snapshots)
    if record.isOpen { test.issues.append(process.issue("the test")) }
    if !test.hasPassed { test.attachments += process.outputFile }
    return test
  }

  // MARK: Places

  /// Gives each result the place of its declaration, and brings them into the order of these.
  private mutating func place() {
    var places: [String: [Int]] = [:]
    for (index, test) in group.tests.enumerated() { places[test.name, default: []].append(index) }
    var ordered: [(Int, TestResult)] = []
    for (number, test) in tests.enumerated() {
      var test = test
      var index = group.tests.count + number
      if let own = places[test.name], let first = own.first {
        index = first
        // The second test of a name is the second declaration of it.
        if own.count > 1 { places[test.name] = Array(own.dropFirst()) }
        let declared = group.tests[first]
        if !declared.file.isEmpty { test.file = declared.file }
        if declared.line > 0 { test.line = declared.line }
      }
      ordered.append((index, test))
    }
    tests = ordered.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }
}
