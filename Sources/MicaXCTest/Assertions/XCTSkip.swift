// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that skip themselves.

/// An error that ends a test as skipped.
public struct XCTSkip: Error, CustomNSError {
  /// Why; nil if no reason is given.
  public let message: String?
  /// Where the test was skipped.
  public let sourceCodeContext: XCTSourceCodeContext

  /// What `XCTSkipIf` and `XCTSkipUnless` say by themselves.
  private var finding: String?

  /// The text of the report.
  public var summary: String {
    "Test skipped" + (finding.map { ": \($0)" } ?? "")
      + (message.flatMap { $0.isEmpty ? nil : " - \($0)" } ?? "")
  }

  /// An error to throw from a test, its set-up or a teardown block.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.message = message()
    sourceCodeContext = XCTSourceCodeContext(file, line)
  }

  fileprivate init(_ message: String?, _ finding: String, _ file: StaticString, _ line: UInt) {
    self.init(message, file: file, line: line)
    self.finding = finding
  }
}

/// Skips the rest of the test if an expression is true.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  try skip(if: true, expression, message, file, line)
}

/// Skips the rest of the test if an expression is false.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  try skip(if: false, expression, message, file, line)
}

/// Skips if an expression has a value, or can't be evaluated.
private func skip(
  if unwanted: Bool, _ expression: () throws -> Bool, _ message: () -> String?,
  _ file: StaticString, _ line: UInt
) throws {
  let value: Bool
  do { value = try expression() } catch {
    throw XCTSkip(message(), "threw error \"\(error)\"", file, line)
  }
  guard value == unwanted else { return }
  throw XCTSkip(message(), "required \(!unwanted) value but got \(unwanted)", file, line)
}
