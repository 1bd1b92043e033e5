// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Warnings about the files of a folder, which may be as many as the files.

internal import MicaFolders

/// Warnings about files. Those of single files are limited in number; those that say that the rest is left out aren't.
struct WarningList {
  private(set) var problems: [PortProblem] = []
  /// Warnings of single files that are listed.
  private let most: Int
  private var count = 0

  init(most: Int) { self.most = most }

  /// Adds a warning about one file or folder. The first one beyond the limit says that further ones are not listed.
  mutating func warn(_ path: String, _ message: String) {
    count += 1
    if count <= most {
      add(path, message)
    } else if count == most + 1 {
      add(path, "\(message); more than \(most) files have warnings, further ones are not listed")
    }
  }

  /// Adds a warning that the rest of something is left out. The caller adds it once.
  mutating func warnOfLimit(_ path: String, _ message: String) {
    add(path, "\(message); the rest is left out")
  }

  private mutating func add(_ path: String, _ message: String) {
    problems.append(
      PortProblem(path: path, line: 1, column: 1, message: message, severity: .warning))
  }
}
