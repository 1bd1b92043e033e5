// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica port: a package in its place, whole or not at all.

import Foundation
import Testing

@Suite struct PortFolderTests {
  private static let program = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Dials", targets: [
      .target(name: "Kit", swiftSettings: [.define("KIT")]),
      .executableTarget(name: "Dials", dependencies: ["Kit"], resources: [.process("a.txt")]),
    ])
    """,
    "Sources/Kit/Kit.swift": "import UIKit\n@objcMembers public class Dial: UIView {}\n",
    "Sources/Dials/Screen.swift":
      "import Kit\nimport UIKit\n\nclass Screen: UIViewController {\n  @objc func tap() {}\n}\n",
    "Sources/Dials/a.txt": "a text",
  ]

  private func inPlace(_ body: (String) throws -> Void) throws {
    try TestMachine.inFolder(
      Dictionary(uniqueKeysWithValues: Self.program.map { ("Dials/" + $0, $1) }), body)
  }

  @Test func thePackageHoldsSourcesBundleAndAManifestThatSwiftPMReads() throws {
    try inPlace { folder in
      let (code, text) = try TestMachine.mica(
        "port", "Dials", "--out", "Out", "--mica", "/opt/mica", in: folder)
      #expect(code == 0, "\(text)")
      func read(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/Out/\(name)", encoding: .utf8)
      }
      #expect(try read("Sources/DialsBundle/Bundle/a.txt") == "a text")
      let screen = try read("Sources/Dials/Screen.swift")
      #expect(screen.hasPrefix("import Kit\nimport UIKit\n"), "lines keep their numbers")
      #expect(!screen.contains("@objc ") && !screen.contains("#sourceLocation"))
      #expect(try read("Sources/Dials/main.swift").contains("MicaBundle.enter"))
      #expect(try !read("Sources/Kit/Kit.swift").contains("@objcMembers"))

      let (ending, dump) = try TestMachine.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swift", "package", "--package-path", "Out", "dump-package"], in: folder)
      #expect(ending == 0, "\(dump)")
      for part in ["\"Kit\"", "\"DialsBundle\"", "MicaHost", "\"KIT\""] {
        #expect(dump.contains(part), "\(part)")
      }
    }
  }

  @Test func aFolderThatIsNotEmptyStaysAsItIs() throws {
    try inPlace { folder in
      let (code, text) = try TestMachine.mica(
        "port", "Dials", "--out", "Dials", in: folder)
      #expect(code == 1 && text.contains("isn't empty"), "\(text)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Dials"])
    }
  }

  @Test func whatFailsLeavesNothing() throws {
    try inPlace { folder in
      try Data("import Nowhere\n".utf8).write(
        to: URL(fileURLWithPath: folder + "/Dials/Sources/Kit/Kit.swift"))
      let (code, _) = try TestMachine.mica("port", "Dials", "--out", "Out", in: folder)
      #expect(code == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Dials"])
    }
  }
}
