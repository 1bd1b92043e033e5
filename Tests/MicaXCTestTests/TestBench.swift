// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes of XCTest's that run on a clock of their own, and what observers are told of them.

import MicaClock
import MicaContext
import MicaFoundation

@_spi(Runner) @testable import MicaXCTest

/// A program of tests.
@MainActor
final class TestBench {
  let context = ProgramContext()
  let clock: VirtualClock

  init() {
    clock = VirtualClock(of: context)
    clock.patience = 2
  }

  /// Runs classes and returns what observers were told, in order.
  @discardableResult
  func run(_ classes: TestClass...) -> [String] {
    context.lend {
      let (lines, run) = Self.run(classes)
      last = run
      return lines
    }
  }

  /// Runs classes in the current program.
  static func run(_ classes: [TestClass]) -> ([String], XCTestRun?) {
    TestTable.current.classes = classes
    let watcher = Watcher()
    XCTestObservationCenter.shared.addTestObserver(watcher)
    let suite = XCTestSuite.default
    suite.run()
    XCTestObservationCenter.shared.removeTestObserver(watcher)
    return (watcher.lines, suite.testRun)
  }

  /// The run of the last suite.
  private(set) var last: XCTestRun?

  /// Runs one closure as a test; its failures.
  func failures(_ body: @escaping @MainActor (XCTestCase) throws -> Void) -> [String] {
    let row = TestClass(PlainCase.self, "PlainCase", { PlainCase() }, [.sync("test", body)])
    return run(row).filter { $0.hasPrefix("issue ") }.map { String($0.dropFirst(6)) }
  }

  /// The same for a closure that suspends.
  func failures(async body: @escaping @Sendable (XCTestCase) async throws -> Void) -> [String] {
    let row = TestClass(PlainCase.self, "PlainCase", { PlainCase() }, [.async("test", body)])
    return run(row).filter { $0.hasPrefix("issue ") }.map { String($0.dropFirst(6)) }
  }
}

/// A class of tests without methods of its own.
final class PlainCase: XCTestCase {}

/// An observer that writes down what it is told.
private final class Watcher: NSObject, XCTestObservation {
  var lines: [String] = []

  func testSuiteWillStart(_ testSuite: XCTestSuite) { lines.append("suite \(testSuite.name)") }
  func testCaseWillStart(_ testCase: XCTestCase) { lines.append("start \(testCase.identifier)") }
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    lines.append("issue \(issue.description)")
  }
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    lines.append(
      "expected \(expectedFailure.failureReason ?? "-"): \(expectedFailure.issue.description)")
  }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    let run = testCase.testRun
    let word =
      run?.hasBeenSkipped == true ? "skipped" : run?.hasSucceeded == true ? "passed" : "failed"
    lines.append("end \(testCase.identifier) \(word)")
  }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { lines.append("end suite \(testSuite.name)") }
}
