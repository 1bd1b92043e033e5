// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a test waits for.

internal import MicaClock
internal import Synchronization

/// Something that a test waits for. Fulfilled from any thread.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  private struct Values {
    var description: String
    var isInverted = false
    var count = 1
    var asserts = false
    var fulfillments = 0
    /// When it was fulfilled, among all of the program's; nil for not yet.
    var order: Int?
    var isWaitedFor = false
  }

  private let values: Mutex<Values>
  private weak var clock = VirtualClock.current
  private let board = WaitBoard.current

  /// An expectation that failures name by a description.
  public init(description expectationDescription: String) {
    values = Mutex(Values(description: expectationDescription))
  }

  /// An expectation without a description.
  public override convenience init() { self.init(description: "no description provided") }

  /// What failures say.
  open var expectationDescription: String {
    get { values.withLock { $0.description } }
    set { values.withLock { $0.description = newValue } }
  }

  /// Whether it must not be fulfilled. Default false.
  open var isInverted: Bool {
    get { values.withLock { $0.isInverted } }
    set { values.withLock { $0.isInverted = newValue } }
  }

  /// How often it must be fulfilled. Default 1.
  open var expectedFulfillmentCount: Int {
    get { values.withLock { $0.count } }
    set {
      precondition(newValue > 0, "API violation - fulfillment count must be greater than 0.")
      values.withLock { $0.count = newValue }
    }
  }

  /// Whether the test fails if it is fulfilled too often. Default false; true for the expectations that a test case makes.
  open var assertForOverFulfill: Bool {
    get { values.withLock { $0.asserts } }
    set { values.withLock { $0.asserts = newValue } }
  }

  /// Marks it as fulfilled, once more.
  open func fulfill() {
    let order = board.takeOrder()
    let violation: String? = values.withLock { values in
      values.fulfillments += 1
      if values.fulfillments >= values.count, values.order == nil { values.order = order }
      guard values.asserts, !values.isInverted, values.fulfillments > values.count else {
        return nil
      }
      return values.description
    }
    if let violation {
      TestSession.record(
        XCTIssue(
          type: .uncaughtException,
          compactDescription:
            "API violation - multiple calls made to -[XCTestExpectation fulfill] for \(violation).")
      )
    }
    board.changed(self)
    // Wakes the main thread where it waits for work.
    clock?.async {}
  }

  /// When it was fulfilled, among all of the program's; nil for not yet.
  var fulfillmentOrder: Int? { values.withLock { $0.order } }
  var isFulfilled: Bool { fulfillmentOrder != nil }

  /// Whether it has been waited for.
  var isWaitedFor: Bool {
    get { values.withLock { $0.isWaitedFor } }
    set { values.withLock { $0.isWaitedFor = newValue } }
  }

  /// Looks whether what it stands for has come. Called after each run-loop iteration of a wait.
  func poll() {}

  /// Whether it must be looked at again as time passes.
  var polls: Bool { false }

  /// Called when a wait for it is over.
  func endWaiting() {}

  /// What failures say of it.
  open override var description: String { expectationDescription }
}
