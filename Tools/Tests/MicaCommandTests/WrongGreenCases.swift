// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that must not pass, each with the result that it must have: what `mica test` says of them.

import Testing

/// A test that must not pass.
struct WrongGreen: Sendable, CustomTestStringConvertible {
  /// The class or suite, which is a file of its own.
  let name: String
  /// The test that goes wrong, or what the report calls what is no test's.
  let test: String
  /// How it must end.
  let outcome: String
  /// A part of its message.
  let says: String
  /// The source.
  let source: String
  /// A test of the same class that must pass all the same; nil for none.
  var unharmed: String?

  var testDescription: String { "\(name)/\(test)" }

  /// A class of XCTest with a method `testIt`.
  static func body(
    _ name: String, _ outcome: String, _ says: String, _ body: String, throwing: Bool = false,
    isAsync: Bool = false
  ) -> WrongGreen {
    let effects = (isAsync ? " async" : "") + (throwing ? " throws" : "")
    return WrongGreen(
      name: name, test: "testIt", outcome: outcome, says: says,
      source: """
        import Foundation
        import XCTest
        final class \(name): XCTestCase {
          func testFirst() {}
          func testIt()\(effects) {
            \(body)
          }
          func testLast() {}
        }
        """, unharmed: "testLast")
  }

  /// A class of XCTest with members, in which `test` goes wrong.
  static func members(
    _ name: String, _ outcome: String, _ says: String, _ members: String, at test: String = "testIt"
  ) -> WrongGreen {
    WrongGreen(
      name: name, test: test, outcome: outcome, says: says,
      source: "import Foundation\nimport XCTest\nfinal class \(name): XCTestCase {\n\(members)\n}\n"
    )
  }

  /// A function of Swift Testing in a suite.
  static func function(_ name: String, _ outcome: String, _ says: String, _ body: String)
    -> WrongGreen
  {
    WrongGreen(
      name: name, test: "it()", outcome: outcome, says: says,
      source: """
        import Foundation
        import Testing
        @Suite struct \(name) {
          @Test func it() async throws {
            \(body)
          }
          @Test func last() {}
        }
        """, unharmed: "last()")
  }

  private static let outside = "(outside of any test)"

  static let all = ends + failures + lives + waits + names + functions + rebased

  /// Tests that end their process, or keep it from going on.
  static let ends: [WrongGreen] = [
    .body("ReadsBehindAnArray", "crashed", "SIG", "let none: [Int] = []\n_ = none[none.count]"),
    .body("CallsFatalError", "crashed", "SIG", "fatalError(\"no\")"),
    .body("CallsExit", "crashed", "exit code 0", "exit(0)"),
    .body("CallsUnderscoreExit", "crashed", "exit code 0", "_exit(0)"),
    .body("ExitsWithOne", "crashed", "exit code 1", "exit(1)"),
    .body("Aborts", "crashed", "SIGABRT", "abort()"),
    .body("KillsItself", "crashed", "SIGKILL", "kill(getpid(), SIGKILL)\nsleep(5)"),
    .body(
      "TerminatesItself", "crashed", "SIGTERM",
      "raise(SIGTERM)\nkill(getpid(), SIGTERM)\nwhile true { usleep(1000) }"),
    .body("RingsAnAlarm", "crashed", "signal", "alarm(1)\nwhile true { usleep(1000) }"),
    .body(
      "RecursesForever", "crashed", "SIG", "func f(_ n: Int) -> Int { f(n + 1) + n }\nprint(f(0))"),
    .body(
      "IgnoresSignals", "crashed", "SIG",
      "signal(SIGILL, SIG_IGN)\nsignal(SIGTRAP, SIG_IGN)\nfatalError(\"no\")"),
    .body("LoopsForever", "timedOut", "no progress", "while true {}"),
    .body("WaitsForASemaphore", "timedOut", "no progress", "DispatchSemaphore(value: 0).wait()"),
    .body("StopsItself", "timedOut", "no progress", "raise(SIGSTOP)"),
    .body(
      "ExitsFromAThread", "crashed", "exit code 0",
      "Thread.detachNewThread { exit(0) }\nDispatchSemaphore(value: 0).wait()"),
    .body(
      "CrashesInAThread", "crashed", "SIG",
      "Thread.detachNewThread { fatalError(\"no\") }\nDispatchSemaphore(value: 0).wait()"),
  ]

