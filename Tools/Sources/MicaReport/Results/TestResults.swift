// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a run of tests came to: the content of a report's results.json, as the declarations below describe it.

import Foundation

/// The results of a run.
package struct TestResults: Codable, Equatable, Sendable {
  /// The form that this version of Mica writes and reads.
  package static let currentVersion = 1

  /// The form of the file.
  package var version = TestResults.currentVersion
  /// The words of the command that made it.
  package var command: [String] = []
  /// The folder whose tests ran, from the root.
  package var folder: String
  /// The device's name; "default" for none.
  package var device = "default"
  /// The files of the user's own system font, each a name with the digest of its bytes; nil for Mica's font.
  package var systemFont: [String]?
  /// The folder of screens' references, and of those whose references' names they begin, from the root; nil for a run of tests.
  package var scenes: SceneReferences?
  /// Which part of the tests ran: "2/5"; nil for all.
  package var shard: String?
  /// How long the run took, in seconds of real time.
  package var seconds = 0.0
  /// The targets, in the order of their running.
  package var targets: [TargetResult] = []

  /// References that no test compares, from the root; nil where the run can't tell.
  package var orphans: [String]?

  /// The results of a folder without any target yet.
  package init(folder: String) { self.folder = folder }

  /// Whether every test passed, or was skipped by its own code, and every target has run.
  package var hasPassed: Bool {
    !targets.isEmpty && targets.allSatisfy { $0.problem == nil && $0.tests.allSatisfy(\.hasPassed) }
  }

  /// How many tests ended in a way.
  package func count(_ outcome: TestResult.Outcome) -> Int {
    targets.reduce(0) { $0 + $1.tests.count { $0.outcome == outcome } }
  }
  /// How many tests there are.
  package var testCount: Int { targets.reduce(0) { $0 + $1.tests.count } }
}

/// Where the references of screens lie that a run of `--scenes` knows.
package struct SceneReferences: Codable, Equatable, Sendable {
  /// The folder of all screens' references, from the root.
  package var folder: String
  /// The references without what follows the screens' names, from the root.
  package var stems: [String]

  package init(folder: String, stems: [String]) { (self.folder, self.stems) = (folder, stems) }
}

/// The results of a target of tests.
package struct TargetResult: Codable, Equatable, Sendable {
  /// Its name.
  package var name: String
  /// What will not work as on iOS.
  package var notes: [String] = []
  /// Why none of its tests could run; nil if they ran.
  package var problem: String?
  /// Its tests, in the order of their declaration.
  package var tests: [TestResult] = []

  /// A target without any test yet.
  package init(name: String) { self.name = name }
}

/// The result of a test.
package struct TestResult: Codable, Equatable, Sendable {
  /// How a test ends.
  package enum Outcome: String, Codable, CaseIterable, Sendable {
    /// Nothing went wrong.
    case passed
    /// An assertion failed, or an error was thrown.
    case failed
    /// The test's own code, or the run's options, left it out.
    case skipped
    /// It ended its process.
    case crashed
    /// It made no progress, and its process was stopped.
    case timedOut
    /// The sources declare it, and it neither ran nor was skipped.
    case missing
  }

  /// What a test belongs to.
  package enum Library: String, Codable, Sendable { case xctest, testing }

  /// `Class/testMethod`, `Suite/function(label:)`.
  package var name: String
  /// What it belongs to.
  package var library: Library
  /// The file that declares it, from the root; nil for an unknown one.
  package var file: String?
  /// The line of its declaration, from 1.
  package var line: Int?
  /// How it ended.
  package var outcome: Outcome
  /// How long it took, in seconds of real time.
  package var seconds = 0.0
  /// How often it ran.
  package var attempts = 1
  /// What went wrong, or why it was skipped.
  package var issues: [TestIssue] = []
  /// What it keeps.
  package var attachments: [TestAttachment] = []
  /// The pictures and texts that it compared.
  package var snapshots: [TestSnapshot] = []

  /// The result of a test without anything that went wrong.
  package init(_ name: String, _ library: Library, _ outcome: Outcome) {
    (self.name, self.library, self.outcome) = (name, library, outcome)
  }

  /// Whether it costs the run nothing.
  package var hasPassed: Bool { outcome == .passed || outcome == .skipped }

  /// The name as Xcode prints it: `-[Class testMethod]`, `Suite/function(label:)`.
  package var title: String {
    library == .xctest && !suite.isEmpty ? "-[\(suite) \(method)]" : name
  }

  /// What the name of a result ends with that belongs to no test: what happened between tests.
  package static let outside = "(outside of any test)"
  /// Whether it belongs to no test.
  package var isOutside: Bool { method == Self.outside }

  /// The class or suite; empty for a function outside of any.
  package var suite: String {
    slash.map { String(name[..<$0]) } ?? ""
  }
  /// The method's or function's own name.
  package var method: String {
    slash.map { String(name[name.index(after: $0)...]) } ?? name
  }
  /// The end of the class's or suite's name: suites stand in suites, and a method's name may be a sentence.
  private var slash: String.Index? {
    library == .xctest ? name.firstIndex(of: "/") : name.lastIndex(of: "/")
  }
}

