// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which test runs, and where issues go: to the current test, whichever thread finds them.

package import MicaContext
internal import Synchronization

/// The tests of one program.
package final class TestSession: ProgramState, Sendable {
  private struct Values: @unchecked Sendable {
    var current: XCTestCase?
    var expectations: [FailureExpectation] = []
    /// The suites that run, each within the one before.
    var suites: [XCTestSuiteRun] = []
    /// Called with an issue that belongs to no test of XCTest's.
    var stray: ((XCTIssue) -> Void)?
    /// Called with something that a test keeps.
    var keep: ((XCTAttachment, XCTestCase?) -> Void)?
    /// Called with each comparison of a snapshot.
    var compare: ((SnapshotResult, XCTestCase?) -> SnapshotFiles)?
    /// Counts the tests that have started, those of Swift Testing too.
    var starts = 0
  }

  private let values = Mutex(Values())
  /// Whom the program's tests tell.
  let center = XCTestObservationCenter()

  /// The session whose test runs, for threads that don't know their program.
  private static let running = Mutex<Unmanaged<TestSession>?>(nil)

  /// The session that reports, for threads that don't know their program, before and after each test.
  private static let reporting = Mutex<TestSession?>(nil)

  /// A session without a test.
  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: TestSession {
    let own: TestSession = ProgramContext.current.state()
    if own.values.withLock({ $0.current != nil || $0.stray != nil }) { return own }
    return running.withLock { $0?.takeUnretainedValue() } ?? reporting.withLock { $0 } ?? own
  }

  /// The test that runs; nil for none.
  package var test: XCTestCase? { values.withLock { $0.current } }

  /// Has issues that belong to no test of XCTest's passed to a closure, and attachments to another one.
  package func listen(
    stray: @escaping (XCTIssue) -> Void, keep: @escaping (XCTAttachment, XCTestCase?) -> Void
  ) {
    values.withLock { ($0.stray, $0.keep) = (stray, keep) }
    Self.reporting.withLock { $0 = self }
  }

  /// Has comparisons of snapshots passed to a closure, which returns where it has put their files.
  package func listen(
    compare: @escaping (SnapshotResult, XCTestCase?) -> SnapshotFiles
  ) {
    values.withLock { $0.compare = compare }
  }

  /// A number that each start of a test changes, so that what a test counts begins anew.
  package var testNumber: Int { values.withLock { $0.starts } }

  /// Says that a test of another library starts.
  package func startTest() { values.withLock { $0.starts += 1 } }

  /// Reports the comparison of a snapshot. Returns where its files were put, or nil without a listener.
  package func report(_ snapshot: SnapshotResult) -> SnapshotFiles? {
    let (compare, test) = values.withLock { ($0.compare, $0.current) }
    return compare?(snapshot, test)
  }

  /// Makes a test the current one while `body` runs.
  func with(_ test: XCTestCase, _ body: () -> Void) {
    let outer = values.withLock { values in
      defer { (values.current, values.expectations) = (test, []) }
      values.starts += 1
      return (values.current, values.expectations)
    }
    let outerRunning = Self.running.withLock { running in
      defer { running = .passUnretained(self) }
      return running
    }
    body()
    Self.running.withLock { $0 = outerRunning }
    values.withLock { ($0.current, $0.expectations) = outer }
  }

  // MARK: Issues

  /// Records an issue of the current test.
  package static func record(_ issue: XCTIssue) {
    let session = current
    if let test = session.test { return test.record(issue) }
    if let suite = session.values.withLock({ $0.suites.last }) { return suite.record(issue) }
    session.recordStray(issue)
  }

  /// Records issues that belong to no test in a suite while `body` runs.
  func with(_ suite: XCTestSuiteRun, _ body: () -> Void) {
    values.withLock { $0.suites.append(suite) }
    body()
    values.withLock { _ = $0.suites.popLast() }
  }

  /// Records an issue that belongs to no test. Without a listener it goes to standard error.
  package func recordStray(_ issue: XCTIssue) {
    guard let stray = values.withLock({ $0.stray }) else {
      FileHandle.standardError.write(Data((issue.line(of: "outside of a test") + "\n").utf8))
      return
    }
    stray(issue)
  }

  /// Keeps something with the report.
  func keep(_ attachment: XCTAttachment, of test: XCTestCase?) {
    values.withLock { $0.keep }?(attachment, test)
  }

  // MARK: Expected failures

  static func expectFailures(_ expectation: FailureExpectation) {
    current.values.withLock { $0.expectations.append(expectation) }
  }

  static func endExpecting(_ expectation: FailureExpectation) {
    current.values.withLock { $0.expectations.removeAll { $0 === expectation } }
    if let failure = expectation.failure { record(failure) }
  }

  /// Ends what the test itself expects: what didn't come is recorded.
  func endExpectations() {
    while let last = values.withLock({ $0.expectations.popLast() }) {
      if let failure = last.failure { Self.record(failure) }
    }
  }

  /// The expectation that an issue meets, the innermost one; nil for none.
  func expectation(of issue: XCTIssue) -> FailureExpectation? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    let all = values.withLock { $0.expectations }
    guard
      let found = all.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) })
    else { return nil }
    values.withLock { _ in found.isMatched = true }
    return found
  }
}

extension XCTIssue {
  /// The line that Xcode prints of a failure.
  package func line(of test: String, word: String = "error: ") -> String {
    let place = sourceCodeContext.location.map { "\($0.fileURL.path):\($0.lineNumber)" }
    return "\(place ?? "<unknown>:0"): \(word)\(test) : \(description)"
  }
}
