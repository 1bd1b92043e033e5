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
      own names, then its previews, then every view and view controller with its file and line, and \
      below each what --set can set. Nothing of the folder is run or compiled; a Package.swift that computes its \
      targets is the exception, unless --no-manifest is given.
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
    for line in ProgramList.detailedLines(for: programs) { print(line) }
    let host = try HostRun(build)
    let program = try host.build.find(place, target: build.folder.target)
    for problem in program.problems { Terminal.print("\(problem)") }
    let modules = try host.build.listed(in: program)
    for line in PreviewList(modules).lines { print(line) }
    var list = ClassList(modules)
    let job = list.job
    guard !job.classes.isEmpty else { return }
    let answer = try host.answer(HostJob(.describe(job)), of: host.build.describer())
    guard let line = answer.split(separator: "\n").last,
      let report = DescribeReport(text: String(line))
    else { throw CommandError.wrongAnswer(program.moduleName) }
    for line in list.lines(report) { print(line) }
  }
}
