// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Folders by plain system calls: what is in them, making and removing them. Stage 9.

internal import Foundation

/// What lies directly in a folder, and folders as a whole.
package enum FolderContent {
  /// The names in a folder as the system's own bytes, each ending in 0; nil where it can't be read,
  /// for the reason in `errno`.
  static func names(in path: String) -> [[CChar]]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
      }
      if name != [46, 0] && name != [46, 46, 0] { names.append(name) }
    }
    return names
  }

  /// Makes a folder and those above it; nothing happens where there is one.
  package static func make(at place: URL) throws(OutputError) {
    if mkdir(place.path, 0o777) == 0 { return }
    if errno == ENOENT, place.path != "/" {
      let above = place.deletingLastPathComponent()
      guard above.path != place.path else { throw .last(at: place) }
      try make(at: above)
      if mkdir(place.path, 0o777) == 0 { return }
    }
    guard errno == EEXIST else { throw .last(at: place) }
    var status = stat()
    guard stat(place.path, &status) == 0 else { throw .last(at: place) }
    if status.st_mode & S_IFMT != S_IFDIR { throw .isNoFolder(place) }
  }

  /// Removes a file, or a folder of files; whether it's gone. Folders in the folder are left.
  static func remove(_ path: String) -> Bool {
    if unlink(path) == 0 || errno == ENOENT { return true }
    for name in names(in: path) ?? [] {
      let file = path.utf8CString.dropLast() + [47] + name
      _ = file.withUnsafeBufferPointer { unlink($0.baseAddress!) }
    }
    return rmdir(path) == 0 || errno == ENOENT
  }
}
