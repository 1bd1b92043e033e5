// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pages of masks that one frame reads, kept alive and numbered until it is painted.

internal import MicaRaster
import Synchronization

/// Pages by the numbers that row commands have for them.
final class GlyphPages: Sendable {
  private let pages = Mutex<[GlyphPage]>([])

  /// A page's number in this frame; nil where there are no numbers left.
  func number(of page: GlyphPage) -> Int? {
    pages.withLock { pages in
      // Most often it is the last one.
      var number = pages.count - 1
      while number >= 0 {
        if pages[number] === page { return number }
        number -= 1
      }
      guard pages.count < GlyphMask.pageLimit else { return nil }
      pages.append(page)
      return pages.count - 1
    }
  }

  /// The first byte of a mask.
  func bytes(of mask: GlyphMask) -> UnsafePointer<UInt8> {
    let place = Int(mask.place)
    let page = pages.withLock { $0[place >> GlyphMask.pageBits].bytes }
    return UnsafePointer(page + (place & (1 << GlyphMask.pageBits - 1)) * 4)
  }

  /// Adds the pages' first bytes, in order.
  func appendBases(to bases: inout Buffer<UnsafePointer<UInt8>>) {
    pages.withLock { pages in
      for page in pages { bases.append(UnsafePointer(page.bytes)) }
    }
  }

  /// The frame is painted: the pages may go away.
  func removeAll() {
    pages.withLock { $0.removeAll(keepingCapacity: true) }
  }
}
