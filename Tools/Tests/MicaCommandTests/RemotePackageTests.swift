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

  private func inPlace(_ body: (String) throws -> Void) throws {
    let files = Dictionary(uniqueKeysWithValues: Self.package.map { ("tiny-kit/" + $0, $1) })
    try TestMachine.inFolder(files) { folder in
      let app = folder + "/App"
      try FileManager.default.createDirectory(
        atPath: app + "/App.xcodeproj", withIntermediateDirectories: true)
      try Data(Self.app.utf8).write(to: URL(fileURLWithPath: app + "/App.swift"))
      try Data(Self.project("file://\(folder)/tiny-kit.git").utf8).write(
        to: URL(fileURLWithPath: app + "/App.xcodeproj/project.pbxproj"))
      let kit = folder + "/tiny-kit"
      try git("init", "-q", in: kit)
      try git("add", ".", in: kit)
      try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "First", in: kit)
      try git("tag", "1.2.0", in: kit)
      try git("clone", "-q", "--bare", kit, folder + "/tiny-kit.git", in: folder)
      try body(folder)
    }
  }

  private func git(_ arguments: String..., in folder: String) throws {
    try TestMachine.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder)
  }

  @Test func aProjectsPackageIsFetchedAndRewritten() throws {
    try inPlace { folder in
      let (code, text) = try TestMachine.mica(
        "render", "App", "--show", "Screen", "--accessibility-tree", "-o", "a.png", in: folder)
      #expect(code == 0 && text.contains("from tapped"), "\(text)")
      // From then on nothing is asked of where it came from.
      try FileManager.default.removeItem(atPath: folder + "/tiny-kit.git")
      let (_, again) = try TestMachine.mica("open", "App", in: folder)
      #expect(again.contains("Tiny: 1 Swift files") && !again.contains("error"), "\(again)")
    }
  }

  @Test func aPackageThatIsNowhereIsNamedWithTheImport() throws {
    try inPlace { folder in
      try FileManager.default.removeItem(atPath: folder + "/tiny-kit.git")
      let (_, text) = try TestMachine.mica("open", "App", in: folder)
      #expect(text.contains("App.swift:2:1: error: there is no module Tiny"), "\(text)")
      #expect(
        text.contains("package tiny-kit (file://\(folder)/tiny-kit.git) can't be fetched"),
        "\(text)")
    }
  }

  @Test(arguments: ["--no-fetch", "--no-manifest"])
  func nothingIsFetchedWhereItIsForbidden(option: String) throws {
    try inPlace { folder in
      let (_, text) = try TestMachine.mica("open", "App", option, in: folder)
      #expect(text.contains("isn't fetched (\(option))"), "\(text)")
    }
  }

  @Test func computedTargetsAreReadByRunningTheManifest() throws {
    try inPlace { folder in
      let (_, text) = try TestMachine.mica("open", "tiny-kit", in: folder)
      #expect(text.contains("target          Tiny") && text.contains("TOLD"), "\(text)")
      let (code, _) = try TestMachine.mica("open", "tiny-kit", "--no-manifest", in: folder)
      #expect(code != 0)
    }
  }
}
