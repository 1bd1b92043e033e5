// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reading characters out of UTF-16 that may be broken.

enum UTF16Text {
  /// The character at an offset, which moves behind it; U+FFFD for an unpaired surrogate.
  @inline(__always)
  static func scalar(_ text: UnsafeBufferPointer<UInt16>, _ offset: inout Int) -> UInt32 {
    let unit = UInt32(text[offset])
    offset += 1
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00, offset < text.count, text[offset] & 0xFC00 == 0xDC00 else { return 0xFFFD }
    let low = UInt32(text[offset])
    offset += 1
    return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
  }
}
