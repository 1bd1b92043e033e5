// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images made from images: parts, masked ones, the same numbers in another colour space.

internal import MicaRaster

extension CGImage {
  /// The part inside `rect`, in pixels from the top left corner.
  ///
  /// The rectangle is widened to whole pixels and cut to the picture; nil where nothing is left.
  /// Layouts of more than 8 bits a component, and of tables, become 8-bit sRGB.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.common(with: bounds).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let result = Pixmap(width: Int(part.width), height: Int(part.height))
    for y in 0..<result.height {
      let row = pixmap.bytes + (Int(part.minY) + y) * pixmap.bytesPerRow + Int(part.minX) * 4
      (result.bytes + y * result.bytesPerRow).update(from: row, count: result.width * 4)
    }
    return derived(result)
  }

  /// An image of this one's kind with other pixels, in a layout that they can be written in.
  private func derived(_ pixmap: Pixmap) -> CGImage {
    if isMask {
      let bytes = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 8, space: .deviceGraySpace, info: [])
      return CGImage(pixmap: pixmap, format: bytes ?? .native, isMask: true)
    }
    let isWritable =
      format.bitsPerComponent == 8 && format.space.supportsOutput
      && (format.isOpaque || format.isPremultiplied || format.alpha == .alphaOnly)
    return CGImage(pixmap: pixmap, format: isWritable ? format : .native)
  }

  /// This picture seen through a mask that is stretched over it.
  ///
  /// A stencil lets through where its samples are 0, an image with alpha by its alpha (as in
  /// `CGContext.clip(to:mask:)`; Apple asks for none here), another by its grey level. The result has
  /// this picture's size; the mask is read between its pixels. Nil for a stencil.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let result = pixmap.copy()
    let scaleX = Double(mask.width) / Double(width)
    let scaleY = Double(mask.height) / Double(height)
    for y in 0..<height {
      let v = (Double(y) + 0.5) * scaleY - 0.5
      for x in 0..<width {
        let coverage = mask.coverage((Double(x) + 0.5) * scaleX - 0.5, v)
        let pixel = result.bytes + y * result.bytesPerRow + x * 4
        for i in 0..<4 { pixel[i] = UInt8((Double(pixel[i]) * coverage).rounded()) }
      }
    }
    return CGImage(pixmap: result)
  }

  /// What this image lets through as a mask, 0 ... 1, between the pixels around a point; (0, 0) is
  /// the middle of the first pixel.
  private func coverage(_ x: Double, _ y: Double) -> Double {
    func at(_ column: Int, _ row: Int) -> Double {
      let pixel = pixmap[max(0, min(column, width - 1)), max(0, min(row, height - 1))]
      if maskChannel == .alpha { return Double(pixel.w) / 255 }
      let (r, g, b) = (Double(pixel.x), Double(pixel.y), Double(pixel.z))
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
    }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (fx, fy) = (x - Double(left), y - Double(top))
    let upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx
    let lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  /// This picture without the pixels whose components all lie in the given ranges: a least and a
  /// greatest number, 0 ... 255, for each component of the colour space.
  ///
  /// Nil for stencils, images with alpha, other layouts than 8-bit grey and RGB, and where there are
  /// too few numbers.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let count = format.colorCount
    guard !isMask, format.isOpaque, format.number == .integer, format.bitsPerComponent == 8,
      format.space.supportsOutput, components.count >= 2 * count
    else { return nil }
    let result = pixmap.copy()
    for y in 0..<height {
      for x in 0..<width {
        let pixel = result.bytes + y * result.bytesPerRow + x * 4
        let isHidden = (0..<count).allSatisfy { i in
          components[2 * i] <= CGFloat(pixel[i]) && CGFloat(pixel[i]) <= components[2 * i + 1]
        }
        if isHidden { pixel.update(repeating: 0, count: 4) }
      }
    }
    return CGImage(pixmap: result)
  }

  /// The same numbers, taken as components of another space; nil for stencils and where the space
  /// has another number of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.numberOfComponents == format.space.numberOfComponents,
      space.model != .pattern, let provider = dataProvider
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
      provider: provider, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }
}
