// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether the folder that fonts are to come from can be drawn from: told by those who can refuse to
// start, and where nobody did, by the library at the first text.

internal import Glibc

/// What is wrong with the folder of `MICA_FONTS`, or with that of Mica's own fonts.
package struct FontFolderProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence's beginning, such as "MICA_FONTS is /nowhere: No such file or directory".
  package let description: String

  /// What to do about it, to be said behind that.
  package static let advice =
    "set MICA_FONTS to a folder of fonts, to 'system' for the machine's, or unset it for Mica's own"

  /// Nil where the fonts are the machine's, or the folder has a font that can be read.
  package static var current: FontFolderProblem? {
    switch FontPlace.current {
    case .system: return nil
    case .folder(let folder): return FontFolderProblem(folder: folder)
    case .bundled(let folder):
      return FontFolderProblem(folder: folder, name: "the folder of Mica's fonts")
    }
  }

  /// Nil where the folder, or one in it, has a font that can be read; `name` is what the message calls
  /// it by.
  package init?(folder: String, name: String = "MICA_FONTS") {
    guard let directory = opendir(folder) else {
      description = "\(name) is \(folder): \(String(cString: strerror(errno)))"
      return
    }
    closedir(directory)
    let hasFont = FontFiles.folder(folder).paths().contains { path in
      guard let data = try? FontData(path: path) else { return false }
      return FontFormat.looksReadable(data.bytes)
    }
    if hasFont { return nil }
    description = "\(name) is \(folder), which has no fonts"
  }
}
