// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bytes into files by plain system calls, so that each failure has the system's own reason. Stage 9.

internal import Foundation

/// Writes whole files.
enum FileWriting {
  /// Makes or replaces the file at `path`. A failure names `place`, where the output will be.
  static func write(
    _ bytes: some ContiguousBytes, to path: String, for place: URL
  ) throws(OutputError) {
    let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last(at: place) }
    // Some file systems say only at the end that there is no room.
    let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    let reason = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = reason }
    guard isWritten, isClosed else { throw .last(at: place) }
  }

  /// Whether all bytes were taken; otherwise `errno` says why not.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, chunk.baseAddress, chunk.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        if count == 0 { errno = ENOSPC }
        return false
      }
    }
    return true
  }
}
