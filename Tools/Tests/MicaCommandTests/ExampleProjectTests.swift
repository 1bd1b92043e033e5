// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples that are Xcode projects: their apps' first screens come from Interface Builder.

import Foundation
import Testing

@Suite struct ExampleProjectTests {
  private func mica(_ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = TestMachine.command
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    process.environment = TestMachine.environment()
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private func folder(_ name: String) -> String { "\(TestMachine.home)/Examples/\(name)" }

  /// What users who hear the screen come to.
  private func heard(_ name: String, _ scene: String, _ more: String...) throws -> String {
    let picture = NSTemporaryDirectory() + "mica-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: picture) }
    let (code, text) = try mica(
      ["render", folder(name), "--scene", scene, "--accessibility-tree", "-o", picture] + more)
    #expect(code == 0, "\(text)")
    #expect(!text.contains("note:"), "\(text)")
    return text
  }

  @Test(arguments: ["GradientView", "Flo", "TextLayers"])
  func projectsAreOpenedAsApps(name: String) throws {
    let (code, text) = try mica(["open", folder(name)])
    #expect(code == 0 && text.contains("\(name).xcodeproj"), "\(text)")
    #expect(text.contains("org.example.\(name)") && !text.contains("error:"), "\(text)")
  }

  @Test func runtimeAttributesMakeTheGradient() throws {
    _ = try heard("GradientView", "Main")
    let (_, listed) = try mica(["list", folder("GradientView")])
    #expect(listed.contains("StoryboardViewController"))
  }

  @Test func outletsAndActionsCount() throws {
    #expect(try heard("Flo", "Main").contains("\"5\""))
    let script = NSTemporaryDirectory() + "mica-\(UUID().uuidString).touches"
    defer { try? FileManager.default.removeItem(atPath: script) }
    // The middle of the upper button, then of the lower one twice.
    try Data("at 0.2 tap 196,439\nat 0.5 tap 196,544 x2\n".utf8)
      .write(to: URL(fileURLWithPath: script))
    let tree = try heard(
      "Flo", "Main", "--device", "iPhone 15", "--touches", script, "--at", "1.5")
    #expect(tree.contains("\"4\""), "\(tree)")
  }

  @Test func theNibsLabelsHaveTheirTexts() throws {
    let tree = try heard("TextLayers", "NibLabelViewController")
    #expect(tree.contains("The lighthouse") && tree.contains("three slow sweeps"), "\(tree)")
  }
}
