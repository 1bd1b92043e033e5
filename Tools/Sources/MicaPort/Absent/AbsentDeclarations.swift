// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apps reload their widgets from the files of their own screens: what needs WidgetKit is left out, and what needs that,
// in all files of the module.

internal import MicaFolders
internal import SwiftParser
internal import SwiftSyntax

/// The sources of a module without what needs WidgetKit.
struct AbsentDeclarations {
  /// The files; lines stay.
  private(set) var files: [SourceFile]
  /// What was left out, and where.
  private(set) var problems: [PortProblem] = []

  /// Rounds after which names that names need are no longer looked for.
  private static let maximumRounds = 8

  init(_ files: [SourceFile]) {
    self.files = files
    let suspects = files.indices.filter { Self.importsModule(files[$0].text) }
    guard !suspects.isEmpty else { return }
    let declared = files.reduce(into: Set<String>()) {
      $0.formUnion(Self.declared(in: $1.text).types)
    }
    var names = AbsentModules.partialNames.subtracting(declared)
    names.insert(AbsentModules.partial)
    var results: [Int: AbsentParts] = [:]
    // What only those files know of the module others don't; what they declare with it others may use.
    var gone: Set<String> = []
    for _ in 0..<Self.maximumRounds {
      let before = gone
      for index in files.indices {
        let isSuspect = suspects.contains(index)
        guard isSuspect || Self.mentions(gone, files[index].text) else { continue }
        let tree = Parser.parse(source: files[index].text)
        let all = isSuspect ? names.union(gone) : gone
        let own = Self.declared(in: files[index].text).parameters
        let parts = AbsentParts(
          files[index], tree, all, but: own, importsModule: isSuspect)
        results[index] = parts
        gone.formUnion(parts.gone)
      }
      if gone == before { break }
    }
    for (index, parts) in results.sorted(by: { $0.key < $1.key }) {
      self.files[index] = SourceFile(path: files[index].path, text: parts.edits.applied())
      problems += parts.problems
    }
  }

  /// Whether a line imports the module; conditions around it don't matter here.
  private static func importsModule(_ text: String) -> Bool {
    guard text.contains("import \(AbsentModules.partial)") else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.last.map { $0 == AbsentModules.partial } == true && words.contains("import")
    }
  }

  /// The names of types in a text, wherever they are declared; and those of what only stands for types: associated types, and
  /// generic parameters of a capital letter.
  static func declared(in text: String) -> (types: Set<String>, parameters: Set<String>) {
    let openers: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var names: Set<String> = []
    var parameters: Set<String> = []
    var previous: Substring = ""
    let isPart = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
    for word in text.split(whereSeparator: { !isPart($0) && $0 != "<" }) {
      let name = word.prefix { $0 != "<" }
      if openers.contains(previous) { names.insert(String(name)) }
      if previous == "associatedtype" { parameters.insert(String(name)) }
      if let bracket = word.lastIndex(of: "<"), openers.contains(previous) || previous == "func" {
        let parameter = word[word.index(after: bracket)...]
        if parameter.first?.isUppercase == true { parameters.insert(String(parameter)) }
      }
      previous = word
    }
    return (names, parameters)
  }

  private static func mentions(_ names: Set<String>, _ text: String) -> Bool {
    guard names.contains(where: { text.contains($0) }) else { return false }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
      names.contains(String($0))
    }
  }
}
