// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What rounds of stubs made of a module (Docs/porting.md). They take minutes for some packages, and end the same way for the
// same sources.

internal import FoundationEssentials
internal import MicaFolders

/// The ends of one module's rounds, kept for the next build of the same sources.
struct KeptRounds {
  /// How the rounds of one form of the module ended.
  struct End: Codable {
    var key: String
    /// The texts of the files that were changed or added, by path.
    var files: [String: String] = [:]
    /// What was replaced.
    var problems: [PortProblem] = []
    /// What the compiler said in the end, where the module doesn't compile.
    var failure: String?
  }

  /// Where they are kept.
  private let place: String
  private let ends: [End]
  /// A module is compiled in few forms: as for a phone, and as for Linux without some frameworks.
  private static let mostForms = 6

  init(in folder: String) {
    place = folder + "/rounds.json"
    ends =
      FileStore.text(place).flatMap {
        try? JSONDecoder().decode([End].self, from: Data($0.utf8))
      } ?? []
  }

  var isEmpty: Bool { ends.isEmpty }

  /// The end of the form with this key.
  func end(_ key: String) -> End? { ends.first { $0.key == key } }

  /// Keeps an end for the next build, in place of the oldest where there are many.
  func save(_ end: End) throws(BuildError) {
    let all = ends.filter { $0.key != end.key } + [end]
    guard let data = try? JSONEncoder().encode(Array(all.suffix(Self.mostForms))) else { return }
    try FileStore.write(Array(data), to: place)
  }

  /// The name of all that an end depends on besides Mica itself: a module's sources and those below it, and how it is
  /// compiled. `options` are the rounds' own.
  static func key(
    of module: CompiledModule, below: ArraySlice<CompiledModule>, _ options: [String]
  ) -> String {
    var digest = Digest()
    for option in options { digest.add(line: option) }
    for module in below + [module] {
      digest.add(line: "module \(module.name) \(module.swiftVersion)")
      for flag in module.conditions + ["flags"] + module.flags { digest.add(line: flag) }
      for file in module.files {
        digest.add(line: file.path)
        digest.add(line: file.text)
      }
    }
    return digest.finish()
  }
}
