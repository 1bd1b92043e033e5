// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions of equality and identity.

/// Fails if two values differ.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertEqual", file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 == value2
      ? .success : .failure("\(quoted(value1)) is not equal to \(quoted(value2))")
  }
}

/// Fails if two values are equal.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertNotEqual", file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 != value2
      ? .success : .failure("\(quoted(value1)) is equal to \(quoted(value2))")
  }
}

/// Fails if two expressions aren't the same object. Two nils are the same.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertIdentical", file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 === value2
      ? .success : .failure("\(quoted(shown(value1))) is not identical to \(quoted(shown(value2)))")
  }
}

/// Fails if two expressions are the same object.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  Assertion(name: "XCTAssertNotIdentical", file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    return value1 !== value2
      ? .success : .failure("\(quoted(shown(value1))) is identical to \(quoted(shown(value2)))")
  }
}

private func shown(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }
