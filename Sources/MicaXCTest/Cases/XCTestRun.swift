// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What came of tests.

internal import MicaContext

/// One run of a test or a suite.
open class XCTestRun: NSObject, @unchecked Sendable {
  /// What runs.
  public let test: XCTest
  /// When it began, on the program's clock; nil before.
  open private(set) var startDate: Date?
  /// When it ended, on the program's clock; nil before.
  open private(set) var stopDate: Date?
  /// How many tests have run.
  open var executionCount: Int { stopDate == nil ? 0 : 1 }
  /// How many tests were skipped.
  open var skipCount: Int { hasBeenSkipped ? 1 : 0 }
  /// How many assertions failed.
  open var failureCount: Int { failures }
  /// How many errors came that nothing asserted.
  open var unexpectedExceptionCount: Int { unexpected }
  /// How many expected failures came.
  open var expectedFailureCount: Int { expected }
  /// Whether the test was skipped.
  open internal(set) var hasBeenSkipped = false

  /// What this run itself has counted.
  fileprivate private(set) var (failures, unexpected) = (0, 0)
  var expected = 0
  /// The machine's time at the start and at the end.
  private var times: (start: Double, stop: Double) = (0, 0)
  /// Why the test was skipped; nil where it wasn't.
  package internal(set) var skip: XCTSkip?

  /// A run that has not begun.
  public required init(test: XCTest) { self.test = test }

  /// How long it has taken, in seconds of the machine's time; 0 until it ends.
  open var totalDuration: TimeInterval { max(0, times.stop - times.start) }
  /// How long its tests have taken, in seconds of the machine's time.
  open var testDuration: TimeInterval { totalDuration }
  /// How many tests it holds.
  open var testCaseCount: Int { test.testCaseCount }
  /// How often something went wrong.
  open var totalFailureCount: Int { failureCount + unexpectedExceptionCount }
  /// Whether it has ended without a failure.
  open var hasSucceeded: Bool { stopDate != nil && totalFailureCount == 0 }

  /// Begins.
  open func start() {
    precondition(startDate == nil, "A test run is started once.")
    startDate = Date()
    times.start = MachineTime.now
  }

  /// Ends.
  open func stop() {
    precondition(
      startDate != nil && stopDate == nil, "A test run is stopped once, after its start.")
    stopDate = Date()
    times.stop = MachineTime.now
  }

  /// Counts an issue.
  open func record(_ issue: XCTIssue) {
    guard issue.severity == .error else { return }
    if issue.isUnexpected { unexpected += 1 } else { failures += 1 }
  }
}

/// One run of a test.
open class XCTestCaseRun: XCTestRun, @unchecked Sendable {
  /// Begins, and tells observers.
  open override func start() {
    super.start()
    if let test = test as? XCTestCase {
      XCTestObservationCenter.shared.tell { $0.testCaseWillStart(test) }
    }
  }

  /// Ends, and tells observers.
  open override func stop() {
    super.stop()
    if let test = test as? XCTestCase {
      XCTestObservationCenter.shared.tell { $0.testCaseDidFinish(test) }
    }
  }

  /// Counts an issue, and tells observers.
  open override func record(_ issue: XCTIssue) {
    super.record(issue)
    guard let test = test as? XCTestCase else { return }
    let location = issue.sourceCodeContext.location
    XCTestObservationCenter.shared.tell {
      $0.testCase(test, didRecord: issue)
      $0.testCase(
        test, didFailWithDescription: issue.description, inFile: location?.fileURL.path,
        atLine: location?.lineNumber ?? 0)
    }
  }
}

/// One run of a suite: the sum of its tests' runs.
open class XCTestSuiteRun: XCTestRun, @unchecked Sendable {
  /// The runs of its tests, in their order.
  open private(set) var testRuns: [XCTestRun] = []

  /// How long its tests have taken together, in seconds of the machine's time.
  open override var testDuration: TimeInterval { testRuns.reduce(0) { $0 + $1.testDuration } }
  /// How many tests have run.
  open override var executionCount: Int { testRuns.reduce(0) { $0 + $1.executionCount } }
  /// How many tests were skipped.
  open override var skipCount: Int { testRuns.reduce(0) { $0 + $1.skipCount } }
  /// How many assertions failed, in its tests and in its own set-up.
  open override var failureCount: Int { testRuns.reduce(failures) { $0 + $1.failureCount } }
  /// How many errors came that nothing asserted.
  open override var unexpectedExceptionCount: Int {
    testRuns.reduce(unexpected) { $0 + $1.unexpectedExceptionCount }
  }
  /// How many expected failures came.
  open override var expectedFailureCount: Int {
    testRuns.reduce(0) { $0 + $1.expectedFailureCount }
  }

  /// Adds the run of one of its tests.
  open func addTestRun(_ testRun: XCTestRun) { testRuns.append(testRun) }

  /// Begins, and tells observers.
  open override func start() {
    super.start()
    if let suite = test as? XCTestSuite {
      XCTestObservationCenter.shared.tell { $0.testSuiteWillStart(suite) }
    }
  }

  /// Ends, and tells observers.
  open override func stop() {
    super.stop()
    if let suite = test as? XCTestSuite {
      XCTestObservationCenter.shared.tell { $0.testSuiteDidFinish(suite) }
    }
  }

  /// Counts an issue of the suite itself, and tells observers.
  open override func record(_ issue: XCTIssue) {
    super.record(issue)
    guard let suite = test as? XCTestSuite else { return }
    let location = issue.sourceCodeContext.location
    XCTestObservationCenter.shared.tell {
      $0.testSuite(suite, didRecord: issue)
      $0.testSuite(
        suite, didFailWithDescription: issue.description, inFile: location?.fileURL.path,
        atLine: location?.lineNumber ?? 0)
    }
  }
}
