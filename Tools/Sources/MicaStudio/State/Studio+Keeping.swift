// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edits that stay: written into the document that an object comes from.

import Foundation
import MicaJob

/// A document as it was before an edit, and as it is after it.
struct KeptEdit {
  var path: String
  var before: String
  var after: String
}

extension Studio {
  /// Asks the host where the edited object comes from; `keep(_:)` with its answer does the rest.
  func keep(_ edit: LiveEdit, for page: Page) {
    guard let host = canvases.first?.host else {
      return page.send(.refused("the program doesn't run"))
    }
    host.send(.origin(edit))
  }

  /// Writes an edit into its document.
  func keep(_ origin: OriginReport) {
    guard let document = origin.document, let id = origin.id else {
      return tell(
        .refused("this object comes from no storyboard or nib: copy the line of Swift instead"))
    }
    guard let path = place(of: document) else {
      return tell(.refused("\(document) lies outside of the project, or is no document"))
    }
    let edit = DocumentEdit(
      id: id, key: origin.edit.setting.key, kind: origin.kind, value: origin.edit.setting.value,
      color: origin.color)
    do {
      let before = try String(contentsOfFile: path, encoding: .utf8)
      let after = try edit.apply(to: before)
      guard after != before else { return }
      try replace(path, before, with: after)
      kept.append(KeptEdit(path: path, before: before, after: after))
      tellDifference(path, before, after)
    } catch {
      tell(.refused("\(path): \(error)"))
    }
  }

  /// Takes the last written edit back, if its document is still as it was left.
  func unkeep() {
    guard let last = kept.popLast() else { return tell(.refused("nothing was written yet")) }
    do {
      try replace(last.path, last.after, with: last.before)
      tellDifference(last.path, last.after, last.before)
    } catch {
      tell(.refused("\(last.path): \(error)"))
    }
  }

  private func tellDifference(_ path: String, _ before: String, _ after: String) {
    let name =
      path.hasPrefix(project.folder + "/") ? String(path.dropFirst(project.folder.count + 1)) : path
    tell(.kept(file: name, difference: LineDifference.text(before, after)))
  }

  /// The document's path within the project, links followed; nil for any other file.
  private func place(of document: String) -> String? {
    let typed = document.hasPrefix("/") ? document : "\(project.folder)/\(document)"
    guard let real = realpath(typed, nil), let root = realpath(project.folder, nil) else {
      return nil
    }
    defer {
      free(real)
      free(root)
    }
    let (path, folder) = (String(cString: real), String(cString: root))
    guard path.hasPrefix(folder + "/"), path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    else { return nil }
    return path
  }

  /// Puts a new text in the place of a file that holds `old`: whole or not at all.
  private func replace(_ path: String, _ old: String, with new: String) throws {
    guard try String(contentsOfFile: path, encoding: .utf8) == old else {
      throw KeepError.changed
    }
    let part = "\(path).\(getpid()).part"
    defer { unlink(part) }
    var state = stat()
    let mode = stat(path, &state) == 0 ? state.st_mode & 0o777 : 0o644
    try Data(new.utf8).write(to: URL(fileURLWithPath: part))
    chmod(part, mode)
    guard rename(part, path) == 0 else {
      throw KeepError.unwritable(String(cString: strerror(errno)))
    }
  }
}

/// Why a document isn't written.
enum KeepError: Error, CustomStringConvertible {
  case changed
  case unwritable(String)

  var description: String {
    switch self {
    case .changed: "somebody else has changed it meanwhile"
    case .unwritable(let reason): reason
    }
  }
}

/// Lines that differ.
package enum LineDifference {
  /// The lines that differ, with `-` and `+`; before those that follow each other stands the number of the first.
  package static func text(_ before: String, _ after: String) -> String {
    let (old, new) = (
      before.split(separator: "\n", omittingEmptySubsequences: false),
      after.split(separator: "\n", omittingEmptySubsequences: false)
    )
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    var (from, to) = (0, 0)
    var lines: [String] = []
    while from < old.count || to < new.count {
      if gone.contains(from) || come.contains(to) {
        lines.append("@@ \(from + 1) @@")
        while gone.contains(from) {
          lines.append("-\(old[from])")
          from += 1
        }
        while come.contains(to) {
          lines.append("+\(new[to])")
          to += 1
        }
      } else {
        from += 1
        to += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}
