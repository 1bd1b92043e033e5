// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The `mica` command. This file holds its entry; each verb has a file of its own.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob

/// The command itself.
package struct MicaTool: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "mica",
    abstract: "Shows iOS view code as pictures and films.",
    discussion: """
      A program is a folder of iOS source: an Xcode project or workspace, a Package.swift, or Swift \
      files alone. \
      Sizes are points; pictures have size x scale pixels. Times are seconds on a virtual clock: \
      the same command always gives the same bytes.

      What was compiled is kept in MICA_CACHE, by default ~/.cache/mica.
      """,
    version: "0.1.0",
    subcommands: [
      ListCommand.self, OpenCommand.self, RenderCommand.self, RecordCommand.self,
      GalleryCommand.self, PortCommand.self, CleanCommand.self, StudioStart.self,
      TestCommand.self,
    ])

  package init() {}

  package static func main() {
    StandardStreams.prepare()
    do {
      try checkArguments()
      if try HostRun.repeatKnown() { return }
      var command = try parseAsRoot()
      try command.run()
    } catch let error as BuildError {
      if let messages = error.messages { Terminal.print(messages, terminator: "") }
      exit(withError: error)
    } catch let error as CommandError {
      Terminal.print("Error: \(error)")
      Foundation.exit(error.code)
    } catch {
      exit(withError: error)
    }
  }

  /// Texts are UTF-8 from here on: of other bytes, a file of another name would be made.
  private static func checkArguments() throws(CommandError) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { return }
      if String(validatingCString: argument) == nil {
        throw .notUTF8(String(cString: argument))
      }
    }
  }
}
