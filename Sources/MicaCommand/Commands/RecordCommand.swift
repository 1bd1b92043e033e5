// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica record`.

import ArgumentParser
import Foundation
import Mica
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


      """ + SettingsHelp.text)

  @OptionGroup package var stage: StageOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The film: FILE.mp4, .gif, .png or .webp, or FOLDER/, which must be new or empty.",
      valueName: "file"))
  package var output: String

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The film's length in seconds, above 0 and at most \(Int(Film.longestDuration)). "
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

  package init() {}

  package func run() throws {
    let plan = try StagePlan(stage)
    let url = URL(fileURLWithPath: output)
    let format = output.hasSuffix("/") ? FilmFormat.frames : try FilmFormat(for: url)
    let film = try Film(
      format: format, duration: duration ?? plan.program.filmDuration,
      framesPerSecond: fps)
    try Session.run { try FilmRun(plan: plan, film: film, url: url).run() }
  }
}

/// Recording one film, with its note and its progress line.
struct FilmRun {
  let plan: StagePlan
  let film: Film
  let url: URL

  @MainActor func run() throws {
    do { try film.checkSize(width: plan.pixelWidth, height: plan.pixelHeight) } catch {
      throw OddSizeAdvice(error, scale: plan.scale) ?? error
    }
    if let note = film.note { Terminal.print("note: \(note)") }
    var progress = ProgressLine(url.lastPathComponent, total: film.frameCount)
    defer { progress.end() }
    try plan.makeStage().record(film, to: url) { progress.show($0) }
  }
}

/// The refusal of an odd size, with what to type instead.
package struct OddSizeAdvice: Error, CustomStringConvertible {
  package let description: String

  /// Nil for other errors.
  package init?(_ error: FilmError, scale: Double) {
    guard case .oddSize(_, _, let width, let height) = error else { return nil }
    let size = PointSize(width: Double(width) / scale, height: Double(height) / scale)
    description = "\(error) (--size \(size.text) at scale \(PlainNumber.text(scale)))"
  }
}
