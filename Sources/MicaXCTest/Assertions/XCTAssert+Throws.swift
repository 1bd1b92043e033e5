// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions of errors.

/// Fails if an expression throws no error; `errorHandler` gets the one that it throws.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  var caught: (any Error)?
  Assertion(name: "XCTAssertThrowsError", file: file, line: line).check(message) {
    do { _ = try expression() } catch {
      caught = error
      return .success
    }
    return .failure("did not throw an error")
  }
  if let caught { errorHandler(caught) }
}

/// Fails if an expression throws an error.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertNoThrow", file: file, line: line).check(message) {
    do { _ = try expression() } catch { return .failure("threw error \"\(error)\"") }
    return .success
  }
}
