// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica port.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob

/// Writes a program as a package of its own.
package struct PortCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Write a program as a package that 'swift build' builds.",
    discussion: """
      The package holds the sources as they are compiled for Linux, the program's bundle, and a manifest that \
      depends on Mica's folder. Started without a word, its program writes a picture of its first screen.
      """)

  @Argument(help: "A folder of iOS source, or a program's name.")
  package var folder: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The package's folder: one that isn't there, or is empty.", valueName: "folder"))
  package var out: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Mica's folder for the manifest; MICA_HOME goes before it. (default: this Mica's)",
      valueName: "folder"))
  package var mica: String?

  @OptionGroup package var options: FolderOptions

  package init() {}

  package func run() throws {
    let program = try FoundProgram(folder, show: nil)
    let picture = program.description.name + ".png"
    let job = HostJob(.render(PictureJob(Showing(program.description), time: 0, output: picture)))
    let home = mica ?? ExampleFolders.defaultHome
    let place = out.hasSuffix("/") ? String(out.dropLast()) : out
    let notes = try HostRun(options).build.port(
      program.folder, target: options.target, to: place,
      mica: URL(fileURLWithPath: home).standardizedFileURL.path, job: job.text)
    for note in notes { Terminal.print(note) }
    print(place)
  }
}
