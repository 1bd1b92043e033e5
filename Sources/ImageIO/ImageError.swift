// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can go wrong with picture files, in words for whoever runs the tool.

/// Why a picture could not be read or written.
package enum ImageError: Error, Equatable, Sendable {
  /// The bytes do not begin like a PNG file.
  case notAPNG
  /// The file ends before the picture does.
  case truncated
  /// The file breaks the format; the reader's own words.
  case damaged(String)
  /// More pixels than the 2^28 that Mica takes.
  case tooLarge(width: Int, height: Int)
  /// Memory for compressing could not be had.
  case outOfMemory
  /// A file could not be read; the system's own words.
  case unreadable(path: String, reason: String)
  /// A file could not be written; the system's own words.
  case unwritable(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAPNG: "not a PNG file"
    case .truncated: "the PNG file ends too early"
    case .damaged(let reason): "damaged PNG file: \(reason)"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is more than Mica takes (2^28 pixels)"
    case .outOfMemory: "not enough memory to compress the picture"
    case .unreadable(let path, let reason): "can't read \(path): \(reason)"
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    }
  }
}
