// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A scheme's test action: `NAME.xcscheme`.

/// A target as schemes and plans name it.
struct TargetReference: Hashable, Sendable {
  /// The identifier in its project; for packages the name.
  var identifier: String
  var name: String
  /// `container:App.xcodeproj`, relative to the folder of what holds the scheme.
  var container: String
}

/// What a scheme tests.
struct SchemeFile: Sendable {
  /// A target with the tests of it that don't run, or that run alone.
  struct Testable: Hashable, Sendable {
    var target: TargetReference
    var isSkipped: Bool
    var skipped: [String]
    var selected: [String]?
  }

  let path: String
  /// The folder that its containers count from.
  let folder: String
  private(set) var testables: [Testable] = []
  /// The plans, the default one first.
  private(set) var plans: [String] = []
  private(set) var configuration = TestConfiguration()
  /// The target whose settings stand in texts as `$(NAME)`.
  private(set) var expansion: TargetReference?

  /// The name, without its ending.
  var name: String { FolderPath.stem(of: path) }

  private static let mostBytes = 4 << 20

  /// Reads a scheme; nil for what is none.
  init?(at path: String, in folder: String) {
    ReadLog.note(path)
    guard let data = PlainFile.contents(path), data.count <= Self.mostBytes,
      let scheme = SchemeElement(reading: String(decoding: data, as: UTF8.self)),
      scheme.name == "Scheme"
    else { return nil }
    (self.path, self.folder) = (path, folder)
    guard let test = scheme.first("TestAction") else { return }
    let plans = (test.first("TestPlans")?.all("TestPlanReference") ?? [])
    self.plans = (plans.filter { $0.flag("default") } + plans.filter { !$0.flag("default") })
      .compactMap { $0.attributes["reference"] }
    testables = (test.first("Testables")?.all("TestableReference") ?? []).compactMap(Self.testable)
    let launch = scheme.first("LaunchAction")
    let started = test.flag("shouldUseLaunchSchemeArgsEnv", else: true) ? launch ?? test : test
    for variable in started.first("EnvironmentVariables")?.all("EnvironmentVariable") ?? []
    where variable.flag("isEnabled", else: true) {
      guard let key = variable.attributes["key"] else { continue }
      configuration.environment[key] = variable.attributes["value"] ?? ""
    }
    configuration.arguments =
      (started.first("CommandLineArguments")?.all("CommandLineArgument") ?? [])
      .filter { $0.flag("isEnabled", else: true) }.compactMap { $0.attributes["argument"] }
    configuration.language = test.attributes["language"]
    configuration.region = test.attributes["region"]
    let expanding = [test, started].lazy.compactMap { $0.first("MacroExpansion") }.first
    expansion = expanding?.first("BuildableReference").flatMap(Self.reference)
  }

  private static func testable(_ element: SchemeElement) -> Testable? {
    guard let target = element.first("BuildableReference").flatMap(reference) else { return nil }
    func names(_ list: String) -> [String] {
      (element.first(list)?.all("Test") ?? []).compactMap { $0.attributes["Identifier"] }
    }
    let isPositive = element.flag("useTestSelectionWhitelist")
    return Testable(
      target: target, isSkipped: element.flag("skipped"),
      skipped: isPositive ? [] : names("SkippedTests"),
      selected: isPositive ? names("SelectedTests") : nil)
  }

  private static func reference(_ element: SchemeElement) -> TargetReference? {
    guard let name = element.attributes["BlueprintName"] else { return nil }
    return TargetReference(
      identifier: element.attributes["BlueprintIdentifier"] ?? "", name: name,
      container: element.attributes["ReferencedContainer"] ?? "")
  }
}
