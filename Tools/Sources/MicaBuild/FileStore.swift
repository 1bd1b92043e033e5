// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files as this target uses them: by the system's own calls, so that a failure has its reason, and
// whole or not at all.

@preconcurrency internal import Glibc
internal import MicaProcess

/// Reading, writing, renaming.
enum FileStore {
  /// The words for the last failure.
  static func lastReason() -> String { String(cString: strerror(errno)) }

  /// A file's bytes.
  static func read(_ path: String) throws(BuildError) -> [UInt8] {
    // The open of a pipe without a writer would wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .badFile(path, reason: lastReason()) }
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .badFile(path, reason: "it is no regular file")
    }
    var bytes = [UInt8](repeating: 0, count: max(0, Int(status.st_size)))
    var count = 0
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + count, $0.count - count)
      }
      if more < 0 && errno == EINTR { continue }
      if more < 0 { throw .badFile(path, reason: lastReason()) }
      if more == 0 { break }
      count += more
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// A file's text; nil where there is none or it can't be read.
  static func text(_ path: String) -> String? {
    (try? read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file beside its place and renames it. A file that has these bytes already is left as it
  /// is, with its date.
  static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
    if let old = try? read(path), old == bytes { return }
    let part = "\(path).\(getpid()).part"
    do throws(BuildError) {
      try writeAll(bytes, to: part)
      try rename(part, to: path)
    } catch {
      unlink(part)
      throw error
    }
  }

  private static func writeAll(_ bytes: [UInt8], to path: String) throws(BuildError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .badFile(path, reason: lastReason()) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 {
        let reason = lastReason()
        close(file)
        throw .badFile(path, reason: reason)
      }
      rest = rest.dropFirst(count)
    }
    // A disk may say only here that it is full.
    if close(file) != 0 { throw .badFile(path, reason: lastReason()) }
  }

  /// Gives a file a date of its content, in nanoseconds since 1970.
  static func setDate(of path: String, to nanoseconds: Int64) {
    let date = timespec(
      tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    let dates = [date, date]
    utimensat(AT_FDCWD, path, dates, 0)
  }

  static func rename(_ path: String, to place: String) throws(BuildError) {
    if Glibc.rename(path, place) != 0 { throw .badFile(place, reason: lastReason()) }
  }

  /// Copies a file or makes a hard link to it where that is possible.
  static func copy(_ path: String, to place: String) throws(BuildError) {
    if link(path, place) == 0 { return }
    try write(read(path), to: place)
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(BuildError) {
    if mkdir(path, mode) == 0 || (errno == EEXIST && isFolder(path)) { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .badFile(path, reason: lastReason())
    }
    try makeFolder(String(path[..<slash]), mode: mode)
    if mkdir(path, mode) != 0 && errno != EEXIST { throw .badFile(path, reason: lastReason()) }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder, in order; none where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, or a folder with all that is in it.
  static func remove(_ path: String) { Endings.remove(path) }

  /// The path from the root, without links.
  static func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
