// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images from rows of pixels in memory: pictures and stencils of any layout.

internal import MicaRaster

extension CGImage {
  /// A picture from rows of pixels in memory, which are copied.
  ///
  /// Layouts: grey, RGB, CMYK or indices into a table, with alpha on either side, straight or
  /// premultiplied, or without; alpha only. Components of 8 or 16 bits, half or single floats, in
  /// either byte order; single components also of 1, 2 or 4 bits. Without a word about the byte
  /// order, integers have the high byte first and floats are as the processor has them. `decode`
  /// holds what each component's least and greatest number are mapped to. Nil, with a note, for
  /// other layouts; nil where the provider holds too few bytes or a side is not positive.
  /// `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        info: bitmapInfo)
    else {
      Unsupported.note("CGImage pixel layout")
      return nil
    }
    let ranges = decode.map { numbers in
      (0..<format.colorCount).map {
        DecodeRange(low: Double(numbers[2 * $0]), high: Double(numbers[2 * $0 + 1]))
      }
    }
    let pixmap = Self.rows(
      of: provider, width: width, height: height, bytesPerRow: bytesPerRow, format: format
    ) { source, target in
      format.read(source, into: target, count: width, decode: ranges)
    }
    guard let pixmap else { return nil }
    self.init(
      pixmap: pixmap, format: format, source: provider, bytesPerRow: bytesPerRow, decode: ranges,
      shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// A stencil from rows of single samples, which are copied: 0 lets everything through, the
  /// greatest number nothing, unless `decode` (two numbers) says otherwise.
  ///
  /// Samples of 1, 2, 4, 8 or 16 bits; nil as for pictures. Where a pixel has several components, as
  /// in the data of an RGBA picture, the first one is the sample (our choice: whoever makes stencils
  /// so has equal ones).
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard let samples = PixelFormat(maskBits: bitsPerComponent, bitsPerPixel: bitsPerPixel) else {
      Unsupported.note("CGImage mask layout")
      return nil
    }
    let ranges = decode.map { [DecodeRange(low: Double($0[0]), high: Double($0[1]))] }
    let pixmap = Self.rows(
      of: provider, width: width, height: height, bytesPerRow: bytesPerRow, format: samples
    ) { source, target in
      samples.read(source, into: target, count: width, decode: ranges)
      for x in 0..<width {
        let coverage = 255 - target[x * 4]
        (target + x * 4).update(repeating: 0, count: 3)
        target[x * 4 + 3] = coverage
      }
    }
    guard let pixmap else { return nil }
    self.init(
      pixmap: pixmap, format: samples, source: provider, bytesPerRow: bytesPerRow, decode: ranges,
      isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// A pixmap whose rows `convert` makes from a provider's; nil for bad sizes and where bytes lack.
  private static func rows(
    of provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat,
    _ convert: (UnsafeRawPointer, UnsafeMutablePointer<UInt8>) -> Void
  ) -> Pixmap? {
    guard width > 0, height > 0, width <= Pixmap.maximumPixelCount / height else { return nil }
    let least = format.leastBytesPerRow(width: width)
    guard bytesPerRow >= least, let data = provider.data, data.count >= least,
      (data.count - least) / bytesPerRow >= height - 1
    else { return nil }
    let pixmap = Pixmap(width: width, height: height)
    data.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return }
      for y in 0..<height {
        convert(base + y * bytesPerRow, pixmap.bytes + y * pixmap.bytesPerRow)
      }
    }
    return pixmap
  }
}
