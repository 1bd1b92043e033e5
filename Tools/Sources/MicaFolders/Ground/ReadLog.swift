// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What one run of the command has looked at: as long as none of it has changed, the same words mean the same.

internal import Synchronization

/// The paths of files and folders that were read or looked for.
public enum ReadLog {
  private static let seen = Mutex<Set<String>>([])

  /// Notes a file that was read, a folder whose names were, or a path that nothing is at.
  public static func note(_ path: String) {
    seen.withLock { _ = $0.insert(path) }
  }

  /// All that were noted, in order.
  public static var paths: [String] {
    seen.withLock { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }
}