  /// Tests that fail.
  static let failures: [WrongGreen] = [
    .body("Asserts", "failed", "XCTAssertEqual failed", "XCTAssertEqual(1, 2)"),
    .body(
      "Throws", "failed", "caught error", "throw CocoaError(.fileNoSuchFile)", throwing: true),
    .body(
      "ThrowsLater", "failed", "caught error",
      "await Task.yield()\nthrow CocoaError(.fileNoSuchFile)", throwing: true, isAsync: true),
    .body(
      "UnwrapsNil", "failed", "XCTUnwrap", "let a: Int? = nil\n_ = try XCTUnwrap(a)", throwing: true
    ),
    .body(
      "SkipsAfterAFailure", "failed", "first", "XCTFail(\"first\")\nthrow XCTSkip(\"then\")",
      throwing: true),
    .body(
      "ExpectsAFailure", "failed", "xpected",
      "XCTExpectFailure(\"it fails\") { XCTAssertTrue(true) }"),
    .body(
      "PrintsASuccess", "failed", "no",
      """
      XCTFail("no")
      print("{\\"kind\\":\\"ended\\",\\"test\\":\\"PrintsASuccess/testIt\\",\\"passed\\":true,\\"library\\":\\"xctest\\"}")
      print("Test Case '-[PrintsASuccess testIt]' passed (0.001 seconds).")
      print("Executed 3 tests, with 0 failures (0 unexpected) in 0.001 (0.001) seconds")
      """),
    .body(
      "PrintsASuccessAndExits", "crashed", "exit code 0",
      """
      print("{\\"kind\\":\\"finished\\",\\"passed\\":true}")
      print("Executed 3 tests, with 0 failures (0 unexpected) in 0.001 (0.001) seconds")
      exit(0)
      """),
    .body(
      "DropsItsFailures", "failed", "no",
      "close(1)\nclose(2)\nXCTFail(\"no\")"),
    .body(
      "DetachesAndFails", "failed", "late",
      "let done = expectation(description: \"\")\n"
        + "DispatchQueue.global().async { XCTFail(\"late\"); done.fulfill() }\nwait(for: [done], timeout: 5)"
    ),
  ]

  /// What goes wrong around a test.
  static let lives: [WrongGreen] = [
    .members(
      "CrashesInClassSetUp", "crashed", "before this test",
      "override class func setUp() { fatalError(\"no\") }\nfunc testIt() {}\nfunc testOther() {}"),
    .members(
      "ExitsInClassSetUp", "crashed", "exit code 0",
      "override class func setUp() { exit(0) }\nfunc testIt() {}"),
    .members(
      "FailsInClassSetUp", "failed", "no",
      "override class func setUp() { XCTFail(\"no\") }\nfunc testIt() {}", at: outside),
    .members(
      "ThrowsInSetUp", "failed", "error",
      "override func setUpWithError() throws { throw CocoaError(.fileNoSuchFile) }\nfunc testIt() {}"
    ),
    .members(
      "FailsInSetUp", "failed", "no", "override func setUp() { XCTFail(\"no\") }\nfunc testIt() {}"),
    .members(
      "FailsInTearDown", "failed", "no",
      "override func tearDown() { XCTFail(\"no\") }\nfunc testIt() {}"),
    .members(
      "ThrowsInTearDown", "failed", "error",
      "override func tearDown() async throws { throw CocoaError(.fileNoSuchFile) }\nfunc testIt() {}"
    ),
    .members(
      "CrashesInTearDown", "crashed", "SIG",
      "override func tearDown() { fatalError(\"no\") }\nfunc testIt() {}"),
    .members(
      "FailsInTearDownBlock", "failed", "no",
      "func testIt() { addTeardownBlock { XCTFail(\"no\") } }"),
    .members(
      "FailsInClassTearDown", "failed", "no",
      "override class func tearDown() { XCTFail(\"no\") }\nfunc testIt() {}", at: outside),
    .members(
      "ExitsInClassTearDown", "failed", "exit code 0",
      "override class func tearDown() { exit(0) }\nfunc testIt() {}", at: outside),
    .members(
      "CrashesAtExit", "failed", "crashed",
      "func testIt() { atexit { abort() } }", at: outside),
    .members(
      "CrashesAfterTheEnd", "failed", "crashed",
      """
      static let end = DispatchSemaphore(value: 0)
      func testIt() { Thread.detachNewThread { Self.end.wait(); fatalError("no") } }
      override class func tearDown() { end.signal(); DispatchSemaphore(value: 0).wait() }
      """, at: outside),
    .members(
      "FailsAfterTheEnd", "failed", "late",
      """
      static let (end, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      func testIt() { Thread.detachNewThread { Self.end.wait(); XCTFail("late"); Self.done.signal() } }
      override class func tearDown() { end.signal(); done.wait() }
      """, at: outside),
  ]

  /// Waits that don't end, and those that end too well.
  static let waits: [WrongGreen] = [
    .body(
      "NeverFulfills", "failed", "xceeded timeout",
      "wait(for: [expectation(description: \"never\")], timeout: 1)"),
    .body("NeverWaits", "failed", "nwaited", "_ = expectation(description: \"forgotten\")"),
    .body(
      "FulfillsTwice", "failed", "ulfill",
      "let one = expectation(description: \"one\")\none.fulfill()\none.fulfill()\nwait(for: [one], timeout: 1)"
    ),
    .body(
      "FulfillsWhatMustNot", "failed", "Fulfilled inverted expectation",
      "let not = expectation(description: \"not\")\nnot.isInverted = true\nnot.fulfill()\nwait(for: [not], timeout: 1)"
    ),
    .body(
      "NeverResumes", "failed", "waits for something that never happens",
      "await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }", isAsync: true),
    .body(
      "SleepsForHours", "failed", "execution time allowance",
      "try await Task.sleep(for: .seconds(7200))", throwing: true, isAsync: true),
  ]
}
