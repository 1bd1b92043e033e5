// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures as files. Mica's own addition to CGImage; Apple's way, CGImageDestination, works too.

public import CoreGraphics
internal import Foundation
internal import ImageIO

extension CGImage {
  /// Writes the picture as a PNG file with straight (not premultiplied) sRGB colours.
  ///
  /// The same pixels always give the same bytes. The file appears when it's whole, in the place of
  /// an existing one. Throws `OutputError`.
  public func writePNG(to url: URL) throws {
    let output = try PartialOutput(.file, at: url)
    try writePNG(into: output)
  }

  /// The same for an output that was made before the picture, to fail early.
  package func writePNG(into output: PartialOutput) throws {
    do { try output.write(PNGEncoder.encode(pixmap)) } catch let error as ImageError {
      throw OutputError.unwritable(output.place, reason: error.description)
    }
    try output.commit()
  }
}
