// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tells a damaged entry of the cache from a sound one: a power cut or a full disk leaves files cut or full of zeros.

@preconcurrency internal import Glibc

/// The sizes and digests of an entry's files, in a file beside them.
enum CacheSeal {
  private static let name = ".mica-seal"

  private struct Row {
    let size: Int64
    /// Empty for a host, which many entries share: `hosts` has its digest.
    let digest: Substring
    let file: Substring
  }

  /// Writes the seal of a finished folder.
  static func write(in folder: String) throws(BuildError) {
    var lines: [String] = []
    for file in files(in: folder, "") where file != name {
      let path = "\(folder)/\(file)"
      guard let stamp = FileStamp(path), !file.contains("\n") else { continue }
      let isShared = file == "host" && FileStore.exists(folder + "/program.so")
      let digest = isShared ? "" : Digest.text(of: try FileStore.read(path))
      lines.append("\(stamp.size) \(digest) \(file)")
    }
    try FileStore.write(Array(lines.joined(separator: "\n").utf8), to: "\(folder)/\(name)")
  }

  /// Whether all files have their sizes: costs a look at each of the two that run.
  static func hasSizes(in folder: String) -> Bool {
    guard let rows = rows(of: folder) else { return false }
    return rows.allSatisfy { row in
      guard row.file == "host" || row.file == "program.so" else { return true }
      return FileStamp("\(folder)/\(row.file)")?.size == row.size
    }
  }

  /// Whether all files are as they were written.
  static func isSound(_ folder: String) -> Bool {
    guard let rows = rows(of: folder) else { return false }
    return rows.allSatisfy { row in
      let path = "\(folder)/\(row.file)"
      guard FileStamp(path)?.size == row.size else { return false }
      if row.digest.isEmpty { return true }
      return (try? FileStore.read(path)).map { Digest.text(of: $0) == row.digest } ?? false
    }
  }

  /// Notes the digest of a linked program in its work folder.
  static func writeDigest(of program: String, in work: String) throws(BuildError) {
    let digest = Digest.text(of: try FileStore.read(program))
    try FileStore.write(Array("\(digest) \(program)".utf8), to: work + "/code-digest")
  }

  /// Whether a work folder's linked program is as it was written.
  static func hasDigest(_ work: String) -> Bool {
    guard let parts = FileStore.text(work + "/code-digest")?.split(separator: " ", maxSplits: 1),
      parts.count == 2, let bytes = try? FileStore.read(String(parts[1]))
    else { return false }
    return Digest.text(of: bytes) == parts[0]
  }

  private static func rows(of folder: String) -> [Row]? {
    guard let text = FileStore.text("\(folder)/\(name)"), !text.isEmpty else { return nil }
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let size = Int64(parts[0]) else { return nil }
      rows.append(Row(size: size, digest: parts[1], file: parts[2]))
    }
    return rows
  }

  private static func files(in folder: String, _ inner: String) -> [String] {
    FileStore.names(in: inner.isEmpty ? folder : "\(folder)/\(inner)").flatMap { name in
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      return FileStore.isFolder("\(folder)/\(path)") ? files(in: folder, path) : [path]
    }
  }
}

extension BuildCache {
  /// Removes the entry of a host that ended badly, if it is damaged; whether it was.
  package func removeDamaged(host: String) -> Bool {
    guard let slash = host.lastIndex(of: "/") else { return false }
    let folder = String(host[..<slash])
    guard folder.hasPrefix(path + "/programs/") else { return false }
    let isShared = FileStore.exists(folder + "/program.so")
    let isHostSound = !isShared || isSharedHostSound(host)
    if isHostSound, CacheSeal.isSound(folder) { return false }
    FileStore.remove(folder)
    return true
  }
}
