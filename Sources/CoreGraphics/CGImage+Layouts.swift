// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixels of other layouts → the engine's premultiplied RGBA.

internal import MicaRaster

internal import struct Foundation.Data

/// Where the components of an 8-bit pixel lie, as byte offsets into it.
private struct PixelLayout {
  var red, green, blue: Int
  /// Nil where every pixel is opaque.
  var alpha: Int?
  var isPremultiplied = true
  var stride: Int

  /// The layout that Core Graphics' numbers describe; nil where it is not one of 8-bit grey or RGB,
  /// with alpha on either side or without.
  init?(bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard let alphaInfo = info.alphaInfo, let order = info.byteOrderInfo,
      !info.contains(.floatComponents)
    else { return nil }
    let colors = space.numberOfComponents
    stride = bitsPerPixel / 8
    switch alphaInfo {
    case .none:
      guard stride == colors else { return nil }
    case .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst:
      guard stride == colors + 1 else { return nil }
    case .alphaOnly:
      return nil
    }
    let alphaIsFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    // Offsets as the components are named; a little-endian word has them in reverse.
    var offsets = (0..<stride).map { $0 }
    switch order {
    case .orderDefault: break
    case .order32Big where stride == 4: break
    case .order32Little where stride == 4: offsets.reverse()
    default: return nil
    }
    let firstColor = alphaIsFirst ? 1 : 0
    red = offsets[firstColor]
    green = offsets[firstColor + (colors == 3 ? 1 : 0)]
    blue = offsets[firstColor + (colors == 3 ? 2 : 0)]
    switch alphaInfo {
    case .premultipliedLast, .last: alpha = offsets[colors]
    case .premultipliedFirst, .first: alpha = offsets[0]
    default: alpha = nil
    }
    isPremultiplied = alphaInfo != .last && alphaInfo != .first
  }

  /// Converts one row of `count` pixels.
  func convert(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for x in 0..<count {
      let pixel = source + x * stride
      let out = target + x * 4
      let a = alpha.map { pixel[$0] } ?? 255
      func component(_ offset: Int) -> UInt8 {
        let value = pixel[offset]
        if isPremultiplied { return min(value, a) }
        return UInt8((Int(value) * Int(a) + 127) / 255)
      }
      out[0] = component(red)
      out[1] = component(green)
      out[2] = component(blue)
      out[3] = a
    }
  }
}

extension CGImage {
  /// A picture from rows of pixels in memory, which are copied.
  ///
  /// Layouts: 8 bits a component, grey or RGB, without alpha or with it on either side, straight or
  /// premultiplied, 32-bit words in either byte order. Nil, with a note, for other layouts and for
  /// decode arrays; nil where the provider holds too few bytes or a side is not positive.
  /// `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, bitsPerPixel > 0, bitsPerPixel % 8 == 0,
      let layout = PixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
    else {
      Unsupported.note("CGImage pixel layout")
      return nil
    }
    guard width > 0, height > 0, width <= Pixmap.maximumPixelCount / height,
      bytesPerRow >= width * layout.stride, let data = provider.data,
      data.count >= width * layout.stride,
      (data.count - width * layout.stride) / bytesPerRow >= height - 1
    else { return nil }
    let pixmap = Pixmap(width: width, height: height)
    data.withUnsafeBytes { raw in
      guard let base = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      for y in 0..<height {
        layout.convert(
          base + y * bytesPerRow, into: pixmap.bytes + y * pixmap.bytesPerRow, count: width)
      }
    }
    self.init(pixmap: pixmap)
  }
}
