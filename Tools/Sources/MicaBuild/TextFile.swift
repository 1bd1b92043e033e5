// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A text that somebody asked for as a file.

/// Writing a file whole, or not at all.
package enum TextFile {
  /// Writes a text beside its place and renames it.
  package static func write(_ text: String, to path: String) throws(BuildError) {
    try FileStore.write(Array(text.utf8), to: path)
  }
}
