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
    var rows: [String] = []
  }

  private(set) var entries: [Entry] = []
  private var index: [String: Int] = [:]
  private(set) var protocols: [String] = []
  /// The same classes as `mica list` shows them.
  private(set) var listed: [String: ListedClass] = [:]
  /// Extensions of protocols: defaults of optional requirements.
  var extensions: [String] = []

  /// Notes where a class is declared.
  mutating func declare(_ name: String, line: Int, objectiveCName: String?, isGeneric: Bool) {
    let place = entry(name)
    entries[place].line = line
    entries[place].objectiveCName = objectiveCName
    entries[place].isGeneric = isGeneric
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
    for entry in entries {
      if entry.isGeneric {
        if let line = entry.line {
          calls.append(
            "file.add(genericClass: \(quoted(entry.name)), module: \(quoted(module)), "
              + "file: \(quoted(fileID)), line: \(line))"
          )
        }
        continue
      }
      let fill = entry.rows.isEmpty ? "" : " { \(entry.name).__micaTable($0) }"
      if let line = entry.line {
        let other = entry.objectiveCName.map { ", objectiveCName: \(quoted($0))" } ?? ""
        calls.append(
          "file.add(\(entry.name).self, \(quoted(entry.name)), module: \(quoted(module))\(other), "
            + "file: \(quoted(fileID)), line: \(line))" + fill)
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
}
