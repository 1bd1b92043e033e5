// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The registry's rows of one file (Docs/runtime.md), as text that follows the file's own.

internal import MicaFolders
internal import MicaPortJob

/// The classes and protocols of a file, and their rows.
struct FileTable {
  /// A class whose rows stand in this file.
  struct Entry {
    var name: String
    /// Where the class is declared; nil where this file only extends it.
    var line: Int?
    var objectiveCName: String?
    var isGeneric = false
    /// Whether an extension can name it.
    var isNameable = true
    /// Whether objects of it may be asked for members by name, where it is generic.
    var isAsked = false
    var rows: [String] = []

    /// Whether the registry learns of the classes that a generic one makes of types.
    var hasInstances: Bool { isGeneric && isNameable && isAsked }
    /// A row with `Self` for its name; the name in quotes stays, and names that go on.
    func withSelf(_ row: String) -> String {
      var result = ""
      var rest = row[...]
      while let place = rest.firstRange(of: name) {
        let before = rest[..<place.lowerBound].last ?? result.last
        let after = rest[place.upperBound...].first
        let isWhole = after.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        let isType = before.map { " (<[&".contains($0) } ?? false
        result += rest[..<place.lowerBound] + (isType && isWhole ? "Self" : name)
        rest = rest[place.upperBound...]
      }
      return result + rest
    }
    /// Its name within names.
    var identifier: String { name.replacing(".", with: "__") }
  }

  private(set) var entries: [Entry] = []
  private var index: [String: Int] = [:]
  private(set) var protocols: [String] = []
  /// The same classes as `mica list` shows them.
  private(set) var listed: [String: ListedClass] = [:]
  /// Extensions of protocols: defaults of optional requirements.
  var extensions: [String] = []

  /// Notes where a class is declared.
  mutating func declare(
    _ name: String, line: Int, objectiveCName: String?, isGeneric: Bool, isNameable: Bool,
    isAsked: Bool
  ) {
    let place = entry(name)
    entries[place].line = line
    entries[place].objectiveCName = objectiveCName
    entries[place].isGeneric = isGeneric
    entries[place].isNameable = isNameable
    entries[place].isAsked = isAsked
  }

  /// Changes what is listed of a class.
  mutating func list(_ name: String, _ change: (inout ListedClass) -> Void) {
    change(&listed[name, default: ListedClass(name: name)])
  }

  /// Adds a row to a class.
  mutating func add(_ row: String, to name: String) { entries[entry(name)].rows.append(row) }

  /// Adds a protocol.
  mutating func add(protocol row: String) { protocols.append(row) }

  private mutating func entry(_ name: String) -> Int {
    if let known = index[name] { return known }
    index[name] = entries.count
    entries.append(Entry(name: name))
    return entries.count - 1
  }

  /// The text after the file's own; empty where nothing is registered.
  func text(module: String, fileID: String) -> String {
    var text = extensions.map { $0 + "\n" }.joined()
    guard !entries.isEmpty || !protocols.isEmpty else { return text }
    var calls: [String] = []
    let quoted = QuotedText.swift
    for entry in entries where entry.isNameable || entry.isGeneric {
      let place = "file: \(quoted(fileID)), line: \(entry.line ?? 0)"
      let names = "\(quoted(entry.name)), module: \(quoted(module))"
      let other = entry.objectiveCName.map { ", objectiveCName: \(quoted($0))" } ?? ""
      if entry.isGeneric, entry.line != nil {
        calls.append("file.add(genericClass: \(names), \(place))" + Self.instance(of: entry))
        text += Self.generic(entry, "\(names), \(place)")
        continue
      }
      let fill = entry.rows.isEmpty ? "" : " { \(entry.name).__micaTable($0) }"
      if entry.line != nil {
        calls.append("file.add(\(entry.name).self, \(names)\(other), \(place))" + fill)
      } else if !entry.rows.isEmpty {
        calls.append("file.extend(\(entry.name).self)" + fill)
      }
      guard !entry.rows.isEmpty else { continue }
      text += "extension \(entry.name) {\n"
      text += "  fileprivate static func __micaTable(_ table: ClassTable<\(entry.name)>) {\n"
      text += entry.rows.map { "    \($0)\n" }.joined()
      text += "  }\n}\n"
    }
    calls += protocols
    guard !calls.isEmpty else { return text }
    text += "private enum __MicaFile {\n"
    text += "  @used @section(\".init_array\") static let load: @convention(c) () -> Void = {\n"
    text += "    ClassRegistry.register { file in\n"
    text += calls.map { "      \($0)\n" }.joined()
    text += "    }\n  }\n}\n"
    return text
  }

  // MARK: Generic classes

  /// What leads from a type to the class with its arguments.
  private static func instance(of entry: Entry) -> String {
    guard entry.hasInstances else { return "" }
    return
      " { ($0 as? any __MicaGeneric_\(entry.identifier).Type)?.__micaAdd_\(entry.identifier)($1) }"
  }

  /// The protocol of a generic class, which a type is asked for: only within the class are its arguments known. The name of
  /// a class within another generic type can't be written there: `Self` stands for it.
  private static func generic(_ entry: Entry, _ names: String) -> String {
    guard entry.hasInstances else { return "" }
    let (name, function) = (entry.identifier, "static func __micaAdd_\(entry.identifier)")
    // Nor is there a key path of `Self`, and only `required` initialisers make one.
    let isNested = entry.name.contains(".")
    let rows =
      !isNested
      ? entry.rows
      : entry.rows.filter { !$0.hasPrefix("table.initializer(") && !$0.contains(", \\.") }
        .map(entry.withSelf)
    let fill = rows.isEmpty ? "" : " { table in\n\(rows.map { "      \($0)\n" }.joined())    }"
    return """
      fileprivate nonisolated protocol __MicaGeneric_\(name) { @MainActor \(function)(_ file: FileClasses) }
      extension \(entry.name): nonisolated __MicaGeneric_\(name) {
        @MainActor fileprivate \(function)(_ file: FileClasses) {
          file.add(\(isNested ? "Self" : entry.name).self, \(names))\(fill)
        }
      }

      """
  }
}
