// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica record`.

import ArgumentParser
import MicaJob

/// Writes one film.
package struct RecordCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a film of a program, or a folder of its frames.",
    discussion: """
      The output's name says the format: .mp4 (H.264; even sizes only), .gif (at most 50 frames a \
      second, times rounded to hundredths), .png (animated PNG), .webp (animated, lossless), or a \
      folder, whose name ends in /, for 000000.png and so on. Frame i shows the time i / fps; there \
      are duration x fps frames, rounded. Films are encoded by ffmpeg.


      """ + StageOptions.settingsHelp)

  @OptionGroup package var stage: StageOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The film: FILE.mp4, .gif, .png or .webp, or FOLDER/, which must be new or empty. "
        + "(default: the program's name.mp4)",
      valueName: "file"))
  package var output: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The film's length in seconds, above 0 and at most 3600. "
        + "(default: the program's motion, or 1)",
      valueName: "seconds"),
    transform: NumberOption.read)
  package var duration: Double?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, 1 to 240; at most 50 for a GIF. (default: 60)", valueName: "number"),
    transform: NumberOption.read)
  package var fps: Double = 60

  @OptionGroup package var font: FontOptions

  @OptionGroup package var build: BuildOptions

  package init() {}

  package func run() throws {
    let program = try FoundProgram(
      stage.name, show: stage.show, scene: stage.scene, preview: stage.preview)
    let place = output ?? program.description.name + ".mp4"
    let job = FilmJob(
      try stage.showing(program.description, in: program.folder), duration: duration,
      framesPerSecond: fps,
      output: place)
    var host = try HostRun(build)
    host.takesPreviews = stage.preview != nil
    host.environment = FontOptions.environment(of: try font.files())
    try host.run(
      HostJob(.record(job)), in: program.folder, answer: output == nil ? place : nil)
  }
}
