// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Smaller versions of a picture that its packed form holds: a JPEG file's blocks by their lowest frequencies. Apple's reader
// shrinks while it decodes, so that what is drawn small never had its full size.

import Synchronization

/// A picture's halves, quarters and eighths, each decoded when it is asked for first.
package final class PixmapReductions: Sendable {
  /// The largest factor.
  package static let largest = 8

  private let decode: @Sendable (Pixmap, Int) -> Pixmap?
  private let known = Mutex<[Int: Pixmap?]>([:])

  /// `decode` gives a smaller version of the whole picture by its factor: 2, 4 or 8.
  package init(_ decode: @escaping @Sendable (Pixmap, Int) -> Pixmap?) { self.decode = decode }

  /// The version of the picture that is smaller by `factor`; nil where it can't be decoded.
  package func reduced(_ whole: Pixmap, by factor: Int) -> Pixmap? {
    known.withLock { known in
      if let pixmap = known[factor] { return pixmap }
      let pixmap = decode(whole, factor)
      known[factor] = .some(pixmap)
      return pixmap
    }
  }
}
