// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All waits of a program that are under way: expectations tell them, and whoever steps the clock asks for their limits.

internal import MicaContext
internal import Synchronization

/// The waits of a program.
final class WaitBoard: ProgramState, Sendable {
  private struct Values: @unchecked Sendable {
    var waits: [PendingWait] = []
    var orders = 0
  }

  private let values = Mutex(Values())

  init(in context: ProgramContext) {}

  /// The running program's.
  static var current: WaitBoard { ProgramContext.current.state() }

  /// A number that is larger than all before.
  func takeOrder() -> Int {
    values.withLock { values in
      values.orders += 1
      return values.orders
    }
  }

  func add(_ wait: PendingWait) { values.withLock { $0.waits.append(wait) } }

  func remove(_ wait: PendingWait) {
    values.withLock { $0.waits.removeAll { $0 === wait } }
  }

  /// Those that aren't over.
  private var all: [PendingWait] { values.withLock { $0.waits }.filter { $0.outcome == nil } }

  /// Looks whether an expectation ends waits.
  func changed(_ expectation: XCTestExpectation) {
    for wait in all where wait.expectations.contains(where: { $0 === expectation }) { wait.check() }
  }

  /// The earliest limit of a wait; infinity for none.
  var limit: Double { all.map(\.deadline).min() ?? .infinity }

  /// Whether a wait that ends at `time` would fail for something that another thread may still bring.
  func hopes(at time: Double) -> Bool { all.contains { $0.deadline <= time && $0.hopes } }

  /// Whether an expectation must be looked at as time passes.
  var polls: Bool { all.contains { $0.expectations.contains(where: \.polls) } }

  /// Looks at expectations that nobody announces.
  func poll() {
    for wait in all {
      for expectation in wait.expectations where expectation.polls { expectation.poll() }
    }
  }

  /// Ends the waits whose limit has come; those that were begun last first.
  func expire(at time: Double) {
    for wait in all.reversed() where wait.deadline <= time { wait.expire() }
  }
}

/// One wait: until the expectations are met, one can't be met any more, or a time has come.
final class PendingWait: @unchecked Sendable {
  let expectations: [XCTestExpectation]
  private let enforcesOrder: Bool
  /// On the program's clock.
  let deadline: Double
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var outcome: WaitOutcome?
    var whenOver: (() -> Void)?
  }

  init(_ expectations: [XCTestExpectation], enforcesOrder: Bool, deadline: Double) {
    (self.expectations, self.enforcesOrder, self.deadline) = (expectations, enforcesOrder, deadline)
  }

  /// How it ended; nil while it goes on.
  var outcome: WaitOutcome? { state.withLock { $0.outcome } }

  /// Calls a closure when the wait is over; at once if it is.
  func whenOver(_ body: @escaping () -> Void) {
    let isOver = state.withLock { state in
      if state.outcome == nil { state.whenOver = body }
      return state.outcome != nil
    }
    if isOver { body() }
  }

  /// Whether the wait would fail if its limit came now.
  var hopes: Bool { outcome == nil && expectations.contains { !$0.isInverted && !$0.isFulfilled } }

  /// Looks whether the wait is over.
  func check() {
    if let found = Self.outcome(expectations, enforcesOrder) { end(found) }
  }

  /// Ends it since its limit has come.
  func expire() {
    let left = expectations.filter { !$0.isInverted && !$0.isFulfilled }
    end(left.isEmpty ? .completed : .timedOut(left))
  }

  /// Ends it since the limit of a wait around it has come.
  func interrupt() { end(.interrupted) }

  private func end(_ outcome: WaitOutcome) {
    let call: (() -> Void)? = state.withLock { state in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.whenOver = nil }
      return state.whenOver ?? {}
    }
    call?()
  }

  /// How a wait for these ends now; nil while it goes on. One with inverted expectations goes on until its limit.
  private static func outcome(
    _ expectations: [XCTestExpectation], _ enforcesOrder: Bool
  ) -> WaitOutcome? {
    if let inverted = expectations.first(where: { $0.isInverted && $0.isFulfilled }) {
      return .fulfilledInverted(inverted)
    }
    let wanted = expectations.filter { !$0.isInverted }
    if enforcesOrder {
      var last = 0
      var missing: XCTestExpectation?
      for expectation in wanted {
        guard let order = expectation.fulfillmentOrder else {
          missing = missing ?? expectation
          continue
        }
        if let missing { return .wrongOrder(expectation, required: missing) }
        if order < last, let before = wanted.first(where: { $0.fulfillmentOrder == last }) {
          return .wrongOrder(expectation, required: before)
        }
        last = order
      }
    }
    let isComplete = wanted.count == expectations.count && wanted.allSatisfy(\.isFulfilled)
    return isComplete ? .completed : nil
  }
}

/// How a wait ended.
enum WaitOutcome {
  case completed
  case timedOut([XCTestExpectation])
  case wrongOrder(XCTestExpectation, required: XCTestExpectation)
  case fulfilledInverted(XCTestExpectation)
  case interrupted
}
