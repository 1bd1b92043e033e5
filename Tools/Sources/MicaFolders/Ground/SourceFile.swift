// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A source file as a value: nothing here reads or writes the disk but `ProgramFolder`.

/// The text of a file, and where it is from.
public struct SourceFile: Hashable, Sendable, Codable {
  /// The absolute path; of a generated file, its name.
  public var path: String
  /// The text.
  public var text: String

  /// A file of that path and text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last part of the path.
  public var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
