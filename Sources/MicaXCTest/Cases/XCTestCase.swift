// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One test. The class declares what a program may override; the work is in XCTestCase+….

internal import MicaRaster
public import MicaRuntime

/// One test: an object of a class of tests, made for one of its methods.
open class XCTestCase: XCTest {
  /// Everything that it keeps beside its public members.
  let core = TestCore()

  /// A test, which gets its method from its suite.
  public override init() {}

  /// A test of the method of a name.
  public init(selector: Selector) {
    super.init()
    let row = TestTable.current.row(of: type(of: self))
    core.method = row?.methods.first { $0.name == selector.description }
  }

  /// A test of a closure under a name.
  public init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init()
    nonisolated(unsafe) let body = testClosure
    core.method = .sync(name) { try body($0) }
  }

  /// What Xcode calls it: `-[Module.Class method]`.
  open override var name: String { "-[\(className) \(core.method?.name ?? "(null)")]" }

  /// A test is one.
  open override var testCaseCount: Int { 1 }
  /// The class of its runs.
  open override var testRunClass: AnyClass? { XCTestCaseRun.self }

  /// Whether the test goes on after a failure. Default true.
  ///
  /// Partly: Swift can't leave a method from outside. A test that has failed goes on here too; what fails later in it isn't
  /// recorded, as on iOS, and a note says so.
  open var continueAfterFailure: Bool {
    get { core.continuesAfterFailure }
    set { core.continuesAfterFailure = newValue }
  }

  /// How long the test may take, in seconds of the program's clock. Default 600; rounded up to minutes, as on iOS.
  open var executionTimeAllowance: TimeInterval {
    get { core.allowance }
    set { core.allowance = max(60, (newValue / 60).rounded(.up) * 60) }
  }

  /// Whether the tests run once for each appearance and orientation of an app's user interface. Default false.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// A suite of the class's tests.
  open class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }

  /// Prepares what all tests of the class need; called before the first one.
  @preconcurrency @MainActor open class func setUp() {}
  /// Undoes what the class's `setUp()` did; called after the last test.
  @preconcurrency @MainActor open class func tearDown() {}

  /// Runs the test as a part of a run: set-up, method, teardown blocks, end.
  open override func perform(_ run: XCTestRun) { runLife(run) }

  /// Calls the set-up, the method and what follows.
  open func invokeTest() { invokeParts() }

  /// Records that something went wrong.
  open func record(_ issue: XCTIssue) { keepIssue(issue) }

  /// The older form of `record(_:)`.
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .uncaughtException, compactDescription: description,
        detailedDescription: nil,
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)),
        associatedError: nil, attachments: []))
  }

  /// Has a closure called for something that appears over an app, such as an alert. Partly: none appears, which is noted.
  @discardableResult
  open func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    Unsupported.note("XCTestCase.addUIInterruptionMonitor")
    return NSObject()
  }

  /// Nothing to do: `addUIInterruptionMonitor` notes that no monitor is called.
  open func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {}

  // MARK: Measuring

  /// The metrics of `measure(_:)` in the older form.
  open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
  /// The metrics of `measure(_:)`.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
  /// The options of `measure(_:)`.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Runs a block, once. Partly: Mica measures nothing, which is noted.
  open func measure(_ block: () -> Void) { runMeasured(block) }
  /// Runs a block, once. Partly: Mica measures nothing, which is noted.
  open func measure(metrics: [any XCTMetric], block: () -> Void) { runMeasured(block) }
  /// Runs a block, once. Partly: Mica measures nothing, which is noted.
  open func measure(options: XCTMeasureOptions, block: () -> Void) { runMeasured(block) }
  /// Runs a block, once. Partly: Mica measures nothing, which is noted.
  open func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    runMeasured(block)
  }
  /// Runs a block, once. Partly: Mica measures nothing, which is noted.
  open func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { runMeasured(block) }
  /// Nothing to do: what is measured is noted by `measure`.
  open func startMeasuring() {}
  /// Nothing to do: what is measured is noted by `measure`.
  open func stopMeasuring() {}

  private func runMeasured(_ block: () -> Void) {
    Unsupported.note("XCTestCase.measure: the block runs once, nothing is measured.")
    block()
  }
}

/// A test as a closure.
public typealias XCTestCaseClosure = (XCTestCase) throws -> Void

/// A block that undoes something after a test.
enum Teardown {
  case sync(() -> Void)
  case async(@Sendable () async throws -> Void)
}

/// Everything that a test keeps beside its public members.
final class TestCore: @unchecked Sendable {
  var method: TestMethod?
  var continuesAfterFailure = true
  var allowance: TimeInterval = 600
  /// What is to be undone after the test; the last one first.
  var teardowns: [Teardown] = []
  /// Expectations that the test made itself, and has to wait for.
  var expectations: [XCTestExpectation] = []
  /// When the test's time is over, on the program's clock.
  var limit = Double.infinity
  /// Where the waits stand that are under way, by their waiters.
  var waitPlaces: [ObjectIdentifier: XCTSourceCodeContext] = [:]
  /// Whether the test has failed.
  var hasFailed = false
  let lock = NSRecursiveLock()
}
