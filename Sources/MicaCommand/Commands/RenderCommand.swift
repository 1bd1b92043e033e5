// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica render`.

import ArgumentParser
import Foundation
import Mica

/// Writes one picture.
package struct RenderCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write one picture of a program as a PNG file.",
    discussion: SettingsHelp.text)

  @OptionGroup package var stage: StageOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The picture; its name ends in .png.", valueName: "file"))
  package var output: String

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The virtual time of the picture in seconds, 0 to \(Int(Stage.lastTime)). (default: 0)",
      valueName: "seconds"),
    transform: NumberOption.read)
  package var at: Double = 0

  package init() {}

  package func run() throws {
    let url = URL(fileURLWithPath: output)
    guard url.pathExtension.lowercased() == "png" else {
      throw CommandError.notPNG(url.lastPathComponent)
    }
    let plan = try StagePlan(stage)
    try Stage.checkTime(at)
    try Session.run {
      let file = try PartialOutput(.file, at: url)
      try plan.makeStage().snapshot(at: at).writePNG(into: file)
    }
  }
}
