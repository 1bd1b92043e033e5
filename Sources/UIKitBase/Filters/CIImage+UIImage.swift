// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conversions between Core Image's images and UIKit's.

public import CoreGraphics
public import CoreImage

extension CIImage {
  /// Creates an image of the pixels of `image`; nil if it has no pixels.
  public convenience init?(image: UIImage) {
    guard let picture = image.storedPixels else { return nil }
    self.init(cgImage: picture)
  }

  /// Creates an image of the pixels of `image`; nil if it has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
}

extension UIImage {
  /// An image of what a Core Image image draws; without pixels where that has no end.
  ///
  /// Its `ciImage` is the given one and its `cgImage` nil, as Apple documents. Mica draws the pixels at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// An image of what a Core Image image draws, with `scale` pixels a point (values that are not positive count as 1).
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let made = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(
      pixels: made, traits: Traits(scale: scale, orientation: orientation, recipe: ciImage))
  }
  /// The Core Image image that the image was made of; nil for other images.
  public var ciImage: CIImage? { traits.recipe }
}
