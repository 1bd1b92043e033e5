// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica open.

import ArgumentParser
import Foundation
import MicaBuild
import MicaFolders
import MicaJob

/// Says what lies in a folder.
package struct OpenCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Say what a folder holds: targets, sources, resources, and what will not work.",
    discussion: """
      Nothing of the folder is run, and nothing is compiled. With --rewritten, a file is printed as \
      the compiler gets it.
      """)

  @Argument(help: "A folder of iOS source, with or without a project, or a program's name.")
  package var folder: String

  @OptionGroup package var options: FolderOptions

  @Option(
    name: .long,
    help: ArgumentHelp("Print one of the sources as it is compiled.", valueName: "file"))
  package var rewritten: String?

  package init() {}

  package func run() throws {
    let place = try FoundProgram.folder(of: folder)
    let build = try HostRun(options).build
    let program = try build.find(place, target: options.target)
    if let rewritten {
      print(try build.rewritten(rewritten, of: program), terminator: "")
      return
    }
    for line in FolderText(of: program, mayRun: build).lines { print(line) }
  }
}

/// What is told of a folder, as lines.
struct FolderText {
  let lines: [String]

  init(of program: ProgramFolder, mayRun build: ProgramBuild) {
    let report = program.report
    var lines: [String] = []
    func path(_ path: String) -> String {
      path.hasPrefix(program.path + "/") ? String(path.dropFirst(program.path.count + 1)) : path
    }
    func add(_ title: String, _ text: String) {
      lines.append(title + String(repeating: " ", count: max(1, 16 - title.count)) + text)
    }
    func add(_ title: String, _ texts: [String]) {
      for (index, text) in texts.enumerated() { add(index == 0 ? title : "", text) }
    }
    add("folder", program.path)
    if let project = report.project { add("project", path(project)) }
    if let target = report.target { add("target", target) }
    add("module", program.moduleName)
    add("Swift", program.swiftVersion ?? "5")
    if !program.conditions.isEmpty { add("flags", program.conditions.joined(separator: " ")) }
    add("sources", "\(program.sources.count) Swift files")
    add(
      "other modules",
      program.localModules.map { "\($0.moduleName): \($0.sources.count) Swift files" })
    add("resources", Self.resources(of: program))
    if let info = program.info {
      add("Info.plist", info.file.map(path) ?? "made from build settings")
      let values = build.infoValues(of: info)
      for key in [
        "CFBundleIdentifier", "UIMainStoryboardFile", "UILaunchStoryboardName", "UIAppFonts",
      ] { if let value = values[key] { add("  " + key, value) } }
    }
    add("other apps", report.otherApps)
    add("left out", report.leftOut)
    add("packages", report.packages)
    add("notes", report.notes.map(path))
    add("will be missing", Self.gaps(of: program, path))
    for problem in program.problems { lines.append(path(problem.description)) }
    for module in program.missing {
      lines.append(
        "\(path(module.path)):\(module.line):1: error: there is no module \(module.name)"
          + (module.reason.map { "; \($0)" } ?? ""))
    }
    self.lines = lines
  }

  /// What a build will lack, with counts and the first files: packages, other languages, SwiftUI, frameworks.
  private static func gaps(of program: ProgramFolder, _ path: (String) -> String) -> [String] {
    func files(_ paths: [String]) -> String {
      let shown = paths.prefix(3).map(path).joined(separator: ", ")
      return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
    var lines: [String] = []
    if !program.missing.isEmpty {
      let names = program.missing.map(\.name).sorted().joined(separator: ", ")
      lines.append(
        "\(program.missing.count) modules of packages: \(names) (\(files(program.missing.map(\.path))))"
      )
    }
    let foreign = Dictionary(grouping: program.report.foreign) { path in
      ["m", "mm"].contains(FolderPath.ending(of: path))
        ? "Objective-C" : "." + FolderPath.ending(of: path)
    }
    for (language, paths) in foreign.sorted(by: { $0.key < $1.key }) {
      lines.append("\(paths.count) files in \(language): \(files(paths.sorted()))")
    }
    let sources = program.sources + program.localModules.flatMap(\.sources)
    for (name, paths) in ImportedModule.absent(in: sources) {
      lines.append("\(name), imported by \(paths.count) files: \(files(paths))")
    }
    return lines
  }

  private static func resources(of program: ProgramFolder) -> [String] {
    let all = program.resources + program.localModules.flatMap(\.resources)
    var counts: [String: Int] = [:]
    for resource in all {
      let name = resource.path.split(separator: "/").last ?? ""
      let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? "other"
      counts[ending, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($1) .\($0)" }
  }
}
