// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Small pictures for the tests of this target, and their pixels as letters.

import MicaRaster
import UIKit

/// Pictures written as text: a letter for each pixel, r, g, b, w (white), k (black) or . (clear).
package enum LetterPicture {
  private static let colors: [Character: SIMD4<UInt8>] = [
    "r": SIMD4(255, 0, 0, 255), "g": SIMD4(0, 255, 0, 255), "b": SIMD4(0, 0, 255, 255),
    "w": SIMD4(255, 255, 255, 255), "k": SIMD4(0, 0, 0, 255), ".": SIMD4(0, 0, 0, 0),
  ]

  /// The picture with these rows, top row first.
  package static func make(_ rows: String...) -> CGImage {
    let pixmap = Pixmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let color = colors[letter] ?? SIMD4(1, 2, 3, 255)
        for channel in 0..<4 {
          pixmap.bytes[y * pixmap.bytesPerRow + x * 4 + channel] = color[channel]
        }
      }
    }
    return CGImage(pixmap: pixmap)
  }

  /// The rows of a picture; ? for a colour without a letter.
  package static func rows(_ image: CGImage?) -> [String] {
    guard let pixmap = image?.pixmap else { return [] }
    return (0..<pixmap.height).map { y in
      String(
        (0..<pixmap.width).map { x in
          colors.first { $0.value == pixmap[x, y] }?.key ?? "?"
        })
    }
  }

  /// The rows of what `actions` draw in `size` points of one pixel.
  package static func drawn(_ width: Int, _ height: Int, actions: () -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return rows(renderer.image { _ in actions() }.cgImage)
  }
}
