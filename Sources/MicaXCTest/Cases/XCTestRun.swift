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

  /// Begins, and tells observers.
  open func start() {
    precondition(startDate == nil, "A test run is started once.")
    startDate = Date()
    times.start = MachineTime.now
    tell {
      $0.testCaseWillStart($1)
    } orSuite: {
      $0.testSuiteWillStart($1)
    }
  }

  /// Ends, and tells observers.
  open func stop() {
    precondition(
      startDate != nil && stopDate == nil, "A test run is stopped once, after its start.")
    stopDate = Date()
    times.stop = MachineTime.now
    tell {
      $0.testCaseDidFinish($1)
    } orSuite: {
      $0.testSuiteDidFinish($1)
    }
  }

  /// Counts an issue, and tells observers.
  open func record(_ issue: XCTIssue) {
    let isFailure = issue.severity == .error
    if isFailure, issue.isUnexpected { unexpected += 1 } else if isFailure { failures += 1 }
    let location = issue.sourceCodeContext.location
    let (file, line) = (location?.fileURL.path, location?.lineNumber ?? 0)
    tell { observer, test in
      observer.testCase(test, didRecord: issue)
      guard isFailure else { return }
      observer.testCase(
        test, didFailWithDescription: issue.description, inFile: file, atLine: line)
    } orSuite: { observer, suite in
      observer.testSuite(suite, didRecord: issue)
      guard isFailure else { return }
      observer.testSuite(
        suite, didFailWithDescription: issue.description, inFile: file, atLine: line)
    }
  }

  private func tell(
    _ ofTest: (any XCTestObservation, XCTestCase) -> Void,
    orSuite ofSuite: (any XCTestObservation, XCTestSuite) -> Void
  ) {
    XCTestObservationCenter.shared.tell { observer in
      if let test = test as? XCTestCase { ofTest(observer, test) }
      if let suite = test as? XCTestSuite { ofSuite(observer, suite) }
    }
  }
}

/// One run of a test.
open class XCTestCaseRun: XCTestRun, @unchecked Sendable {}

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
}