/// Something that a test said.
package struct TestIssue: Codable, Equatable, Sendable {
  /// What it means for the test.
  package enum Kind: String, Codable, Sendable {
    /// The test fails.
    case failure
    /// The test expects it.
    case expected
    /// The test only warns, or tells why it is skipped.
    case warning
  }

  /// What went wrong.
  package var message: String
  /// The source file, from the root.
  package var file: String?
  /// The line in it, from 1.
  package var line: Int?
  /// What it means for the test.
  package var kind: Kind

  /// Something that went wrong at a place.
  package init(_ message: String, file: String? = nil, line: Int? = nil, _ kind: Kind = .failure) {
    (self.message, self.file, self.line, self.kind) = (message, file, line, kind)
  }
}

/// A file that a test keeps.
package struct TestAttachment: Codable, Equatable, Sendable {
  /// What the test calls it.
  package var name: String
  /// Where it lies: from the report's folder, or from the root before there is a report.
  package var path: String

  package init(name: String, path: String) { (self.name, self.path) = (name, path) }
}

/// A picture or text that a test compared.
package struct TestSnapshot: Codable, Equatable, Sendable {
  /// How a comparison ends.
  package enum Outcome: String, Codable, Sendable {
    /// It equals its reference.
    case passed
    /// It differs.
    case failed
    /// It was written as the new reference.
    case recorded
    /// There is no reference.
    case missing
  }

  /// The snapshot's name.
  package var name: String
  /// How the comparison ended.
  package var outcome: Outcome
  /// What differs.
  package var message: String?
  /// The source file that asked for it, from the root.
  package var file: String?
  /// The line in it, from 1.
  package var line: Int?
  /// The column in it, from 1.
  package var column: Int?
  /// The text that is to stand in the call itself; nil for snapshots with files.
  package var inline: String?
  /// Where the reference lies in the project, from the root.
  package var origin: String?
  /// Copies of the three pictures.
  package var reference, actual, difference: String?
  /// The trees of views beside the pictures, as JSON.
  package var referenceTree, actualTree: String?
  /// Mica's own picture that is compared in place of the reference of another system, its origin; nil for none.
  package var rebased: String?
  /// A copy of a rebased picture's origin, where that isn't its reference.
  package var originPicture: String?
  /// How a rebased picture differs from its origin.
  package var rebaseNote: String?
  /// Why a picture isn't rebased though that was asked for.
  package var rebaseRefusal: String?
  /// The picture's size in points.
  package var width, height: Double?
  /// Pixels per point.
  package var scale: Double?

  package init(name: String, _ outcome: Outcome) { (self.name, self.outcome) = (name, outcome) }

  /// Whether it costs its test nothing.
  package var hasPassed: Bool { outcome == .passed || outcome == .recorded }
}
