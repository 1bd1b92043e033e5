// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The short way between the engine's pixels and other orders of 8-bit components that mean the same
// colours: moving bytes.

internal import MicaRaster

/// Where the components of an 8-bit pixel lie, as byte offsets into it.
struct ByteLayout {
  private var red, green, blue: Int
  /// Nil where every pixel is opaque.
  private var alpha: Int?
  private var isPremultiplied: Bool
  private var stride: Int

  /// Nil where bytes would have to be converted and not only moved.
  init?(_ format: PixelFormat) {
    guard format.number == .integer, format.bitsPerComponent == 8,
      format.space.isSRGBEncoded || format.space == .deviceGraySpace, format.colorCount > 0
    else { return nil }
    stride = format.bytesPerPixel
    let last = stride - 1
    func place(_ index: Int) -> Int { format.isReversed ? last - index : index }
    let isRGB = format.colorCount == 3
    red = place(format.firstColor)
    green = place(format.firstColor + (isRGB ? 1 : 0))
    blue = place(format.firstColor + (isRGB ? 2 : 0))
    alpha = format.alphaIndex.map(place)
    isPremultiplied = format.isOpaque || format.isPremultiplied
  }

  /// A row of `count` pixels in this layout → the engine's.
  func read(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for x in 0..<count {
      let pixel = source + x * stride
      let out = target + x * 4
      let a = alpha.map { pixel[$0] } ?? 255
      if isPremultiplied {
        out[0] = min(pixel[red], a)
        out[1] = min(pixel[green], a)
        out[2] = min(pixel[blue], a)
      } else {
        out[0] = Self.multiply(pixel[red], a)
        out[1] = Self.multiply(pixel[green], a)
        out[2] = Self.multiply(pixel[blue], a)
      }
      out[3] = a
    }
  }

  private static func multiply(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((Int(value) * Int(alpha) + 127) / 255)
  }

  /// Whether `write` exists: for premultiplied and opaque RGB.
  var isWritable: Bool { isPremultiplied && red != green }

  /// The engine's pixels → a row of `count` pixels in this layout; an unused component becomes 255.
  func write(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let unused = alpha ?? (stride == 4 ? 6 - red - green - blue : red)
    for x in 0..<count {
      let pixel = target + x * stride
      let rgba = source + x * 4
      pixel[unused] = alpha == nil ? 255 : rgba[3]
      pixel[red] = rgba[0]
      pixel[green] = rgba[1]
      pixel[blue] = rgba[2]
    }
  }
}
