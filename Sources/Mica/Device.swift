// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screen that a stage pretends to be: its size in points and in pixels.

internal import Foundation
internal import MicaRaster

/// A checked screen: sides and scale above 0 and at most 2^28 pixels.
package struct Device: Equatable, Sendable {
  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// `size · scale`, a part of a pixel counting as one.
  package let pixelWidth: Int
  package let pixelHeight: Int

  package init(size: CGSize, scale: CGFloat) throws(StageError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .badSize(size)
    }
    guard scale > 0, scale.isFinite else { throw .badScale(scale) }
    let most = Double(Pixmap.maximumPixelCount)
    let (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
    guard width <= most, height <= most, width * height <= most else {
      throw .tooManyPixels(size: size, scale: scale)
    }
    self.size = size
    self.scale = scale
    pixelWidth = Int(width)
    pixelHeight = Int(height)
  }

  /// Whole pixels for a length in points; the last bits of the product don't add a pixel.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Double {
    max(1, (Double(length) * Double(scale) - 1e-6).rounded(.up))
  }
}
