// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rewriter is told where a module uses what Mica lacks, and what it makes of that.

public import MicaFolders

/// A module that doesn't compile, with the compiler's errors.
public struct StubbedModule: Codable, Sendable {
  /// What the compiler complains about, at one place.
  public struct Complaint: Codable, Hashable, Sendable {
    /// The program's file.
    public var path: String
    /// The line in it, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// The compiler's words.
    public var message: String
    /// What Mica lacks, if it is about that: `UIFoo.bar`.
    public var gap: String?

    /// A complaint at a place.
    public init(path: String, line: Int, column: Int, message: String, gap: String?) {
      (self.path, self.line, self.column) = (path, line, column)
      (self.message, self.gap) = (message, gap)
    }

    /// Whether it is about the paths through a function, which the compiler follows once all types are right.
    public var isOfFlow: Bool {
      Self.flowWords.contains { message.contains($0) }
    }

    private static let flowWords = [
      "missing return", "before being initialized", "without initializing", "not initialized",
    ]
  }

  /// Rewritten files, and those that were generated.
  public var files: [SourceFile]
  /// Names of types that stand in for missing ones already.
  public var types: [String]
  /// What is wrong with them.
  public var complaints: [Complaint]
  /// Names of absent modules.
  public var missing: [String] = []
  /// Names of types that can't be made: what uses them is left out.
  public var refused: Set<String> = []
  /// Names of members that were left out: what uses them is left out, too.
  public var gone: Set<String> = []
  /// Names among the gaps that are Apple's: Mica lacks them, whatever else is missing.
  public var apples: Set<String> = []
  /// Whether every complaint is answered, also one that isn't about what is missing: the module is nobody's to mend.
  public var isLenient = false
  /// Whether a test fails that comes to what was left out: what a test says must not rest on it.
  public var failsTests = false

  /// A module with complaints about it.
  public init(files: [SourceFile], types: [String], complaints: [Complaint]) {
    (self.files, self.types, self.complaints) = (files, types, complaints)
  }
}

/// A module with stubs in the place of what can't be compiled.
public struct StubReply: Codable, Sendable {
  /// The files, those that changed and those that didn't.
  public var files: [SourceFile]
  /// Names of types that stand in for missing ones.
  public var types: [String]
  /// Names of types that can't be made.
  public var refused: Set<String> = []
  /// Names of members that are left out.
  public var gone: Set<String> = []
  /// What was done, as warnings at the program's own places.
  public var problems: [PortProblem]
  /// Whether every complaint was answered.
  public var isWhole: Bool

  /// A changed module.
  public init(files: [SourceFile], types: [String], problems: [PortProblem], isWhole: Bool) {
    (self.files, self.types) = (files, types)
    (self.problems, self.isWhole) = (problems, isWhole)
  }
}
