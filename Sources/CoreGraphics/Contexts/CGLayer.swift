// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A drawing that is made once and drawn often: pixels at its context's resolution.

internal import MicaRaster
internal import MicaScene

/// A surface for drawing that a context can draw again and again.
public final class CGLayer {
  /// The size in units of the base space of the context that it was made for.
  public let size: CGSize
  /// Where to draw what the layer holds. Its user space has y up, from the lower left corner.
  public let context: CGContext?

  /// A clear layer for drawing into contexts like the given one, with as many pixels per unit of
  /// base space. Nil for sizes that are not positive or beyond 2^28 pixels.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.baseTransform
    let scaleX = (base.a * base.a + base.b * base.b).squareRoot()
    let scaleY = (base.c * base.c + base.d * base.d).squareRoot()
    let width = (size.width * scaleX).rounded(.up)
    let height = (size.height * scaleY).rounded(.up)
    guard width >= 1, height >= 1, width * height <= CGFloat(Pixmap.maximumPixelCount) else {
      return nil
    }
    self.size = size
    let surface = BitmapSurface(width: Int(width), height: Int(height))
    self.context = CGContext(
      list: DisplayList(width: Int(width), height: Int(height)),
      ctm: CGAffineTransform(scaleX: scaleX, y: scaleY), surface: surface)
  }

  /// The layer's picture is drawn with whole pixels: by how much it is wider and higher than `size`,
  /// as a share of it.
  var excess: CGSize {
    guard let context else { return .zero }
    let base = context.baseTransform
    return CGSize(
      width: CGFloat(context.width) / (size.width * base.a) - 1,
      height: CGFloat(context.height) / (size.height * base.d) - 1)
  }
}
