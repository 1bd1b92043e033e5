// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files of a report: each is written beside its place and renamed, so that a full disk leaves no half of one.

import Foundation

/// What writing or reading a report refuses.
package enum ReportError: Error, Equatable, CustomStringConvertible {
  /// A file or folder that can't be written.
  case unwritable(String, reason: String)
  /// A file that can't be read.
  case unreadable(String, reason: String)
  /// A results.json that holds something else.
  case noResults(String, reason: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
    case .noResults(let path, let reason): "\(path) holds no results of 'mica test': \(reason)"
    }
  }
}

/// Reading and writing.
package enum ReportFile {
  /// Writes a text; it appears when it is whole.
  package static func write(_ text: String, to path: String) throws(ReportError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, and the folders above it; it appears when it is whole.
  package static func write(_ data: Data, to path: String) throws(ReportError) {
    let place = URL(fileURLWithPath: path)
    let part =
      place.deletingLastPathComponent().path + "/.\(place.lastPathComponent).\(getpid()).part"
    try makeFolder(place.deletingLastPathComponent().path)
    do {
      let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw lastError(path) }
      defer { unlink(part) }
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          let error = lastError(path)
          close(file)
          throw error
        }
        rest = rest.dropFirst(count)
      }
      // A disk may say only here that it is full.
      guard close(file) == 0, rename(part, path) == 0 else { throw lastError(path) }
    } catch let error as ReportError {
      throw error
    } catch {
      throw .unwritable(path, reason: "\(error)")
    }
  }

  /// Makes a folder and those above it, and finds out whether files can be made in it.
  package static func makeFolder(_ path: String) throws(ReportError) {
    if access(path, W_OK | X_OK) == 0 {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw .unwritable(path, reason: "it is no folder")
      }
      return
    }
    guard errno == ENOENT else { throw lastError(path) }
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if above != path { try makeFolder(above) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw lastError(path) }
  }

  /// Copies a file; the copy appears when it is whole.
  package static func copy(_ path: String, to place: String) throws(ReportError) {
    try write(read(path), to: place)
  }

  /// A file's bytes.
  package static func read(_ path: String) throws(ReportError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unreadable(path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path, reason: "it is no regular file")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path, reason: "\((error as NSError).localizedDescription)")
    }
  }

  private static func lastError(_ path: String) -> ReportError {
    .unwritable(path, reason: String(cString: strerror(errno)))
  }
}

extension TestResults {
  /// The file's name in a report's folder.
  package static let fileName = "results.json"

  /// Reads the results of a report: its folder, or the file itself.
  package init(at path: String) throws(ReportError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let file = isThere && isFolder.boolValue ? "\(path)/\(Self.fileName)" : path
    struct Head: Decodable { let version: Int }
    let data = try ReportFile.read(file)
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw .noResults(file, reason: "it is no JSON with a version")
    }
    guard head.version == Self.currentVersion else {
      throw .noResults(
        file, reason: "its version is \(head.version), and this Mica reads \(Self.currentVersion)")
    }
    do { self = try JSONDecoder().decode(TestResults.self, from: data) } catch {
      throw .noResults(file, reason: "\(error)")
    }
  }

  /// The file's content, its keys in order.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}
