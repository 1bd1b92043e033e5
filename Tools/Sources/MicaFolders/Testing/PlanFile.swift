// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A test plan: `NAME.xctestplan`, which is JSON.

internal import Foundation

/// What a plan tests.
struct PlanFile: Sendable {
  /// A target with the tests of it that don't run, or that run alone.
  struct Target: Sendable {
    var target: TargetReference
    var isEnabled: Bool
    var skipped: [String]
    var selected: [String]?
    var hasTags: Bool
  }

  let path: String
  private(set) var targets: [Target] = []
  private(set) var configurations: [TestConfiguration] = []
  private(set) var expansion: TargetReference?

  /// The name, without its ending.
  var name: String { FolderPath.stem(of: path) }

  private static let mostBytes = 4 << 20

  /// Reads a plan; nil for what is none.
  init?(at path: String) {
    ReadLog.note(path)
    guard let data = PlainFile.contents(path), data.count <= Self.mostBytes,
      let plan = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let targets = plan["testTargets"] as? [[String: Any]]
    else { return nil }
    self.path = path
    self.targets = targets.compactMap(Self.target)
    let usual = plan["defaultOptions"] as? [String: Any] ?? [:]
    expansion = (usual["targetForVariableExpansion"] as? [String: Any]).flatMap(Self.reference)
    let own = plan["configurations"] as? [[String: Any]] ?? []
    configurations = own.filter { $0["enabled"] as? Bool ?? true }.map { item in
      var configuration = Self.configuration(
        usual.merging(item["options"] as? [String: Any] ?? [:]) { $1 })
      configuration.name = item["name"] as? String ?? ""
      return configuration
    }
    if configurations.isEmpty { configurations = [Self.configuration(usual)] }
  }

  private static func configuration(_ options: [String: Any]) -> TestConfiguration {
    var configuration = TestConfiguration()
    func enabled(_ key: String) -> [[String: Any]] {
      (options[key] as? [[String: Any]] ?? []).filter { $0["enabled"] as? Bool ?? true }
    }
    for entry in enabled("environmentVariableEntries") {
      guard let key = entry["key"] as? String else { continue }
      configuration.environment[key] = entry["value"] as? String ?? ""
    }
    configuration.arguments = enabled("commandLineArgumentEntries").compactMap {
      $0["argument"] as? String
    }
    configuration.language = options["language"] as? String
    configuration.region = options["region"] as? String
    return configuration
  }

  private static func target(_ item: [String: Any]) -> Target? {
    guard let target = (item["target"] as? [String: Any]).flatMap(reference) else { return nil }
    let tags = ["skippedTags", "selectedTags"].contains { item[$0] != nil }
    return Target(
      target: target, isEnabled: item["enabled"] as? Bool ?? true,
      skipped: names(item["skippedTests"]), selected: item["selectedTests"].map { names($0) },
      hasTags: tags)
  }

  private static func reference(_ item: [String: Any]) -> TargetReference? {
    guard let name = item["name"] as? String else { return nil }
    return TargetReference(
      identifier: item["identifier"] as? String ?? "", name: name,
      container: item["containerPath"] as? String ?? "")
  }

  /// A list of identifiers; newer plans have classes and suites with their tests below them.
  private static func names(_ value: Any?) -> [String] {
    if let list = value as? [String] { return list }
    guard let table = value as? [String: Any] else { return [] }
    var found = table["testFunctions"] as? [String] ?? []
    for (list, inner) in [("xctestClasses", "xctestMethods"), ("suites", "testFunctions")] {
      for item in table[list] as? [[String: Any]] ?? [] { found += names(item, inner, "") }
    }
    return found
  }

  /// The tests of a class or suite, or its own name where all of it is meant.
  private static func names(
    _ item: [String: Any], _ list: String, _ outer: String, level: Int = 0
  ) -> [String] {
    guard let own = item["name"] as? String, level < 32 else { return [] }
    let name = outer + own
    let tests = (item[list] as? [String] ?? []).map { "\(name)/\($0)" }
    let suites = (item["suites"] as? [[String: Any]] ?? []).flatMap {
      names($0, list, name + "/", level: level + 1)
    }
    let all = tests + suites
    return all.isEmpty ? [name] : all
  }
}
