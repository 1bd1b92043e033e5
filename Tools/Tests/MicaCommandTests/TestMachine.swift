// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the tests' runs of the command share: fonts, a cache, programs that are compiled already.

import Foundation

/// The machine that the tests' commands see.
enum TestMachine {
  /// Mica's own folder.
  static let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The command lies beside the tests' own bundle.
  static let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("mica")

  /// The tests' own PATH.
  static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin" }

  /// Kept between runs: its content goes by the content of what it was made from.
  static let cache = home + "/Tools/.build/test-cache"

  /// The environment of every run, with changes.
  static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["MICA_HOME"] = home
    variables["MICA_CACHE"] = cache
    variables["MICA_FONTS"] = home + "/Fonts"
    return variables.merging(changes) { $1 }
  }

  /// Runs a tool in a folder: its exit code, and all that it printed.
  @discardableResult
  static func run(
    _ tool: URL, _ arguments: [String], in folder: String, changes: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = output
    process.environment = environment(changes)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// Runs the command in a folder.
  static func mica(_ arguments: String..., in folder: String) throws -> (code: Int32, text: String)
  {
    try run(command, arguments, in: folder)
  }

  /// A new folder with files for a test, which is removed afterwards.
  static func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "mica-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  /// Compiles the programs that the tests show, so that a machine that is short of something can show
  /// them.
  static let compiledPrograms: Void = {
    for name in ["stick-figure", "vote-buttons", "text-layer", "gradient-view"] {
      let process = Process()
      process.executableURL = command
      process.arguments = ["render", name, "-o", NSTemporaryDirectory() + "mica-compiled.png"]
      process.environment = environment()
      process.standardOutput = FileHandle.nullDevice
      try? process.run()
      process.waitUntilExit()
    }
  }()
}
