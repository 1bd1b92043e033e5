// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths as texts, and which of them a project may name.

internal import Foundation

/// Parts of paths.
package enum FolderPath {
  /// A path below a folder, or itself where it begins at the root; without . and .. in it.
  package static func joined(_ folder: String, _ path: String) -> String {
    standardized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Without ., .. and double slashes; the disk isn't asked.
  package static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Folders of packages that others have written.
  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", ".build", "SourcePackages", "checkouts", "node_modules", "vendor",
  ]

  /// Whether a file belongs to a project of a folder itself, and not to a package that lies in it.
  package static func isOwn(_ path: String, in folder: String) -> Bool {
    guard path.hasPrefix(folder == "/" ? "/" : folder + "/") else { return false }
    return !path.dropFirst(folder.count).split(separator: "/").dropLast()
      .contains(where: foreign.contains)
  }

  /// What stands before the last slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The last part without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What stands after the last dot of the last part; empty for none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }
}

/// The folder that all files of an opened one must lie in: its checkout.
struct FolderBounds: Hashable, Sendable {
  /// Without links.
  let root: String

  /// The nearest folder above that is a checkout, or the folder itself.
  init(of folder: String) {
    let real = Self.real(folder) ?? folder
    var place = real
    for _ in 0..<64 where place != "/" && place != "." {
      ReadLog.note(place + "/.git")
      if FileManager.default.fileExists(atPath: place + "/.git") {
        root = place
        return
      }
      place = FolderPath.folder(of: place)
    }
    root = real
  }

  /// Whether what lies at a path, links followed, lies inside. Paths without anything there are
  /// judged by their texts.
  func contains(_ path: String) -> Bool {
    let real = Self.real(path) ?? FolderPath.standardized(path)
    return real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
  }

  static func real(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
