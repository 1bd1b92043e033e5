// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What of the disk a program's bundle may hold.

internal import Foundation
internal import MicaFolders

/// The checkouts of a program, links followed.
package struct Checkouts {
  private let roots: [String]

  package init(_ roots: [String]) { self.roots = roots.map(Self.real) }

  /// Whether a path leads to what lies in the checkout of a resource. A program without a checkout may name any.
  package func hold(_ path: String, of resource: String) -> Bool {
    guard !roots.isEmpty else { return true }
    // By where the resource itself is named, links in it apart.
    let place = Self.real(FolderPath.folder(of: resource)) + "/"
    let own = roots.filter { place.hasPrefix($0 == "/" ? "/" : $0 + "/") }
      .max { $0.utf8.count < $1.utf8.count }
    guard let own else { return false }
    return (Self.real(path) + "/").hasPrefix(own == "/" ? "/" : own + "/")
  }

  package static func real(_ path: String) -> String {
    guard let text = realpath(path, nil) else { return FolderPath.standardized(path) }
    defer { free(text) }
    return String(cString: text)
  }

  /// The files that a resource is made of, in the order of their names: regular ones of its checkout, each folder once.
  package func files(of resource: String) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    var open = [resource]
    while let path = open.popLast() {
      ReadLog.note(path)
      switch PlainFile.kind(of: path) {
      case .file where hold(path, of: resource): files.append(path)
      case .folder where hold(path, of: resource):
        guard seen.insert(Self.real(path)).inserted else { continue }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        open += names.sorted().reversed().map { "\(path)/\($0)" }
      default: break
      }
    }
    return files
  }
}
