// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions say what Xcode says.

import MicaXCTest
import Testing

private struct Broken: Error, CustomStringConvertible {
  var description: String { "broken" }
}

private func throwing<Value>(_ value: Value) throws -> Value { throw Broken() }

@MainActor
struct AssertionTests {
  private func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) {
    #expect(TestBench().failures(body) == [text], sourceLocation: sourceLocation)
  }

  @Test func truthAndNil() {
    expect("XCTAssertTrue failed") { _ in XCTAssert(false) }
    expect("XCTAssertTrue failed - why") { _ in XCTAssertTrue(false, "why") }
    expect("XCTAssertFalse failed") { _ in XCTAssertFalse(true) }
    expect("XCTAssertNil failed: \"1\"") { _ in XCTAssertNil(1 as Int?) }
    expect("XCTAssertNotNil failed - gone") { _ in XCTAssertNotNil(nil as Int?, "gone") }
    expect("failed - bad") { _ in XCTFail("bad") }
    expect("failed") { _ in XCTFail() }
  }

  @Test func equality() {
    expect("XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - sum") { _ in
      XCTAssertEqual(1, 2, "sum")
    }
    expect("XCTAssertEqual failed: (\"nil\") is not equal to (\"Optional(2)\")") { _ in
      XCTAssertEqual(nil, 2 as Int?)
    }
    expect("XCTAssertNotEqual failed: (\"a\") is equal to (\"a\")") { _ in
      XCTAssertNotEqual("a", "a")
    }
    #expect(TestBench().failures { _ in XCTAssertEqual([1, 2], [1, 2]) } == [])
  }

  @Test func accuracy() {
    expect(
      "XCTAssertEqualWithAccuracy failed: (\"1.0\") is not equal to (\"2.0\") +/- (\"0.5\")"
    ) { _ in XCTAssertEqual(1.0, 2.0, accuracy: 0.5) }
    expect("XCTAssertNotEqualWithAccuracy failed: (\"1\") is equal to (\"2\") +/- (\"1\")") { _ in
      XCTAssertNotEqual(1, 2, accuracy: 1)
    }
    let none = TestBench().failures { _ in
      XCTAssertEqual(Double.infinity, .infinity, accuracy: 0.1)
      XCTAssertEqual(UInt(0), 1, accuracy: 1)
      XCTAssertEqual(Int.min, Int.min + 3, accuracy: 3)
      XCTAssertNotEqual(Int.min, Int.max, accuracy: 5)
      XCTAssertNotEqual(Double.nan, .nan, accuracy: 1)
    }
    #expect(none == [])
  }

  @Test func order() {
    expect("XCTAssertGreaterThan failed: (\"1\") is not greater than (\"1\")") { _ in
      XCTAssertGreaterThan(1, 1)
    }
    expect("XCTAssertGreaterThanOrEqual failed: (\"0\") is less than (\"1\")") { _ in
      XCTAssertGreaterThanOrEqual(0, 1)
    }
    expect("XCTAssertLessThan failed: (\"1\") is not less than (\"1\")") { _ in
      XCTAssertLessThan(1, 1)
    }
    expect("XCTAssertLessThanOrEqual failed: (\"2\") is greater than (\"1\")") { _ in
      XCTAssertLessThanOrEqual(2, 1)
    }
  }

  @Test func errors() {
    expect("XCTAssertEqual failed: threw error \"broken\" - m") { _ in
      XCTAssertEqual(try throwing(1), 1, "m")
    }
    expect("XCTAssertThrowsError failed: did not throw an error") { _ in
      XCTAssertThrowsError(1)
    }
    expect("XCTAssertNoThrow failed: threw error \"broken\"") { _ in
      XCTAssertNoThrow(try throwing(1))
    }
    var caught = false
    let none = TestBench().failures { _ in
      XCTAssertThrowsError(try throwing(1)) { caught = $0 is Broken }
    }
    #expect(none == [] && caught)
    expect("failed: caught error: \"broken\"") { _ in _ = try throwing(1) }
  }

  @Test func unwrappingFailsOnce() {
    expect("XCTUnwrap failed: expected non-nil value of type \"Int\" - none") { _ in
      _ = try XCTUnwrap(nil as Int?, "none")
      XCTFail("never")
    }
    #expect(TestBench().failures { _ in XCTAssertEqual(try XCTUnwrap(3), 3) } == [])
  }

  @Test func expressionsAreEvaluatedOnceAndMessagesForFailuresOnly() {
    var (values, messages) = (0, 0)
    func value() -> Int {
      values += 1
      return 1
    }
    func message() -> String {
      messages += 1
      return "m"
    }
    _ = TestBench().failures { _ in
      XCTAssertEqual(value(), 1, message())
      XCTAssertNotEqual(value(), 1, message())
    }
    #expect(values == 2 && messages == 1)
  }

  @Test func placesAreThoseOfTheCall() {
    final class Places: NSObject, XCTestObservation {
      var line = 0
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
        line = issue.sourceCodeContext.location?.lineNumber ?? 0
      }
    }
    let bench = TestBench()
    let places = Places()
    bench.context.lend { XCTestObservationCenter.shared.addTestObserver(places) }
    let expected = #line + 1
    _ = bench.failures { _ in XCTFail("here") }
    #expect(places.line == expected)
  }
}
