// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Defaults that outlive the process: a property list for each domain.

internal import Foundation
internal import MicaRaster

/// Why a folder of defaults can't be used.
package struct DefaultsError: Error, CustomStringConvertible {
  /// The file or folder.
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }
}

extension DefaultsStore {
  private static let ending = ".plist"

  /// From now on keeps the domains as `DOMAIN.plist` in a folder, which is made if there is none. What lies
  /// there is read at once and stands behind what was set before.
  package func keep(in folder: String) throws(DefaultsError) {
    let found = try Self.domains(in: folder)
    for (domain, values) in found { putBehind(values, domain) }
    self.folder = folder
  }

  /// Writes the domains that were set since, each beside its file first. Whether all of them could be written;
  /// those that couldn't are noted.
  @discardableResult
  package func save() -> Bool {
    guard let folder else { return true }
    var isSaved = true
    for domain in takeChanged() {
      let file = URL(fileURLWithPath: "\(folder)/\(Self.fileName(domain))")
      do {
        let values = persistentDomain(domain) ?? [:]
        let data = try PropertyListSerialization.data(
          fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: file, options: .atomic)
      } catch {
        Unsupported.note("UserDefaults in \(file.path), which can't be written")
        isSaved = false
      }
    }
    return isSaved
  }

  private static func domains(
    in folder: String
  ) throws(DefaultsError) -> [(String, [String: Any])] {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      return try names.filter { $0.hasSuffix(ending) }.map { name in
        let path = "\(folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path),
          let list = try? PropertyListSerialization.propertyList(
            from: data, options: [], format: nil),
          let values = list as? [String: Any]
        else { throw DefaultsError(path: path, reason: "no property list of keys and values") }
        return (domainName(name), PropertyList.dictionary(values))
      }
    } catch let error as DefaultsError {
      throw error
    } catch {
      throw DefaultsError(path: folder, reason: "can't be read or made")
    }
  }

  /// A file's name says its domain, with what a name can't hold as percent signs and digits.
  private static func fileName(_ domain: String) -> String {
    let allowed = CharacterSet.urlHostAllowed.subtracting(CharacterSet(charactersIn: "%/"))
    let name = domain.addingPercentEncoding(withAllowedCharacters: allowed) ?? domain
    return (name.hasPrefix(".") ? "%2E" + name.dropFirst() : name) + ending
  }

  private static func domainName(_ file: String) -> String {
    let name = String(file.dropLast(ending.count))
    return name.removingPercentEncoding ?? name
  }
}
