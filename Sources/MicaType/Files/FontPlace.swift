// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the fonts of a process are: with Mica, in a folder of its own choice, or on the machine.

internal import Glibc

/// The fonts that `MICA_FONTS` asks for.
enum FontPlace: Equatable {
  /// Those that come with Mica: the variable isn't set, or empty.
  case bundled(String)
  /// A folder's, and only those.
  case folder(String)
  /// The machine's, found by fontconfig: `MICA_FONTS=system`.
  case system

  /// As the environment is now.
  static var current: FontPlace {
    FontPlace(setting: getenv("MICA_FONTS").map { String(cString: $0) })
  }

  init(setting: String?) {
    switch setting {
    case nil, "": self = .bundled(Self.bundle)
    case "system": self = .system
    case let folder?: self = .folder(folder)
    }
  }

  /// Its files.
  var files: FontFiles {
    switch self {
    case .bundled(let folder), .folder(let folder): return .folder(folder)
    case .system: return .system
    }
  }

  /// The folder of hyphenation patterns.
  var hyphenation: String {
    switch self {
    case .bundled(let folder), .folder(let folder): return folder + "/hyphenation"
    case .system: return "/usr/share/hyphen"
    }
  }

  /// A folder `MicaFonts` beside the program, for programs that are taken elsewhere; otherwise `Fonts`
  /// of the package that this was compiled from.
  private static let bundle: String = {
    if let program = realpath("/proc/self/exe", nil) {
      defer { free(program) }
      let folder = parent(of: String(cString: program)) + "/MicaFonts"
      if access(folder, R_OK) == 0 { return folder }
    }
    var folder = #filePath
    while !folder.isEmpty, !folder.hasSuffix("/Sources") { folder = parent(of: folder) }
    return parent(of: folder) + "/Fonts"
  }()

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
