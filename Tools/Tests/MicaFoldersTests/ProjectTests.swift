// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Projects as Xcode writes them.

import Foundation
import Testing

@testable import MicaFolders

@Suite struct ProjectTests {
  private func open(_ folder: SampleFolder, target: String? = nil) throws -> ProgramFolder {
    try ProgramFolder(at: folder.path, target: target) { _, _ in
      ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
  }

  /// Libraries show themselves by two apps, one for each framework.
  @Test func anAppOfUIKitIsOpenedRatherThanOneOfSwiftUI() throws {
    func project(_ files: String...) -> String {
      let builds = files.indices.map { "B\($0), " }.joined()
      let objects = files.enumerated().map { number, name in
        """
        B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
        F\(number) = {isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
        """
      }
      return """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          G = {isa = PBXGroup; children = (\(files.indices.map { "F\($0), " }.joined())); sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = Demo; buildPhases = (S, );
            productType = "com.apple.product-type.application"; };
          S = {isa = PBXSourcesBuildPhase; files = (\(builds)); };
          \(objects.joined(separator: "\n"))
        }; }
        """
    }
    let folder = try SampleFolder([
      "A/Demo.xcodeproj/project.pbxproj": project("DemoApp.swift", "ContentView.swift"),
      "B/Demo.xcodeproj/project.pbxproj": project("AppDelegate.swift", "ViewController.swift"),
      "A/DemoApp.swift": "", "A/ContentView.swift": "",
      "B/AppDelegate.swift": "", "B/ViewController.swift": "",
    ])
    let program = try open(folder)
    #expect(
      program.sources.map { $0.dropFirst(folder.path.count + 1) } == [
        "B/AppDelegate.swift", "B/ViewController.swift",
      ])
  }

