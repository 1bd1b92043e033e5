// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modules that a source imports, found without parsing it.

internal import Foundation

/// An import of a source.
public struct ImportedModule: Hashable, Sendable {
  /// The module's name.
  public let name: String
  /// The file and line, from 1.
  public let path: String
  public let line: Int
  /// Whether it stands within `#if`, so that it may be meant for elsewhere.
  public let isConditional: Bool
  /// Whether it stands within `#if canImport` of this module: the sources do without it.
  public var isOptional = false
  /// Why the package that may hold it isn't here either; nil where no package is known.
  public var reason: String?

  /// That it isn't there, where the program is compiled without it.
  package var warning: PortProblem {
    PortProblem(
      path: path, line: line, column: 1,
      message: "there is no module \(name): what needs it is left out"
        + (reason.map { "; \($0)" } ?? ""), severity: .warning)
  }

  /// The imports of some sources, each module's first one that has no condition, or its first.
  package static func all(in paths: [String]) -> [ImportedModule] {
    var found: [String: ImportedModule] = [:]
    for path in paths {
      ReadLog.note(path)
      guard let data = PlainFile.contents(path) else { continue }
      for module in imports(of: Array(data), at: path) {
        if let known = found[module.name],
          !known.isConditional || module.isConditional && (!known.isOptional || module.isOptional)
        {
          continue
        }
        found[module.name] = module
      }
    }
    return found.values.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Apple's modules that Mica lacks, with the files that import them outside of any condition, the most used first.
  package static func absent(in paths: [String]) -> [(name: String, files: [String])] {
    var found: [String: [String]] = [:]
    let known = MicaModules.frameworks.union(MicaModules.inC)
      .union(AppleModules.withoutFramework)
    for path in paths {
      guard let data = PlainFile.contents(path) else { continue }
      for module in imports(of: Array(data), at: path)
      where !module.isConditional && AppleModules.contains(module.name)
        && !module.name.hasPrefix("_") && !known.contains(module.name)
      {
        if found[module.name]?.last != path { found[module.name, default: []].append(path) }
      }
    }
    return found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { ($0.key, $0.value) }
  }

  static func imports(of bytes: [UInt8], at path: String) -> [ImportedModule] {
    var found: [ImportedModule] = []
    var conditions: [String] = []
    var number = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let line = line.drop { $0 == 32 || $0 == 9 }
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "#") {
        let text = String(decoding: line.prefix(300), as: UTF8.self)
        if text.hasPrefix("#if") { conditions.append(text) }
        if text.hasPrefix("#elseif"), !conditions.isEmpty {
          conditions[conditions.count - 1] += text
        }
        if text.hasPrefix("#endif") { _ = conditions.popLast() }
        continue
      }
      guard first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p"),
        let name = module(of: String(decoding: line.prefix(300), as: UTF8.self))
      else { continue }
      var module = ImportedModule(
        name: name, path: path, line: number, isConditional: !conditions.isEmpty)
      module.isOptional = conditions.contains { $0.contains("canImport(\(name))") }
      found.append(module)
    }
    return found
  }

  private static func module(of line: String) -> String? {
    var words = line.split(whereSeparator: { $0.isWhitespace || $0 == ";" })[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
    guard let path = words.first else { return nil }
    let name = path.prefix { $0 != "." && $0 != "/" }
    return name.isEmpty ? nil : String(name)
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
