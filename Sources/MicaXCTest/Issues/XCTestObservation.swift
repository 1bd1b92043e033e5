// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who is told of the progress of tests. All calls come on the main thread, but issues of other threads.

/// An observer of tests. All methods are optional.
public protocol XCTestObservation: NSObjectProtocol {
  /// Tests begin.
  func testBundleWillStart(_ testBundle: Bundle)
  /// All tests are over.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// A suite begins.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Something went wrong in a suite outside its tests.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  /// An expected failure of a suite came.
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  /// A suite is over.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// A test begins.
  func testCaseWillStart(_ testCase: XCTestCase)
  /// Something went wrong in a test.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  /// An expected failure of a test came.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// A test is over.
  func testCaseDidFinish(_ testCase: XCTestCase)
  /// The older form of `testCase(_:didRecord:)`.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  /// The older form of `testSuite(_:didRecord:)`.
  func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

extension XCTestObservation {
  /// Does nothing, on purpose: the observer has no such method.
  public func testBundleWillStart(_ testBundle: Bundle) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// Does nothing, on purpose: the observer has no such method.
  public func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}

/// The observers of a program's tests.
open class XCTestObservationCenter: NSObject, @unchecked Sendable {
  private var observers: [any XCTestObservation] = []
  private let lock = NSLock()

  /// The program's.
  open class var shared: XCTestObservationCenter { TestSession.current.center }

  /// Adds an observer, which is retained; one that is there stays where it is.
  open func addTestObserver(_ testObserver: any XCTestObservation) {
    lock.withLock {
      if !observers.contains(where: { $0 === testObserver }) { observers.append(testObserver) }
    }
  }

  /// Removes an observer.
  open func removeTestObserver(_ testObserver: any XCTestObservation) {
    lock.withLock { observers.removeAll { $0 === testObserver } }
  }

  /// Runs all tests of a bundle.
  package func runBundle(_ bundle: Bundle, _ body: () -> Void) {
    tell { $0.testBundleWillStart(bundle) }
    body()
    tell { $0.testBundleDidFinish(bundle) }
  }

  /// Calls all observers, in the order in which they were added.
  func tell(_ call: (any XCTestObservation) -> Void) {
    for observer in lock.withLock({ observers }) { call(observer) }
  }
}
