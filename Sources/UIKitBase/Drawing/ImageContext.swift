// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contexts for pictures: a bitmap whose user space is UIKit's, in points with y growing downward.

import CoreGraphics

/// Makes the contexts of UIGraphicsImageRenderer and UIGraphicsBeginImageContext.
package enum ImageContext {
  /// A bitmap for `bounds`, whose origin lies in its top left corner, with `scale` pixels a point.
  ///
  /// Pixels are premultiplied sRGB, clear at first, or opaque black. The bitmap is rounded up to
  /// whole pixels. Nil for sizes that are empty, not finite or beyond what a bitmap can have.
  package static func make(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    // Rounded to Float, so that 0.1 · 30 makes three pixels and not four.
    let columns = CGFloat(Float(bounds.size.width * scale)).rounded(.up)
    let rows = CGFloat(Float(bounds.size.height * scale)).rounded(.up)
    guard scale > 0, columns >= 1, rows >= 1, columns * rows <= CGFloat(1 << 28),
      (bounds.minX * scale).isFinite, (bounds.minY * scale).isFinite,
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
    let context = CGContext(
      data: nil, width: Int(columns), height: Int(rows), bitsPerComponent: 8, bytesPerRow: 0,
      space: space, bitmapInfo: alpha.rawValue)
    context?.setBaseTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: rows + bounds.minY * scale))
    return context
  }
}
