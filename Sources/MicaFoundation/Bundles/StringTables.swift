// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables of localized texts: .strings and .stringsdict of a bundle's languages.

internal import Foundation
package import MicaContext
internal import Synchronization

/// A program's tables, read once; safe from any thread.
package final class StringTables: ProgramState, Sendable {
  private struct Table: Sendable {
    var texts: [String: String] = [:]
    var plurals: [String: PluralFormat] = [:]
  }

  private struct Content {
    var tables: [String: Table] = [:]
    /// By the texts that programs get for them.
    var formats: [String: PluralFormat] = [:]
  }

  private let content = Mutex(Content())

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: StringTables { ProgramContext.current.state() }

  /// The text of a key, else `value`, else the key.
  package func text(_ key: String, value: String?, table name: String?, in bundle: Bundle) -> String
  {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let root = bundle.resourcePath ?? bundle.bundlePath
    for folder in BundleLanguage.folders(of: bundle) {
      let table = table(at: root + "/" + (folder.isEmpty ? "" : folder + "/") + name)
      if let format = table.plurals[key] {
        content.withLock { $0.formats[format.text] = format }
        return format.text
      }
      if let text = table.texts[key] { return text }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// What stands behind a text that tables gave; nil for others.
  func format(_ text: String) -> PluralFormat? { content.withLock { $0.formats[text] } }

  private func table(at path: String) -> Table {
    if let known = content.withLock({ $0.tables[path] }) { return known }
    var table = Table()
    if let values = Self.values(path + ".strings") {
      table.texts = values.compactMapValues { $0 as? String }
    }
    if let values = Self.values(path + ".stringsdict") {
      table.plurals = values.compactMapValues { ($0 as? [String: Any]).flatMap(PluralFormat.init) }
    }
    let made = table
    content.withLock { $0.tables[path] = made }
    return made
  }

  private static func values(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }
}
