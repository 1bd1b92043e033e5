// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The cache's copies of host programs: one for each build of Mica, some 90 MB large. Each program's own host is a
// link to it, so that Bundle.main is the program's folder.

@preconcurrency internal import Glibc
internal import MicaProcess

extension BuildCache {
  /// Builds of Mica whose hosts, and programs, are kept.
  private static let keptHosts = 3

  /// Puts a program's host into its folder.
  func addHost(_ host: String, to folder: String) throws(BuildError) {
    guard let stamp = FileStamp(host) else { throw .badFile(host, reason: FileStore.lastReason()) }
    let name = Digest.text(of: Array("\(host)\0\(stamp.size) \(stamp.modified)".utf8)).prefix(32)
    let own = "\(hosts)/\(name)"
    if FileStamp(own)?.size == stamp.size, FileStore.exists(own + Self.digestEnding) {
      touch(own)
    } else {
      let part = "\(own).\(getpid())"
      Endings.begin(part)
      defer { Endings.finish(part) }
      let bytes = try FileStore.read(host)
      try FileStore.write(bytes, to: part)
      try FileStore.write(Array(Digest.text(of: bytes).utf8), to: own + Self.digestEnding)
      chmod(part, 0o755)
      try FileStore.rename(part, to: own)
    }
    try FileStore.copy(own, to: folder + "/host")
    chmod(folder + "/host", 0o755)
  }

  private static let digestEnding = ".digest"

  /// Whether the copy that a program's host is a link to is as it was written; a damaged one is removed.
  func isSharedHostSound(_ host: String) -> Bool {
    guard let inode = FileStamp(host)?.inode else { return false }
    for name in FileStore.names(in: hosts) where !name.hasSuffix(Self.digestEnding) {
      let place = "\(hosts)/\(name)"
      guard FileStamp(place)?.inode == inode else { continue }
      if let bytes = try? FileStore.read(place),
        Digest.text(of: bytes) == FileStore.text(place + Self.digestEnding)
      {
        return true
      }
      FileStore.remove(place)
      FileStore.remove(place + Self.digestEnding)
      return false
    }
    return false
  }

  private var hosts: String { path + "/hosts" }

  /// Removes all but the hosts that were used last, and the programs of the others.
  func sweepHosts() {
    for name in FileStore.names(in: hosts) {
      // NAME.PID, NAME.PID.PID.part: of processes that are gone.
      let process = name.split(separator: ".").dropFirst().compactMap { pid_t($0) }.first
      if let process, kill(process, 0) != 0 && errno == ESRCH {
        FileStore.remove("\(hosts)/\(name)")
      }
    }
    let places = FileStore.names(in: hosts).filter { !$0.contains(".") }.map { "\(hosts)/\($0)" }
      .sorted { Self.date(of: $0) > Self.date(of: $1) }
    for place in places.dropFirst(Self.keptHosts) {
      FileStore.remove(place)
      FileStore.remove(place + Self.digestEnding)
    }
    let kept = Set(places.prefix(Self.keptHosts).compactMap { FileStamp($0)?.inode })
    guard places.count > Self.keptHosts else { return }
    for name in FileStore.names(in: path + "/programs") {
      let place = program(name)
      guard FileStore.exists(place + "/program.so"), let stamp = FileStamp(place + "/host"),
        !kept.contains(stamp.inode)
      else { continue }
      FileStore.remove(place)
    }
  }
}
