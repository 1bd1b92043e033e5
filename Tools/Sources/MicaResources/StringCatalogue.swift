// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// String catalogues (.xcstrings) → .strings and .stringsdict for each language.

internal import Foundation
internal import MicaFolders

/// The tables of a string catalogue.
struct StringCatalogue {
  /// Relative to the bundle.
  private(set) var files: [BundleFile] = []
  private(set) var problem: PortProblem?

  private struct Document: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable {
    var value: String?
  }

  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  private struct Variation: Decodable {
    var stringUnit: Unit?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// Larger ones aren't read.
  private static let mostBytes = 64 << 20

  init(at path: String) {
    ReadLog.note(path)
    let table = FolderPath.stem(of: path)
    do {
      let data = PlainFile.contents(path) ?? Data()
      guard data.count < Self.mostBytes else { throw CocoaError(.fileReadTooLarge) }
      let document = try JSONDecoder().decode(Document.self, from: data)
      write(document, table)
    } catch {
      problem = PortProblem(
        path: path, line: 1, column: 1, message: "this is no string catalogue that can be read",
        severity: .warning)
    }
  }

  private mutating func write(_ document: Document, _ table: String) {
    var plain: [String: [String: String]] = [:]
    var plural: [String: [String: Any]] = [:]
    let source = document.sourceLanguage ?? "en"
    for (key, entry) in document.strings {
      for (language, localization) in entry.localizations ?? [:] {
        let device = localization.variations?.device
        let unit =
          localization.stringUnit?.value
          ?? (device?["iphone"] ?? device?["other"])?.stringUnit?.value
        if let forms = localization.variations?.plural {
          plural[language, default: [:]][key] = Self.dictionary(
            "%#@value@", ["value": (forms, Self.specifier(in: forms))])
        } else if let parts = localization.substitutions, let unit {
          let values = parts.mapValues { part in
            (part.variations?.plural ?? [:], part.formatSpecifier ?? "lld")
          }
          plural[language, default: [:]][key] = Self.dictionary(unit, values)
        } else if let unit {
          plain[language, default: [:]][key] = unit
        }
      }
      // The source's own words are its keys.
      if entry.localizations?[source] == nil { plain[source, default: [:]][key] = key }
    }
    for (language, values) in plain.sorted(by: { $0.key < $1.key }) {
      append(values, "\(language).lproj/\(table).strings")
    }
    for (language, values) in plural.sorted(by: { $0.key < $1.key }) {
      append(values, "\(language).lproj/\(table).stringsdict")
    }
  }

  private mutating func append(_ values: [String: Any], _ place: String) {
    guard !place.contains("..") else { return }
    files.append(BundleFile(place: place, content: .bytes(PropertyListText.xml(values))))
  }

  /// An entry of a .stringsdict.
  private static func dictionary(
    _ format: String, _ parts: [String: ([String: Variation], String)]
  ) -> [String: Any] {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
    for (name, (forms, specifier)) in parts {
      var values: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": specifier,
      ]
      for (form, variation) in forms {
        // %arg stands for the number itself.
        let text = variation.stringUnit?.value ?? ""
        values[form] = text.replacingOccurrences(of: "%arg", with: "%" + specifier)
      }
      entry[name] = values
    }
    return entry
  }

  private static func specifier(in forms: [String: Variation]) -> String {
    let text = forms["other"]?.stringUnit?.value ?? ""
    for specifier in ["lld", "ld", "d", "i", "lu", "u", "f", "@"]
    where text.contains("%" + specifier) {
      return specifier
    }
    return "lld"
  }
}
