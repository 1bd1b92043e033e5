// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The groups of a target, several at a time, each several times where that is asked for.

import Foundation
import MicaBuild
import MicaPortJob
import MicaReport
import Synchronization

/// How the groups of a target run.
struct TestPace: Equatable, Sendable {
  /// Processes at a time.
  var parallel = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// How often each test runs.
  var attempts = 1
  /// Whether a test that failed isn't repeated.
  var endsRepeating = false
  /// Whether nothing more begins after the first failure.
  var failsFast = false
}

/// Runs the tests of a built target.
final class TargetRun: Sendable {
  private struct State {
    var next = 0
    var results: [Int: [TestResult]] = [:]
    var failure: (any Error)?
    var hasFailed = false
    var folderCount = 0
  }

  private let groups: [TestGroup]
  private let hosts: TestHosts
  private let pace: TestPace
  private let folder: String
  private let report: @Sendable (_ tests: [TestResult], _ output: String) -> Void
  private let state = Mutex(State())

  /// `folder` is this target's own. `report` is called after each group, one at a time, from any thread.
  init(
    _ groups: [TestGroup], hosts: TestHosts, pace: TestPace, folder: String,
    report: @escaping @Sendable (_ tests: [TestResult], _ output: String) -> Void
  ) {
    (self.groups, self.hosts, self.pace, self.folder) = (groups, hosts, pace, folder)
    self.report = report
  }

  /// The results of all groups, in their order.
  func perform() throws -> [TestResult] {
    let count = min(pace.parallel, max(1, groups.count))
    let done = DispatchGroup()
    for _ in 0..<count {
      done.enter()
      Thread.detachNewThread { [self] in
        while runNext() {}
        done.leave()
      }
    }
    done.wait()
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      return groups.indices.flatMap { state.results[$0] ?? [] }
    }
  }

  /// Runs one more group; whether there was one.
  private func runNext() -> Bool {
    let next = state.withLock { state -> Int? in
      guard state.failure == nil, state.next < groups.count else { return nil }
      state.next += 1
      return state.next - 1
    }
    guard let next else { return false }
    do {
      let (tests, output) =
        pace.failsFast && state.withLock { $0.hasFailed }
        ? (leftOut(groups[next]), "") : try run(groups[next])
      state.withLock { state in
        state.results[next] = tests
        if tests.contains(where: { !$0.hasPassed }) { state.hasFailed = true }
        report(tests, output)
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
    return true
  }

  private func leftOut(_ group: TestGroup) -> [TestResult] {
    group.tests.map { TestResult(leftOut: $0, because: "left out after a failure (--fail-fast)") }
  }

  /// Runs a group as often as asked for.
  private func run(_ group: TestGroup) throws -> (tests: [TestResult], output: String) {
    var all: [[TestResult]] = []
    var printed = ""
    for _ in 0..<max(1, pace.attempts) {
      let number = state.withLock { state in
        state.folderCount += 1
        return state.folderCount
      }
      let (tests, output) = try GroupRun.results(
        of: group, hosts: hosts, folder: "\(folder)/\(number)")
      all.append(tests)
      printed += output
      if pace.endsRepeating, tests.contains(where: { !$0.hasPassed }) { break }
    }
    return (Self.merged(all), printed)
  }

  /// One result for each test of several passes.
  static func merged(_ passes: [[TestResult]]) -> [TestResult] {
    guard passes.count > 1 else { return passes.first ?? [] }
    struct Key: Hashable {
      let name: String
      let number: Int
    }
    var order: [Key] = []
    var runs: [Key: [TestResult]] = [:]
    for pass in passes {
      var counts: [String: Int] = [:]
      for test in pass {
        let key = Key(name: test.name, number: counts[test.name, default: 0])
        counts[test.name, default: 0] += 1
        if runs[key] == nil { order.append(key) }
        runs[key, default: []].append(test)
      }
    }
    return order.map { merged(runs[$0] ?? []) }
  }

  /// The first run that went wrong, with the issues of all others.
  private static func merged(_ runs: [TestResult]) -> TestResult {
    let bad = runs.filter { !$0.hasPassed }
    var result = bad.first ?? runs[0]
    result.attempts = runs.reduce(0) { $0 + $1.attempts }
    result.seconds = runs.reduce(0) { $0 + $1.seconds }
    for issue in bad.dropFirst().flatMap(\.issues) where !result.issues.contains(issue) {
      result.issues.append(issue)
    }
    if !bad.isEmpty, bad.count < runs.count {
      result.issues.append(TestIssue("it failed in \(bad.count) of \(runs.count) runs", .warning))
    }
    return result
  }
}

extension TestResult {
  /// A declared test that can't run, since it needs what isn't there.
  init(needing test: ListedTest) {
    self.init(test.name, test.library == .xctest ? .xctest : .testing, .missing)
    (file, line) = (test.file.isEmpty ? nil : test.file, test.line)
    issues = [TestIssue(test.needs ?? "needs what isn't there", file: file, line: line)]
  }

  /// A declared test that doesn't run.
  init(leftOut test: ListedTest, because reason: String) {
    self.init(test.name, test.library == .xctest ? .xctest : .testing, .skipped)
    (file, line) = (test.file.isEmpty ? nil : test.file, test.line)
    (attempts, issues) = (0, [TestIssue(reason, .warning)])
  }
}
