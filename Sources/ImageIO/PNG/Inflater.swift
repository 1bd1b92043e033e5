// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Small packed pieces of PNG files.

internal import CDeflate

/// Unpacks zlib streams within a limit.
enum Inflater {
  /// The most that a piece may unpack to. Profiles of matrix and curves have a few KB, tables 1 MB.
  private static let limit = 4 << 20

  /// What a whole zlib stream holds; nil where it's damaged or more than the limit.
  static func bytes(_ stream: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // Deflate can't make one byte into more than 1032.
    let capacity = min(limit, stream.count * 1032)
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, size in
      isWhole =
        libdeflate_zlib_decompress(
          decompressor, stream, stream.count, target.baseAddress, capacity, &size)
        == LIBDEFLATE_SUCCESS
      if !isWhole { size = 0 }
    }
    return isWhole ? result : nil
  }
}
