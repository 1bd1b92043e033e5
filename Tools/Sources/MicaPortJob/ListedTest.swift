// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A test as the sources declare it, so that one that silently doesn't run is missed.

/// A test that a program's sources declare.
public struct ListedTest: Codable, Hashable, Sendable {
  /// What runs it.
  public enum Library: String, Codable, Sendable {
    /// A method of a class below `XCTestCase`.
    case xctest
    /// A function with `@Test`.
    case testing
  }

  /// What runs it.
  public var library: Library
  /// Its name as events tell it: `Class/testMethod`, `Suite/function(label:)`; that of the class alone where `isOpen`.
  public var name: String
  /// The path of its file; empty where a module that isn't the tests' own declares it.
  public var file: String
  /// The line of its declaration, from 1; 0 for an unknown one.
  public var line: Int
  /// Why it can't run: `needs module Quick, which isn't there`; nil for a test that was compiled.
  public var needs: String?
  /// Whether it can't since the compiler refuses its file, or one that this needs, though nothing is missing.
  public var isRefused = false

  /// Whether it is a class of XCTest that makes its tests while it runs, as `QuickSpec` does: how many and with which names is
  /// known by their events alone, `Class/name`. One of them at least has to end or be skipped.
  public var isOpen: Bool { library == .xctest && !name.contains("/") }

  /// Whether an event's test, by its library and name, is this one, or one that this class makes.
  public func includes(_ library: Library, _ name: String) -> Bool {
    library == self.library && (name == self.name || isOpen && name.hasPrefix(self.name + "/"))
  }

  /// A test at a place.
  public init(_ library: Library, _ name: String, file: String, line: Int) {
    (self.library, self.name, self.file, self.line) = (library, name, file, line)
  }
}

/// The declarations of a file that may be tests.
public struct FileMarks: Codable, Hashable, Sendable {
  /// The file's path.
  public var file: String
  /// Its declarations, in their order.
  public var marks: [TestMark]

  /// A file's declarations.
  public init(file: String, marks: [TestMark]) { (self.file, self.marks) = (file, marks) }
}

/// A declaration that may be a test, or a part of some.
public struct TestMark: Codable, Hashable, Sendable {
  /// What would run it.
  public var library: ListedTest.Library
  /// The type that it is a member of: `Outer.Suite`; empty at the top level.
  public var type: String
  /// Its name: `testLogin`, `function(label:)`; empty for a class itself.
  public var name: String
  /// Its line, from 1.
  public var line: Int

  /// A declaration.
  public init(_ library: ListedTest.Library, type: String, name: String, line: Int) {
    (self.library, self.type, self.name, self.line) = (library, type, name, line)
  }
}
