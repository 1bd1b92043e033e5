// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A file or folder in the making: written beside its place under another name, renamed when whole.
// Stage 9.

internal import Foundation
internal import Synchronization

/// An output that appears at its place in one step, or not at all.
///
/// The temporary sibling is called `.NAME.PID.part` (`PartialName`). Dropping the object before
/// `commit` removes it.
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
  /// Holds the lock that tells other processes that this one still writes; nil at the end.
  private let lock: Mutex<Int32?>

  /// Makes the empty temporary sibling, so that a path that can't be written fails before any work,
  /// and removes the siblings that killed runs left.
  ///
  /// An existing regular file is replaced at `commit`, and so is an empty folder; a folder that holds
  /// something, a device or a pipe is refused.
  package init(_ kind: Kind, at place: URL) throws(OutputError) {
    let name = PartialName(for: place)
    let temporary = name.temporary
    self.place = place
    self.temporary = temporary
    try Self.checkPlace(place, kind)
    name.sweep()
    let descriptor: Int32
    (descriptor, token) = try UnfinishedWork.begin { () throws(OutputError) in
      try Self.make(kind, temporary: temporary, for: place)
    } undo: { _ in
      Self.remove(temporary)
    }
    lock = Mutex(descriptor)
  }

  deinit { abandon() }

  /// Removes what was written so far, at once; nothing happens after a commit.
  package func abandon() {
    guard let descriptor = lock.withLock({ $0.take() }) else { return }
    close(descriptor)
    UnfinishedWork.end(token) { Self.remove(temporary) }
  }

  /// Removes a file or a folder, though another thread may still write files into the folder: under
  /// its second name nothing new can begin there, and what had begun is removed by a further round.
  package static func remove(_ temporary: URL) {
    let gone = PartialName.gone(temporary)
    guard rename(temporary.path, gone.path) == 0 else { return }
    for _ in 0..<100 where !FolderContent.remove(gone.path) { usleep(1000) }
  }

  /// Makes the output's content from bytes. For files; call before `commit`.
  package func write(_ bytes: some ContiguousBytes) throws(OutputError) {
    try FileWriting.write(bytes, to: temporary.path, for: place)
  }

  /// Puts the output at its place. Call once, when it's whole and closed.
  package func commit() throws(OutputError) {
    try UnfinishedWork.end(token) { () throws(OutputError) in
      if rename(temporary.path, place.path) != 0 { throw .last(at: place) }
    }
    if let descriptor = lock.withLock({ $0.take() }) { close(descriptor) }
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
      guard let content = FolderContent.names(in: place.path) else { throw .last(at: place) }
      if !content.isEmpty { throw .folderNotEmpty(place) }
    }
  }

  /// The new file or folder, open and locked.
  private static func make(
    _ kind: Kind, temporary: URL, for place: URL
  ) throws(OutputError) -> Int32 {
    let path = temporary.path
    var descriptor: Int32 = -1
    if kind == .file {
      descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    } else if mkdir(path, 0o777) == 0 {
      descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else {
      if errno == EEXIST { throw .unwritable(place, reason: "this process is writing it already") }
      let error = OutputError.last(at: place)
      if kind == .folder { rmdir(path) }
      throw error
    }
    // Some file systems have no locks; there the process's number alone protects the output.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    return descriptor
  }
}