  @Test func theAppOfAProjectIsOpened() throws {
    let folder = try SampleFolder(SampleProject.files)
    let program = try open(folder)

    #expect(program.moduleName == "My_App")
    #expect(
      program.sources.map { $0.dropFirst(folder.path.count + 1) } == [
        "My App/App.swift", "Synced/In.swift",
      ])
    #expect(program.swiftVersion == "4.2")
    #expect(program.conditions == ["DEBUG", "FROM_FILE_1", "APP"])
    #expect(program.localModules.map(\.moduleName) == ["Kit"])
    #expect(program.report.leftOut.contains { $0.hasPrefix("Tests: tests") })
    #expect(program.report.leftOut.contains { $0.hasPrefix("Clock: for watchos") })
    #expect(program.problems.contains { $0.path.hasSuffix("Old.m") })
  }

  /// Xcode takes a folder with a manifest for a package, wherever it lies.
  @Test func aPackageInASynchronizedFolderIsNoPartOfTheTarget() throws {
    let folder = try SampleFolder(SampleProject.files)
    try folder.write("// swift-tools-version: 5.9", to: "Synced/Pack/Package.swift")
    try folder.write("", to: "Synced/Pack/Sources/Pack/Pack.swift")
    try folder.write("", to: "Synced/Sub/More.swift")
    let sources = try open(folder).sources
    #expect(sources.contains { $0.hasSuffix("Synced/Sub/More.swift") })
    #expect(!sources.contains { $0.contains("/Pack/") })
  }

  @Test func resourcesGoToTheFoldersOfTheirLanguages() throws {
    let folder = try SampleFolder(SampleProject.files)
    let resources = try open(folder).resources

    let places = Set(resources.map { $0.folder + "|" + FolderPath.name(of: $0.path) })
    #expect(
      places == [
        "Base.lproj|Main.storyboard", "de.lproj|Main.strings", "|Assets.xcassets", "|data.json",
      ])
  }

  @Test func infoOfBuildSettingsIsGenerated() throws {
    let folder = try SampleFolder(SampleProject.files)
    let info = try #require(try open(folder).info)

    #expect(info.generated["UIMainStoryboardFile"] == .text("Main"))
    #expect(info.generated["CFBundleIdentifier"] == .text("org.example.My-App"))
  }

  @Test func aTargetIsChosenByItsName() throws {
    let folder = try SampleFolder(SampleProject.files)
    #expect(try open(folder, target: "Kit").moduleName == "Kit")
    #expect(throws: PortError.self) { try open(folder, target: "Nothing") }
  }

  @Test func whatIsImportedAndMissingIsNamedWithItsLine() throws {
    let folder = try SampleFolder(SampleProject.files)
    try folder.write(
      "import UIKit\n#if canImport(Maybe)\nimport Maybe\n#endif\n@testable import struct Gone.Thing\n",
      to: "My App/App.swift")
    let missing = try open(folder).missing
    #expect(missing.map(\.name) == ["Gone"])
    #expect(missing.first?.line == 5)
  }

  @Test func podsAndTheirSpecificationsAreModules() throws {
    let folder = try SampleFolder(SampleProject.files)
    try folder.write("import Near\nimport Checked\n", to: "My App/App.swift")
    try folder.write("public let a = 1", to: "Pods/Checked/Sources/A.swift")
    try folder.write("public let b = 1", to: "Lib/Deep/B.swift")
    try folder.write(
      "Pod::Spec.new do |s|\n  s.name = 'Near'\n  s.source_files = 'Lib/**/*.{h,swift}'\nend\n",
      to: "Near.podspec")
    let program = try open(folder)
    #expect(program.missing.isEmpty)
    #expect(Set(program.localModules.map(\.moduleName)) == ["Near", "Checked", "Kit"])
  }

  @Test func packagesAreFoundThoughNoProjectNamesThem() throws {
    let folder = try SampleFolder(SampleProject.files)
    try folder.write("import Deep\n", to: "My App/App.swift")
    try folder.write("let package = Package(name: \"Deep\")", to: "Modules/Deep/Package.swift")
    try folder.write("public let a = 1", to: "Modules/Deep/Sources/Deep/A.swift")
    let target = ManifestText.Target(name: "Deep", isTest: false, path: "Sources/Deep")
    let program = try ProgramFolder(at: folder.path) { _, _ in
      ManifestText(name: "Deep", targets: [target], languageMode: "5", offered: ["Deep"])
    }
    #expect(program.missing.isEmpty)
    #expect(program.localModules.contains { $0.moduleName == "Deep" })
  }

  /// Projects of XcodeGen and Tuist are made from files that Mica doesn't read.
  @Test func withoutAProjectAFolderOfTheNameIsTheModule() throws {
    let folder = try SampleFolder([
      "App/App.swift": "import UIKit\nimport Core\n",
      "Lib/Core/Sources/C.swift": "public let c = 1",
      "Project.swift": "import ProjectDescription\n",
      "Packages/Other/Package.swift": "let package = Package(name: \"Other\")",
      "Packages/Other/Sources/Other/O.swift": "public let o = 1",
    ])
    let program = try open(folder)
    #expect(program.missing.isEmpty)
    #expect(program.sources.map(FolderPath.name) == ["App.swift"])
    #expect(program.localModules.map { $0.sources.map(FolderPath.name) } == [["C.swift"]])
  }

  @Test func aFrameworkWithoutSourcesLeavesItsModuleToOthers() throws {
    let folder = try SampleFolder(SampleProject.files)
    try FileManager.default.removeItem(atPath: folder.path + "/Kit/Kit.swift")
    try folder.write("public let a = 1", to: "Pods/Kit/New.swift")
    let program = try open(folder)
    #expect(program.missing.isEmpty)
    #expect(program.localModules.map { $0.sources.map(FolderPath.name) } == [["New.swift"]])
  }

  @Test func pathsThatLeadOutsideAreLeftOut() throws {
    let folder = try SampleFolder(SampleProject.files)
    let text = SampleProject.text.replacingOccurrences(
      of: "path = App.swift;", with: "path = ../../../../../../../etc/passwd;")
    try folder.write(text, to: "Sample.xcodeproj/project.pbxproj")
    let program = try open(folder)
    #expect(!program.sources.contains { $0.contains("passwd") })
    #expect(program.report.notes.contains { $0.contains("lies outside") })
  }

  @Test func linksThatLeadOutsideOrAroundAreLeftOut() throws {
    let folder = try SampleFolder(["A.swift": "", "Sub/B.swift": ""])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "/Sub/Up", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: folder.path + "/etc.swift", withDestinationPath: "/etc/hostname")
    let program = try open(folder)
    #expect(program.sources.map(FolderPath.name) == ["A.swift", "B.swift"])
  }

  @Test(arguments: ["", "{", "{ objects = { }; rootObject = P; }", "not a list", "{ a = ( ( ( }"])
  func damagedProjectsAreTypedErrors(text: String) throws {
    let folder = try SampleFolder(["A.swift": "", "X.xcodeproj/project.pbxproj": text])
    #expect(throws: PortError.self) { try open(folder) }
  }

  @Test func groupsWithinThemselvesComeToAnEnd() throws {
    let folder = try SampleFolder(SampleProject.files)
    let text = SampleProject.text.replacingOccurrences(
      of: "children = (GA, GF, S, )", with: "children = (G, GA, GF, S, )"
    ).replacingOccurrences(of: "children = (F1, )", with: "children = (G, GF, F1, )")
    try folder.write(text, to: "Sample.xcodeproj/project.pbxproj")
    #expect(try open(folder).localModules.count == 1)
  }

  @Test func `a product whose name leads in a circle has its target's name`() throws {
    var files = SampleProject.files
    files["Sample.xcodeproj/project.pbxproj"] = SampleProject.text.replacingOccurrences(
      of: "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
      with: "PRODUCT_NAME = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";")
    let sample = try SampleFolder(files)
    let folder = try ProgramFolder(at: sample.path) { _, _ in throw PortError.missing(path: "") }
    #expect(folder.moduleName == "My_App")
    #expect(folder.report.notes.contains { $0.contains("A → B → A") }, "\(folder.report.notes)")
  }

  @Test(arguments: [("2", ["2"]), ("\"1,2\"", ["1", "2"]), ("\"1, 2\"", ["1", "2"])])
  func `a target's families of devices get into its Info.plist`(
    setting: String, families: [String]
  ) throws {
    var files = SampleProject.files
    files["Sample.xcodeproj/project.pbxproj"] = SampleProject.text.replacingOccurrences(
      of: "INFOPLIST_KEY_UIMainStoryboardFile = Main;", with: "TARGETED_DEVICE_FAMILY = \(setting);"
    )
    let info = try #require(try open(try SampleFolder(files)).info)
    #expect(info.generated["UIDeviceFamily"] == .list(families.map { .text($0) }))
  }

  @Test(arguments: [
    ("@import UIKit;\n", true), ("#import <UIKit/UIKit.h>\n", true),
    ("#import <Foundation/Foundation.h>\n", false),
  ])
  func `a bridging header shows what it imports`(header: String, hasUmbrella: Bool) throws {
    var files = SampleProject.files
    files["Sample.xcodeproj/project.pbxproj"] = SampleProject.text.replacingOccurrences(
      of: "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
      with: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h; IPHONEOS_DEPLOYMENT_TARGET = 18.2;")
    files["Bridge.h"] = header
    let program = try open(try SampleFolder(files))
    #expect(program.hasUmbrella == hasUmbrella)
    #expect(program.oldestSystem == [18, 2])
  }

  @Test(arguments: [
    ("platforms: [.macOS(.v14), .iOS(.v18)]", [18]), ("platforms: [.iOS(\"17.2\")]", [17, 2]),
    ("platforms: [\n  .iOS(.v12),\n  .tvOS(.v18)]", [12]), ("platforms: [.macOS(.v14)]", nil),
    ("platforms: [.iOS(oldest)]", nil),
  ])
  func `a manifest names the oldest system`(text: String, system: [Int]?) {
    #expect(PackageManifest.oldestSystem(in: text) == system)
  }

  @Test func `a product's name may add to the one that it inherits`() throws {
    var files = SampleProject.files
    files["Sample.xcodeproj/project.pbxproj"] = SampleProject.text.replacingOccurrences(
      of: "INFOPLIST_KEY_UIMainStoryboardFile = Main;",
      with: "PRODUCT_NAME = \"$(PRODUCT_NAME)-Dev\";")
    let sample = try SampleFolder(files)
    let folder = try ProgramFolder(at: sample.path) { _, _ in throw PortError.missing(path: "") }
    #expect(folder.moduleName == "My_App_Dev")
  }
}
