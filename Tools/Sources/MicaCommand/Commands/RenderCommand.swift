// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica render`.

import ArgumentParser
import Foundation
import MicaJob

/// Writes one picture.
package struct RenderCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write one picture of a program as a PNG file.",
    discussion: StageOptions.settingsHelp)

  @OptionGroup package var stage: StageOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The picture; its name ends in .png. (default: the program's name.png)", valueName: "file"))
  package var output: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The virtual time of the picture in seconds, 0 to 86400. (default: 0)", valueName: "seconds"),
    transform: NumberOption.read)
  package var at: Double = 0

  @Flag(
    name: .long,
    help: "Print what users who hear the screen would come to: kind, label, value, box, states.")
  package var accessibilityTree = false

  @Flag(
    name: .long,
    help: "Print all views' frames, which of them are ambiguous, and broken constraints.")
  package var layoutReport = false

  @OptionGroup package var font: FontOptions

  @OptionGroup package var build: BuildOptions

  package init() {}

  package func run() throws {
    let program = try FoundProgram(
      stage.name, show: stage.show, scene: stage.scene, preview: stage.preview)
    let place = output ?? program.description.name + ".png"
    guard URL(fileURLWithPath: place).pathExtension.lowercased() == "png" else {
      throw CommandError.notPNG(URL(fileURLWithPath: place).lastPathComponent)
    }
    var job = PictureJob(
      try stage.showing(program.description, in: program.folder), time: at, output: place)
    job.printsAccessibility = accessibilityTree
    job.reportsLayout = layoutReport
    var host = try HostRun(build)
    host.takesPreviews = stage.preview != nil
    host.environment = FontOptions.environment(of: try font.files())
    try host.run(
      HostJob(.render(job)), in: program.folder, answer: output == nil ? place : nil)
  }
}
