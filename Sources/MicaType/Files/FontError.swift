// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a font can't be used.

/// Why font data was refused.
package enum FontError: Error, Equatable, Sendable {
  /// The file can't be read; the system's error number.
  case unreadable(path: String, errno: Int32)
  /// The data is no font of a known format, or it is broken beyond use.
  case malformed(reason: String)
  /// A font of a format that isn't read, such as `Type 1`, `BDF` or `WOFF`.
  case unsupportedFormat(name: String)
  /// The file holds fewer faces than the index asks for.
  case noSuchFace(index: Int, count: Int)
  /// The file is larger than any that is read.
  case tooLarge(bytes: Int)
  /// The font was registered before and still is; its PostScript name.
  case alreadyRegistered(postScriptName: String)
}
