// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Expectations that a test makes, and its waits for them.

internal import MicaClock

/// What `waitForExpectations` calls when it ends: with an error if the limit came first.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

extension XCTestCase {
  // MARK: Expectations

  private func own<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    expectation.assertForOverFulfill = true
    core.lock.withLock { core.expectations.append(expectation) }
    return expectation
  }

  /// An expectation that the test fulfils itself.
  public func expectation(description: String) -> XCTestExpectation {
    own(XCTestExpectation(description: description))
  }

  /// An expectation of a predicate.
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return own(expectation)
  }

  /// An expectation of a notification of the default centre.
  public func expectation(
    forNotification notificationName: NSNotification.Name, object objectToObserve: Any?,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expectation(
      forNotification: notificationName, object: objectToObserve, notificationCenter: .default,
      handler: handler)
  }

  /// An expectation of a notification of a centre.
  public func expectation(
    forNotification notificationName: NSNotification.Name, object objectToObserve: Any? = nil,
    notificationCenter: NotificationCenter, handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: notificationName, object: objectToObserve, notificationCenter: notificationCenter)
    expectation.handler = handler
    return own(expectation)
  }

  /// An expectation of a value at a key path.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    own(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  /// An expectation of a change at a key path.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    own(
      XCTKVOExpectation(
        keyPath: keyPath, object: objectToObserve, expectedValue: nil,
        options: [.initial, .new, .old], handler: handler))
  }

  // MARK: Waiting

  /// Waits for all expectations that the test has made and not waited for yet, at most so many seconds.
  public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let left = core.lock.withLock { core.expectations.filter { !$0.isWaitedFor } }
    guard !left.isEmpty else {
      return record(
        XCTIssue(
          type: .uncaughtException,
          compactDescription:
            "API violation - call made to wait without any expectations having been set.",
          sourceCodeContext: XCTSourceCodeContext(file, line)))
    }
    let result = waiting(at: file, line) { $0.wait(for: left, timeout: timeout) }
    switch result {
    case .completed: handler?(nil)
    case .timedOut: handler?(XCTestError(.timeoutWhileWaiting))
    default: handler?(XCTestError(.failureWhileWaiting))
    }
  }

  /// Waits until all expectations are fulfilled, at most so many seconds.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    waiting(at: file, line) {
      $0.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
    }
  }

  /// Waits until all expectations are fulfilled, at most so many seconds.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false, file: StaticString = #filePath,
    line: UInt = #line, isolation: isolated (any Actor)? = #isolation
  ) async {
    let waiter = placedWaiter(at: file, line)
    _ = await waiter.fulfillment(
      of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
    forgetPlace(of: waiter)
  }

  @discardableResult
  private func waiting(
    at file: StaticString, _ line: UInt, _ body: (XCTWaiter) -> XCTWaiter.Result
  ) -> XCTWaiter.Result {
    let waiter = placedWaiter(at: file, line)
    defer { forgetPlace(of: waiter) }
    return body(waiter)
  }

  /// A waiter whose failures stand at a line.
  private func placedWaiter(at file: StaticString, _ line: UInt) -> XCTWaiter {
    let waiter = XCTWaiter(delegate: self)
    core.lock.withLock {
      core.waitPlaces[ObjectIdentifier(waiter)] = XCTSourceCodeContext(file, line)
    }
    return waiter
  }

  private func forgetPlace(of waiter: XCTWaiter) {
    core.lock.withLock { core.waitPlaces[ObjectIdentifier(waiter)] = nil }
  }
}

extension XCTestCase: XCTWaiterDelegate {
  private func recordWait(_ waiter: XCTWaiter, _ text: String) {
    let place = core.lock.withLock { core.waitPlaces[ObjectIdentifier(waiter)] }
    record(
      XCTIssue(
        type: .assertionFailure, compactDescription: "Asynchronous wait failed: " + text,
        sourceCodeContext: place ?? XCTSourceCodeContext()))
  }

  /// Records that a wait's limit came.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {
    let names = unfulfilledExpectations.map { "\"\($0.expectationDescription)\"" }
    recordWait(
      waiter,
      "Exceeded timeout of \(PlainSeconds.text(waiter.limit)) seconds, with unfulfilled expectations: "
        + names.joined(separator: ", ") + ".")
  }

  /// Records that expectations were fulfilled in another order.
  public func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    recordWait(
      waiter,
      "Failed due to expectation fulfilled in incorrect order: requires "
        + "\"\(requiredExpectation.expectationDescription)\", actually fulfilled "
        + "\"\(expectation.expectationDescription)\".")
  }

  /// Records that an inverted expectation was fulfilled.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    recordWait(
      waiter, "Fulfilled inverted expectation \"\(expectation.expectationDescription)\".")
  }

  /// Records that a wait was ended by the one around it.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    recordWait(
      waiter, "Interrupted by timeout of containing waiter \(outerWaiter)")
  }
}
