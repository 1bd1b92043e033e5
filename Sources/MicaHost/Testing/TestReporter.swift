// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is told of XCTest's tests: Xcode's text on standard output, events in the log.

internal import MicaFoundation
internal import MicaJob
internal import MicaXCTest
internal import Synchronization

/// The observer that reports.
final class TestReporter: NSObject, XCTestObservation, @unchecked Sendable {
  private let log: TestLog
  /// What the running test keeps.
  private let kept = Mutex<[XCTAttachment]>([])

  init(_ log: TestLog) { self.log = log }

  private var date: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: Date())
  }

  private func seconds(_ value: Double) -> String { String(format: "%.3f", value) }

  // MARK: Suites

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    print("Test Suite '\(testSuite.name)' started at \(date).")
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    guard let run = testSuite.testRun else { return }
    print("Test Suite '\(testSuite.name)' \(run.hasSucceeded ? "passed" : "failed") at \(date).")
    print("\t \(Self.summary(of: run))")
  }

  /// What Xcode prints at the end of a suite.
  static func summary(of run: XCTestRun) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let skipped = run.skipCount == 0 ? "" : "\(counted(run.skipCount, "test")) skipped and "
    return "Executed \(counted(run.executionCount, "test")), with \(skipped)"
      + "\(counted(run.totalFailureCount, "failure")) (\(run.unexpectedExceptionCount) unexpected) in "
      + String(format: "%.3f (%.3f) seconds", run.testDuration, run.totalDuration)
  }

  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
    let isWarning = issue.severity == .warning
    print(issue.line(of: testSuite.name, word: isWarning ? "warning: " : "error: "))
    tell(issue, isWarning ? .warning : .issue, nil)
  }

  // MARK: Tests

  func testCaseWillStart(_ testCase: XCTestCase) {
    kept.withLock { $0 = [] }
    print("Test Case '\(testCase.name)' started.")
    log.write(TestEvent(.started, test: testCase.identifier, library: .xctest))
  }

  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    let isWarning = issue.severity == .warning
    print(issue.line(of: testCase.name, word: isWarning ? "warning: " : "error: "))
    tell(issue, isWarning ? .warning : .issue, testCase.identifier)
  }

  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    var issue = expectedFailure.issue
    issue.detailedDescription =
      (expectedFailure.failureReason.map { "\($0): " } ?? "") + issue.description
    print(issue.line(of: testCase.name, word: "expected failure: "))
    tell(issue, .expected, testCase.identifier)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard let run = testCase.testRun else { return }
    var word = run.hasSucceeded ? "passed" : "failed"
    if let skip = run.skip {
      let location = skip.sourceCodeContext.location
      let place = location.map { "\($0.fileURL.path):\($0.lineNumber)" } ?? "<unknown>:0"
      print("\(place): \(testCase.name) : \(skip.summary)")
      if run.hasSucceeded { word = "skipped" }
      var event = TestEvent(.skipped, test: testCase.identifier, library: .xctest)
      event.message = skip.summary
      (event.file, event.line) = (location?.fileURL.path, location?.lineNumber)
      if run.hasSucceeded { log.write(event) }
    }
    keepAttachments(of: testCase, run.hasSucceeded)
    print("Test Case '\(testCase.name)' \(word) (\(seconds(run.totalDuration)) seconds).")
    guard word != "skipped" else { return }
    var event = TestEvent(.ended, test: testCase.identifier, library: .xctest)
    (event.seconds, event.passed) = (run.totalDuration, run.hasSucceeded)
    log.write(event)
  }

  private func tell(_ issue: XCTIssue, _ kind: TestEvent.Kind, _ test: String?) {
    var event = TestEvent(kind, test: test, library: test == nil ? nil : .xctest)
    event.message = issue.description
    let location = issue.sourceCodeContext.location
    (event.file, event.line) = (location?.fileURL.path, location?.lineNumber)
    log.write(event)
  }

  // MARK: Attachments

  /// Keeps something until it is known what becomes of its test.
  func keep(_ attachment: XCTAttachment, _ test: XCTestCase?) {
    if test == nil { return write(attachment, of: nil) }
    kept.withLock { $0.append(attachment) }
  }

  private func keepAttachments(of test: XCTestCase, _ hasSucceeded: Bool) {
    let all = kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
    for attachment in all where attachment.lifetime == .keepAlways || !hasSucceeded {
      write(attachment, of: test.identifier)
    }
  }

  private func write(_ attachment: XCTAttachment, of test: String?) {
    guard let bytes = attachment.bytes else { return }
    log.keep(
      bytes, name: attachment.name, ending: attachment.fileEnding, test: test,
      library: test == nil ? nil : .xctest)
  }
}
