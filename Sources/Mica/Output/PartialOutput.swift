// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A file or folder in the making: written beside its place under another name, renamed when whole.
// Stage 9.

internal import Foundation

/// An output that appears at its place in one step, or not at all.
///
/// The temporary sibling is called `.NAME.PID.part`. Dropping the object before `commit` removes it.
package final class PartialOutput: Sendable {
  /// What is being made.
  package enum Kind: Sendable {
    case file
    case folder
  }

  /// Where the output will be.
  package let place: URL
  /// Where it is written until then; exists from the start, empty.
  package let temporary: URL
  private let token: UnfinishedWork.Token

  /// Makes the empty temporary sibling, so that a path that can't be written fails before any work.
  ///
  /// An existing regular file is replaced at `commit`, and so is an empty folder; a folder that holds
  /// something, a device or a pipe is refused.
  package init(_ kind: Kind, at place: URL) throws(OutputError) {
    let folder = place.deletingLastPathComponent()
    let name = ".\(place.lastPathComponent).\(getpid()).part"
    let temporary = folder.appendingPathComponent(name)
    self.place = place
    self.temporary = temporary
    try Self.checkPlace(place, kind)
    token = try UnfinishedWork.begin { () throws(OutputError) in
      try Self.make(kind, temporary: temporary, for: place)
    } undo: {
      Self.remove(temporary)
    }
  }

  // After a commit the temporary name is gone and both steps do nothing.
  deinit { abandon() }

  /// Removes what was written so far, at once.
  package func abandon() {
    UnfinishedWork.end(token) { Self.remove(temporary) }
  }

  /// Removes a file or a folder, though another thread may still write files into the folder: under
  /// its second name nothing new can begin there, and what had begun is removed by a further round.
  package static func remove(_ temporary: URL) {
    let gone = temporary.appendingPathExtension("gone")
    guard rename(temporary.path, gone.path) == 0 else { return }
    for _ in 0..<100 {
      do { return try FileManager.default.removeItem(at: gone) } catch { usleep(1000) }
    }
  }

  /// Puts the output at its place. Call once, when it's whole and closed.
  package func commit() throws(OutputError) {
    try UnfinishedWork.end(token) { () throws(OutputError) in
      if rename(temporary.path, place.path) != 0 { throw .last(at: place) }
    }
  }

  private static func checkPlace(_ place: URL, _ kind: Kind) throws(OutputError) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return }
    let type = status.st_mode & S_IFMT
    switch kind {
    case .file:
      if type == S_IFDIR { throw .isFolder(place) }
      if type != S_IFREG && type != S_IFLNK { throw .isNoRegularFile(place) }
    case .folder:
      if type != S_IFDIR { throw .isNoFolder(place) }
      let content = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      if content?.isEmpty != true { throw .folderNotEmpty(place) }
    }
  }

  private static func make(_ kind: Kind, temporary: URL, for place: URL) throws(OutputError) {
    switch kind {
    case .file:
      let descriptor = open(temporary.path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .last(at: place) }
      close(descriptor)
    case .folder:
      guard mkdir(temporary.path, 0o777) == 0 else { throw .last(at: place) }
    }
  }
}
