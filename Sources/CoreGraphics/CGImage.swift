// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The immutable picture: a pixmap that nobody writes to any more.

package import MicaRaster

public import struct Foundation.Data

/// A picture of 8-bit sRGB pixels.
///
/// Whatever it was made from, it holds premultiplied red, green, blue and alpha, rows from top to
/// bottom, and says so in `bitmapInfo`.
public final class CGImage: Sendable {
  /// The pixels; never written to once an image holds them.
  package let pixmap: Pixmap

  /// An image over pixels that the caller gives up.
  package init(pixmap: Pixmap) { self.pixmap = pixmap }

  /// The number of pixels in a row.
  public var width: Int { pixmap.width }

  /// The number of rows.
  public var height: Int { pixmap.height }

  /// The bits of one component, 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of one pixel, 32.
  public var bitsPerPixel: Int { 32 }

  /// The bytes from one row of `dataProvider` to the next.
  public var bytesPerRow: Int { width * 4 }

  /// The space of the components, sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// Where alpha lies in `dataProvider`: last, with premultiplied colours.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// `alphaInfo` and the byte order, bytes in the order R, G, B, A.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Whether the picture is a stencil without colours; never.
  public var isMask: Bool { false }

  /// A copy of the pixels, `bytesPerRow` bytes a row.
  public var dataProvider: CGDataProvider? {
    var data = Data(capacity: bytesPerRow * height)
    for y in 0..<height {
      data.append(pixmap.bytes + y * pixmap.bytesPerRow, count: bytesPerRow)
    }
    return CGDataProvider(data: data)
  }

  /// The part inside `rect`, in pixels from the top left corner.
  ///
  /// The rectangle is widened to whole pixels and cut to the picture; nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.intersection(bounds).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    let result = Pixmap(width: Int(part.width), height: Int(part.height))
    for y in 0..<result.height {
      let row = pixmap.bytes + (Int(part.minY) + y) * pixmap.bytesPerRow + Int(part.minX) * 4
      (result.bytes + y * result.bytesPerRow).update(from: row, count: result.width * 4)
    }
    return CGImage(pixmap: result)
  }

  /// The same picture as another object; the pixels are shared.
  public func copy() -> CGImage? { CGImage(pixmap: pixmap) }
}
