// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How pixels lie in memory, as Core Graphics' numbers describe it. PixelFormat+Read.swift and
// +Write.swift turn rows into the engine's pixels and back.

internal import MicaRaster

/// A layout of grey, RGB, CMYK, indexed or alpha-only pixels.
struct PixelFormat: Equatable, Sendable {
  enum Number: Equatable, Sendable { case integer, half, float }

  let space: CGColorSpace
  let info: CGBitmapInfo
  let alpha: CGImageAlphaInfo
  let number: Number
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  /// Components without alpha; 0 where there is alpha only.
  let colorCount: Int
  /// Where in a pixel the first colour and alpha are, counted in components of memory.
  let firstColor: Int
  let alphaIndex: Int?
  /// Whether a pixel's 32-bit word of bytes has its components from last to first.
  let isReversed: Bool
  /// Whether the bytes of each component have the high one first.
  let isBigEndian: Bool

  /// Nil for layouts that are not supported: other widths than 1, 2, 4 (single components), 8, 16
  /// and 32 bits (floats), words of packed components.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard let alpha = info.alphaInfo, let order = info.byteOrderInfo, space.model != .pattern
    else { return nil }
    switch (bitsPerComponent, info.contains(.floatComponents)) {
    case (1, false), (2, false), (4, false), (8, false), (16, false): number = .integer
    case (16, true): number = .half
    case (32, true): number = .float
    default: return nil
    }
    let colors = alpha == .alphaOnly ? 0 : space.numberOfComponents
    let count = colors + (alpha == .none ? 0 : 1)
    guard bitsPerPixel == count * bitsPerComponent, bitsPerComponent >= 8 || count == 1 else {
      return nil
    }
    switch alpha {
    case .none, .noneSkipLast, .noneSkipFirst: alphaIndex = nil
    case .premultipliedLast, .last: alphaIndex = colors
    case .premultipliedFirst, .first, .alphaOnly: alphaIndex = 0
    }
    firstColor = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha) ? 1 : 0
    // Without a word about it, floats are as the processor has them, integers high byte first.
    switch (order, bitsPerComponent) {
    case (.orderDefault, _):
      (isReversed, isBigEndian) = (false, number == .integer)
    case (.order32Little, 8) where bitsPerPixel == 32:
      (isReversed, isBigEndian) = (true, false)
    case (.order32Big, 8) where bitsPerPixel == 32, (.order16Big, 16), (.order32Big, 32):
      (isReversed, isBigEndian) = (false, true)
    case (.order16Little, 16), (.order32Little, 32):
      (isReversed, isBigEndian) = (false, false)
    default:
      return nil
    }
    self.space = space
    self.info = info
    self.alpha = alpha
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    colorCount = colors
  }

  private init(native alpha: CGImageAlphaInfo) {
    space = .sRGBSpace
    info = CGBitmapInfo(rawValue: alpha.rawValue)
    self.alpha = alpha
    number = .integer
    bitsPerComponent = 8
    bitsPerPixel = 32
    colorCount = 3
    firstColor = 0
    alphaIndex = alpha == .noneSkipLast ? nil : 3
    isReversed = false
    isBigEndian = true
  }

  /// The engine's own layout: bytes R, G, B, A, premultiplied sRGB.
  static let native = PixelFormat(native: .premultipliedLast)
  /// The same for pictures without alpha: every fourth byte means nothing.
  static let nativeOpaque = PixelFormat(native: .noneSkipLast)

  /// The layout of a stencil's samples: the first component of each pixel, of which there may be
  /// more. Nil for other widths than 1, 2, 4, 8 and 16 bits.
  init?(maskBits bits: Int, bitsPerPixel: Int) {
    guard [1, 2, 4, 8, 16].contains(bits),
      bitsPerPixel == bits
        || bits >= 8 && bitsPerPixel > 0 && bitsPerPixel % bits == 0 && bitsPerPixel <= 128
    else { return nil }
    space = .deviceGraySpace
    info = []
    alpha = .none
    number = .integer
    bitsPerComponent = bits
    self.bitsPerPixel = bitsPerPixel
    colorCount = 1
    firstColor = 0
    alphaIndex = nil
    isReversed = false
    isBigEndian = true
  }

  /// The layout of a bitmap context; nil for those that can't be drawn to: straight alpha, RGB without
  /// a component for alpha, CMYK and tables, less than 8 bits.
  init?(contextBits bits: Int, space: CGColorSpace, info: CGBitmapInfo) {
    let colors = info.alphaInfo == .alphaOnly ? 0 : space.numberOfComponents
    let count = colors + (info.alphaInfo == CGImageAlphaInfo.none ? 0 : 1)
    self.init(
      bitsPerComponent: bits, bitsPerPixel: bits * count, space: space, info: info)
    guard bits >= 8, space.supportsOutput, !Self.isRefused(alpha, space) else { return nil }
  }

  /// Whether Core Graphics refuses bitmap contexts of a layout, too (Quartz 2D Programming Guide, table 2-1).
  static func isRefused(_ alpha: CGImageAlphaInfo?, _ space: CGColorSpace) -> Bool {
    alpha == .first || alpha == .last || alpha == CGImageAlphaInfo.none && space.model == .rgb
  }

  var bytesPerPixel: Int { bitsPerPixel / 8 }

  /// The bytes that a row has at least.
  func leastBytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether pixels are in the engine's order of bytes and colours, alpha being there or not.
  var isNativeOrder: Bool {
    number == .integer && bitsPerComponent == 8 && bitsPerPixel == 32 && !isReversed
      && space.isSRGBEncoded && (alpha == .premultipliedLast || alpha == .noneSkipLast)
  }

  /// Whether colours are stored multiplied by alpha.
  var isPremultiplied: Bool { alpha == .premultipliedLast || alpha == .premultipliedFirst }

  /// Whether every pixel is opaque, whatever is drawn.
  var isOpaque: Bool { alphaIndex == nil }
}
