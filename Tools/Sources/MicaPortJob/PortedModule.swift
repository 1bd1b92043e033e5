// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What comes out: the files as Linux's compiler takes them.

public import MicaFolders

/// One rewritten file.
public struct PortedFile: Hashable, Sendable, Codable {
  /// The text for the compiler, under the user's path. Its first line is a `#sourceLocation`, so that
  /// errors name the user's file, line and column; tables follow the user's text.
  public var file: SourceFile
  /// What couldn't be done.
  public var problems: [PortProblem]
  /// Declarations that may be tests.
  public var tests: [TestMark] = []
  /// Its screens, if they were asked for.
  public var screens: [ListedScreen] = []

  /// A file with what couldn't be done in it.
  public init(file: SourceFile, problems: [PortProblem]) {
    (self.file, self.problems) = (file, problems)
  }
}

/// A whole rewritten module.
public struct PortedModule: Hashable, Sendable, Codable {
  /// The user's files in the order given.
  public var files: [SourceFile]
  /// Files of ours: `MicaNames.swift` and `main.swift`. Their paths are plain names.
  public var generated: [SourceFile]
  /// The class of `@main` or `@UIApplicationMain`.
  public var applicationType: String?
  /// What couldn't be done, by file and line.
  public var problems: [PortProblem]
  /// The tests that its sources declare.
  public var tests: [ListedTest] = []
  /// The screens that its sources declare, if they were asked for.
  public var screens: [ListedScreen] = []
  /// Declarations that may be tests, by their files.
  public var marks: [FileMarks] = []
  /// The paths of files of tests that are not among `files`, since they need what isn't there, each with the reason.
  public var withheld: [String: String] = [:]

  /// What became of a module.
  public init(
    files: [SourceFile], generated: [SourceFile], applicationType: String?, problems: [PortProblem]
  ) {
    (self.files, self.generated) = (files, generated)
    (self.applicationType, self.problems) = (applicationType, problems)
  }
}
