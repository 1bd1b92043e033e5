// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica gallery`.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob

/// Writes every program's picture, its film where it moves, and a page that shows them.
package struct GalleryCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write a picture of every program, a film of each that moves, and an index.html.",
    discussion: """
      The programs are those that the folders' mica.json name; of a folder without one, what it \
      shows by itself.
      """)

  @Argument(help: "Folders of iOS source. (default: Mica's examples)")
  package var folders: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("The folder; it is made when there is none.", valueName: "folder"))
  package var out: String = "out/gallery"

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0. (default: 2)", valueName: "number"),
    transform: StageOptions.scale)
  package var scale: Double = 2

  @Flag(
    name: .long,
    help: "Write a picture of every preview of the folders' sources in place of the programs.")
  package var previews = false

  @OptionGroup package var build: BuildOptions

  package init() {}

  package func run() throws {
    if previews { return try PreviewGallery(folders, out: out, scale: scale).write(HostRun(build)) }
    let folders = try folders.isEmpty ? ExampleFolders.all() : folders.map(NamedFolder.init)
    let programs = folders.map { folder in
      folder.programs.isEmpty ? [ProgramDescription(name: folder.name)] : folder.programs
    }
    try Self.checkNames(zip(folders, programs))
    let host = try HostRun(build)
    // All is built before anything is drawn: a program that doesn't compile costs no gallery.
    let built = try folders.map { try host.open($0.path) }
    let isNew = try OutputFolder.make(out)
    var entries: [GalleryReport.Entry] = []
    do {
      for (program, descriptions) in zip(built, programs) {
        let job = GalleryJob(descriptions, scale: scale, folder: out)
        let answer = try host.answer(HostJob(.gallery(job)), of: program)
        guard let line = answer.split(separator: "\n").last,
          let report = GalleryReport(text: String(line))
        else { throw CommandError.wrongAnswer(program.name) }
        entries += report.entries
      }
      try OutputFolder.writePage(GalleryPage(entries: entries), in: out)
    } catch {
      if isNew { rmdir(out) }
      throw error
    }
  }

  /// Files are named as programs are.
  private static func checkNames(
    _ folders: some Sequence<(NamedFolder, [ProgramDescription])>
  ) throws(CommandError) {
    var places: [String: String] = [:]
    for (folder, programs) in folders {
      for program in programs {
        if let other = places[program.name] {
          throw .twoFolders(program.name, folders: [other, folder.path])
        }
        places[program.name] = folder.path
      }
    }
  }
}
