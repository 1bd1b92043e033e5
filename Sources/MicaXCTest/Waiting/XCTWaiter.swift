// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Waiting for expectations, on the program's virtual time.

internal import CMicaClock
internal import MicaClock
internal import MicaContext
internal import Synchronization

/// Whom a waiter tells how a wait failed. All methods are optional.
public protocol XCTWaiterDelegate: AnyObject {
  /// The limit came before all expectations were fulfilled.
  func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  /// An expectation was fulfilled before one that stands before it.
  func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  /// An expectation was fulfilled that must not be.
  func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  /// The limit of a wait around this one came.
  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
  /// Does nothing, on purpose: the delegate has no such method.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation]
  ) {}
  /// Does nothing, on purpose: the delegate has no such method.
  public func waiter(
    _ waiter: XCTWaiter,
    fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  /// Does nothing, on purpose: the delegate has no such method.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {}
  /// Does nothing, on purpose: the delegate has no such method.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {}
}

/// Waits for expectations. The program's clock goes on meanwhile, from event to event.
open class XCTWaiter: NSObject, @unchecked Sendable {
  /// How a wait ended.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// The limit came before.
    case timedOut
    /// They were fulfilled in another order than the required one.
    case incorrectOrder
    /// One was fulfilled that must not be.
    case invertedFulfillment
    /// The limit of a wait around this one came.
    case interrupted
  }

  /// The limit where none is given, in seconds: no test waits that long in vain.
  public static let defaultTimeout: TimeInterval = 600

  /// Whom it tells how a wait failed. Not retained.
  open weak var delegate: (any XCTWaiterDelegate)?
  private let waited = Mutex<(expectations: [XCTestExpectation], limit: TimeInterval)>(([], 0))

  /// The seconds of its last wait.
  var limit: TimeInterval { waited.withLock { $0.limit } }

  /// A waiter that tells nobody.
  public override init() {}

  /// A waiter that tells a delegate.
  public init(delegate: (any XCTWaiterDelegate)?) { self.delegate = delegate }

  /// The expectations that were fulfilled, in that order.
  open var fulfilledExpectations: [XCTestExpectation] {
    waited.withLock { $0.expectations }.filter(\.isFulfilled)
      .sorted { ($0.fulfillmentOrder ?? 0) < ($1.fulfillmentOrder ?? 0) }
  }

  // MARK: Waiting

  /// Waits until all expectations are fulfilled, at most so many seconds.
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) -> Result {
    let wait = begin(expectations, seconds, enforceOrderOfFulfillment)
    let board = WaitBoard.current
    board.add(wait)
    wait.check()
    var outer: XCTWaiter?
    if mica_thread_is_worker() {
      Self.block(until: wait)
    } else {
      let around = RunningWaits.current
      outer = around.run(wait, self)
    }
    board.remove(wait)
    return end(wait, outer)
  }

  /// Waits until all expectations are fulfilled, at most so many seconds.
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    let wait = begin(expectations, seconds, enforceOrderOfFulfillment)
    let board = WaitBoard.current
    board.add(wait)
    let clock = VirtualClock.current
    await withCheckedContinuation { continuation in
      wait.whenOver { continuation.resume() }
      wait.check()
      // The main thread steps the clock: it is to know of the limit.
      clock?.async {}
    }
    board.remove(wait)
    return end(wait, nil)
  }

  /// Waits until all expectations are fulfilled, at most so many seconds.
  @discardableResult
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) -> Result {
    XCTWaiter().wait(
      for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Waits until all expectations are fulfilled, at most so many seconds.
  open class func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = XCTWaiter.defaultTimeout,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  private func begin(
    _ expectations: [XCTestExpectation], _ seconds: TimeInterval, _ enforcesOrder: Bool
  ) -> PendingWait {
    waited.withLock { $0 = (expectations, seconds) }
    refuseRepetition(of: expectations)
    for expectation in expectations {
      expectation.isWaitedFor = true
      if expectation.polls { expectation.poll() }
    }
    let now = VirtualClock.current?.now ?? 0
    let limit = seconds.isNaN ? 0 : max(0, seconds)
    return PendingWait(
      expectations, enforcesOrder: enforcesOrder, deadline: VirtualClock.aligned(now + limit))
  }

  /// Fails the test where a wait could end at once: for an expectation that stands twice, or has been waited for.
  private func refuseRepetition(of expectations: [XCTestExpectation]) {
    let again = expectations.filter(\.isWaitedFor).map(\.expectationDescription)
    if Set(expectations.map(ObjectIdentifier.init)).count < expectations.count {
      record("each expectation can appear only once in the 'expectations' parameter.")
    } else if !again.isEmpty {
      record(
        "expectations can only be waited on once, `\(again.joined(separator: "`, `"))` "
          + "have already been waited on.")
    }
  }

  private func record(_ violation: String) {
    TestSession.record(
      XCTIssue(type: .uncaughtException, compactDescription: "API violation - " + violation))
  }

  /// Tells the delegate how a wait ended.
  private func end(_ wait: PendingWait, _ outer: XCTWaiter?) -> Result {
    for expectation in wait.expectations { expectation.endWaiting() }
    switch wait.outcome ?? .interrupted {
    case .completed: return .completed
    case .timedOut(let left):
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: left)
      return .timedOut
    case .wrongOrder(let expectation, let required):
      delegate?.waiter(
        self, fulfillmentDidViolateOrderingConstraintsFor: expectation,
        requiredExpectation: required)
      return .incorrectOrder
    case .fulfilledInverted(let expectation):
      delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
      return .invertedFulfillment
    case .interrupted:
      if let outer { delegate?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer) }
      return .interrupted
    }
  }

  /// Blocks a thread beside the main one, which steps the clock.
  private static func block(until wait: PendingWait) {
    let program = mica_thread_program()
    let over = DispatchSemaphore(value: 0)
    wait.whenOver {
      // Before the thread goes on: nobody may find the program idle.
      if let program { mica_work_begin(program) }
      over.signal()
    }
    VirtualClock.current?.async {}
    if let program { mica_work_end(program) }
    over.wait()
  }
}

/// Waits of the main thread, each within the one before.
private final class RunningWaits: ProgramState {
  private var rows: [(wait: PendingWait, waiter: XCTWaiter)] = []

  init(in context: ProgramContext) {}

  static var current: RunningWaits { ProgramContext.current.state() }

  /// Steps the clock until a wait is over, or the limit of one around it has come: the waiter of that one.
  func run(_ wait: PendingWait, _ waiter: XCTWaiter) -> XCTWaiter? {
    rows.append((wait, waiter))
    defer { rows.removeLast() }
    var outer: XCTWaiter?
    let test = TestSession.current.test
    let end = ClockSteps.run(until: { test?.core.limit ?? .infinity }) {
      outer = rows.first { $0.wait.isLate }.flatMap { $0.wait === wait ? nil : $0.waiter }
      return wait.outcome != nil || outer != nil
    }
    if end != .done { wait.expire() }
    guard wait.outcome == nil else { return nil }
    wait.interrupt()
    return outer
  }
}

extension PendingWait {
  /// Whether its limit came before it was over.
  fileprivate var isLate: Bool {
    if case .timedOut? = outcome { true } else { false }
  }
}
