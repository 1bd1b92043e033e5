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
}
