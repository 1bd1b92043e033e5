// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gallery's folder and its page.

import Foundation
import MicaBuild

/// Making a folder and a file in it.
enum OutputFolder {
  /// Makes a folder and those above it; returns whether there was none.
  static func make(_ path: String) throws(BuildError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return false }
      throw .badFile(path, reason: "it is no folder")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .badFile(path, reason: String(cString: strerror(errno)))
    }
    return true
  }

  /// Writes a folder's page and prints where it lies.
  static func writePage(_ page: GalleryPage, in folder: String) throws(BuildError) {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + "index.html"
    try write(page.html, to: path)
    print(path)
  }

  /// Writes a text; it appears when it's whole.
  static func write(_ text: String, to path: String) throws(BuildError) {
    try TextFile.write(text, to: path)
  }
}
