// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Assertions of equality within an accuracy. Xcode's texts keep the functions' old names.

/// Fails if two numbers differ by more than an accuracy, whose sign doesn't count. NaN differs from everything.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check(true, try expression1(), try expression2(), accuracy, message, file, line)
}

/// Fails if two numbers don't differ by more than an accuracy.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check(false, try expression1(), try expression2(), accuracy, message, file, line)
}

/// `XCTAssertEqual(_:_:accuracy:)` under its old name.
public func XCTAssertEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check(true, try expression1(), try expression2(), accuracy, message, file, line)
}

/// `XCTAssertNotEqual(_:_:accuracy:)` under its old name.
public func XCTAssertNotEqualWithAccuracy<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check(false, try expression1(), try expression2(), accuracy, message, file, line)
}

private func check<T: Numeric>(
  _ isEqual: Bool, _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T, _ accuracy: T, _ message: () -> String,
  _ file: StaticString, _ line: UInt
) {
  let name = isEqual ? "XCTAssertEqualWithAccuracy" : "XCTAssertNotEqualWithAccuracy"
  Assertion(name: name, file: file, line: line).check(message) {
    let (value1, value2) = (try expression1(), try expression2())
    if areClose(value1, value2, accuracy) == isEqual { return .success }
    return .failure(
      "\(quoted(value1)) is \(isEqual ? "not " : "")equal to \(quoted(value2)) +/- \(quoted(accuracy))"
    )
  }
}

/// Infinities of one sign are equal: their difference would be NaN. An accuracy counts by its magnitude.
private func areClose<T: Numeric>(_ value1: T, _ value2: T, _ accuracy: T) -> Bool {
  if value1 == value2 { return true }
  if let value1 = value1 as? any BinaryInteger { return areClose(value1, value2, accuracy) }
  return (value1 - value2).magnitude <= accuracy.magnitude
}

/// No difference of integers overflows here: `0 - 1` isn't a `UInt`.
private func areClose<T: BinaryInteger>(_ value1: T, _ other2: Any, _ other: Any) -> Bool {
  guard let value2 = other2 as? T, let accuracy = other as? T else { return false }
  let (low, high) = value1 < value2 ? (value1, value2) : (value2, value1)
  if low < 0, high > 0 {
    let sum = UInt64(clamping: low.magnitude).addingReportingOverflow(
      UInt64(clamping: high.magnitude))
    return !sum.overflow && sum.partialValue <= UInt64(clamping: accuracy.magnitude)
  }
  return (high - low).magnitude <= accuracy.magnitude
}
