// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What goes wrong in a test.

/// Something that went wrong in a test.
public struct XCTIssue: Equatable, Hashable, @unchecked Sendable {
  /// The kinds of issues.
  public typealias IssueType = XCTIssueReference.IssueType
  /// How bad issues are.
  public typealias Severity = XCTIssueReference.Severity

  /// What kind of issue.
  public var type: IssueType
  /// One line that says what went wrong; two issues of one cause may have the same.
  public var compactDescription: String
  /// More about it; nil for nothing.
  public var detailedDescription: String?
  /// Where it happened.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that led to it; nil for none.
  public var associatedError: (any Error)?
  /// What is kept with it.
  public var attachments: [XCTAttachment]
  /// How bad it is. Default `.error`.
  public var severity: Severity

  /// What the report shows.
  public var description: String { detailedDescription ?? compactDescription }

  /// An issue of a kind. All but its kind and its line may be left out.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = [],
    severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  /// Keeps something with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// Whether two issues say the same; errors and attachments aren't compared.
  public static func == (one: XCTIssue, other: XCTIssue) -> Bool {
    one.type == other.type && one.compactDescription == other.compactDescription
      && one.detailedDescription == other.detailedDescription && one.severity == other.severity
      && one.sourceCodeContext == other.sourceCodeContext
  }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(compactDescription)
  }

  /// Whether the report counts it as unexpected: an error that nothing asserted.
  var isUnexpected: Bool { type == .uncaughtException || type == .thrownError }
}

/// An issue as an object of Objective-C. Mica makes none: it names the kinds of issues.
open class XCTIssueReference: NSObject, @unchecked Sendable {
  /// The kinds of issues.
  public enum IssueType: Int, Sendable {
    /// A condition of an assertion wasn't met.
    case assertionFailure = 0
    /// An error that the test or an assertion's expression threw.
    case thrownError
    /// An exception, which ends a program of Mica's.
    case uncaughtException
    /// A measurement that is worse than its baseline; Mica has none.
    case performanceRegression
    /// Something the system did.
    case system
    /// An expected failure that didn't come.
    case unmatchedExpectedFailure
  }

  /// How bad issues are.
  public enum Severity: Int, Sendable {
    /// The test goes on and may pass.
    case warning = 4
    /// The test fails.
    case error = 8
  }
}
