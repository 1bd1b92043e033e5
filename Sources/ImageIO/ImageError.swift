// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can go wrong with picture files, in words for whoever runs the tool.

/// Why a picture could not be read or written.
package enum ImageError: Error, Equatable, Sendable {
  /// The bytes do not begin like a picture file of a kind that Mica reads.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// The file breaks the format; the reader's own words.
  case damaged(String)
  /// More pixels than Mica takes, or than a file of that length may ask for (`PictureLimits`).
  case tooLarge(width: Int, height: Int)
  /// The file has no picture with that number.
  case noSuchPicture(Int)
  /// A picture that a format or its encoder can't hold; why.
  case unsuitable(String)
  /// Memory for decoding or compressing could not be had.
  case outOfMemory
  /// A file could not be written; the system's own words.
  case unwritable(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat: "not a PNG, JPEG, GIF or WebP file"
    case .truncated: "the picture file ends too early"
    case .damaged(let reason): "damaged picture file: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) x \(height) pixels are too many for a file of that length, or for Mica (2^28)"
    case .noSuchPicture(let index): "the file has no picture number \(index)"
    case .unsuitable(let reason): "can't be written: \(reason)"
    case .outOfMemory: "not enough memory for the picture"
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    }
  }
}
