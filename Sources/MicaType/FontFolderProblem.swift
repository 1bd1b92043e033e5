// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether the folder that `MICA_FONTS` names can be drawn from, for those who can refuse to start.

internal import Glibc

/// What is wrong with the folder of `MICA_FONTS`.
package struct FontFolderProblem: Equatable, Sendable, CustomStringConvertible {
  /// A sentence's beginning, such as "MICA_FONTS is /nowhere: No such file or directory".
  package let description: String

  /// Nil where the variable isn't set, is empty, or names a folder with a font that can be read.
  package static var current: FontFolderProblem? {
    guard let folder = getenv("MICA_FONTS"), folder.pointee != 0 else { return nil }
    return FontFolderProblem(folder: String(cString: folder))
  }

  /// Nil where the folder, or one in it, has a font that can be read.
  package init?(folder: String) {
    guard let directory = opendir(folder) else {
      description = "MICA_FONTS is \(folder): \(String(cString: strerror(errno)))"
      return
    }
    closedir(directory)
    let hasFont = FontFiles.folder(folder).paths().contains { path in
      guard let data = try? FontData(path: path) else { return false }
      return FontFormat.looksReadable(data.bytes)
    }
    if hasFont { return nil }
    description = "MICA_FONTS is \(folder), which has no fonts"
  }
}
