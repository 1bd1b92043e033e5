// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads regular files and nothing else: a pipe or a device among a project's files would keep its reader waiting for ever.

package import Foundation

/// A file of a project's.
package enum PlainFile {
  /// What lies at a path, links followed.
  package enum Kind: Equatable, Sendable {
    case file
    case folder
    /// A pipe, a socket, a device.
    case other(String)
    /// A link that leads nowhere, or to itself.
    case deadLink
    case missing
  }

  /// The kind of what lies at a path.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return lstat(path, &status) == 0 ? .deadLink : .missing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: return .other("a pipe")
    case S_IFSOCK: return .other("a socket")
    default: return .other("a device")
    }
  }

  /// The bytes of a regular file; nil where there is none, or where it can't be read.
  package static func contents(_ path: String) -> Data? {
    // The open of a pipe without a writer would wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var data = Data(count: Int(status.st_size))
    var done = 0
    while done < data.count {
      let count = data.withUnsafeMutableBytes {
        read(file, $0.baseAddress! + done, $0.count - done)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { break }
      done += count
    }
    data.removeLast(data.count - done)
    return data
  }
}

/// Which files of a project may be looked at: regular ones and folders within its checkout, links followed.
struct FileGate {
  private(set) var problems: [PortProblem] = []

  /// What is told at most; the rest is of the same kind.
  private static let mostProblems = 200

  /// Whether a path may be read; what may not be is noted.
  mutating func admits(_ path: String, within bounds: FolderBounds?) -> Bool {
    let reason: String
    switch PlainFile.kind(of: path) {
    case .file, .folder:
      guard let bounds, !bounds.contains(path) else { return true }
      reason = "leads out of \(bounds.root)"
    case .other(let kind): reason = "is \(kind), no file"
    case .deadLink: reason = "is a link that leads nowhere"
    case .missing: return false
    }
    note(path, reason)
    return false
  }

  /// Takes another gate's note.
  mutating func note(_ problem: PortProblem) {
    if problems.count < Self.mostProblems, !problems.contains(problem) { problems.append(problem) }
  }

  /// Notes that a path is left out.
  mutating func note(_ path: String, _ reason: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(
      PortProblem(
        path: path, line: 1, column: 1, message: "\(reason); left out", severity: .warning))
  }
}
