// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which targets of tests a folder holds.

import Foundation
import Testing

@testable import MicaFolders

@Suite struct TestTargetTests {
  private func targets(_ folder: SampleFolder, _ manifest: ManifestText? = nil) throws
    -> TestTargets
  {
    try TestTargets(in: folder.path) { _, _ in
      manifest ?? ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
  }

  @Test func aProjectsUnitTestsAreFoundWithTheirHostAndOthersAreLeftOutWithAReason() throws {
    let folder = try SampleFolder(SampleTests.files)
    let found = try targets(folder)
    #expect(found.all.map(\.name) == ["AppTests", "LogicTests"])
    #expect(found.all.map(\.moduleName) == ["AppTests", "LogicTests"])
    #expect(found.all.map(\.host) == ["App", nil])
    #expect(found.all.allSatisfy { $0.kind == .xcode && $0.isDefault })
    let reasons = Dictionary(uniqueKeysWithValues: found.leftOut.map { ($0.name, $0.reason) })
    #expect(Set(reasons.keys) == ["AppUITests", "MacTests", "EmptyTests", "OldTests"])
    #expect(reasons["AppUITests"]?.contains("UI tests") == true)
    #expect(reasons["MacTests"]?.contains("macosx") == true)
    #expect(reasons["EmptyTests"] == "it has no sources")
    #expect(reasons["OldTests"]?.contains("Old.m") == true)
  }

  @Test func aPackagesTestTargetsAreFoundAndThoseBelowItDontRunByDefault() throws {
    let folder = try SampleFolder([
      "Package.swift": "", "Sources/Kit/Kit.swift": "", "Tests/KitTests/A.swift": "import XCTest",
      "Examples/Package.swift": "", "Examples/Tests/KitTests/B.swift": "import XCTest",
    ])
    let manifest = ManifestText(
      name: "Kit",
      targets: [
        .init(name: "Kit", isTest: false, path: ""),
        .init(name: "KitTests", isTest: true, path: ""),
      ], languageMode: "5", offered: ["Kit"])
    let found = try targets(folder, manifest)
    #expect(found.all.map(\.name) == ["KitTests", "KitTests"])
    #expect(found.all.map(\.kind) == [.package, .package])
    #expect(found.all.map(\.isDefault) == [true, false])
    #expect(found.named("KitTests").first?.container == folder.path + "/Package.swift")
  }

  /// Libraries have both for the same tests, whatever they call them.
  @Test func testsThatAProjectAndAPackageDeclareRunOnce() throws {
    var files = SampleTests.files
    files["Package.swift"] = ""
    files["Tests/OwnTests/A.swift"] = "import XCTest"
    let folder = try SampleFolder(files)
    var manifest = ManifestText(
      name: "Kit",
      targets: [
        .init(name: "Logic", isTest: true, path: "LogicTests"),
        .init(name: "OwnTests", isTest: true, path: ""),
      ], languageMode: "5", offered: [])
    let found = try targets(folder, manifest)
    #expect(found.all.map(\.name) == ["AppTests", "LogicTests", "OwnTests"])
    #expect(found.leftOut.first { $0.name == "Logic" }?.reason.contains("LogicTests of") == true)
    try folder.write("import XCTest", to: "LogicTests/More.swift")
    manifest.targets.removeLast()
    #expect(try targets(folder, manifest).all.map(\.name) == ["AppTests", "LogicTests", "Logic"])
  }

  @Test func aBareFolderOfTestsIsATarget() throws {
    let folder = try SampleFolder(["My Tests/A.swift": "import Testing\n"])
    let inside = try TestTargets(in: folder.path + "/My Tests") { _, _ in
      ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
    #expect(inside.all.map(\.moduleName) == ["My_Tests"])
    #expect(inside.all.map(\.kind) == [.folder])
  }

  @Test func aBareFolderWithSourcesBesideItsTestsHasThoseAlone() throws {
    let folder = try SampleFolder([
      "Kit.podspec": "", "Sources/A.swift": "import UIKit",
      "Tests/KitTests/A.swift": "import XCTest",
      "Tests/MoreTests/B.swift": "import XCTest", "Tests/README.md": "",
    ])
    #expect(try targets(folder).all.map(\.name) == ["KitTests", "MoreTests"])
  }

  @Test func aFolderWithoutTestsHasNone() throws {
    let folder = try SampleFolder(["A.swift": "import UIKit\n"])
    #expect(try targets(folder).all.isEmpty)
    #expect(throws: PortError.self) {
      try TestTargets(in: folder.path + "/Nothing") { _, _ in
        ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
      }
    }
  }
}

/// A project with an app and targets of tests of all kinds.
enum SampleTests {
  private static func target(
    _ id: String, _ name: String, _ type: String, files: [String], _ settings: String = ""
  ) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
      buildConfigurationList = \(id)L; buildPhases = (\(id)S, ); };
    \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, ); };
    \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(id)S = {isa = PBXSourcesBuildPhase; files = (\(files.map { "\($0)B, " }.joined())); };
    """
  }

  private static func file(_ id: String, _ path: String) -> String {
    """
    \(id) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
    \(id)B = {isa = PBXBuildFile; fileRef = \(id); };
    """
  }

  static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = "";
        targets = (A, T, L, U, M, E, O, );
        attributes = { TargetAttributes = { T = { TestTargetID = A; }; U = { TestTargetID = A; }; }; }; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      G = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6, ); sourceTree = "<group>"; };
      \(file("F1", "App/AppDelegate.swift"))
      \(file("F2", "AppTests/AppTests.swift"))
      \(file("F3", "LogicTests/LogicTests.swift"))
      \(file("F4", "AppUITests/AppUITests.swift"))
      \(file("F5", "MacTests/MacTests.swift"))
      \(file("F6", "OldTests/Old.m"))
      \(target("A", "App", "application", files: ["F1"]))
      \(target("T", "AppTests", "bundle.unit-test", files: ["F2"],
        #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App"; BUNDLE_LOADER = "$(TEST_HOST)";"#))
      \(target("L", "LogicTests", "bundle.unit-test", files: ["F3"]))
      \(target("U", "AppUITests", "bundle.ui-testing", files: ["F4"], "TEST_TARGET_NAME = App;"))
      \(target("M", "MacTests", "bundle.unit-test", files: ["F5"], "SDKROOT = macosx;"))
      \(target("E", "EmptyTests", "bundle.unit-test", files: []))
      \(target("O", "OldTests", "bundle.unit-test", files: ["F6"]))
    }; }
    """

  static let files = [
    "Sample.xcodeproj/project.pbxproj": project,
    "App/AppDelegate.swift": "import UIKit\n", "AppTests/AppTests.swift": "import XCTest\n",
    "LogicTests/LogicTests.swift": "import XCTest\n",
    "AppUITests/AppUITests.swift": "import XCTest\n",
    "MacTests/MacTests.swift": "import XCTest\n", "OldTests/Old.m": "",
  ]
}
