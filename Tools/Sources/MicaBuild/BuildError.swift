// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a folder can't be opened, in sentences for the person who typed it.

package import MicaFolders

/// What opening a folder refuses, and what fails on the way.
package enum BuildError: Error, Equatable, CustomStringConvertible {
  /// No folder at a path.
  case noFolder(String)
  /// A folder without Swift files.
  case noSources(String)
  /// What the rewriter or the compiler said about the program; already whole lines.
  case doesNotCompile(folder: String, messages: String)
  /// The objects don't fit together: the linker's words.
  case doesNotLink(folder: String, messages: String)
  /// No compiler, with what was looked for.
  case noCompiler
  /// Modules that sources import and that aren't there; what the compiler says of the rest.
  case missingModules(folder: String, [ImportedModule], left: String = "")
  /// Mica's own libraries aren't built; where they should be.
  case noLibraries(String)
  /// The cache's folder can't be used.
  case badCache(String, reason: String)
  /// A file that can't be read or written.
  case badFile(String, reason: String)
  /// A tool that couldn't be started, or ended by a signal.
  case toolFailed(String, reason: String)

  package var description: String {
    switch self {
    case .noFolder(let path): "there is no folder '\(path)'"
    case .noSources(let path): "there are no Swift files in '\(path)'"
    case .doesNotCompile(let folder, _): "'\(folder)' doesn't compile"
    case .doesNotLink(let folder, _): "'\(folder)' can't be linked"
    case .missingModules(let folder, let modules, _):
      "'\(folder)' needs \(modules.map(\.name).joined(separator: ", ")), which isn't there"
    case .noCompiler:
      "there is no 'swiftc' in PATH; Mica needs Swift 6.3 (https://www.swift.org/install/linux)"
    case .noLibraries(let path):
      "Mica's libraries aren't built: there is no '\(path)'; run Scripts/mica, or "
        + "'swift build -c release --product MicaHost' in Mica's folder"
    case .badCache(let path, let reason):
      "the cache '\(path)' can't be used: \(reason); set MICA_CACHE to another folder"
    case .badFile(let path, let reason): "\(path): \(reason)"
    case .toolFailed(let tool, let reason): "\(tool) failed: \(reason)"
    }
  }

  /// What is shown before the sentence: the tools' own lines.
  package var messages: String? {
    switch self {
    case .doesNotCompile(_, let messages), .doesNotLink(_, let messages): messages
    case .missingModules(_, let modules, let left):
      modules.map { module in
        "\(module.path):\(module.line):1: error: there is no module \(module.name) in this folder, "
          + "its projects, packages, Pods or Carthage/Checkouts"
          + (module.reason.map { "; \($0)" } ?? "") + "\n"
      }.joined()
        + (left.isEmpty
          ? "" : "note: what needs them is left out; then the compiler says:\n\(left)")
    default: nil
    }
  }

  /// Whether it may come of a damaged object or module of an earlier run, and not of the program.
  var mayBeDamage: Bool {
    switch self {
    case .doesNotLink: true
    case .toolFailed: true
    case .doesNotCompile(_, let messages):
      [
        "malformed", "unable to load", "error opening input", "error: cannot load module",
        "is not a valid", "failed to load module",
      ].contains(where: messages.contains)
    default: false
    }
  }
}
