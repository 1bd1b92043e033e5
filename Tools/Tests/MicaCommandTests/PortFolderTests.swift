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
    let folder = NSTemporaryDirectory() + "mica-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in Self.program {
      let file = URL(fileURLWithPath: "\(folder)/Dials/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func run(
    _ tool: URL, _ arguments: String..., in folder: String
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

  @Test func thePackageHoldsSourcesBundleAndAManifestThatSwiftPMReads() throws {
    try inPlace { folder in
      let (code, text) = try run(
        TestMachine.command, "port", "Dials", "--out", "Out", "--mica", "/opt/mica", in: folder)
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

      let (ending, dump) = try run(
        URL(fileURLWithPath: "/usr/bin/env"), "swift", "package", "--package-path", "Out",
        "dump-package", in: folder)
      #expect(ending == 0, "\(dump)")
      for part in ["\"Kit\"", "\"DialsBundle\"", "MicaHost", "\"KIT\""] {
        #expect(dump.contains(part), "\(part)")
      }
    }
  }

  @Test func aFolderThatIsNotEmptyStaysAsItIs() throws {
    try inPlace { folder in
      let (code, text) = try run(
        TestMachine.command, "port", "Dials", "--out", "Dials", in: folder)
      #expect(code == 1 && text.contains("isn't empty"), "\(text)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Dials"])
    }
  }

  @Test func whatFailsLeavesNothing() throws {
    try inPlace { folder in
      try Data("import Nowhere\n".utf8).write(
        to: URL(fileURLWithPath: folder + "/Dials/Sources/Kit/Kit.swift"))
      let (code, _) = try run(TestMachine.command, "port", "Dials", "--out", "Out", in: folder)
      #expect(code == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Dials"])
    }
  }
}
