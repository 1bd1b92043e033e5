// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A temporary folder of one process: nobody else can enter it or guess its name.

@preconcurrency internal import Glibc
internal import MicaProcess

/// A folder with mode 0700 under a random name.
package final class PrivateFolder: Sendable {
  package let path: String
  private let lock: FolderLock

  /// Makes a folder among the temporary ones, and removes those of processes that are gone.
  package init(prefix: String) throws(BuildError) {
    let base = Self.base
    Self.sweep(prefix, in: base)
    var name = Array("\(base)/\(prefix)-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw .badFile(base, reason: FileStore.lastReason()) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = try FolderLock(in: path)
  }

  /// Removes the folder.
  package func remove() {
    FileStore.remove(path)
    lock.release()
  }

  private static var base: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return folder.hasPrefix("/") ? folder : "/tmp"
  }

  /// A process that was killed leaves its folder, and its lock is free.
  private static func sweep(_ prefix: String, in base: String) {
    for name in FileStore.names(in: base) where name.hasPrefix(prefix + "-") {
      let place = "\(base)/\(name)"
      var status = stat()
      guard lstat(place, &status) == 0, status.st_uid == getuid(),
        status.st_mode & S_IFMT == S_IFDIR, FileStore.exists(place + "/lock"),
        let lock = FolderLock(tryIn: place)
      else { continue }
      FileStore.remove(place)
      lock.release()
    }
  }
}
