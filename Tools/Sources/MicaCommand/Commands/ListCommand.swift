// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list`.

import ArgumentParser
import MicaJob

/// Prints the names of programs, or what a folder can show.
package struct ListCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the programs of Mica's examples, or what a folder can show.",
    discussion: """
      Without a folder: name, default size in points, whether it moves, what it shows. With one: its \
      own names, then every view and view controller with its file and line, and below each what \
      --set can set.
      """)

  @Argument(help: "A folder of iOS source, or a program's name.")
  package var folder: String?

  @OptionGroup package var build: BuildOptions

  package init() {}

  package func run() throws {
    guard let folder else {
      let programs = try ExampleFolders.all().flatMap(\.programs)
      for line in ProgramList.lines(for: programs) { print(line) }
      return
    }
    // Whichever program it is, the whole folder is listed.
    let place = try FoundProgram.folder(of: folder)
    let programs = try NamedFolder(place).programs
    try HostRun(build).run(HostJob(.list(ListJob(programs: programs))), in: place)
  }
}
