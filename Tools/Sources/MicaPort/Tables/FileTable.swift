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
    /// Whether it derives from another class.
    var isDerived = false
    var rows: [String] = []

    /// Whether the registry learns of the classes that a generic one makes of types.
    var hasInstances: Bool { isGeneric && isNameable && (isDerived || !rows.isEmpty) }
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
    isDerived: Bool
  ) {
    let place = entry(name)
    entries[place].line = line
    entries[place].objectiveCName = objectiveCName
    entries[place].isGeneric = isGeneric
    entries[place].isNameable = isNameable
    entries[place].isDerived = isDerived
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
      let fill = entry.rows.isEmpty ? "" : " { \(entry.name).__micaTable($0) }"
      if let line = entry.line {
        let place = "file: \(quoted(fileID)), line: \(line)"
        let names = "\(quoted(entry.name)), module: \(quoted(module))"
        let other = entry.objectiveCName.map { ", objectiveCName: \(quoted($0))" } ?? ""
        let call = "file.add(\(entry.name).self, \(names)\(other), \(place))" + fill
        if entry.isGeneric {
          calls.append("file.add(genericClass: \(names), \(place))" + Self.instance(of: entry))
          text += Self.generic(entry, adding: call)
        } else {
          calls.append(call)
        }
      } else if !entry.rows.isEmpty {
        calls.append("file.extend(\(entry.name).self)" + fill)
      }
      guard !entry.rows.isEmpty, entry.isNameable else { continue }
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

  /// The protocol of a generic class, which a type is asked for: only within the class are its arguments known.
  private static func generic(_ entry: Entry, adding call: String) -> String {
    guard entry.hasInstances else { return "" }
    let (name, function) = (entry.identifier, "static func __micaAdd_\(entry.identifier)")
    return """
      fileprivate nonisolated protocol __MicaGeneric_\(name) { @MainActor \(function)(_ file: FileClasses) }
      extension \(entry.name): nonisolated __MicaGeneric_\(name) {
        @MainActor fileprivate \(function)(_ file: FileClasses) {
          \(call)
        }
      }

      """
  }
}
