// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions of order.

/// Fails unless the first value is greater than the second.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("GreaterThan", try expression1(), try expression2(), message, file, line, >) {
    "\($0) is not greater than \($1)"
  }
}

/// Fails unless the first value is greater than the second, or equal to it.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("GreaterThanOrEqual", try expression1(), try expression2(), message, file, line, >=) {
    "\($0) is less than \($1)"
  }
}

/// Fails unless the first value is less than the second.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("LessThan", try expression1(), try expression2(), message, file, line, <) {
    "\($0) is not less than \($1)"
  }
}

/// Fails unless the first value is less than the second, or equal to it.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("LessThanOrEqual", try expression1(), try expression2(), message, file, line, <=) {
    "\($0) is greater than \($1)"
  }
}

private func compare<T: Comparable>(
  _ name: String, _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, _ message: () -> String, _ file: StaticString,
  _ line: UInt, _ holds: (T, T) -> Bool, _ text: (String, String) -> String
) {
  Assertion(name: "XCTAssert" + name, file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    return holds(value1, value2) ? .success : .failure(text(quoted(value1), quoted(value2)))
  }
}
