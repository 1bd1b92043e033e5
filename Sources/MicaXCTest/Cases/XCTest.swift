// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tests and suites have in common. What a class of the main actor overrides belongs to that actor here, since Swift takes an
// override's isolation from the overridden method; on iOS these methods are Objective-C's, which say nothing of actors.

/// A test, or a suite of tests.
open class XCTest: NSObject {
  /// How many tests it holds.
  open var testCaseCount: Int { 0 }
  /// Its name.
  open var name: String { "" }
  /// The class of its runs.
  open var testRunClass: AnyClass? { XCTestRun.self }
  /// Its last run; nil before the first one.
  open internal(set) var testRun: XCTestRun?

  /// A test without a content of its own.
  public override init() {}

  /// Runs it as a part of a run. A subclass has its own way.
  open func perform(_ run: XCTestRun) {}

  /// Runs it in a new run.
  open func run() {
    let type = testRunClass as? XCTestRun.Type ?? XCTestRun.self
    let run = type.init(test: self)
    testRun = run
    perform(run)
  }

  /// Prepares the state that a test needs; called before each test.
  @preconcurrency @MainActor open func setUpWithError() throws {}
  /// Prepares the state that a test needs; called before each test, after `setUpWithError()`.
  @preconcurrency @MainActor open func setUp() {}
  /// Undoes what `setUp()` did; called after each test.
  @preconcurrency @MainActor open func tearDown() {}
  /// Undoes what `setUpWithError()` did; called after each test, after `tearDown()`.
  @preconcurrency @MainActor open func tearDownWithError() throws {}
  /// Prepares the state that a test needs; called before each test, first of all.
  open func setUp() async throws {}
  /// Undoes what the asynchronous `setUp()` did; called after each test, last of all.
  open func tearDown() async throws {}
}
