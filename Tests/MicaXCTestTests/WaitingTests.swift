// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Waits on virtual time: what is planned happens in milliseconds of the machine's.

import Mica
import MicaClock
import MicaContext
import MicaFoundation
import Testing
import UIKit

@_spi(Runner) @testable import MicaXCTest

extension Notification.Name {
  fileprivate static let ready = Notification.Name("ready")
}

@MainActor
struct WaitingTests {
  /// Runs a test on a bench; its failures, and how long it took on its own clock. No wait costs much of the machine's time.
  private func outcome(
    _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) -> (failures: [String], seconds: Double) {
    let bench = TestBench()
    let failures = bench.failures(body)
    return (failures, bench.clock.now)
  }

  @Test func timersAndQueuesFulfilInVirtualTime() {
    let (failures, seconds) = outcome { test in
      let timer = test.expectation(description: "timer")
      Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in timer.fulfill() }
      let queue = test.expectation(description: "queue")
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { queue.fulfill() }
      test.wait(for: [timer, queue], timeout: 60)
    }
    #expect(failures == [] && seconds == 30)
  }

  @Test func aTimeoutNamesWhatIsMissing() {
    let (failures, seconds) = outcome { test in
      let one = test.expectation(description: "one")
      let two = test.expectation(description: "two")
      one.fulfill()
      test.wait(for: [one, two], timeout: 1)
    }
    #expect(
      failures == [
        "Asynchronous wait failed: Exceeded timeout of 1 seconds, with unfulfilled expectations: \"two\"."
      ])
    #expect(seconds == 1)
  }

  @Test func waitForExpectationsWaitsForThoseOfTheTest() {
    var error: (any Error)?
    let (failures, _) = outcome { test in
      _ = test.expectation(description: "never")
      test.waitForExpectations(timeout: 0.5) { error = $0 }
    }
    #expect(failures.count == 1 && failures[0].contains("Exceeded timeout of 0.5 seconds"))
    #expect((error as? XCTestError)?.code == .timeoutWhileWaiting)
  }

  @Test func anExpectationThatNobodyWaitsForFails() {
    let (failures, _) = outcome { _ = $0.expectation(description: "lost") }
    #expect(failures == ["Failed due to unwaited expectation 'lost'."])
  }

  @Test func countsAndTooManyFulfilments() {
    let (failures, _) = outcome { test in
      let twice = test.expectation(description: "twice")
      twice.expectedFulfillmentCount = 2
      DispatchQueue.main.async { twice.fulfill() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { twice.fulfill() }
      test.wait(for: [twice], timeout: 2)
      let often = XCTestExpectation(description: "often")
      often.fulfill()
      often.fulfill()
      twice.fulfill()
    }
    #expect(
      failures == [
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for twice."
      ])
  }

  @Test func invertedExpectationsTakeTheirTime() {
    let (good, seconds) = outcome { test in
      let never = test.expectation(description: "never")
      never.isInverted = true
      test.wait(for: [never], timeout: 5)
    }
    #expect(good == [] && seconds == 5)
    let (bad, early) = outcome { test in
      let never = test.expectation(description: "never")
      never.isInverted = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { never.fulfill() }
      test.wait(for: [never], timeout: 5)
    }
    #expect(bad == ["Asynchronous wait failed: Fulfilled inverted expectation \"never\"."])
    #expect(early == 2)
  }

  @Test func theOrderIsHeld() {
    let (failures, _) = outcome { test in
      let first = test.expectation(description: "first")
      let second = test.expectation(description: "second")
      second.fulfill()
      first.fulfill()
      test.wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
    #expect(
      failures == [
        "Asynchronous wait failed: Failed due to expectation fulfilled in incorrect order: requires "
          + "\"first\", actually fulfilled \"second\"."
      ])
  }

  @Test func notificationsPredicatesAndKeyPathsFulfil() {
    final class Box: @unchecked Sendable { var isFull = false }
    let box = Box()
    let (failures, seconds) = outcome { test in
      let posted = test.expectation(forNotification: .ready, object: nil) {
        $0.userInfo?["kind"] as? String == "right"
      }
      let full = test.expectation(for: NSPredicate { _, _ in box.isFull }, evaluatedWith: nil)
      let layer = CALayer()
      let faded = test.keyValueObservingExpectation(
        for: layer, keyPath: "opacity", expectedValue: Float(0.5))
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { layer.opacity = 0.5 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        NotificationCenter.default.post(name: .ready, object: nil, userInfo: ["kind": "wrong"])
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        NotificationCenter.default.post(name: .ready, object: nil, userInfo: ["kind": "right"])
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { box.isFull = true }
      _ = (posted, full, faded)
      test.waitForExpectations(timeout: 10)
    }
    #expect(failures == [] && seconds == 3)
  }

  /// The handler decides about each change, also about the value that stands.
  @Test func aHandlerDecidesAboutChanges() {
    let (failures, seconds) = outcome { test in
      let layer = CALayer()
      let faded = test.keyValueObservingExpectation(for: layer, keyPath: "opacity") { object, _ in
        (object as? CALayer)?.opacity == 0.25
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { layer.opacity = 0.5 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { layer.opacity = 0.25 }
      test.wait(for: [faded], timeout: 10)
    }
    #expect(failures == [] && seconds == 2)
  }

  /// Waits that could end at once by mistake fail.
  @Test func waitsForNothingFail() {
    #expect(
      outcome { $0.waitForExpectations(timeout: 1) }.failures == [
        "API violation - call made to wait without any expectations having been set."
      ])
    let (again, _) = outcome { test in
      let done = test.expectation(description: "done")
      done.fulfill()
      test.wait(for: [done], timeout: 1)
      test.wait(for: [done], timeout: 1)
    }
    #expect(
      again == [
        "API violation - expectations can only be waited on once, `done` have already been waited on."
      ])
    let (twice, _) = outcome { test in
      let done = test.expectation(description: "done")
      done.fulfill()
      test.wait(for: [done, done], timeout: 1)
    }
    #expect(
      twice == [
        "API violation - each expectation can appear only once in the 'expectations' parameter."
      ])
  }

  /// A wait without an end stops at the test's allowance, also where something happens again and again.
  @Test func aWaitWithoutAnEndIsLimited() {
    let (failures, seconds) = outcome { test in
      let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in }
      test.wait(for: [test.expectation(description: "never")], timeout: .infinity)
      timer.invalidate()
    }
    #expect(failures.count == 2 && failures.last?.contains("execution time allowance") == true)
    #expect(seconds <= 610)
  }

  @Test func aPredicateOfTimeIsLookedAt() {
    let (failures, _) = outcome { test in
      let end = Date().addingTimeInterval(1)
      let passed = test.expectation(for: NSPredicate { _, _ in Date() >= end }, evaluatedWith: nil)
      test.wait(for: [passed], timeout: 3)
    }
    #expect(failures == [])
  }

  @Test func workOnOtherThreadsIsWaitedFor() {
    let (failures, seconds) = outcome { test in
      let done = test.expectation(description: "done")
      DispatchQueue.global().async {
        var sum = 0
        for value in 0..<1_000_000 { sum &+= value }
        if sum != 1 { done.fulfill() }
      }
      test.wait(for: [done], timeout: 1)
    }
    #expect(failures == [] && seconds == 0)
  }

  @Test func innerWaitsEndWithTheOuterOnes() {
    var inner = XCTWaiter.Result.completed
    let (failures, seconds) = outcome { test in
      let never = XCTestExpectation(description: "never")
      DispatchQueue.main.async {
        inner = XCTWaiter.wait(for: [XCTestExpectation(description: "inner")], timeout: 60)
      }
      XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 2), .timedOut)
    }
    #expect(failures == [] && inner == .interrupted && seconds == 2)
  }

  @Test func asynchronousTestsSleepAndAwait() {
    let bench = TestBench()
    let failures = bench.failures { (test: XCTestCase) async throws in
      try await Task.sleep(nanoseconds: 5_000_000_000)
      let done = XCTestExpectation(description: "done")
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done.fulfill() }
      let result = await XCTWaiter.fulfillment(of: [done], timeout: 10)
      XCTAssertEqual(result, .completed)
      let late = await XCTWaiter.fulfillment(
        of: [XCTestExpectation(description: "late")], timeout: 4)
      XCTAssertEqual(late, .timedOut)
    }
    #expect(failures == [] && bench.clock.now == 12)
  }

  @Test func otherThreadsMayWaitToo() {
    let bench = TestBench()
    let failures = bench.failures { (test: XCTestCase) async throws in
      let done = XCTestExpectation(description: "done")
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done.fulfill() }
      func wait() -> [XCTWaiter.Result] {
        [
          XCTWaiter.wait(for: [done], timeout: 10),
          XCTWaiter.wait(for: [XCTestExpectation(description: "late")], timeout: 2),
        ]
      }
      XCTAssertEqual(wait(), [.completed, .timedOut])
    }
    #expect(failures == [] && bench.clock.now == 5)
  }

  @Test func aRunLoopOfATestLaysOut() throws {
    final class Counter: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    stage.root = root
    try stage.advance(to: 0)
    var passes = (0, 0)
    stage.perform(at: 0) {
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(counter)
      passes.0 = counter.passes
      RunLoop.current.run(until: Date().addingTimeInterval(0.01))
      passes.1 = counter.passes
    }
    try stage.advance(to: 0)
    #expect(passes == (0, 1))
  }

  @Test func aTestThatNothingCanWakeFails() {
    let bench = TestBench()
    bench.clock.patience = 0.2
    let failures = bench.failures { (test: XCTestCase) async throws in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    #expect(failures.count == 1 && failures[0].contains("waits for something that never happens"))
  }

  @Test func animationsEndWhileATestWaits() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    stage.root = root
    try stage.advance(to: 0)
    var lines: [String] = []
    var links = 0
    stage.perform(at: 0) {
      let row = TestClass(
        PlainCase.self, "PlainCase", { PlainCase() },
        [
          .sync("testAnimation") { test in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.view.addSubview(view)
            let done = test.expectation(description: "done")
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in done.fulfill()
            }
            test.wait(for: [done], timeout: 1)
            XCTAssertNotNil(view.window)
          }
        ])
      lines = TestBench.run([row]).0
      links += 1
    }
    try stage.advance(to: stage.time)
    #expect(lines.contains("end PlainCase/testAnimation passed") && links == 1)
    #expect(stage.time >= 0.3 && stage.time < 1)
  }

  @Test func runLoopsStepToo() {
    var fired = 0
    let (_, seconds) = outcome { _ in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { fired += 1 }
      }
      RunLoop.current.run(until: Date().addingTimeInterval(2))
      timer.invalidate()
    }
    #expect(fired == 4 && seconds == 2)
  }
}
