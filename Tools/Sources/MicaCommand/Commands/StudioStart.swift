// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica studio`, which is a program of its own beside this one.

import ArgumentParser
import Foundation

/// Starts the live designer.
package struct StudioStart: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Show a program live in the browser: touch it, edit it, move its time.",
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  package var words: [String] = []

  package init() {}

  package func run() throws {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let path = URL(fileURLWithPath: own).deletingLastPathComponent().path + "/mica-studio"
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    execv(path, &arguments)
    throw CommandError.noStudio(path, reason: String(cString: strerror(errno)))
  }
}
