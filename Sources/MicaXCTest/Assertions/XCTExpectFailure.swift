// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Failures that a test is known to have. A strict expectation fails if none comes.

/// A failure that was expected, as observers are told of it.
public final class XCTExpectedFailure: NSObject, @unchecked Sendable {
  /// Why it was expected; nil if no reason was given.
  public let failureReason: String?
  /// The failure.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    (self.failureReason, self.issue) = (failureReason, issue)
  }

  /// Which failures are expected, and whether one must come.
  open class Options: NSObject, @unchecked Sendable {
    /// Tells the expected failures from others. By default all failures are expected.
    open var issueMatcher: ((XCTIssue) -> Bool) = { _ in true }
    /// Whether failures are expected. Default true.
    open var isEnabled = true
    /// Whether the test fails if no expected failure comes. Default true.
    open var isStrict = true

    /// Options with their defaults.
    public override required init() {}

    /// Options that don't ask for a failure.
    open class func nonStrict() -> Self {
      let options = Self()
      options.isStrict = false
      return options
    }
  }
}

/// Expects failures until the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line
) {
  TestSession.expectFailures(FailureExpectation(failureReason, options, file, line))
}

/// Expects failures until the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects failures within a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  let expectation = FailureExpectation(failureReason, options, file, line)
  TestSession.expectFailures(expectation)
  defer { TestSession.endExpecting(expectation) }
  return try failingBlock()
}

/// Expects failures within a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line,
    failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  fileprivate convenience init(
    _ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
  ) {
    self.init()
    if let isEnabled { self.isEnabled = isEnabled }
    if let isStrict { self.isStrict = isStrict }
    if let matcher { issueMatcher = matcher }
  }
}

/// One call of `XCTExpectFailure`. The session's lock guards it.
final class FailureExpectation: @unchecked Sendable {
  let reason: String?
  let options: XCTExpectedFailure.Options
  private let context: XCTSourceCodeContext
  /// Whether an expected failure has come.
  var isMatched = false

  init(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
  ) {
    (self.reason, self.options) = (reason, options)
    context = XCTSourceCodeContext(file, line)
  }

  /// The failure of an expectation that has ended; nil where it was met.
  var failure: XCTIssue? {
    guard options.isEnabled, options.isStrict, !isMatched else { return nil }
    let name = reason.map { " '\($0)'" } ?? ""
    return XCTIssue(
      type: .unmatchedExpectedFailure,
      compactDescription: "Expected failure\(name) but none recorded", detailedDescription: nil,
      sourceCodeContext: context, associatedError: nil, attachments: [])
  }
}
