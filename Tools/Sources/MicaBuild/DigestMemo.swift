// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contents' digests without reading the files again: a file that has its place, size and dates still
// has its content.

internal import FoundationEssentials
@preconcurrency internal import Glibc
internal import MicaFolders

/// What tells a file that was written since from one that wasn't.
struct FileStamp: Codable, Equatable {
  var size: Int64
  var inode: UInt64
  /// Nanoseconds since 1970, of the content and of the entry itself.
  var modified: Int64
  var changed: Int64

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Digests of files by their paths, kept in a file of the cache.
struct DigestMemo {
  private struct Row: Codable {
    var stamp: FileStamp
    var digest: String
    /// Whether the file was old enough when it was read: one that was written in the same tick of the
    /// file system's clock could be written again without a new date.
    var isSettled: Bool
  }

  private let place: String
  private var rows: [String: Row]
  private var used: Set<String> = []
  private var isChanged = false

  /// The memo in a file; empty where there is none.
  init(at place: String) {
    self.place = place
    let data = (try? FileStore.read(place)).map { Data($0) }
    rows = data.flatMap { try? JSONDecoder().decode([String: Row].self, from: $0) } ?? [:]
  }

  /// The digest of a file's content.
  mutating func digest(of path: String) throws(BuildError) -> String {
    guard let stamp = FileStamp(path) else {
      throw .badFile(path, reason: FileStore.lastReason())
    }
    used.insert(path)
    ReadLog.note(path)
    if let row = rows[path], row.isSettled, row.stamp == stamp { return row.digest }
    let now = FileStamp.now()
    let digest = Digest.text(of: try FileStore.read(path))
    let isSettled = max(stamp.modified, stamp.changed) < now - 100_000_000
    rows[path] = Row(stamp: stamp, digest: digest, isSettled: isSettled)
    isChanged = true
    return digest
  }

  /// Keeps the files that were asked for. What can't be kept costs time only.
  mutating func save() {
    guard isChanged || used.count != rows.count else { return }
    rows = rows.filter { used.contains($0.key) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(rows) { try? FileStore.write(Array(data), to: place) }
  }
}
