// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A module of tests whose files don't all compile: those that need what isn't there, and those that the compiler refuses, are
// withheld. Their tests fail by name, the others run.

internal import MicaFolders
internal import MicaPortJob

extension ModuleCompilation {
  /// Files that need what withheld ones declare come to light one round after another.
  private static let mostRounds = 16

  /// The objects of the tests' own module. Throws errors that can't be told to a file of the module.
  mutating func compileTests(
    _ program: PortedProgram, below: [CompiledModule]
  ) throws -> [String] {
    var program = program
    // Packages that didn't compile are known since the first rewriting.
    if absences != folder.absences { program = try porting.modules(without: absences) }
    for _ in 0..<Self.mostRounds {
      guard let module = program.modules.last else { return [] }
      do {
        let (objects, problems) = try compile(module, below: below)
        finish(program, problems)
        return objects
      } catch BuildError.doesNotCompile(let folder, let messages) {
        var withheld = program.withheld
        for (path, error) in Self.firstErrors(in: messages, of: module.files.map(\.path))
        where withheld[path] == nil {
          withheld[path] = reason(error, program.withheld)
        }
        let left = porting.folder.sources.contains { withheld[$0] == nil }
        guard withheld.count > program.withheld.count, left || !lacks.isEmpty else {
          throw BuildError.doesNotCompile(folder: folder, messages: messages)
        }
        if lacks.isEmpty { add(notes: [messages]) }
        program = try porting.modules(without: absences, withholding: withheld)
      }
    }
    guard let module = program.modules.last else { return [] }
    let (objects, problems) = try compile(module, below: below)
    finish(program, problems)
    return objects
  }

  /// Why a file with an error can't be compiled: where the error names what a withheld file declares, that.
  private func reason(_ error: String, _ withheld: [String: String]) -> String {
    let quoted = error.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element.prefix { $0 != "(" && $0 != "<" }) }
    for path in withheld.keys.sorted() {
      let words = (FileStore.text(path) ?? "").split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
      for (word, name) in zip(words, words.dropFirst())
      where Self.declarators.contains(word) && quoted.contains(String(name)) {
        return "needs '\(name)' of \(FolderPath.name(of: path)), which \(withheld[path] ?? "")"
      }
    }
    return lacks.isEmpty
      ? "doesn't compile: \(error)" : "needs what isn't there (\(absence)): \(error)"
  }

  private static let declarators: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]

  /// What is missing, in short.
  private var absence: String {
    let names = lacks.sorted()
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  private mutating func finish(_ program: PortedProgram, _ problems: [PortProblem]) {
    tests = program.tests
    if lacks.isEmpty {
      for index in tests.indices where tests[index].needs != nil { tests[index].isRefused = true }
    }
    add(notes: problems.map(\.description))
    add(
      notes: program.withheld.sorted { $0.key < $1.key }.map { path, reason in
        "\(path):1:1: warning: the file's tests fail: it \(reason)"
      })
  }

  /// The files of a module that the compiler finds errors in, each with its first one.
  static func firstErrors(in messages: String, of paths: [String]) -> [String: String] {
    let byName = Dictionary(paths.map { (FolderPath.name(of: $0), $0) }) { first, _ in first }
    var found: [String: String] = [:]
    for line in messages.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      var place = line[..<mark.lowerBound]
      let tables = "<mica: tables of "
      if let start = place.firstRange(of: tables) {
        place = place[start.upperBound...].prefix { $0 != ">" }
      } else {
        // The line and the column.
        for _ in 0..<2 { place = place[..<(place.lastIndex(of: ":") ?? place.endIndex)] }
      }
      guard let path = byName[FolderPath.name(of: String(place))], path.hasPrefix("/"),
        found[path] == nil
      else { continue }
      found[path] = String(line[mark.upperBound...])
    }
    return found
  }
}
