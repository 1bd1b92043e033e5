// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica clean.

import ArgumentParser
import Foundation
import MicaBuild

/// Removes what was compiled.
package struct CleanCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove what was compiled and kept in the cache.")

  package init() {}

  package func run() throws {
    let cache = try BuildCache(environment: ProcessInfo.processInfo.environment)
    cache.clean()
  }
}
