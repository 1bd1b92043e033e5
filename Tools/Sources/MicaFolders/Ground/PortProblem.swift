// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rewriter couldn't do, said as a compiler would.

/// A construct that the rewriter leaves as it stands, or gives another meaning.
public struct PortProblem: Hashable, Sendable, Codable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// The program can't be built.
    case error
    /// The program can be built, but something in it won't work as on iOS.
    case warning
  }

  /// The user's file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// What it is about.
  public var message: String
  /// How bad it is.
  public var severity: Severity

  /// A problem at a place in a file.
  public init(path: String, line: Int, column: Int, message: String, severity: Severity) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.message, self.severity) = (message, severity)
  }

  /// As a compiler prints it: `path:line:column: error: message`.
  public var description: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
