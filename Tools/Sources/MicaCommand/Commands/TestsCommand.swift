// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica run-tests`, for Scripts/try-tests: a library's own tests, rewritten as the library is.

import ArgumentParser
import Foundation
import MicaBuild

/// Compiles a folder of tests with the modules that they import, and runs them.
package struct TestsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run-tests", abstract: "Run a folder of a library's own tests.",
    shouldDisplay: false)

  @Argument(help: "The folder of the tests.")
  package var folder: String

  @OptionGroup package var build: BuildOptions

  package init() {}

  package func run() throws {
    try HostRun(build, runsTests: true).runTests(in: folder)
  }
}
