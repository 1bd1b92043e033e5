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

  /// Compiles the programs that the tests show, so that a machine that is short of something can show
  /// them.
  static let compiledPrograms: Void = {
    for name in ["stick-figure", "vote-buttons", "text-layer", "gradient-view"] {
      let process = Process()
      process.executableURL = command
      process.arguments = ["list", name]
      process.environment = environment()
      process.standardOutput = FileHandle.nullDevice
      try? process.run()
      process.waitUntilExit()
    }
  }()
}
