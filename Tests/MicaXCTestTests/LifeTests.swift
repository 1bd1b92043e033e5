// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A test's life in Apple's order, its errors, skips and expected failures.

import MicaFoundation
import Testing

@_spi(Runner) @testable import MicaXCTest

private struct Broken: Error {}

/// What the class below did, in order.
@MainActor private var calls: [String] = []

private func note(_ call: String) { MainActor.assumeIsolated { calls.append(call) } }

private final class RefusingCase: XCTestCase {
  override class func setUp() { XCTFail("not ready") }
}

private class LivingCase: XCTestCase {
  override class func setUp() { note("class setUp") }
  override class func tearDown() { note("class tearDown") }
  override func setUp() async throws { await MainActor.run { note("async setUp") } }
  override func setUpWithError() throws { note("setUpWithError") }
  override func setUp() { note("setUp") }
  override func tearDown() { note("tearDown") }
  override func tearDownWithError() throws { note("tearDownWithError") }
  override func tearDown() async throws { await MainActor.run { note("async tearDown") } }

  func testOne() {
    addTeardownBlock { note("block 1") }
    addTeardownBlock { @MainActor () async throws in note("block 2") }
    note("testOne")
  }
}

private final class BrokenCase: XCTestCase {
  override func setUpWithError() throws { throw Broken() }
  override func tearDown() { note("tearDown") }
  func testNever() { note("testNever") }
}

@MainActor @Suite(.serialized)
struct LifeTests {
  init() { calls = [] }

  @Test func partsComeInApplesOrder() {
    let lines = TestBench().run(
      TestClass(
        LivingCase.self, "LivingCase", { LivingCase() },
        [.sync("testOne") { ($0 as! LivingCase).testOne() }]))
    #expect(
      calls == [
        "class setUp", "async setUp", "setUpWithError", "setUp", "testOne", "block 2", "block 1",
        "tearDown", "tearDownWithError", "async tearDown", "class tearDown",
      ])
    #expect(
      lines == [
        "suite All tests", "suite LivingCase", "start LivingCase/testOne",
        "end LivingCase/testOne passed", "end suite LivingCase", "end suite All tests",
      ])
  }

  @Test func aSetUpThatThrowsKeepsTheMethodFromRunning() {
    let bench = TestBench()
    bench.run(
      TestClass(
        BrokenCase.self, "BrokenCase", { BrokenCase() },
        [.sync("testNever") { ($0 as! BrokenCase).testNever() }]))
    #expect(calls == ["tearDown"])
    #expect(bench.last?.unexpectedExceptionCount == 1 && bench.last?.hasSucceeded == false)
  }

  @Test func namesAreXcodes() {
    var name = ""
    _ = TestBench().failures { name = $0.name }
    #expect(name == "-[MicaXCTestTests.PlainCase test]")
  }

  @Test func eachMethodHasAnObjectOfItsOwn() {
    var objects: Set<ObjectIdentifier> = []
    let body: @MainActor (XCTestCase) -> Void = { objects.insert(ObjectIdentifier($0)) }
    TestBench().run(
      TestClass(
        PlainCase.self, "PlainCase", { PlainCase() }, [.sync("testA", body), .sync("testB", body)]))
    #expect(objects.count == 2)
  }

  @Test func skippedTestsSayWhy() {
    let bench = TestBench()
    let lines = bench.run(
      TestClass(
        PlainCase.self, "PlainCase", { PlainCase() },
        [
          .sync("testA") { _ in throw XCTSkip("later") },
          .sync("testB") { _ in try XCTSkipIf(true, "iPad") },
          .sync("testC") { _ in try XCTSkipUnless(true) },
        ]))
    #expect(lines.filter { $0.hasSuffix("skipped") }.count == 2)
    #expect(bench.last?.skipCount == 2 && bench.last?.hasSucceeded == true)
    #expect(XCTSkip("later").summary == "Test skipped - later")
    let finding = #expect(throws: XCTSkip.self) { try XCTSkipIf(true, "iPad") }
    #expect(finding?.summary == "Test skipped: required false value but got true - iPad")
  }

  @Test func expectedFailuresDontFail() {
    let bench = TestBench()
    let row = TestClass(
      PlainCase.self, "PlainCase", { PlainCase() },
      [
        .sync("testA") { _ in
          XCTExpectFailure("known")
          XCTFail("bad")
        },
        .sync("testB") { _ in XCTExpectFailure("gone") {} },
        .sync("testC") { _ in XCTExpectFailure("maybe", strict: false) {} },
        .sync("testD") { _ in
          XCTExpectFailure("other") {
            XCTFail("mine")
            XCTFail("theirs")
          } issueMatcher: {
            $0.compactDescription.contains("mine")
          }
        },
        .sync("testE") { _ in
          let options = XCTExpectedFailure.Options.nonStrict()
          options.isEnabled = false
          XCTExpectFailure(options: options)
          XCTFail("counts")
        },
      ])
    let lines = bench.run(row).filter { $0.hasPrefix("issue") || $0.hasPrefix("expected") }
    #expect(
      lines == [
        "expected known: failed - bad", "issue Expected failure 'gone' but none recorded",
        "expected other: failed - mine", "issue failed - theirs", "issue failed - counts",
      ])
  }

  @Test func issuesOfOtherThreadsAreTheTests() {
    let issues = TestBench().failures { _ in
      DispatchQueue.concurrentPerform(iterations: 4) { XCTAssertNotEqual($0, 2) }
    }
    #expect(issues == ["XCTAssertNotEqual failed: (\"2\") is equal to (\"2\")"])
  }

  @Test func issuesOfThreadsWithoutAProgramAreTheTests() {
    let issues = TestBench().failures { test in
      let done = test.expectation(description: "done")
      let thread = Thread {
        XCTFail("beside")
        done.fulfill()
      }
      thread.start()
      test.wait(for: [done], timeout: 5)
    }
    #expect(issues == ["failed - beside"])
  }

  @Test func afterAFailureNothingCountsWhereTheTestMayNotGoOn() {
    let issues = TestBench().failures {
      $0.continueAfterFailure = false
      XCTFail("first")
      XCTFail("second")
    }
    #expect(issues == ["failed - first"])
  }

  /// A test that is run again begins anew.
  @Test func aSecondRunOfATestCounts() {
    let bench = TestBench()
    var runs = 0
    let issues = bench.context.lend {
      let test = PlainCase()
      test.core.method = TestMethod.sync("test") { test in
        test.continueAfterFailure = false
        runs += 1
        XCTFail("run \(runs)")
      }
      test.run()
      test.run()
      return test.testRun?.totalFailureCount
    }
    #expect(runs == 2 && issues == 1)
  }

  /// What fails in a class's set-up belongs to its suite.
  @Test func failuresOfAClassAreItsSuites() {
    let bench = TestBench()
    bench.run(
      TestClass(RefusingCase.self, "RefusingCase", { RefusingCase() }, [.sync("test") { _ in }]))
    #expect(bench.last?.hasSucceeded == false && bench.last?.totalFailureCount == 1)
  }

  @Test func activitiesReturnWhatTheyDo() async {
    #expect(XCTContext.runActivity(named: "sum") { _ in 1 + 1 } == 2)
    let later = await XCTContext.runActivity(named: "later") { _ async in
      await Task.yield()
      return 3
    }
    #expect(later == 3)
  }

  @Test func measuredBlocksRunOnce() {
    var count = 0
    _ = TestBench().failures { test in
      test.measure { count += 1 }
      test.measure(metrics: [XCTClockMetric(), XCTMemoryMetric()]) { count += 1 }
    }
    #expect(count == 2)
  }
}
