// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the command refuses, in sentences for the person who typed it.

import MicaJob
package import MicaType

/// Bad input that the stage and the films don't know of.
package enum CommandError: Error, Equatable, CustomStringConvertible {
  case unknownProgram(String, nearest: [String])
  case unknownKey(String, program: String, keys: [String])
  case badValue(Setting, kind: String)
  /// A picture whose name doesn't end in .png.
  case notPNG(String)
  /// An argument, with U+FFFD for what is no UTF-8.
  case notUTF8(String)
  /// The folder of `MICA_FONTS` is no folder of fonts.
  case badFonts(FontFolderProblem)
  /// The process may not have so many more files open as a run needs.
  case tooFewFiles(Int)

  package var description: String {
    switch self {
    case .unknownProgram(let name, let nearest):
      "there is no program '\(name)'; the nearest are \(nearest.joined(separator: ", ")) "
        + "('mica list' shows all)"
    case .unknownKey(let key, let program, let keys):
      keys.isEmpty
        ? "\(program) has nothing to set, so '\(key)' is unknown"
        : "\(program) has no '\(key)' to set; it has \(keys.joined(separator: ", "))"
    case .badValue(let setting, let kind):
      "'\(setting.value)' can't be set as \(setting.key), which is \(kind)"
        + (kind.contains("colour") ? ": \(ColorText.syntax)" : "")
    case .notPNG(let name):
      "'\(name)' is no PNG file; 'mica render' writes pictures whose names end in .png"
    case .notUTF8(let text):
      "'\(text)' is not UTF-8; mica takes names and values in UTF-8 only"
    case .badFonts(let problem):
      "\(problem); set MICA_FONTS to a folder of fonts, or unset it to use the system's"
    case .tooFewFiles(let count):
      "Too many open files: mica needs \(count) more at once; raise the limit with 'ulimit -n'"
    }
  }
}
