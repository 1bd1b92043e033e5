// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions of truth, of nil, and failures without a condition. Texts are those that Xcode prints.

/// Fails if an expression is false; the same as `XCTAssertTrue`.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertTrue(try expression(), message(), file: file, line: line)
}

/// Fails if an expression is false.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertTrue", file: file, line: line).check(message) {
    try expression() ? .success : .failure(nil)
  }
}

/// Fails if an expression is true.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertFalse", file: file, line: line).check(message) {
    try expression() ? .failure(nil) : .success
  }
}

/// Fails if an expression isn't nil.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertNil", file: file, line: line).check(message) {
    guard let value = try expression() else { return .success }
    return .failure("\"\(value)\"")
  }
}

/// Fails if an expression is nil.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertNotNil", file: file, line: line).check(message) {
    try expression() == nil ? .failure(nil) : .success
  }
}

/// Fails.
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  TestSession.record(
    XCTIssue(
      type: .assertionFailure,
      compactDescription: message.isEmpty ? "failed" : "failed - \(message)",
      detailedDescription: nil, sourceCodeContext: XCTSourceCodeContext(file, line),
      associatedError: nil, attachments: []))
}

/// The value of an expression. Fails and throws if it is nil; an error of the expression fails, and is thrown on.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  let assertion = Assertion(name: "XCTUnwrap", file: file, line: line)
  var thrown: (any Error)?
  var found: T?
  assertion.check(message) {
    do { found = try expression() } catch {
      thrown = error
      throw error
    }
    guard found == nil else { return .success }
    return .failure("expected non-nil value of type \"\(T.self)\"")
  }
  if let found { return found }
  throw thrown ?? RecordedError()
}

/// An error whose failure is recorded already: a test that throws it on fails once.
struct RecordedError: Error, CustomStringConvertible {
  var description: String { "XCTUnwrap found nil" }
}
