// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bytes of a font file, in memory that does not move.

internal import Glibc

/// The bytes of a font file; they never change and live as long as the object.
package final class FontData: @unchecked Sendable {
  /// Valid as long as the object is kept: not beyond its last use.
  package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// The largest font that is read: a gigabyte.
  static let mostBytes = 1 << 30

  /// Copies the bytes.
  package init(copying source: UnsafeRawBufferPointer) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyMemory(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  /// Maps a file into memory; its pages are read when they are needed.
  package init(path: String) throws(FontError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, errno: EINVAL) }
    let size = Int(status.st_size)
    guard size > 0 else { throw .malformed(reason: "an empty file") }
    guard size <= Self.mostBytes else { throw .tooLarge(bytes: size) }
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else { throw .unreadable(path: path, errno: errno) }
    bytes = UnsafeRawBufferPointer(start: memory, count: size)
    isMapped = true
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}
