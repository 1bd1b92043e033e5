// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which tests of a folder run, and how their processes are started: by a test plan, a scheme, or neither.

/// A target of tests with the tests of it that run.
package struct PlannedTarget: Hashable, Sendable {
  /// The target.
  package var target: TestTarget
  /// The tests that run, as plans and schemes name them (`Class`, `Class/testMethod()`, `Suite/function(label:)`); nil for all.
  package var selected: [String]?
  /// The tests that don't run.
  package var skipped: [String] = []

  /// Whether the plan leaves out a test: one that it skips, or that it doesn't select where it selects some. `name` is as
  /// `ListedTest` has it: `Class/testMethod`, `Suite/function(label:)`, or `Class` for one that makes its tests while it runs.
  package func leavesOut(_ name: String) -> Bool {
    if skipped.contains(where: { Self.matches($0, name) }) { return true }
    return selected.map { !$0.contains { Self.matches($0, name) || $0.hasPrefix(name + "/") } }
      ?? false
  }

  /// Whether a plan's name means a test, its class or a suite around it. Methods of XCTest stand there with `()`, and those
  /// that throw or wait with what Objective-C calls them: `testB(completionHandler:)`, `testAAndReturnError:`.
  static func matches(_ identifier: String, _ name: String) -> Bool {
    if identifier == name || name.hasPrefix(identifier + "/") { return true }
    let own = name.split(separator: "/", omittingEmptySubsequences: false)
    let meant = identifier.split(separator: "/", omittingEmptySubsequences: false)
    guard own.count == meant.count, own.dropLast() == meant.dropLast(), let test = own.last,
      let wanted = meant.last, !test.contains("(")
    else { return false }
    let endings = ["()", "(completionHandler:)", "AndReturnError:", "WithCompletionHandler:"]
    return endings.contains { wanted == test + $0 }
  }
}

/// How the processes of tests are started.
package struct TestConfiguration: Hashable, Sendable {
  /// The name; empty for the only one.
  package var name = ""
  /// Variables of the environment, their texts expanded.
  package var environment: [String: String] = [:]
  /// Arguments of the process, which `ProcessInfo` and `UserDefaults` show.
  package var arguments: [String] = []
  /// The language of the user: `de`; nil for the device's.
  package var language: String?
  /// The region of the user: `DE`; nil for the device's.
  package var region: String?

  /// The locale that both make: `de_DE`; nil for the device's.
  package var locale: String? {
    guard language != nil || region != nil else { return nil }
    let words = (language ?? "en").split(separator: "-").map(String.init)
    return (words + (region.map { [$0] } ?? [])).joined(separator: "_")
  }
}

/// What runs in a folder.
package struct TestPlan: Hashable, Sendable {
  /// The test plan or the scheme that says so, from the root; nil where every target runs.
  package var source: String?
  /// The targets that run, in the plan's order.
  package var targets: [PlannedTarget] = []
  /// Each target runs once with each of them; never empty.
  package var configurations: [TestConfiguration] = [TestConfiguration()]
  /// Targets that don't run, each with the reason.
  package var leftOut: [LeftOutTests] = []
  /// What the plan asks for and Mica doesn't do.
  package var notes: [String] = []
}

extension TestPlan {
  /// All tests of some targets, whatever schemes and plans say.
  package init(all targets: [TestTarget]) {
    self.init()
    self.targets = targets.map { PlannedTarget(target: $0) }
  }
}
