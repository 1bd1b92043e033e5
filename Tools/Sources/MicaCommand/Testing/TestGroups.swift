// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What runs in one process: a class of XCTest, or the functions of a file of Swift Testing.

import MicaPortJob

/// The tests of one process.
struct TestGroup: Equatable, Sendable {
  /// The class's name, or that of the functions' file.
  let title: String
  /// What runs them.
  let library: ListedTest.Library
  /// The declared tests, those that were asked for.
  var tests: [ListedTest]
  /// Whether these are all that the sources declare of it.
  var isWhole = true

  /// What the host is asked for: the class where all of it runs, since some classes make tests while they run.
  var names: [String] {
    library == .xctest && isWhole ? [title] : tests.map(\.name)
  }

  /// The groups of a target's tests, in the order of their names; classes come before functions.
  static func all(of tests: [ListedTest]) -> [TestGroup] {
    var classes: [String: [ListedTest]] = [:]
    var files: [String: [ListedTest]] = [:]
    // A name that two files declare runs both of them: they share a process.
    var fileOfName: [String: String] = [:]
    for test in tests {
      switch test.library {
      case .xctest: classes[String(test.name.prefix { $0 != "/" }), default: []].append(test)
      case .testing:
        let first = fileOfName[test.name] ?? test.file
        fileOfName[test.name] = first
        files[first, default: []].append(test)
      }
    }
    let first = classes.sorted { $0.key < $1.key }.map {
      TestGroup(title: $0.key, library: .xctest, tests: $0.value)
    }
    let second = files.sorted { $0.key < $1.key }.map { file, tests in
      TestGroup(
        title: String(file.split(separator: "/").last ?? "functions"), library: .testing,
        tests: tests)
    }
    return first + second
  }
}

/// Which of the declared tests run.
package struct TestSelection: Sendable {
  /// A part of all tests.
  package struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    let index: Int
    let count: Int

    /// Reads `2/5`; nil for anything else.
    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
        (1...count).contains(index)
      else { return nil }
      (self.index, self.count) = (index, count)
    }

    var text: String { "\(index)/\(count)" }

    /// Whether a test belongs to this part: each belongs to one, by its name alone.
    func holds(_ name: String) -> Bool {
      // FNV-1a: the same on every machine.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash ^= hash >> 32
      return Int(hash % UInt64(count)) == index - 1
    }
  }

  /// Names, parts of names or regular expressions: a test runs that one of them matches. Empty for all.
  var filters: [String] = []
  var shard: Shard?

  /// The first filter that is neither a part of any of these names nor a regular expression, with the reason.
  func problem() -> (filter: String, reason: String)? {
    for filter in filters {
      do { _ = try Regex(filter) } catch { return (filter, "\(error)") }
    }
    return nil
  }

  /// Whether a filter wants a test, as `swift test` reads it: `Target.Class/test` holds it, or a part of it matches.
  func matches(_ test: ListedTest, of target: String) -> Bool {
    if filters.isEmpty { return true }
    let name = "\(target).\(test.name)"
    return filters.contains { filter in
      name.contains(filter) || (try? Regex(filter)).map { name.firstMatch(of: $0) != nil } ?? false
    }
  }

  /// The groups with the tests that run.
  ///
  /// - Parameter leavesOut: whether the test plan leaves out the test of a name.
  func groups(
    of tests: [ListedTest], in target: String,
    leavingOut leavesOut: (String) -> Bool = { _ in false }
  ) -> [TestGroup] {
    TestGroup.all(of: tests).compactMap { group in
      var group = group
      let count = group.tests.count
      group.tests.removeAll { test in
        leavesOut(test.name) || !matches(test, of: target)
          || shard.map { !$0.holds("\(target).\(test.name)") } ?? false
      }
      group.isWhole = count == group.tests.count
      return group.tests.isEmpty ? nil : group
    }
  }
}
