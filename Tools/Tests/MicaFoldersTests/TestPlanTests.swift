// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What schemes and test plans say of tests.

import Foundation
import Testing

@testable import MicaFolders

@Suite struct TestPlanTests {
  /// Folders stay until the test is over.
  private final class Folders {
    var all: [SampleFolder] = []
  }
  private let folders = Folders()

  private func targets(_ files: [String: String]) throws -> (SampleFolder, TestTargets) {
    let folder = try SampleFolder(SampleTests.files.merging(files) { $1 })
    folders.all.append(folder)
    let targets = try TestTargets(in: folder.path) { _, _ in
      ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
    return (folder, targets)
  }

  private func scheme(_ action: String, _ attributes: String = "", launch: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a > b -->
    <Scheme LastUpgradeVersion = "1500" version = "1.7">
       <TestAction buildConfiguration = "Debug" \(attributes)>\(action)</TestAction>
       <LaunchAction>\(launch)</LaunchAction>
    </Scheme>
    """
  }

  private func testable(
    _ id: String, _ name: String, _ inner: String = "", _ more: String = "skipped = \"NO\""
  )
    -> String
  {
    """
    <TestableReference \(more)>
       <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(id)"
          BuildableName = "\(name).xctest" BlueprintName = "\(name)"
          ReferencedContainer = "container:Sample.xcodeproj"></BuildableReference>\(inner)
    </TestableReference>
    """
  }

  private let place = "Sample.xcodeproj/xcshareddata/xcschemes/"

  @Test func withoutASchemeAllTargetsRun() throws {
    let (folder, targets) = try targets([:])
    let plan = try targets.plan()
    #expect(plan.targets.map(\.target.name) == ["AppTests", "LogicTests"])
    #expect(plan.source == nil && plan.configurations == [TestConfiguration()])
    #expect(plan.leftOut == targets.leftOut)
    #expect(try targets.plan(targets: ["LogicTests"]).targets.map(\.target.name) == ["LogicTests"])
    #expect(throws: PortError.self) { try targets.plan(targets: ["NoTests"]) }
    #expect(throws: PortError.self) { try targets.plan(targets: ["AppUITests"]) }
    #expect(throws: PortError.self) { try targets.plan(scheme: "Nothing") }
    #expect(throws: PortError.self) { try targets.plan(plan: "Nothing") }
    _ = folder
  }

  @Test func aSchemeSaysWhichTargetsRunAndWhichTestsDont() throws {
    let skipped = """
      <SkippedTests><Test Identifier = "Slow"></Test><Test Identifier = "Card/testB()"/></SkippedTests>
      """
    let text = scheme(
      "<Testables>" + testable("T", "AppTests", skipped) + testable("U", "AppUITests")
        + testable("L", "LogicTests", "", "skipped = \"YES\"") + "</Testables>",
      "shouldUseLaunchSchemeArgsEnv = \"NO\" language = \"de\" region = \"AT\"")
    let (folder, targets) = try targets([place + "Sample.xcscheme": text])
    let plan = try targets.plan()
    #expect(plan.source == folder.path + "/" + place + "Sample.xcscheme")
    #expect(plan.targets.map(\.target.name) == ["AppTests"])
    let tests = try #require(plan.targets.first)
    for name in ["Slow/testA", "Card/testB"] { #expect(tests.leavesOut(name)) }
    for name in ["Card/testA", "SlowCard/testA", "Card/testBB", "Card/testB(x:)"] {
      #expect(!tests.leavesOut(name))
    }
    #expect(plan.configurations.first?.locale == "de_AT")
    let reasons = Dictionary(uniqueKeysWithValues: plan.leftOut.map { ($0.name, $0.reason) })
    #expect(reasons["LogicTests"]?.contains("leaves it out") == true)
    #expect(reasons["AppUITests"]?.contains("UI tests") == true)
    // Who names a target gets it, with what the scheme says of its tests.
    #expect(try targets.plan(targets: ["AppTests"]).targets == plan.targets)
    #expect(try targets.plan(targets: ["LogicTests"]).targets.first?.skipped == [])
  }

  @Test func theEnvironmentComesFromTheLaunchUnlessTheTestsHaveTheirOwn() throws {
    let own = """
      <EnvironmentVariables>
        <EnvironmentVariable key = "DIR" value = "$(SOURCE_ROOT)/$(PROJECT_NAME)Tests &amp; more" isEnabled = "YES"/>
        <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
      </EnvironmentVariables>
      <CommandLineArguments><CommandLineArgument argument = "-quick YES" isEnabled = "YES"/></CommandLineArguments>
      """
    let tests = "<Testables>" + testable("T", "AppTests") + "</Testables>"
    let (folder, first) = try targets([
      place + "A.xcscheme": scheme(tests, "shouldUseLaunchSchemeArgsEnv = \"YES\"", launch: own)
    ])
    let configuration = try #require(try first.plan().configurations.first)
    #expect(configuration.environment == ["DIR": folder.path + "/SampleTests & more"])
    #expect(configuration.arguments == ["-quick YES"])
    let (_, second) = try targets([
      place + "A.xcscheme": scheme(tests, "shouldUseLaunchSchemeArgsEnv = \"NO\"", launch: own)
    ])
    #expect(try second.plan().configurations == [TestConfiguration()])
  }

  @Test func theSchemeWithTheMostTargetsIsTaken() throws {
    let (_, targets) = try targets([
      place + "A.xcscheme": scheme("<Testables>" + testable("T", "AppTests") + "</Testables>"),
      place + "B.xcscheme": scheme(
        "<Testables>" + testable("L", "LogicTests") + testable("T", "AppTests") + "</Testables>"),
      place + "C.xcscheme": scheme("<Testables>" + testable("U", "AppUITests") + "</Testables>"),
    ])
    #expect(try targets.plan().source?.hasSuffix("B.xcscheme") == true)
    #expect(try targets.plan(scheme: "A").targets.map(\.target.name) == ["AppTests"])
    // Those that never run are told, too.
    let leftOut = try targets.plan(scheme: "A").leftOut.map(\.name)
    #expect(leftOut.first == "LogicTests" && leftOut.contains("AppUITests"))
    #expect(try targets.plan(scheme: "C").targets.isEmpty)
  }

  private func plan(_ targets: String, options: String = "", configurations: String = "") -> String
  {
    """
    { "configurations" : [ \(configurations) ],
      "defaultOptions" : { \(options) },
      "testTargets" : [ \(targets) ], "version" : 1 }
    """
  }

  private func reference(_ id: String, _ name: String) -> String {
    #""target" : { "containerPath" : "container:Sample.xcodeproj", "identifier" : "\#(id)", "name" : "\#(name)" }"#
  }

  @Test func theDefaultPlanOfASchemeSaysWhatRuns() throws {
    let text = scheme(
      """
      <TestPlans>
        <TestPlanReference reference = "container:Tests/Other.xctestplan"></TestPlanReference>
        <TestPlanReference reference = "container:Tests/Unit.xctestplan" default = "YES"></TestPlanReference>
      </TestPlans>
      """)
    let unit = plan(
      """
      { "skippedTests" : [ "A\\/testB()", "Suite\\/c(x:)" ], \(reference("T", "AppTests")) },
      { "enabled" : false, \(reference("L", "LogicTests")) }
      """,
      options: """
        "environmentVariableEntries" : [ { "key" : "A", "value" : "1" }, { "key" : "B", "value" : "2", "enabled" : false } ],
        "language" : "fr"
        """,
      configurations: """
        { "name" : "One", "options" : { } }, { "name" : "Two", "options" : { "language" : "ja", "region" : "JP" } }
        """)
    let other = plan("{ \"selectedTests\" : [ \"A\" ], \(reference("L", "LogicTests")) }")
    let (_, targets) = try targets([
      place + "Sample.xcscheme": text, "Tests/Unit.xctestplan": unit,
      "Tests/Other.xctestplan": other,
    ])
    let found = try targets.plan()
    #expect(found.source?.hasSuffix("Unit.xctestplan") == true)
    #expect(found.targets.map(\.target.name) == ["AppTests"])
    #expect(found.targets.first?.leavesOut("A/testB") == true)
    #expect(found.targets.first?.leavesOut("Suite/c(x:)") == true)
    #expect(found.targets.first?.leavesOut("A/testC") == false)
    #expect(found.configurations.map(\.name) == ["One", "Two"])
    #expect(found.configurations.map(\.environment) == [["A": "1"], ["A": "1"]])
    #expect(found.configurations.map(\.locale) == ["fr", "ja_JP"])
    #expect(found.leftOut.map(\.name).first == "LogicTests")
    #expect(found.notes.contains { $0.contains("Other") })
    let second = try targets.plan(plan: "Other")
    #expect(second.targets.map(\.target.name) == ["LogicTests"])
    #expect(second.targets.first?.leavesOut("A/testB") == false)
    #expect(second.targets.first?.leavesOut("B/testB") == true)
  }

  @Test func newPlansNameClassesAndSuites() throws {
    let text = plan(
      """
      { "skippedTests" : {
          "suites" : [ { "name" : "S", "suites" : [ { "name" : "In", "testFunctions" : [ "f()" ] } ] }, { "name" : "Whole" } ],
          "testFunctions" : [ "free()" ],
          "xctestClasses" : [ { "name" : "C", "xctestMethods" : [ "testThrows()" ] } ] },
        \(reference("T", "AppTests")) }
      """)
    let (_, targets) = try targets(["All.xctestplan": text])
    let tests = try #require(try targets.plan().targets.first)
    #expect(tests.skipped == ["free()", "C/testThrows()", "S/In/f()", "Whole"])
    for name in ["free()", "C/testThrows", "S/In/f()", "Whole/g()"] {
      #expect(tests.leavesOut(name))
    }
  }

  @Test func aPackagesTargetsAllRunUnlessASchemeIsNamed() throws {
    let one = scheme("<Testables>" + testable("ATests", "ATests") + "</Testables>")
      .replacingOccurrences(of: "container:Sample.xcodeproj", with: "container:")
    let folder = try SampleFolder([
      "Package.swift": "", "Tests/ATests/A.swift": "import XCTest",
      "Tests/BTests/B.swift": "import XCTest",
      ".swiftpm/xcode/xcshareddata/xcschemes/A.xcscheme": one,
      "Tests/ATests/A.xctestplan": self.plan("{ \(reference("ATests", "ATests")) }"),
    ])
    let targets = try TestTargets(in: folder.path) { _, _ in
      ManifestText(
        name: "Kit",
        targets: ["ATests", "BTests"].map { .init(name: $0, isTest: true, path: "") },
        languageMode: "5", offered: [])
    }
    #expect(try targets.plan().targets.map(\.target.name) == ["ATests", "BTests"])
    let plan = try targets.plan(scheme: "A")
    #expect(plan.targets.map(\.target.name) == ["ATests"])
    #expect(plan.leftOut.map(\.name) == ["BTests"])
  }

  /// Unreadable files yield no plan and no crash.
  @Test func damagedFilesAreLeftOut() throws {
    for text in [
      "", "<", "<Scheme", "<Scheme><TestAction>", "{", "[]", "<a><b/></a>", "\u{0}<Scheme/>",
    ] {
      let (_, targets) = try targets([
        place + "Sample.xcscheme": text, "All.xctestplan": text,
      ])
      #expect(try targets.plan().targets.count == 2)
    }
    let deep = String(repeating: "<a>", count: 5000)
    #expect(SchemeElement(reading: deep) == nil)
  }

  /// The examples of a spec are known while it runs: one that is selected selects the class.
  @Test func aSelectedExampleSelectsItsClass() {
    let target = TestTarget(
      name: "A", moduleName: "A", kind: .xcode, container: "/a", identifier: "A")
    let planned = PlannedTarget(target: target, selected: ["CardSpec/a__b()", "Other"])
    #expect(!planned.leavesOut("CardSpec") && !planned.leavesOut("Other"))
    #expect(planned.leavesOut("Card") && planned.leavesOut("Third/testA"))
    let skipping = PlannedTarget(target: target, skipped: ["CardSpec", "Card/testB()"])
    #expect(skipping.leavesOut("CardSpec") && !skipping.leavesOut("Card"))
  }

  @Test func aPlanThatIsntThereIsSaid() throws {
    let text = scheme(
      "<TestPlans><TestPlanReference reference = \"container:Gone.xctestplan\" default = \"YES\"/></TestPlans>"
        + "<Testables>" + testable("T", "AppTests") + "</Testables>")
    let (_, targets) = try targets([place + "Sample.xcscheme": text])
    let plan = try targets.plan()
    #expect(plan.targets.map(\.target.name) == ["AppTests"])
    #expect(plan.notes.contains { $0.contains("Gone.xctestplan") })
  }
}
