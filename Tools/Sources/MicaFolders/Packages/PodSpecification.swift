// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a .podspec says in plain texts. It is Ruby, which nobody runs here.

internal import Foundation

/// A pod: a module by its files.
struct PodSpecification {
  /// The folder that it lies in.
  let folder: String
  let path: String
  private(set) var name = ""
  private(set) var moduleName = ""
  private(set) var sources: [String] = []
  private(set) var excluded: [String] = []
  private(set) var resources: [String] = []
  /// Bundles of resources by their names.
  private(set) var bundles: [(name: String, files: [String])] = []
  private(set) var dependencies: [String] = []
  private(set) var swiftVersion: String?

  /// Reads one; nil for what isn't text or says no name.
  init?(at path: String) {
    ReadLog.note(path)
    guard let data = PlainFile.contents(path), data.count < 1 << 18 else {
      return nil
    }
    self.path = path
    folder = FolderPath.folder(of: path)
    for line in Self.statements(String(decoding: data, as: UTF8.self)) { read(line) }
    guard !name.isEmpty else { return nil }
    if moduleName.isEmpty { moduleName = ModuleName.identifier(name) }
  }

  /// Lines, with those joined that lists go over, and without remarks.
  private static func statements(_ text: String) -> [String] {
    var statements: [String] = []
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("#") { continue }
      if depth > 0, !statements.isEmpty {
        statements[statements.count - 1] += " " + trimmed
      } else {
        statements.append(trimmed)
      }
      for character in trimmed {
        if character == "[" || character == "{" || character == "(" { depth += 1 }
        if character == "]" || character == "}" || character == ")" { depth = max(0, depth - 1) }
      }
      if trimmed.hasSuffix(",") || trimmed.hasSuffix("=>") {
        depth = max(depth, 1)
      } else if depth == 1, !trimmed.contains("["), !trimmed.contains("{"), trimmed.hasSuffix("'") {
        depth = 0
      }
    }
    return statements
  }

  private mutating func read(_ line: String) {
    // `s.ios.source_files = …`, `s.dependency 'X'`
    let word = line.prefix { !$0.isWhitespace && $0 != "=" && $0 != "(" }
    let parts = word.split(separator: ".")
    guard parts.count >= 2, let key = parts.last else { return }
    if parts.count > 2, ["osx", "macos", "tvos", "watchos", "visionos"].contains(parts[1]) {
      return
    }
    let values = Self.quoted(String(line.dropFirst(word.count)))
    switch key {
    case "name": if name.isEmpty { name = values.first ?? "" }
    case "module_name": moduleName = values.first ?? ""
    case "source_files": sources += values
    case "exclude_files": excluded += values
    case "resources", "resource": resources += values
    case "resource_bundles", "resource_bundle":
      if let first = values.first { bundles.append((first, Array(values.dropFirst()))) }
    case "dependency": if let first = values.first { dependencies.append(first) }
    case "swift_version", "swift_versions": swiftVersion = values.last
    default: break
    }
  }

  /// The texts between quotation marks.
  private static func quoted(_ text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let mark = rest[start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: mark) else { break }
      found.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return found
  }

  /// What the bundle and the modules are made from.
  func files() throws(PortError) -> (files: FolderFiles, resources: [BundleResource]) {
    let patterns = sources.isEmpty ? ["Sources", "Source", "Classes"] : sources
    let files = try FolderFiles(matching: patterns, in: folder, excluding: excluded)
    var held = try FolderFiles(matching: resources, in: folder, excluding: []).resources
    for bundle in bundles {
      held += try FolderFiles(matching: bundle.files, in: folder, excluding: []).resources.map {
        var resource = $0
        resource.folder = [bundle.name + ".bundle", $0.folder].filter { !$0.isEmpty }
          .joined(separator: "/")
        return resource
      }
    }
    return (files, held)
  }
}
