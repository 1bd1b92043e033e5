// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stored rows → the picture as it is to be seen.

internal import MicaRaster

extension CGImagePropertyOrientation {
  /// Whether the shown picture's rows are the stored picture's columns.
  var swapsSides: Bool { rawValue >= 5 }

  /// Where the shown picture's first pixel lies in the stored one, and the steps from there along a
  /// shown row and down a shown column; in pixels.
  fileprivate func walk(_ width: Int, _ height: Int) -> (
    start: (Int, Int), x: (Int, Int), y: (Int, Int)
  ) {
    let (right, bottom) = (width - 1, height - 1)
    return switch self {
    case .up: ((0, 0), (1, 0), (0, 1))
    case .upMirrored: ((right, 0), (-1, 0), (0, 1))
    case .down: ((right, bottom), (-1, 0), (0, -1))
    case .downMirrored: ((0, bottom), (1, 0), (0, -1))
    case .leftMirrored: ((0, 0), (0, 1), (1, 0))
    case .right: ((0, bottom), (0, -1), (1, 0))
    case .rightMirrored: ((right, bottom), (0, -1), (-1, 0))
    case .left: ((right, 0), (0, 1), (-1, 0))
    }
  }
}

extension Pixmap {
  /// The picture as it is to be seen; itself where that is how it's stored.
  func turned(_ orientation: CGImagePropertyOrientation) -> Pixmap {
    if orientation == .up { return self }
    let sides = orientation.swapsSides ? (height, width) : (width, height)
    let result = Pixmap(width: sides.0, height: sides.1)
    let (start, x, y) = orientation.walk(width, height)
    let stepX = x.0 * 4 + x.1 * bytesPerRow
    let stepY = y.0 * 4 + y.1 * bytesPerRow
    let origin = bytes + start.0 * 4 + start.1 * bytesPerRow
    for row in 0..<result.height {
      for column in 0..<result.width {
        let pixel = origin + row * stepY + column * stepX
        (result.bytes + row * result.bytesPerRow + column * 4).update(from: pixel, count: 4)
      }
    }
    return result
  }
}
