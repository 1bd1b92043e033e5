// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of film: what each can hold. Stage 9.

public import Foundation

/// A container for moving pictures, chosen by the output's name.
public enum FilmFormat: String, CaseIterable, Sendable {
  /// H.264 in MP4, 4:2:0, BT.709.
  case mp4
  /// GIF with one palette for the film; times in hundredths of a second; loops.
  case gif
  /// Animated PNG, lossless; loops.
  case apng
  /// Animated WebP, lossless; times in milliseconds; loops.
  case webp
  /// A folder of pictures, `000000.png` and so on.
  case frames

  /// The format that an output's name asks for: `.mp4`, `.gif`, `.png`, `.webp`, or a folder (a name
  /// that ends in `/`, or a folder that exists and isn't called like a film).
  public init(for url: URL) throws(FilmError) {
    let exists = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    // Foundation gives the URL of a folder that exists a slash, whoever asked for it.
    if let film = Self(fileExtension: url.pathExtension), exists || !url.hasDirectoryPath {
      self = film
    } else if exists || url.hasDirectoryPath {
      self = .frames
    } else {
      throw .unknownExtension(url.lastPathComponent)
    }
  }

  private init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "mp4", "m4v": self = .mp4
    case "gif": self = .gif
    case "png", "apng": self = .apng
    case "webp": self = .webp
    default: return nil
    }
  }

  /// Whether a frame may be translucent.
  public var holdsAlpha: Bool { self != .mp4 && self != .gif }

  /// The longest side in pixels that the format (or its encoder) takes; nil has no limit of its own.
  var maximumSide: Int? {
    switch self {
    case .mp4: 16_384
    case .gif: 65_535
    case .webp: 16_383
    case .apng, .frames: nil
    }
  }
}
