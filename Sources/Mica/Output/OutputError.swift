// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why an output could not be put at its place.

public import Foundation

/// A picture or film that could not be written where it was asked for.
public enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system's reason, such as "No such file or directory".
  case unwritable(URL, reason: String)
  /// A file was asked for at the place of a folder.
  case isFolder(URL)
  /// A file was asked for at the place of a device, socket or pipe.
  case isNoRegularFile(URL)
  /// A folder was asked for at the place of something else.
  case isNoFolder(URL)
  /// A folder of frames was asked for at the place of a folder that holds something.
  case folderNotEmpty(URL)

  /// The reason of the system call that has just failed.
  static func last(at place: URL) -> OutputError {
    .unwritable(place, reason: String(cString: strerror(errno)))
  }

  /// One sentence for the person who asked.
  public var description: String {
    switch self {
    case .unwritable(let place, let reason): "cannot write '\(place.relativePath)': \(reason)"
    case .isFolder(let place): "cannot write '\(place.relativePath)': it is a folder"
    case .isNoRegularFile(let place):
      "cannot write '\(place.relativePath)': it is a device or a pipe, not a file"
    case .isNoFolder(let place): "cannot write into '\(place.relativePath)': it is no folder"
    case .folderNotEmpty(let place):
      "the folder '\(place.relativePath)' is not empty; frames go into a new or an empty one"
    }
  }
}
