// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Packages that lie elsewhere: here in a repository of git's that a test makes.

import Foundation
import Testing

@Suite struct RemotePackageTests {
  private static func project(_ url: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; packageReferences = (R); targets = (T); };
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      D = {isa = XCSwiftPackageProductDependency; package = R; productName = Tiny; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D); };
      S = {isa = PBXSourcesBuildPhase; files = (SA); };
      SA = {isa = PBXBuildFile; fileRef = A; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = App; }; };
    }; }
    """
  }

  private static let app = """
    import UIKit
    import Tiny

    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(TinyLabel(frame: CGRect(x: 0, y: 40, width: 200, height: 20)))
      }
    }
    """

  /// What only compiles where it was rewritten; its targets are computed.
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let names = ["Tiny"]
    let package = Package(
      name: "tiny-kit", products: [.library(name: "Tiny", targets: names)],
      targets: names.map { .target(name: $0, path: "Code", swiftSettings: [.define("TOLD")]) })
    """,
    "Code/Tiny.swift": """
    import UIKit
    @objcMembers public class TinyLabel: UILabel {
      public override init(frame: CGRect) {
        super.init(frame: frame)
        #if TOLD
          text = "from \\(NSStringFromSelector(#selector(TinyLabel.tapped)))"
        #endif
      }
      public required init?(coder: NSCoder) { fatalError() }
      @objc func tapped() {}
    }
    """,
  ]

  private func write(_ files: [String: String], to folder: String) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @discardableResult
  private func run(
    _ tool: URL, _ arguments: [String], in folder: String
  ) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = output
    process.environment = TestMachine.environment()
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private func inPlace(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "mica-\(UUID().uuidString)"
    try write(Self.package, to: folder + "/tiny-kit")
    try write(
      [
        "App.swift": Self.app,
        "App.xcodeproj/project.pbxproj": Self.project("file://\(folder)/tiny-kit.git"),
      ], to: folder + "/App")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let git = URL(fileURLWithPath: "/usr/bin/env")
    let kit = folder + "/tiny-kit"
    try run(git, ["git", "init", "-q"], in: kit)
    try run(git, ["git", "add", "."], in: kit)
    try run(
      git,
      ["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "First"], in: kit)
    try run(git, ["git", "tag", "1.2.0"], in: kit)
    try run(git, ["git", "clone", "-q", "--bare", kit, folder + "/tiny-kit.git"], in: folder)
    try body(folder)
  }

  private func mica(_ arguments: String..., in folder: String) throws -> (Int32, String) {
    try run(TestMachine.command, arguments, in: folder)
  }

  @Test func aProjectsPackageIsFetchedAndRewritten() throws {
    try inPlace { folder in
      let (code, text) = try mica(
        "render", "App", "--show", "Screen", "--accessibility-tree", "-o", "a.png", in: folder)
      #expect(code == 0 && text.contains("from tapped"), "\(text)")
      // From then on nothing is asked of where it came from.
      try FileManager.default.removeItem(atPath: folder + "/tiny-kit.git")
      let (_, again) = try mica("open", "App", in: folder)
      #expect(again.contains("Tiny: 1 Swift files") && !again.contains("error"), "\(again)")
    }
  }

  @Test func aPackageThatIsNowhereIsNamedWithTheImport() throws {
    try inPlace { folder in
      try FileManager.default.removeItem(atPath: folder + "/tiny-kit.git")
      let (_, text) = try mica("open", "App", in: folder)
      #expect(text.contains("App.swift:2:1: error: there is no module Tiny"), "\(text)")
      #expect(
        text.contains("package tiny-kit (file://\(folder)/tiny-kit.git) can't be fetched"),
        "\(text)")
    }
  }

  @Test(arguments: ["--no-fetch", "--no-manifest"])
  func nothingIsFetchedWhereItIsForbidden(option: String) throws {
    try inPlace { folder in
      let (_, text) = try mica("open", "App", option, in: folder)
      #expect(text.contains("isn't fetched (\(option))"), "\(text)")
    }
  }

  @Test func computedTargetsAreReadByRunningTheManifest() throws {
    try inPlace { folder in
      let (_, text) = try mica("open", "tiny-kit", in: folder)
      #expect(text.contains("target          Tiny") && text.contains("TOLD"), "\(text)")
      let (code, _) = try mica("open", "tiny-kit", "--no-manifest", in: folder)
      #expect(code != 0)
    }
  }
}
