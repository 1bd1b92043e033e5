// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Compiled storyboards and nibs in bundles: found by name and language, read once for each program.

package import Foundation
package import MicaContext
import MicaFoundation
package import MicaNib
internal import MicaRaster

/// A compiled document with the texts of its language.
package final class NibFile {
  package let archive: NibArchive
  /// The bundle that it lies in, and that images and the like are looked for in.
  package let bundle: Bundle
  /// Texts in the program's language by `ID.property` (FACTS_UIKIT f.11).
  package let strings: [String: String]
  /// The controllers' elements that are being made as parts of others: a circle of these has no end.
  package var scenesBeingMade: Set<Int> = []
  /// The references to other storyboards that are being followed.
  package var placeholdersBeingFollowed: Set<Int> = []

  package init(archive: NibArchive, bundle: Bundle, strings: [String: String] = [:]) {
    self.archive = archive
    self.bundle = bundle
    self.strings = strings
  }
}

/// A program's documents that were read already; used on the main actor.
package final class NibFiles: ProgramState {
  private struct Key: Hashable {
    var name: String
    var suffix: String
    var bundle: String
  }

  /// Nil for what was looked for in vain.
  private var known: [Key: NibFile?] = [:]

  /// Whether views are shown as Interface Builder shows them: designable ones get
  /// `prepareForInterfaceBuilder()`.
  package var isDesigning = false

  package init(in context: ProgramContext) {}

  /// Takes a document that lies in no file.
  package func give(_ file: NibFile, named name: String, suffix: String) {
    known[Key(name: name, suffix: suffix, bundle: file.bundle.bundlePath)] = file
  }

  /// The running program's.
  package static var current: NibFiles { ProgramContext.current.state() }

  /// The document of a name, `storyboardc` or `nib`; nil where the bundle has none that can be read.
  package func file(named name: String, suffix: String, in bundle: Bundle) -> NibFile? {
    let key = Key(name: name, suffix: suffix, bundle: bundle.bundlePath)
    if let file = known[key] { return file }
    known[key] = .some(nil)
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("..") else { return nil }
    let languages = Self.languages
    for folder in folders(of: bundle, languages) {
      let path = folder + "/\(name).\(suffix)"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      do {
        let archive = try NibArchive([UInt8](data))
        let file = NibFile(
          archive: archive, bundle: bundle, strings: strings(of: name, in: bundle, languages))
        known[key] = file
        return file
      } catch {
        Unsupported.note("\(path): \(error)")
        return nil
      }
    }
    return nil
  }

  /// The languages that are looked for, the preferred one first: of each with its region, then without.
  private static var languages: [String] {
    var found: [String] = []
    let locale = ProgramRegion.current.locale
    var tags: [String] = [locale.identifier.replacing("_", with: "-")]
    if let code = locale.language.languageCode?.identifier {
      if let script = locale.language.script?.identifier { tags.append("\(code)-\(script)") }
      tags.append(code)
    }
    for tag in tags {
      let language: String = tag.split(separator: "-").first.map(String.init) ?? tag
      for name in [tag, language] where !found.contains(name) { found.append(name) }
    }
    return found
  }

  private func folders(of bundle: Bundle, _ languages: [String]) -> [String] {
    guard let root = bundle.resourcePath else { return [] }
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let places = languages.map { "\(root)/\($0).lproj" } + [root, "\(root)/Base.lproj"]
    return places + ["\(root)/\(own).lproj", "\(root)/en.lproj"]
  }

  private func strings(
    of name: String, in bundle: Bundle, _ languages: [String]
  ) -> [String: String] {
    guard let root = bundle.resourcePath else { return [:] }
    for language in languages {
      let path = "\(root)/\(language).lproj/\(name).strings"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let texts = list as? [String: String] { return texts }
      Unsupported.note("\(path): no list of texts")
      return [:]
    }
    return [:]
  }
}
