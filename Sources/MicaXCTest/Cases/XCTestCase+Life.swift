// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a test's set-up to its end, in Apple's order.

internal import MicaClock
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension XCTestCase {
  /// The class as Xcode prints it: `Module.Class`. What Swift says of a private one holds an address.
  var className: String {
    let full = String(reflecting: type(of: self))
    guard let row = TestTable.current.row(of: type(of: self)) else { return full }
    return full.prefix { $0 != "." } + "." + row.name
  }

  /// The table's row and the method: `CardTests/testLogin`, as `-only-testing` names it.
  package var identifier: String {
    let row = TestTable.current.row(of: type(of: self))
    let name = row?.name ?? "\(type(of: self))"
    return "\(name)/\(core.method?.name ?? "")"
  }

  func runLife(_ run: XCTestRun) {
    testRun = run
    core.hasFailed = false
    run.start()
    let session = TestSession.current
    session.with(self) {
      invokeTest()
      let left = core.expectations.filter { !$0.isWaitedFor && !$0.isInverted }
      if !left.isEmpty {
        let names = left.map { "'\($0.expectationDescription)'" }.joined(separator: ", ")
        record(
          XCTIssue(
            type: .assertionFailure,
            compactDescription:
              "Failed due to unwaited expectation\(left.count == 1 ? "" : "s") \(names)."))
      }
      session.endExpectations()
    }
    core.expectations = []
    run.stop()
  }

  func invokeParts() {
    let limit = (VirtualClock.current?.now ?? 0) + executionTimeAllowance
    core.limit = limit
    if prepare(limit), let method = core.method { call(method, limit) }
    while let block = core.lock.withLock({ core.teardowns.popLast() }) {
      switch block {
      case .sync(let body): body()
      case .async(let body): suspend(limit) { _ in try await body() }
      }
    }
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.tearDown() }
    attempt { try MainActor.assumeIsolated { try test.tearDownWithError() } }
    suspend(limit) { try await $0.tearDown() }
  }

  /// Prepares the test; whether its method may run.
  private func prepare(_ limit: Double) -> Bool {
    nonisolated(unsafe) let test = self
    guard suspend(limit, { try await $0.setUp() }),
      attempt({ try MainActor.assumeIsolated { try test.setUpWithError() } })
    else { return false }
    MainActor.assumeIsolated { test.setUp() }
    return core.continuesAfterFailure || !core.hasFailed
  }

  private func call(_ method: TestMethod, _ limit: Double) {
    nonisolated(unsafe) let test = self
    switch method.body {
    case .sync(let body):
      attempt { try MainActor.assumeIsolated { try body(test) } }
      if let clock = VirtualClock.current, clock.now >= limit { recordLateness() }
    case .async(let body): suspend(limit) { try await body($0) }
    }
  }

  /// Runs a part of the test; whether it threw nothing.
  @discardableResult
  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      end(with: error)
      return false
    }
  }

  /// Runs a part of the test that may suspend, in a task, while the clock goes on; whether it threw nothing.
  @discardableResult
  private func suspend(
    _ limit: Double, _ body: @escaping @Sendable (XCTestCase) async throws -> Void
  ) -> Bool {
    nonisolated(unsafe) let test = self
    let call = AsyncCall { try await body(test) }
    switch call.run(until: limit) {
    case .done: return attempt { try call.result?.get() }
    case .late: recordLateness()
    case .stuck: recordStop()
    }
    return false
  }

  /// Runs a closure that may suspend as a part of the test, while the clock goes on. Throws what it throws.
  func perform(_ body: @escaping @Sendable () async throws -> Void) throws {
    let call = AsyncCall { try await body() }
    switch call.run(until: core.limit) {
    case .done: try call.result?.get()
    case .late: recordLateness()
    case .stuck: recordStop()
    }
  }

  private func recordStop() {
    record(
      XCTIssue(
        type: .system,
        compactDescription:
          "The test waits for something that never happens: nothing is planned on the program's "
          + "clock, and no thread works."))
  }

  private func recordLateness() {
    let minutes = PlainSeconds.text(executionTimeAllowance / 60)
    record(
      XCTIssue(
        type: .system,
        compactDescription: "Test exceeded execution time allowance of \(minutes) minutes"))
  }

  /// Records an error that a part of the test threw.
  private func end(with error: any Error) {
    if let skip = error as? XCTSkip {
      testRun?.skip = skip
      testRun?.hasBeenSkipped = true
    } else if !(error is RecordedError) {
      record(
        XCTIssue(
          type: .thrownError, compactDescription: "failed: caught error: \"\(error)\"",
          associatedError: error))
    }
  }

  // MARK: Issues

  func keepIssue(_ issue: XCTIssue) {
    let session = TestSession.current
    guard let run = testRun, run.startDate != nil, run.stopDate == nil else {
      return session.recordStray(issue)
    }
    core.lock.lock()
    defer { core.lock.unlock() }
    for attachment in issue.attachments { session.keep(attachment, of: self) }
    if let expectation = session.expectation(of: issue) {
      run.expected += 1
      let failure = XCTExpectedFailure(failureReason: expectation.reason, issue: issue)
      XCTestObservationCenter.shared.tell { $0.testCase(self, didRecord: failure) }
      return
    }
    if issue.severity == .error, !core.continuesAfterFailure {
      if core.hasFailed {
        return Unsupported.note(
          "XCTestCase.continueAfterFailure = false: a failed test goes on, its later failures are left out."
        )
      }
    }
    if issue.severity == .error { core.hasFailed = true }
    run.record(issue)
  }

  // MARK: Teardown blocks

  /// Has a block called on the main thread after the test; the last block comes first.
  public func addTeardownBlock(_ block: @escaping () -> Void) {
    core.lock.withLock { core.teardowns.append(.sync(block)) }
  }

  /// Has a block called after the test; the last block comes first.
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
    core.lock.withLock { core.teardowns.append(.async(block)) }
  }

  /// Keeps something with the report.
  public func add(_ attachment: XCTAttachment) { TestSession.current.keep(attachment, of: self) }
}

extension XCTestCase: XCTActivity {}
