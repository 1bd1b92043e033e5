// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rewriter is told where only the compiler's types show that Apple's compiler would do something by itself.

public import MicaFolders

/// A module with errors that its types alone explain: casts to Swift's collections, classes in values.
public struct AnsweredModule: Codable, Sendable {
  /// Rewritten files with such errors.
  public var files: [SourceFile]
  /// The errors.
  public var complaints: [StubbedModule.Complaint]

  /// A module with errors.
  public init(files: [SourceFile], complaints: [StubbedModule.Complaint]) {
    (self.files, self.complaints) = (files, complaints)
  }
}
