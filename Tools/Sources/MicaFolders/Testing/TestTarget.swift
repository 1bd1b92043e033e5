// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A target of tests: one of a project or a package, or a folder of test sources.

/// A target of tests that Mica can compile.
package struct TestTarget: Hashable, Sendable {
  /// What declares a target.
  package enum Kind: String, Hashable, Sendable {
    /// A bundle of unit tests in an Xcode project.
    case xcode
    /// A `.testTarget` of a Package.swift.
    case package
    /// A folder of sources without a project or a manifest.
    case folder
    /// A program whose screens are compared, without any test's source.
    case program
  }

  /// The name.
  package var name: String
  /// The name of its module.
  package var moduleName: String
  /// What declares it.
  package var kind: Kind
  /// What holds it, from the root: the .xcodeproj, the Package.swift or the folder.
  package var container: String
  /// The identifier in the project, by which schemes and plans name it; for packages the name; for a program the name of its
  /// target, empty for the folder's own choice.
  package var identifier: String
  /// The name of the app that hosts the tests and is launched first; nil for tests without one. Of a program the name that its
  /// project gives it.
  package var host: String?
  /// Whether it runs if neither the user nor a scheme names a target: those that lie highest in the folder do.
  package var isDefault = true
}

extension TestTarget {
  /// The screens of a program, which a folder has by a target's name; nil for the folder's own choice.
  package init(screensOf program: ProgramFolder, named name: String?) {
    self.init(
      name: program.report.target ?? program.moduleName, moduleName: program.moduleName,
      kind: .program, container: program.path, identifier: name ?? "",
      host: program.report.target)
  }
}

/// A target of tests that Mica doesn't run.
package struct LeftOutTests: Hashable, Sendable {
  /// The name.
  package var name: String
  /// Why it doesn't run: `UI tests drive an app from outside; Mica has no XCUIApplication`.
  package var reason: String
}
