// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Roof: the `mica` command. This file holds its entry; each verb has a file of its own.

import ArgumentParser

/// The command itself.
@main
struct MicaTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica",
    abstract: "Shows iOS view code as pictures and films.",
    discussion: """
      Sizes are points; pictures have size x scale pixels. Times are seconds on a virtual clock: \
      the same command always gives the same bytes.
      """,
    version: "0.1.0",
    subcommands: [
      ListCommand.self, RenderCommand.self, RecordCommand.self, GalleryCommand.self,
    ])

  static func main() {
    StandardStreams.prepare()
    do {
      try checkArguments()
      var command = try parseAsRoot()
      try command.run()
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
