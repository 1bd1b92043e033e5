// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that are either whole or not there: written beside their place and renamed.

internal import Foundation

/// Writes files so that nobody ever sees half of one.
package enum AtomicFile {
  /// Writes `data` to a new file beside `url` and gives it that name once it is whole.
  ///
  /// An existing file is replaced at that moment. On failure the place is as it was before.
  package static func write(_ data: Data, to url: URL) throws(ImageError) {
    let (partial, descriptor) = try create(beside: url)
    let problem = writeAll(data, to: descriptor)
    guard close(descriptor) == 0, problem == nil else {
      let error = failure(at: url, code: problem ?? errno)
      unlink(partial.path)
      throw error
    }
    guard rename(partial.path, url.path) == 0 else {
      let error = failure(at: url)
      unlink(partial.path)
      throw error
    }
  }

  /// A new hidden file in the same folder; a name that somebody left behind is passed over.
  private static func create(beside url: URL) throws(ImageError) -> (URL, Int32) {
    for attempt in 0..<100 {
      let name = ".\(url.lastPathComponent).\(getpid())-\(attempt).partial"
      let partial = url.deletingLastPathComponent().appendingPathComponent(name)
      let descriptor = open(partial.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (partial, descriptor) }
      if errno != EEXIST { break }
    }
    throw failure(at: url)
  }

  /// Writes all bytes; the system's error number where that fails.
  private static func writeAll(_ data: Data, to descriptor: Int32) -> Int32? {
    data.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, base, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  private static func failure(at url: URL, code: Int32 = errno) -> ImageError {
    .unwritable(path: url.path, reason: String(cString: strerror(code)))
  }
}
