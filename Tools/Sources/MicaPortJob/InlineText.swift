// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Inline snapshots that are to be written into tests.

/// A text that is to stand behind a call of `assertInlineSnapshot`.
public struct InlineText: Codable, Hashable, Sendable {
  /// The source file.
  public var path: String
  /// The line of the call, from 1.
  public var line: Int
  /// The column of the call, from 1; nil for an unknown one.
  public var column: Int?
  /// The text.
  public var text: String

  /// A text for a call.
  public init(path: String, line: Int, column: Int?, text: String) {
    (self.path, self.line, self.column, self.text) = (path, line, column, text)
  }
}
