// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The immutable picture: pixels that nobody writes to any more, and the layout that they came in.

package import MicaRaster

public import struct Foundation.Data

/// A picture, or a stencil.
///
/// Drawing uses premultiplied 8-bit sRGB, to which pixels of all layouts are converted once. What
/// `dataProvider` gives is in the layout that the image was made with.
public final class CGImage: Sendable {
  /// The pixels; never written to once an image holds them. A stencil's are black with its coverage
  /// as alpha.
  package var pixmap: Pixmap { pixels.pixmap }
  private let pixels: ImagePixels
  /// Whether the picture is a stencil without colours: samples of 0 let the fill colour through.
  public let isMask: Bool
  /// Whether the picture asks to be smoothed where it is enlarged; kept without effect.
  public let shouldInterpolate: Bool
  /// Kept without effect: colours out of reach take the nearest components.
  public let renderingIntent: CGColorRenderingIntent
  /// The bytes from one row of `dataProvider` to the next.
  public let bytesPerRow: Int
  let format: PixelFormat
  private let source: CGDataProvider?
  private let decodeRanges: [DecodeRange]?

  /// `source` holds the picture in `format`; without it rows are made when they are asked for.
  init(
    pixels: ImagePixels, format: PixelFormat, source: CGDataProvider? = nil,
    bytesPerRow: Int? = nil, decode: [DecodeRange]? = nil, isMask: Bool = false,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.pixels = pixels
    self.format = format
    self.source = source
    self.bytesPerRow = bytesPerRow ?? format.leastBytesPerRow(width: pixels.width)
    decodeRanges = decode
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
  }

  /// An image over pixels that are there.
  convenience init(
    pixmap: Pixmap, format: PixelFormat, source: CGDataProvider? = nil, bytesPerRow: Int? = nil,
    decode: [DecodeRange]? = nil, isMask: Bool = false, shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.init(
      pixels: ImagePixels(pixmap), format: format, source: source, bytesPerRow: bytesPerRow,
      decode: decode, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// An image over pixels that the caller gives up. `isOpaque` says that the picture has no alpha;
  /// all of its pixels' are 255 then.
  package convenience init(pixmap: Pixmap, isOpaque: Bool = false) {
    self.init(pixmap: pixmap, format: isOpaque ? .nativeOpaque : .native)
  }

  /// What a clip or `masking` takes of this image's pixels: a stencil's samples, the alpha of a
  /// picture that has one, else the grey level (FACTS C16).
  var maskChannel: MaskChannel { isMask || !format.isOpaque ? .alpha : .luminance }

  /// The number of pixels in a row.
  public var width: Int { pixels.width }

  /// The number of rows.
  public var height: Int { pixels.height }

  /// The bits of one component.
  public var bitsPerComponent: Int { format.bitsPerComponent }

  /// The bits of one pixel.
  public var bitsPerPixel: Int { format.bitsPerPixel }

  /// The space of the components; nil for a stencil.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }

  /// Where alpha lies in a pixel, and whether colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }

  /// `alphaInfo`, byte order and whether components are floats.
  public var bitmapInfo: CGBitmapInfo { format.info }

  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo { format.info.byteOrderInfo ?? .orderDefault }

  /// Where each component's least and greatest number are mapped to; nil for 0 and 1.
  public var decode: [CGFloat]? {
    decodeRanges?.flatMap { [CGFloat($0.low), CGFloat($0.high)] }
  }

  /// The picture in its own layout, `bytesPerRow` bytes a row.
  public var dataProvider: CGDataProvider? { source ?? encoded() }

  private func encoded() -> CGDataProvider? {
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height {
        let row = pixmap.bytes + y * pixmap.bytesPerRow
        let target = base + y * bytesPerRow
        if isMask {
          for x in 0..<width {
            target.storeBytes(of: 255 - row[x * 4 + 3], toByteOffset: x, as: UInt8.self)
          }
        } else if format == .native {
          target.copyMemory(from: row, byteCount: width * 4)
        } else {
          format.write(row, into: target, count: width)
        }
      }
    }
    return CGDataProvider(data: data)
  }

  /// The same picture as another object; the pixels are shared.
  public func copy() -> CGImage? {
    CGImage(
      pixmap: pixmap, format: format, source: source, bytesPerRow: bytesPerRow,
      decode: decodeRanges, isMask: isMask, shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }
}
