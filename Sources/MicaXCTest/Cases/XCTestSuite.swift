// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections of tests.

/// A collection of tests.
open class XCTestSuite: XCTest {
  /// Its tests, in the order of their running.
  open private(set) var tests: [XCTest] = []
  private let title: String
  /// The class whose tests these are, which is set up before them; nil for other suites.
  private var testClass: XCTestCase.Type?

  /// An empty suite.
  public init(name: String) { title = name }

  /// The tests of a class, in the order of their names.
  public convenience init(forTestCaseClass testCaseClass: XCTestCase.Type) {
    let row = TestTable.current.row(of: testCaseClass)
    self.init(name: row?.name ?? "\(testCaseClass)")
    testClass = testCaseClass
    for test in row?.instances() ?? [] { addTest(test) }
  }

  /// The tests of a class of a name; nil where there is none.
  public convenience init?(forTestCaseWithName name: String) {
    guard let row = TestTable.current.classes.first(where: { $0.name == name }) else { return nil }
    self.init(forTestCaseClass: row.type)
  }

  /// All tests of the program, class by class.
  open class var `default`: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for row in TestTable.current.classes { suite.addTest(row.type.defaultTestSuite) }
    return suite
  }

  /// Adds a test or a suite.
  open func addTest(_ test: XCTest) { tests.append(test) }

  /// Its name.
  open override var name: String { title }
  /// How many tests it holds.
  open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
  /// The class of its runs.
  open override var testRunClass: AnyClass? { XCTestSuiteRun.self }

  /// Runs all tests, between the class's set-up and its end.
  open override func perform(_ run: XCTestRun) {
    guard let run = run as? XCTestSuiteRun else { return }
    run.start()
    TestSession.current.with(run) { performTests(run) }
    run.stop()
  }

  private func performTests(_ run: XCTestSuiteRun) {
    nonisolated(unsafe) let suite = self
    let testClass = testClass
    MainActor.assumeIsolated {
      suite.setUp()
      testClass?.setUp()
    }
    for test in tests {
      test.run()
      if let one = test.testRun { run.addTestRun(one) }
    }
    MainActor.assumeIsolated {
      testClass?.tearDown()
      suite.tearDown()
    }
  }

  /// Leaves out tests that `keeps` doesn't want, and suites that are empty then.
  package func filter(_ keeps: (XCTestCase) -> Bool) {
    for case let suite as XCTestSuite in tests { suite.filter(keeps) }
    tests.removeAll { test in
      if let test = test as? XCTestCase { return !keeps(test) }
      return test.testCaseCount == 0
    }
  }
}
