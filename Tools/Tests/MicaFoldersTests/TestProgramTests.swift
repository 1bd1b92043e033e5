// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A target of tests as a program.

import Foundation
import Testing

@testable import MicaFolders

@Suite struct TestProgramTests {
  private func program(
    _ folder: SampleFolder, _ name: String, _ manifest: ManifestText? = nil,
    fetching: @escaping (FetchRequest) -> Void = { _ in }
  ) throws -> ProgramFolder {
    let reading = { (_: String, _: String) in
      manifest ?? ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
    let targets = try TestTargets(in: folder.path, reading: reading)
    let target = try #require(targets.named(name).first)
    return try ProgramFolder(at: folder.path, tests: target, reading: reading) {
      fetching($0)
      return FetchedPackages(failing: $0.packages, because: "isn't fetched")
    }
  }

  private func names(_ paths: [String], _ folder: SampleFolder) -> [String] {
    paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func theAppThatHostsTestsIsAModuleAndItsBundleTheProgramsOwn() throws {
    var files = SampleTests.files
    files["AppTests/AppTests.swift"] = "import XCTest\n@testable import App\n"
    let folder = try SampleFolder(files)
    let tests = try program(folder, "AppTests")
    #expect(tests.moduleName == "AppTests")
    #expect(names(tests.sources, folder) == ["AppTests/AppTests.swift"])
    #expect(tests.localModules.map(\.moduleName) == ["App"])
    #expect(tests.host?.moduleName == "App")
    #expect(tests.host?.bundle == "PlugIns/AppTests.xctest")
    #expect(tests.info?.settings["PRODUCT_NAME"] == "App")
    #expect(tests.host?.testInfo.settings["PRODUCT_NAME"] == "AppTests")
  }

  /// The host is launched whether or not the tests name its module.
  @Test func aHostThatTestsDontImportIsThereAllTheSame() throws {
    let folder = try SampleFolder(SampleTests.files)
    #expect(try program(folder, "AppTests").localModules.map(\.moduleName) == ["App"])
    let logic = try program(folder, "LogicTests")
    #expect(logic.host == nil && logic.localModules.isEmpty)
  }

  /// A host that no target makes is said, and the tests run without it.
  @Test func aHostThatIsntThereIsSaid() throws {
    var files = SampleTests.files
    files["Sample.xcodeproj/project.pbxproj"] = SampleTests.project
      .replacingOccurrences(of: "App.app", with: "Gone.app")
      .replacingOccurrences(of: "TestTargetID = A", with: "TestTargetID = Z")
    let folder = try SampleFolder(files)
    let tests = try program(folder, "AppTests")
    #expect(tests.host == nil)
    #expect(tests.report.notes.contains { $0.contains("there is no app Gone") })
  }

  private func package(_ test: ManifestText.Target) -> ManifestText {
    let kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    let helper = ManifestText.Target(name: "Helper", isTest: false, path: "Tests/Helper")
    return ManifestText(
      name: "Kit", targets: [kit, helper, test], languageMode: "5", offered: ["Kit"])
  }

  @Test func aPackagesTestsAreAProgramWithTheModulesThatTheyImport() throws {
    var test = ManifestText.Target(name: "KitTests", isTest: true, path: "")
    test.dependencies = ["Kit", "Helper"]
    test.conditions = ["OWN"]
    test.resources = ["Fixtures"]
    test.copied = ["Copied", "Colors.xcassets"]
    let folder = try SampleFolder([
      "Package.swift": "", "Sources/Kit/Kit.swift": "import UIKit\n",
      "Tests/Helper/Helper.swift": "import XCTest\nimport Kit\n",
      "Tests/KitTests/KitTests.swift": "import XCTest\n@testable import Kit\nimport Helper\n",
      "Tests/KitTests/Fixtures/Deep/a.json": "{}", "Tests/KitTests/Copied/b.json": "{}",
      "Tests/KitTests/Colors.xcassets/Contents.json": "{}",
      "Tests/KitTests/__Snapshots__/KitTests/c.png": "", "Tests/KitTests/notes.txt": "",
    ])
    let tests = try program(folder, "KitTests", package(test))
    #expect(tests.moduleName == "KitTests")
    #expect(tests.localModules.map(\.moduleName) == ["Kit", "Helper"])
    #expect(tests.conditions.contains("OWN") && tests.conditions.contains("SWIFT_PACKAGE"))
    #expect(tests.bundleName == "")
    let resources = Dictionary(
      uniqueKeysWithValues: tests.resources.map { (FolderPath.name(of: $0.path), $0) })
    #expect(Set(resources.keys) == ["a.json", "Copied", "Colors.xcassets"])
    #expect(resources["Copied"]?.isVerbatim == true)
    #expect(resources["Colors.xcassets"]?.isVerbatim == false)
  }

  /// What tests alone need is asked for.
  @Test func packagesOfTestsAreFetched() throws {
    var files = SampleTests.files
    files["LogicTests/LogicTests.swift"] = "import XCTest\nimport Shots\n"
    files["Sample.xcodeproj/project.pbxproj"] = SampleTests.project
      .replacingOccurrences(
        of: "L = {isa = PBXNativeTarget;",
        with: "L = {isa = PBXNativeTarget; packageProductDependencies = (Q, );"
      ).replacingOccurrences(
        of: "P = {isa = PBXProject;",
        with: """
          Q = {isa = XCSwiftPackageProductDependency; package = R; productName = Shots; };
          R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Shots";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
          P = {isa = PBXProject; packageReferences = (R, );
          """)
    let folder = try SampleFolder(files)
    var asked: [String] = []
    let tests = try program(folder, "LogicTests") { asked += $0.packages.map(\.url) }
    #expect(asked == ["https://example.org/a/Shots"])
    #expect(tests.missing.map(\.name) == ["Shots"])
  }

  @Test func aBareFolderOfTestsFindsTheLibraryBesideIt() throws {
    let folder = try SampleFolder([
      "Kit.podspec":
        "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.source_files = 'Sources/**/*.swift'\nend\n",
      "Sources/Kit.swift": "import UIKit\n",
      "Tests/KitTests.swift": "import XCTest\n@testable import Kit\n", "Tests/a.json": "{}",
    ])
    let tests = try program(folder, "Tests")
    #expect(names(tests.sources, folder) == ["Tests/KitTests.swift"])
    #expect(tests.localModules.map(\.moduleName) == ["Kit"])
    #expect(tests.resources.map { FolderPath.name(of: $0.path) } == ["a.json"])
  }
}
